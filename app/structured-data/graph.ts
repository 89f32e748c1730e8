/** The structured data of each page. Only Home describes the agency in full: the framework writes these bytes into a page twice. */
import type * as schema from 'schema-dts';
import { iconUrl } from '@/app/icons';
import { breadcrumbItems } from '@/components/layout/breadcrumb-items';
import { serviceHref } from '@/components/page-links';
import { type PageMeta, pages, type Service, serviceCategories, services, site, type Site } from '@/content';
import { examplesIn } from '@/content/examples';
import { clock24, rupees } from '@/content/formats';

const absolute = (path: string) => `${site.url}${path}`;
const reference = (path: string, name: string) => ({ '@id': absolute(`${path}#${name}`) });

const organizationId = reference(pages.home.path, 'organization');
const websiteId = reference(pages.home.path, 'website');

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const openingHours = ({ hours }: Site): schema.OpeningHoursSpecification[] | undefined =>
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

const region = { '@type': 'State', name: site.region } as const;

const agency = {
  ...organizationId,
  name: site.brand,
  url: absolute(pages.home.path),
  logo: absolute(iconUrl('icon-512.png')),
} as const;

/** The values that are real. The examples that content began with are left out. */
function own(...values: readonly (string | undefined)[]) {
  const found = values.filter((value) => value !== undefined && examplesIn(value).length === 0) as string[];
  return found.length > 0 ? found : undefined;
}

/** The agency. With `site.address` it is a LocalBusiness, which must have an address. */
export function organization(site: Site): schema.Organization | schema.LocalBusiness {
  const { address } = site;
  const telephone = own(site.phone, site.landline);
  const whole = {
    ...agency,
    description: site.description,
    areaServed: [...site.cities.map((name) => ({ '@type': 'City', name }) as const), region],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone,
      hoursAvailable: openingHours(site),
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
    openingHoursSpecification: openingHours(site),
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
  name: site.brand,
  url: absolute(pages.home.path),
  inLanguage: 'en-IN',
  publisher: organizationId,
};

export function webPage(
  page: PageMeta,
  type: 'WebPage' | 'AboutPage' | 'ContactPage' = 'WebPage',
): [schema.Organization, schema.WebSite, schema.WebPage, schema.BreadcrumbList] {
  const breadcrumbId = reference(page.path, 'breadcrumb');
  return [
    { '@type': 'Organization', ...agency },
    website,
    {
      '@type': type,
      ...reference(page.path, 'page'),
      name: page.breadcrumb,
      url: absolute(page.path),
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

/** The price, if it is an amount, without the discount: that is the owner's words, not computed. */
export function serviceNode(service: Service): schema.Service {
  const { slug, category, title, shortDesc, price, period } = service;
  const url = absolute(serviceHref(slug));
  const amount = rupees(price);
  const unitText = period?.replace(/^(\/|an? |per )/, '');
  const unitCode = UNIT_CODES.get(unitText ?? '');
  const priceSpecification: schema.UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(price.startsWith('₹') ? { price: amount } : { minPrice: amount }),
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
    areaServed: region,
    ...(amount && { offers: { '@type': 'Offer', priceSpecification } }),
  };
}

export const serviceNodes = services.map(serviceNode);
