/**
 * The parts of the structured data, from the same content as the pages. Home describes the agency and
 * the site in full; other pages name them by `@id`, because every byte is both in the HTML and in its data.
 */
import type {
  BreadcrumbList,
  Organization,
  ProfessionalService,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { iconUrl } from '@/app/icons';
import { trail } from '@/components/layout/trail';
import { type PageMeta, pages } from '@/content/pages';
import { rupees } from '@/content/rupees';
import { type Service as ServiceContent, services } from '@/content/services';
import { site, type Site } from '@/content/site';

const absolute = (path: string) => `${site.url}${path}`;
const reference = (path: string, name: string) => ({ '@id': absolute(`${path}#${name}`) });

const organizationId = reference(pages.home.path, 'organization');
const websiteId = reference(pages.home.path, 'website');

/** The agency; a ProfessionalService, which must have an address, once `site.address` is given. */
export function organization({ address, ...site }: Site): Organization | ProfessionalService {
  const agency = {
    ...organizationId,
    name: site.brand,
    description: site.description,
    url: absolute(pages.home.path),
    logo: absolute(iconUrl('icon-512.png')),
    areaServed: [
      ...site.cities.map((name) => ({ '@type': 'City', name }) as const),
      { '@type': 'State', name: site.region } as const,
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.phone,
      email: site.email,
      url: absolute(pages.contact.path),
      availableLanguage: ['en', 'te'],
    },
    sameAs: site.social.map(({ url }) => url),
  } as const;
  if (!address) return { '@type': 'Organization', ...agency };
  return {
    '@type': 'ProfessionalService',
    ...agency,
    telephone: site.phone,
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

export const website: WebSite = {
  '@type': 'WebSite',
  ...websiteId,
  name: site.brand,
  url: absolute(pages.home.path),
  inLanguage: 'en-IN',
  publisher: organizationId,
};

/** The page itself and the way to it. */
export function webPage(
  page: PageMeta,
  type: 'WebPage' | 'AboutPage' | 'ContactPage' = 'WebPage',
): [WebPage, BreadcrumbList] {
  const breadcrumbId = reference(page.path, 'breadcrumb');
  return [
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
      itemListElement: trail(page).map(({ breadcrumb, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: breadcrumb,
        item: absolute(path),
      })),
    },
  ];
}

/** Codes of UN/CEFACT Recommendation 20; it has none for a project. */
const UNITS = {
  '/month': { unitText: 'month', unitCode: 'MON' },
  '/project': { unitText: 'project' },
} as const;

/** The price only: the discounts are the owner's words and are not computed from the prices. */
export function serviceNode({ slug, title, shortDesc, price, period }: ServiceContent): Service {
  const amount = rupees(price);
  return {
    '@type': 'Service',
    ...reference(pages.services.path, `service-${slug}`),
    name: title,
    description: shortDesc,
    provider: organizationId,
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        // "Starting from": the least that it costs.
        ...(price.startsWith('₹') ? {} : { minPrice: amount }),
        priceCurrency: 'INR',
        ...UNITS[period],
      },
    },
  };
}

export const serviceNodes = services.map(serviceNode);
