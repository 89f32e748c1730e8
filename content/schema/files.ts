/** The files of content/, and what each exports. A file that is not here stops the build. */
import { z } from 'zod';
import { contact } from './contact.ts';
import { list, pattern, text } from './fields.ts';
import { hero, homeSections, homeServices } from './home.ts';
import { about, article, failure, notFound, pages } from './pages.ts';
import { processSteps } from './process.ts';
import { filters, services, servicesPage } from './services.ts';
import { site } from './site.ts';

const words = z.strictObject({
  /** How soon an enquiry is answered, after "within". */
  promise: pattern('time', /^(1 (minute|hour|day)|(?!1 )\d+ (minute|hour|day)s)$/),
  send: text(24),
});

export const files = {
  'words.ts': z.strictObject({ words }),
  'accepted.ts': z.strictObject({ accepted: list('names', z.string(), 0, 200) }),
  'site.ts': z.strictObject({ site }),
  'services.ts': z.strictObject({ serviceCategories: filters, services, servicesPage }),
  'home.ts': z.strictObject({ homeServices, homeServiceFilters: filters, hero, homeSections }),
  'process.ts': z.strictObject({ processSteps }),
  'contact.ts': z.strictObject({ contact }),
  'pages.ts': z.strictObject({ pages }),
  'about.ts': z.strictObject({ about }),
  'privacy.ts': z.strictObject({ privacy: article }),
  'terms.ts': z.strictObject({ terms: article }),
  'not-found.ts': z.strictObject({ notFound }),
  'failure.ts': z.strictObject({ failure }),
};

type Part<File> = File extends keyof typeof files ? (part: z.infer<(typeof files)[File]>) => void : never;

export type Content = Part<keyof typeof files> extends (part: infer All) => void ? All : never;
