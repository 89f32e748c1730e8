/** The structured data of each page. Only Home describes the agency in full: the framework writes these bytes into a page twice. */
import type * as schema from 'schema-dts';
import { iconUrl } from '@/app/icons';
import { breadcrumbItems } from '@/components/layout/breadcrumb-items';
import { serviceHref } from '@/components/page-links';
import {
  contentIn,
  inEnglish,
  type PageMeta,
  type Person,
  type Piece,
  pages,
  type Service,
  serviceCategories,
  services,
  site,
  type Site,
} from '@/content';
import { examplesIn } from '@/content/examples';
import { clock24, parsePrice } from '@/content/formats';
import { pageLanguage } from '@/page-language';
import { type Photo, photoAddress } from '@/photos';

const english = contentIn('en');

const absolute = (path: string) => `${english.site.url}${path}`;
const reference = (path: string, name: string) => ({ '@id': absolute(`${path}#${name}`) });

/** One agency and one site, whatever the language of the page. */
const home = english.pages.home.path;
const organizationId = reference(home, 'organization');
const websiteId = reference(home, 'website');

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const openingHours = (hours: Site['hours']): schema.OpeningHoursSpecification[] | undefined =>
  hours?.times.map(({ from, to = from, opens, closes }) => {
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek:
        first <= last ? DAYS.slice(first, last + 1) : [...DAYS.slice(first), ...DAYS.slice(0, last + 1)],
      opens: clock24(opens),
      closes: clock24(closes),
    };
  });

const region = () => ({ '@type': 'State', name: site.region }) as const;

const agency = {
  ...organizationId,
  name: english.site.brand,
  url: absolute(home),
  logo: absolute(iconUrl('icon-512.png')),
} as const;

/** The values that are real. The examples that content began with are left out. */
function own(...values: readonly (string | undefined)[]) {
  const found = values.filter((value) => value !== undefined && examplesIn(value).length === 0) as string[];
  return found.length > 0 ? found : undefined;
}

/** The addresses of photographs; undefined without any. */
function images(...photos: readonly (Photo | undefined)[]) {
  const found = photos.flatMap((photo) => (photo ? [absolute(photoAddress(photo.file))] : []));
  return found.length > 0 ? found : undefined;
}

/** The work and the people that a page shows. */
export const pieceNodes = (pieces: readonly Piece[]): schema.CreativeWork[] =>
  pieces.map(({ name, text, link, photo }) => ({
    '@type': 'CreativeWork',
    name,
    description: text,
    image: images(photo),
    url: link,
    creator: organizationId,
  }));

export const personNodes = (people: readonly Person[]): schema.Person[] =>
  people.map(({ name, role, photo }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    image: images(photo),
    worksFor: organizationId,
  }));

/**
 * The agency. With `site.address` it is a LocalBusiness, which must have an address. `hours` are those of the English
 * content, in which days have their English names.
 */
export function organization(site: Site, hours = site.hours): schema.Organization | schema.LocalBusiness {
  const { address } = site;
  const telephone = own(site.phone, site.landline);
  const whole = {
    ...agency,
    description: site.description,
    areaServed: [...site.cities.map((name) => ({ '@type': 'City', name }) as const), region()],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone,
      hoursAvailable: openingHours(hours),
      email: own(site.email)?.[0],
      url: absolute(pages.contact.path),
      availableLanguage: ['en', 'te'],
    },
    sameAs: own(...site.social.map(({ url }) => url)),
  } as const;
  if (!address) return { '@type': 'Organization', ...whole };
  return {
    '@type': 'LocalBusiness',
    ...whole,
    telephone,
    openingHoursSpecification: openingHours(hours),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressRegion: site.region,
      addressCountry: 'IN',
    },
  };
}

export const website: schema.WebSite = {
  '@type': 'WebSite',
  ...websiteId,
  name: english.site.brand,
  url: absolute(home),
  inLanguage: english.site.telugu.isPublic ? ['en-IN', 'te-IN'] : 'en-IN',
  publisher: organizationId,
};

/** A page. `photo` is what it shows of the agency itself. */
export function webPage(
  page: PageMeta,
  type: 'WebPage' | 'AboutPage' | 'ContactPage' = 'WebPage',
  photo?: Photo,
): [schema.Organization, schema.WebSite, schema.WebPage, schema.BreadcrumbList] {
  const breadcrumbId = reference(page.path, 'breadcrumb');
  return [
    { '@type': 'Organization', ...agency, image: images(photo) },
    website,
    {
      '@type': type,
      ...reference(page.path, 'page'),
      name: page.breadcrumb,
      url: absolute(page.path),
      inLanguage: `${pageLanguage()}-IN`,
      isPartOf: websiteId,
      about: organizationId,
      breadcrumb: breadcrumbId,
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumbId,
      itemListElement: breadcrumbItems(page).map(({ breadcrumb, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: breadcrumb,
        item: absolute(path),
      })),
    },
  ];
}

/** Codes of UN/CEFACT Recommendation 20, which has none for a project. */
const UNIT_CODES = new Map([
  ['hour', 'HUR'],
  ['day', 'DAY'],
  ['week', 'WEE'],
  ['month', 'MON'],
  ['year', 'ANN'],
]);

const withoutPer = (period?: string) => period?.replace(/^(\/|an? |per )/, '');

/**
 * The price, if it is an amount, without the discount: that is the owner's words, not computed. `written` is the same service
 * in English, whose words tell what its price and its period are.
 */
export function serviceNode(service: Service, written = inEnglish(service)): schema.Service {
  const { slug, category, title, shortDesc, period } = service;
  const url = absolute(serviceHref(slug));
  const { before, rupees } = parsePrice(written.price);
  const unitText = withoutPer(period);
  const unitCode = UNIT_CODES.get(withoutPer(written.period) ?? '');
  const priceSpecification: schema.UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(before ? { minPrice: rupees } : { price: rupees }),
    priceCurrency: 'INR',
    ...(unitText && { unitText }),
    ...(unitCode && { unitCode }),
  };
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: title,
    serviceType: serviceCategories.find(({ id }) => id === category)?.label,
    description: shortDesc,
    provider: organizationId,
    areaServed: region(),
    image: images(service.photo),
    ...(rupees && { offers: { '@type': 'Offer', priceSpecification } }),
  };
}

export const serviceNodes = () => services.map((service) => serviceNode(service));
