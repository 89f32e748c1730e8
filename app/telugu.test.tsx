import { fireEvent, render, screen } from '@testing-library/react';
import { ChatButton } from '@/components/layout/chat-button';
import { DrawerContent } from '@/components/layout/drawer-content';
import { FailureNotice } from '@/components/layout/failure-notice';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { liveRegion } from '@/components/ui/announce';
import { contact, serviceCategories, servicesPage, site } from '@/content';
import HomePage from './[lang]/(home)/page';
import AboutPage from './[lang]/about/page';
import ContactPage from './[lang]/contact/page';
import ServicesPage from './[lang]/services/page';
import { NotFoundSection } from './not-found-section';

jest.mock('../content/fill', () => {
  // They have a form of their own, or are drawn into pictures, and so cannot be in Telugu.
  const forms =
    /^(id|kind|slug|service|category|icon|gradient|badgeColor|drawing|tag|price|originalPrice|discount|timeline|duration|phone|landline|chatNumber|from|to|opens|closes|postalCode|email|url|link|href|path|network|brand|tagline|key|file)$/;
  let count = 0;
  const translate = (key: string, value: unknown) =>
    typeof value === 'string' && !forms.test(key) ? `In తెలుగు ${(count += 1)}` : value;
  return { fill: (part: unknown) => JSON.parse(JSON.stringify(part), translate) as unknown };
});

jest.mock('next/navigation', () => ({ usePathname: () => '/', useParams: () => ({ lang: 'en' }) }));

const english = { params: Promise.resolve({ lang: 'en' }) };

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn(), getAnimations: () => [] });
  Object.assign(globalThis, {
    matchMedia: () => new EventTarget(),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  // React says that a script which it renders itself does not run.
  jest.spyOn(console, 'error').mockImplementation();
});

/** Elements whose text is read aloud as English, and is blank on a device without a Telugu font. */
function unmarked() {
  const elements = [...document.querySelectorAll(':not(script, style, [lang=te], [lang=te] *)')];
  return elements.filter((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    const names = element.matches('a, button, input') ? ['aria-label', 'placeholder'] : [];
    const words = [...texts, ...names.map((name) => element.getAttribute(name) ?? '')];
    return words.some((text) => /\p{Script=Telugu}/u.test(text));
  });
}

test.each(
  Object.entries({
    HomePage: () => HomePage(english),
    ServicesPage: () => ServicesPage(english),
    ContactPage: () => ContactPage(english),
    AboutPage: () => AboutPage(english),
    NotFoundSection,
    SkipLink,
    Header,
    Footer,
    ChatButton,
    DrawerContent,
    FailureNotice,
  }),
)('every text of %s that is in Telugu says so', async (_, Part) => {
  const { container } = render(await Part());
  expect(container).toHaveTextContent('తెలుగు');
  expect(unmarked()).toEqual([]);
});

test('so do the hints and notices of the form', async () => {
  render(await ContactPage(english));
  fireEvent.click(screen.getByRole('button', { name: contact.send }));
  expect(screen.getByRole('alert')).toHaveTextContent(contact.notices.error);
  expect(unmarked()).toEqual([]);
});

test('so do the drawer, the details of a service and what the filter announces', async () => {
  render(<div {...liveRegion} />);
  const header = render(<Header />);
  fireEvent.click(screen.getByRole('button', { name: site.frame.openMenu }));
  expect(unmarked()).toEqual([]);
  header.unmount();
  render(await ServicesPage(english));
  fireEvent.click(
    screen.getAllByRole('button', { name: (name) => name.startsWith(servicesPage.card.details) })[0]!,
  );
  fireEvent.click(screen.getByRole('button', { name: serviceCategories[1]!.label, hidden: true }));
  expect(document.getElementById(liveRegion.id)).toHaveTextContent(serviceCategories[1]!.label);
  expect(unmarked()).toEqual([]);
});
