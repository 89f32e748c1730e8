import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@/content/site';
import { Header } from './header';

jest.mock('next/navigation', () => ({ usePathname: () => '/services/' }));

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue(Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.getAnimations = () => [];
});

const { menu, openMenu, closeMenu } = site.frame;

async function openDrawer() {
  render(<Header />);
  const button = screen.getByRole('button', { name: openMenu });
  await userEvent.click(button);
  return { button, drawer: screen.getByRole('dialog', { name: menu }) };
}

it('opens the menu, which leads where the header leads, and knows the page', async () => {
  const { button, drawer } = await openDrawer();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const { label, href } of site.navigation) {
    const link = within(drawer).getByRole('link', { name: label });
    expect(link).toHaveAttribute('href', href);
    expect(link.getAttribute('aria-current')).toBe(href === '/services/' ? 'page' : null);
  }
});

it.each(['its button', 'Escape'])('is closed by %s, and the focus goes back', async (way) => {
  const { button } = await openDrawer();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: closeMenu }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});
