import { render, screen, within } from '@testing-library/react';
import { about, pages, people, type Person, type Piece, services, work } from '@/content';
import { withWorkPage } from '@/content/work-page';
import HomePage from './[lang]/(home)/page';
import TextPage, { generateStaticParams } from './[lang]/[page]/page';
import AboutPage from './[lang]/about/page';
import ContactPage from './[lang]/contact/page';
import ServicesPage from './[lang]/services/page';

// It reads files while it is drawn, which only the server can wait for.
jest.mock('../components/ui/photo', () => ({
  Photo: ({ photo }: { photo: { shows: string } }) => <img alt={photo.shows} />,
  PhotoRules: () => null,
}));
jest.mock('../photos', () => ({ photoAddress: (file: string) => `/photos/${file}` }));

const params = Promise.resolve({ lang: 'en' });
const { slug, title } = services[0]!;

const pieceOf = (index: number, more: Partial<Piece> = {}): Piece => ({
  id: `piece${index}`,
  name: `Shop ${index}`,
  trade: 'Saree shop',
  town: 'Tenali',
  link: 'https://www.instagram.com/reel/abc',
  service: slug,
  text: 'Two Reels a week.',
  since: 'March 2026',
  permission: '2026-03-12',
  ...more,
});

const person: Person = { id: 'a', name: 'Sita', role: 'Films Reels', languages: 'Telugu', answers: false };

/** Sets the work, and with it whether there is a page of all of it. */
function setPieces(...pieces: Piece[]) {
  work.pieces = pieces;
  const { work: _, ...others } = pages;
  delete (pages as Partial<typeof pages>).work;
  Object.assign(pages, withWorkPage(others, work));
}

const shown = () => screen.queryByRole('region', { name: work.heading });
const names = () =>
  within(shown()!)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const structured = (container: HTMLElement) =>
  container.querySelector('script[type="application/ld+json"]')!.innerHTML;

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => new EventTarget() });
  // React says that a script which it renders itself does not run.
  jest.spyOn(console, 'error').mockImplementation();
});

beforeEach(() => {
  setPieces();
  people.people = [];
  about.customers.items = [];
});

describe.each(Object.entries({ HomePage, ServicesPage, AboutPage }))('work on %s', (_, Page) => {
  test('none: there is no such section', async () => {
    const { container } = render(await Page({ params }));
    expect(shown()).toBeNull();
    expect(structured(container)).not.toContain('CreativeWork');
  });

  test.each([1, 3])('%s: all of it, and no link to more', async (count) => {
    setPieces(...Array.from({ length: count }, (_, index) => pieceOf(index)));
    render(await Page({ params }));
    expect(names()).toHaveLength(count);
    expect(screen.queryByRole('link', { name: work.all })).toBeNull();
  });

  test('4: the first three, and a link to all', async () => {
    setPieces(...[0, 1, 2, 3].map((index) => pieceOf(index)));
    const { container } = render(await Page({ params }));
    expect(names()).toEqual(['Shop 0', 'Shop 1', 'Shop 2']);
    expect(screen.getByRole('link', { name: work.all })).toHaveAttribute('href', '/work/');
    expect(structured(container)).toContain('"name":"Shop 2"');
    expect(structured(container)).not.toContain('Shop 3');
  });
});

test('there is a page of all work from four pieces on, and none before', async () => {
  setPieces(...[0, 1, 2].map((index) => pieceOf(index)));
  expect(generateStaticParams()).not.toContainEqual({ page: 'work' });
  const words = { text: 'They film on Tuesday.', permission: '2026-03-12', id: 'words', work: 'piece3' };
  about.customers.items = [{ ...words, name: 'Lakshmi', trade: 'Saree shop', town: 'Tenali' }];
  setPieces(...[0, 1, 2, 3].map((index) => pieceOf(index)));
  expect(generateStaticParams()).toContainEqual({ page: 'work' });
  render(await TextPage({ params: Promise.resolve({ lang: 'en', page: 'work' }) }));
  const pieces = screen.getAllByRole('article');
  expect(pieces).toHaveLength(4);
  expect(pieces[3]).toHaveTextContent('“They film on Tuesday.”Lakshmi');
  expect(pieces[0]).not.toHaveTextContent('Tuesday');
});

test('a piece leads to its service, and to the Reel or the website', async () => {
  setPieces(pieceOf(0), pieceOf(1, { link: 'https://shop.in/' }), pieceOf(2, { link: undefined }));
  render(await HomePage({ params }));
  const pieces = screen.getAllByRole('article');
  const links = pieces.map((piece) =>
    within(piece)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );
  expect(links).toEqual([[title, `${work.reel}: Shop 0`], [title, `${work.website}: Shop 1`], [title]]);
});

test('a figure is shown together with its source, or not at all', async () => {
  const [figure, source] = ['9 calls a day', 'Call log'];
  setPieces(pieceOf(0, { figure, source }), pieceOf(1, { figure }), pieceOf(2, { source }));
  render(await HomePage({ params }));
  const [whole, noSource, noFigure] = screen.getAllByRole('article');
  expect(whole).toHaveTextContent(`9 calls a day${work.source} Call log`);
  expect(noSource).not.toHaveTextContent('9 calls');
  expect(noFigure).not.toHaveTextContent('Call log');
});

test('who answers is beside the form, and only if somebody does', async () => {
  people.people = [person];
  const nobody = render(await ContactPage({ params }));
  expect(nobody.container).not.toHaveTextContent('Sita');
  expect(structured(nobody.container)).not.toContain('Person');
  nobody.unmount();
  people.people = [person, { ...person, id: 'b', name: 'Ravi', answers: true }];
  const { container } = render(await ContactPage({ params }));
  expect(container).toHaveTextContent(`${people.answers}RaviTelugu`);
  expect(structured(container)).toContain('"@type":"Person","name":"Ravi","jobTitle":"Films Reels"');
});

test('the people are on About, and without any there is no such section', async () => {
  const nobody = render(await AboutPage({ params }));
  expect(screen.queryByRole('region', { name: people.heading })).toBeNull();
  nobody.unmount();
  about.photo = { file: 'office.jpg', shows: 'Our office' };
  people.people = [{ ...person, photo: { file: 'sita.jpg', shows: 'Sita with her camera' } }];
  const { container } = render(await AboutPage({ params }));
  const section = screen.getByRole('region', { name: people.heading });
  expect(section).toHaveTextContent('SitaFilms ReelsTelugu');
  expect(within(section).getByRole('img', { name: 'Sita with her camera' })).toBeVisible();
  expect(structured(container)).toMatch(/"image":\["[^"]+\/photos\/sita\.jpg"\],"worksFor"/);
  expect(structured(container)).toMatch(/"@type":"Organization",[^{}]*"image":\["[^"]+\/office\.jpg"\]/);
});
