import { render, screen } from '@testing-library/react';
import { about } from '@/content';
import AboutPage from './[lang]/about/page';
import ServicesPage from './[lang]/services/page';

const english = { params: Promise.resolve({ lang: 'en' }) };
const { heading } = about.customers;
const customer = {
  id: 'a',
  text: 'They answer.',
  name: 'Lakshmi',
  trade: 'Saree shop',
  town: 'Tenali',
  permission: '2026-03-12',
};

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => new EventTarget() });
  // React says that a script which it renders itself does not run.
  jest.spyOn(console, 'error').mockImplementation();
});

describe.each(Object.entries({ AboutPage, ServicesPage }))('%s', (_, Page) => {
  test('shows what customers say, with who they are', async () => {
    about.customers.items = [customer];
    const { container } = render(await Page(english));
    const section = screen.getByRole('region', { name: heading });
    expect(section).toHaveTextContent('“They answer.”Lakshmi' + 'Saree shop, Tenali');
    const markup = [...container.querySelectorAll('script')].map((script) => script.innerHTML).join('');
    expect(markup).not.toMatch(/Lakshmi|review|rating/i);
  });

  test('has no such section without a customer', async () => {
    about.customers.items = [];
    render(await Page(english));
    expect(screen.queryByText(heading)).not.toBeInTheDocument();
  });
});
