/** The content of the site, typed, in the language of the page. The content check holds each file to its type. */
import { z } from 'zod';
import { type Language, pageLanguage } from '../page-language.ts';
import aboutFile from './about.json' with { type: 'json' };
import contactFile from './contact.json' with { type: 'json' };
import { withoutDrafts, withoutEmptyLines } from './drafts.ts';
import failureFile from './failure.json' with { type: 'json' };
import { fill } from './fill.ts';
import homeFile from './home.json' with { type: 'json' };
import notFoundFile from './not-found.json' with { type: 'json' };
import pagesFile from './pages.json' with { type: 'json' };
import peopleFile from './people.json' with { type: 'json' };
import { withPhotosOfAll } from './photo.ts';
import privacyFile from './privacy.json' with { type: 'json' };
import processFile from './process.json' with { type: 'json' };
import type { Schema } from './schema/fields.ts';
import { type Content, files } from './schema/files.ts';
import type { PageMeta } from './schema/pages.ts';
import servicesFile from './services.json' with { type: 'json' };
import siteFile from './site.json' with { type: 'json' };
import { inTelugu } from './telugu.ts';
import termsFile from './terms.json' with { type: 'json' };
import { withWorkPage } from './work-page.ts';
import workFile from './work.json' with { type: 'json' };

export type { PageMeta };
export type Contact = Content['contact'];
export type HomeService = Content['home']['homeServices'][number];
export type Service = Content['services']['services'][number];
export type Customer = Content['about']['customers']['items'][number];
export type Person = Content['people']['people'][number];
export type Piece = Content['work']['pieces'][number];
export type Site = Content['site'];
export type Link = Site['navigation'][number];

type Step = Content['process']['processSteps'][number];
/** A step as visitors get it: its figures without the ids, which only the editor needs. */
export type ProcessStep = Omit<Step, 'metrics'> & { metrics: { value: string; label: string }[] };

/** A page of reading text: privacy, terms, and those that the owner adds. */
export type Article = Content['privacy'];

const written = fill<Omit<Content, 'accepted' | 'telugu' | 'words'>>({
  about: aboutFile,
  contact: contactFile,
  home: homeFile,
  failure: failureFile,
  'not-found': notFoundFile,
  pages: pagesFile,
  people: peopleFile,
  privacy: privacyFile,
  process: processFile,
  services: servicesFile,
  site: siteFile,
  terms: termsFile,
  work: workFile,
});

/** Whoever works on a draft sees it in the page, but for the lines that are empty. */
const shown = process.env.NODE_ENV === 'development' ? withoutEmptyLines(written) : withoutDrafts(written);

const { home: writtenHome, services: writtenServices } = shown;

const english = {
  ...shown,
  home: { ...writtenHome, homeServices: withPhotosOfAll(writtenHome.homeServices) },
  services: { ...writtenServices, services: withPhotosOfAll(writtenServices.services) },
  pages: withWorkPage(shown.pages, shown.work),
};

const telugu = inTelugu(english, z.toJSONSchema(files) as Schema);

/** The content in one language: for files that are no pages, and for code that reads what the English says. */
export const contentIn = (language: Language) => (language === 'te' ? telugu : english);

/** A service as its English has it, for code that reads what its words say. */
export const inEnglish = (service: Service) =>
  pageLanguage() === 'en' ? service : english.services.services.find(({ slug }) => slug === service.slug)!;

/** A part of the content that answers in the language of the page that is being drawn: page-language.ts. */
const ofPage = <Part extends object>(part: (content: typeof english) => Part): Part =>
  new Proxy(part(english), {
    get: (_, key) => Reflect.get(part(contentIn(pageLanguage())), key) as unknown,
  });

export const about = ofPage((content) => content.about);
export const contact = ofPage((content) => content.contact);
export const hero = ofPage(({ home }) => home.hero);
export const homeSections = ofPage(({ home }) => home.homeSections);
export const homeServices = ofPage(({ home }) => home.homeServices);
export const homeServiceFilters = ofPage(({ home }) => home.homeServiceFilters);
export const failure = ofPage((content) => content.failure);
export const notFound = ofPage((content) => content['not-found']);
/** Every page that search engines may list, in the order of the sitemap. `work` is among them if there is that page. */
export const pages = ofPage((content) => content.pages);
export const people = ofPage((content) => content.people);
export const privacy = ofPage((content) => content.privacy);
export const processSteps = ofPage(({ process }) => process.processSteps);
export const services = ofPage((content) => content.services.services);
export const serviceCategories = ofPage((content) => content.services.serviceCategories);
export const servicesPage = ofPage((content) => content.services.servicesPage);
export const site = ofPage((content) => content.site);
export const terms = ofPage((content) => content.terms);
export const work = ofPage((content) => content.work);
