import { draftsIn, pathWithDrafts, withoutDrafts } from './drafts';

const isDraft = true;

const content = {
  services: {
    services: [
      { slug: 'films', category: 'films', isDraft },
      { slug: 'web', category: 'web', features: ['Fast'] },
      { slug: 'ads', category: 'web', isDraft },
    ],
    serviceCategories: [{ id: 'all' }, { id: 'films' }, { id: 'web' }],
  },
  about: {
    trades: [
      { text: 'Weddings', service: 'films' },
      { text: 'Shops', service: 'web' },
    ],
    sections: [
      { heading: 'Us', isDraft, points: [{ isDraft }] },
      { points: [{ isDraft }, { text: 'Here' }] },
    ],
    customers: [
      { text: 'Good', work: 'loom' },
      { text: 'Fine', work: 'sweets' },
    ],
  },
  work: { pieces: [{ id: 'loom', isDraft }, { id: 'sweets' }] },
  pages: { home: { path: '/' }, careers: { path: '/careers/', isDraft } },
  site: {
    links: [
      { href: '/careers/' },
      { href: '/' },
      { href: '/services/#service-films' },
      { href: '/contact/#service=web' },
    ],
  },
};

const published = {
  services: {
    services: [{ slug: 'web', category: 'web', features: ['Fast'] }],
    serviceCategories: [{ id: 'all' }, { id: 'web' }],
  },
  about: {
    trades: [{ text: 'Weddings' }, { text: 'Shops', service: 'web' }],
    sections: [{ points: [{ text: 'Here' }] }],
    customers: [{ text: 'Good' }, { text: 'Fine', work: 'sweets' }],
  },
  work: { pieces: [{ id: 'sweets' }] },
  pages: { home: { path: '/' } },
  site: { links: [{ href: '/' }, { href: '/contact/#service=web' }] },
};

test('what is published has no draft, and nothing that leads to drafts alone', () => {
  expect(withoutDrafts(content)).toEqual(published);
  expect(withoutDrafts(published)).toEqual(published);
});

test('a draft that is shown is there with all that leads to it', () => {
  const [films] = content.services.services;
  const shown = withoutDrafts(content, films);
  expect(shown.services.services.map(({ slug }) => slug)).toEqual(['films', 'web']);
  expect(shown.services.serviceCategories).toEqual(content.services.serviceCategories);
  expect(shown.about.trades).toEqual(content.about.trades);
  expect(shown.site.links).toEqual(content.site.links.slice(1));
});

test('a name that a draft shares with what is shown leads there', () => {
  const web = { slug: 'web', category: 'web', isDraft };
  const { services, serviceCategories } = content.services;
  const copied = { ...content, services: { services: [web, ...services], serviceCategories } };
  expect(withoutDrafts(copied)).toEqual(published);
});

test.each([
  ['services.services.0.features.0', 'services.services.1.features.0'],
  ['services.serviceCategories.1', 'services.serviceCategories.2'],
  ['about.sections.0.points.0.text', 'about.sections.1.points.1.text'],
  ['site.links.1.href', 'site.links.3.href'],
  ['pages.home.title', 'pages.home.title'],
  ['services.services', 'services.services'],
  ['services.services.9.slug', 'services.services.9.slug'],
])('what is published at %s is at %s', (path, among) => {
  expect(pathWithDrafts(content, path)).toBe(among);
});

test('a draft in a draft is a part of it', () => {
  expect(draftsIn(content).map(({ path }) => path)).toEqual([
    'services.services.0',
    'services.services.2',
    'about.sections.0',
    'about.sections.1.points.0',
    'work.pieces.0',
    'pages.careers',
  ]);
});

test.each([undefined, null, 'a text', { services: 'a text', pages: null }])(
  'a content of the wrong form is left as it is: %j',
  (wrong) => {
    expect(withoutDrafts(wrong)).toEqual(wrong);
    expect(pathWithDrafts(wrong, 'services.0')).toBe('services.0');
    expect(draftsIn(wrong)).toEqual([]);
  },
);
