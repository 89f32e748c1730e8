import type { Content } from '../../content/schema/files.ts';
import {
  chatNumberFor,
  derive,
  deriveDiscount,
  slugsOf,
  withCategory,
  withAddress,
  withoutPage,
  withPage,
} from './derive.ts';

type Service = Record<string, unknown>;

const web = { id: 1, slug: 'web', category: 'shops', title: 'Web', price: '₹6,000', originalPrice: '₹8,000' };

function contentsWith(...services: Service[]) {
  const categories = [{ id: 'all', label: 'All' }];
  const company = { links: [{ id: 'about', label: 'About', href: '/about/' }] };
  return {
    services: { services, serviceCategories: categories },
    home: { homeServices: [] as Service[], homeServiceFilters: categories },
    pages: { about: { path: '/about/', breadcrumb: 'About' } },
    site: {
      footer: { services: { links: [] }, company, legal: { links: [] } },
      navigation: [{ id: 'home', label: 'Home', href: '/' }],
    },
  };
}

const as = (contents: object) => contents as Content;

/** The services after an edit of `before`. */
function after(before: Service[], ...services: Service[]) {
  const known = new Set(['web']);
  const next = derive(as(contentsWith(...before)), as(contentsWith(...services)), known);
  return (next.services as { services: Service[] }).services;
}

test('a discount follows the prices until somebody writes another', () => {
  const { originalPrice } = web;
  const offer = { price: '₹6,000', originalPrice, discount: '25% OFF' };
  expect(deriveDiscount(offer, { ...offer, price: '₹4,000' })).toBe('50% OFF');
  expect(deriveDiscount({ price: '₹6,000' }, { price: '₹6,000', originalPrice })).toBe('25% OFF');
  for (const price of ['', '₹', '₹1,80', 'On request', '₹9,000'])
    expect(deriveDiscount(offer, { ...offer, price })).toBe('25% OFF');
  const own = { ...offer, discount: '20% OFF' };
  expect(deriveDiscount(own, { ...own, price: '₹4,000' })).toBe('20% OFF');
  expect(deriveDiscount(offer, { ...own, price: '₹4,000' })).toBe('20% OFF');
});

test('a copy has an address of its own, which follows its title', () => {
  const [, copy] = after([web], web, { ...web, id: 2 });
  expect(copy).toMatchObject({ id: 2, slug: 'web-2' });
  const [, renamed] = after([web, copy!], web, { ...copy, title: 'Wedding Films' });
  expect(renamed).toMatchObject({ slug: 'wedding-films' });
});

test('what follows is known by its entry, wherever that has moved', () => {
  const film = { ...web, id: 2, slug: 'film', title: 'Film' };
  expect(after([web, film], { ...film, title: 'Reels' }, web)).toMatchObject([{ slug: 'reels' }, web]);
});

test('an address that links may lead to stays', () => {
  expect(after([web], { ...web, title: 'Web Design' })).toMatchObject([{ slug: 'web' }]);
});

test('a new category is a filter button, and has its service', () => {
  const changed = withCategory(as(contentsWith(web)), 'services.services.1.category', 'Video & Film');
  expect(changed.services).toMatchObject({
    services: [{ category: 'video-film' }],
    serviceCategories: [{ id: 'all' }, { id: 'video-film', label: 'Video & Film' }],
  });
});

test('a page comes and goes with its links', () => {
  const before = contentsWith(web);
  expect(withPage(as(before), 'Careers').changed.site).toMatchObject({ navigation: before.site.navigation });
  const { changed, field } = withPage(as(before), 'Careers', true);
  expect(changed.site).toMatchObject({ navigation: [{}, { label: 'Careers', href: '/careers/' }] });
  expect(field).toBe('pages.careers');
  expect(changed.pages).toMatchObject({ careers: { path: '/careers/', article: { heading: 'Careers' } } });
  expect(changed.site).toMatchObject({ footer: { company: { links: [{}, { href: '/careers/' }] } } });
  expect(withoutPage(as({ ...before, ...changed }), 'careers')).toEqual({
    pages: before.pages,
    site: before.site,
  });
});

test('the links to a page go along with its address, which no other page has', () => {
  const { changed } = withPage(as(contentsWith(web)), 'Careers', true);
  const pages = changed.pages as Record<string, object>;
  const typed = (path: string) => ({ ...pages, careers: { ...pages.careers, path } });
  const moved = (path: string) => withAddress(as({ ...changed, pages: typed(path) }), 'careers');
  expect(moved('Work with us').changed).toMatchObject({
    pages: { about: {}, 'work-with-us': { path: '/work-with-us/', breadcrumb: 'Careers' } },
    site: {
      footer: { company: { links: [{ href: '/about/' }, { href: '/work-with-us/' }] } },
      navigation: [{}, { href: '/work-with-us/' }],
    },
  });
  expect(moved('/about/').key).toBe('about-2');
  expect(moved('/careers/').changed).toEqual(changed);
});

test('links to a place on a page go along with it, and go with it', () => {
  const { changed } = withPage(as(contentsWith(web)), 'Careers', true);
  const site = JSON.parse(JSON.stringify(changed.site).replaceAll('/careers/', '/careers/#jobs')) as object;
  const pages = changed.pages as Record<string, object>;
  const moved = withAddress(
    as({ pages: { careers: { ...pages.careers, path: '/jobs/' } }, site }),
    'careers',
  );
  expect(moved.changed).toMatchObject({ site: { navigation: [{}, { href: '/jobs/#jobs' }] } });
  expect(JSON.stringify(withoutPage(as({ pages, site }), 'careers'))).not.toContain('careers');
});

test('the addresses are known of what can be read alone', () => {
  const { home } = contentsWith();
  const homeServices = [{ slug: 'web' }];
  expect(slugsOf(as({ home: { ...home, homeServices }, services: undefined }))).toEqual(new Set(['web']));
});

test('one number for calls and for WhatsApp stays one; two, or a landline, are left', () => {
  const [old, mobile, landline] = ['+91 90000 00001', '+91 98480 12345', '+91 863 234 5678'];
  expect(chatNumberFor(old, mobile, '919000000001')).toBe('919848012345');
  expect(chatNumberFor(old, mobile, '919000000002')).toBe('919000000002');
  expect(chatNumberFor(old, landline, '919000000001')).toBe('919000000001');
});
