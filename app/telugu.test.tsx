import { fireEvent, render, screen } from '@testing-library/react';
import { ChatButton } from '@/components/layout/chat-button';
import { DrawerContent } from '@/components/layout/drawer-content';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { contact } from '@/content/contact';
import HomePage from './(home)/page';
import AboutPage from './about/page';
import ContactPage from './contact/page';
import NotFound from './not-found';
import ServicesPage from './services/page';

jest.mock('../content/fill', () => {
  // They have a form of their own, or are drawn into pictures, and so cannot be in Telugu.
  const forms =
    /^(id|slug|category|icon|gradient|badgeColor|drawing|tag|value|price|originalPrice|discount|timeline|duration|phone|landline|chatNumber|from|to|opens|closes|postalCode|email|url|href|path|network|brand|tagline|key)$/;
  let count = 0;
  const translate = (key: string, value: unknown) =>
    typeof value === 'string' && !forms.test(key) ? `తెలుగు ${(count += 1)}` : value;
  return { fill: (part: unknown) => JSON.parse(JSON.stringify(part), translate) as unknown };
});

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  // React says that a script which it renders itself does not run.
  jest.spyOn(console, 'error').mockImplementation();
});

/** Texts that are read aloud as English, and are blank on a device without a Telugu font. */
function unmarked() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (/\p{Script=Telugu}/u.test(data) && !parentElement!.closest('[lang=te], script, style'))
      found.push(parentElement!.outerHTML);
  }
  return found;
}

test.each(
  Object.entries({
    HomePage,
    ServicesPage,
    ContactPage,
    AboutPage,
    NotFound,
    SkipLink,
    Header,
    Footer,
    ChatButton,
    DrawerContent,
  }),
)('every text of %s that is in Telugu says so', (_, Part) => {
  const { container } = render(<Part />);
  expect(container).toHaveTextContent('తెలుగు');
  expect(unmarked()).toEqual([]);
});

test('so do the hints and notices of the form', () => {
  render(<ContactPage />);
  fireEvent.click(screen.getByRole('button', { name: contact.send }));
  expect(screen.getByText(contact.notices.error)).toBeVisible();
  expect(unmarked()).toEqual([]);
});
