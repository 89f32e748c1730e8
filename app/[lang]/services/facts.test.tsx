import { render, screen } from '@testing-library/react';
import { services, servicesPage } from '@/content';
import TermsPage from '../[page]/page';
import AboutPage from '../about/page';
import { ServiceDetails } from './service-details';

const { heading } = servicesPage.facts;
const general = { monthly: 'It ends when you say so.', gst: 'GST is on top.', signer: 'Sita signs.' };
const own = { amount: 'Nine Reels.', filming: 'We film.', hosting: 'We host.', extra: 'Printing is extra.' };

beforeEach(() => Object.assign(servicesPage, { facts: { heading } }));

const renderDetails = (values: object) => render(<ServiceDetails service={{ ...services[0]!, ...values }} />);

const unsaid = { amount: undefined, filming: undefined, hosting: undefined, extra: undefined };

test('what the owner has said of a service is in its details, how it ends only if it is monthly', () => {
  Object.assign(servicesPage.facts, general);
  const { unmount } = renderDetails({ ...own, period: '/month' });
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  for (const fact of [general.monthly, general.gst, ...Object.values(own)])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.queryByText(general.signer)).not.toBeInTheDocument();
  unmount();
  renderDetails({ ...own, period: 'for 3 months' });
  expect(screen.queryByText(general.monthly)).not.toBeInTheDocument();
});

test('what is extra is said without a heading, and nothing where the owner has said nothing', () => {
  const { unmount } = renderDetails({ ...unsaid, extra: own.extra });
  expect(screen.getByText(own.extra)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  unmount();
  const { container } = renderDetails(unsaid);
  expect(container.querySelector('.details-note')).not.toBeInTheDocument();
});

describe.each([
  ['About', () => AboutPage({ params: Promise.resolve({ lang: 'en' }) })],
  ['the terms', () => TermsPage({ params: Promise.resolve({ lang: 'en', page: 'terms' }) })],
])('%s', (_, makePage) => {
  test('has what holds for every service', async () => {
    Object.assign(servicesPage.facts, general);
    render(await makePage());
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    for (const fact of Object.values(general)) expect(screen.getByText(fact)).toBeInTheDocument();
  });

  test('has no such section before the owner has said anything', async () => {
    render(await makePage());
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  });
});
