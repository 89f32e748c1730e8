/** The content of the site, typed. The content check holds each file to its type. */
import aboutFile from './about.json' with { type: 'json' };
import contactFile from './contact.json' with { type: 'json' };
import failureFile from './failure.json' with { type: 'json' };
import { fill } from './fill.ts';
import homeFile from './home.json' with { type: 'json' };
import notFoundFile from './not-found.json' with { type: 'json' };
import pagesFile from './pages.json' with { type: 'json' };
import privacyFile from './privacy.json' with { type: 'json' };
import processFile from './process.json' with { type: 'json' };
import type { Content } from './schema/files.ts';
import type { PageMeta } from './schema/pages.ts';
import servicesFile from './services.json' with { type: 'json' };
import siteFile from './site.json' with { type: 'json' };
import termsFile from './terms.json' with { type: 'json' };

export type { PageMeta };
export type Contact = Content['contact'];
export type HomeService = Content['home']['homeServices'][number];
export type Service = Content['services']['services'][number];
export type Site = Content['site'];
export type Link = Site['navigation'][number];

type Step = Content['process']['processSteps'][number];
/** A step as visitors get it: its figures without the ids, which only the editor needs. */
export type ProcessStep = Omit<Step, 'metrics'> & { metrics: { value: string; label: string }[] };

/** A page of reading text: privacy, terms, and those that the owner adds. */
export type Article = Content['privacy'];

export const about = fill<Content['about']>(aboutFile);
export const contact = fill<Contact>(contactFile);
export const { homeServices, homeServiceFilters, hero, homeSections } = fill<Content['home']>(homeFile);
export const failure = fill<Content['failure']>(failureFile);
export const notFound = fill<Content['not-found']>(notFoundFile);
/** Every page that search engines may list, in the order of the sitemap. */
export const pages = fill<Content['pages']>(pagesFile);
export const privacy = fill<Content['privacy']>(privacyFile);
export const { processSteps } = fill<Content['process']>(processFile);
export const { serviceCategories, services, servicesPage } = fill<Content['services']>(servicesFile);
export const site = fill<Site>(siteFile);
export const terms = fill<Content['terms']>(termsFile);
