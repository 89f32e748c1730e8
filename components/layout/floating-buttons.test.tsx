import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@/content/site';
import { ChatButton } from './chat-button';
import { Newsletter } from './newsletter';
import { ScrollToTop } from './scroll-to-top';

function scrollPageTo(y: number) {
  Object.assign(window, { scrollY: y });
  act(() => void fireEvent.scroll(window));
}

test('the way to the top is there beyond 300 px, and takes the focus along', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTop label={site.frame.scrollToTop}>↑</ScrollToTop>
    </>,
  );
  const button = screen.getByRole('button', { name: site.frame.scrollToTop });
  scrollPageTo(300);
  expect(button).not.toHaveAttribute('data-shown');
  scrollPageTo(301);
  expect(button).toHaveAttribute('data-shown');
  await userEvent.click(button);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the way to the chat leads to the number of the owner, with a greeting', () => {
  render(<ChatButton />);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: site.chatTooltip });
  expect(href).toContain(`wa.me/${site.chatNumber}?`);
  expect(new URL(href).searchParams.get('text')).toBe(site.chatGreeting);
});

test('the newsletter takes an address and does nothing with it', async () => {
  const { label, subscribe } = site.footer.newsletter;
  render(<Newsletter />);
  await userEvent.type(screen.getByRole('textbox', { name: label }), 'lakshmi@example.in{Enter}');
  await userEvent.click(screen.getByRole('button', { name: subscribe }));
  expect(screen.getByRole('textbox')).toHaveValue('lakshmi@example.in');
});
