import { readContent } from './content.ts';
import { workingDefaults } from './defaults.ts';
import { describe, type Problem } from './problem.ts';
import { brokenRules } from './rules.ts';
import { warnings } from './warnings.ts';

const REMINDERS = [
  'The postal address in content/site.ts, if customers may come: search engines then list a local business.',
  'An e-mail address at your own domain, as in content/site.ts, looks more serious than one of a mail service.',
  'The privacy policy and the terms, read by somebody who knows the law.',
  'The newsletter box in the footer is connected to nothing.',
  'The domain answers with https, and the texts have been read aloud on a phone.',
];

export type Report = {
  /** These stop the build. */
  errors: Problem[];
  warnings: Problem[];
  /** What content/site.ts began with and still holds: see defaults.ts. */
  defaults: Problem[];
};

/** Everything that is wrong with content/ in the project folder `root`, and what to know besides. */
export function checkContent(root: string): Report {
  const { problems, content, locate } = readContent(root);
  if (!content) return { errors: problems, warnings: [], defaults: [] };
  const errors = [...problems, ...brokenRules(content).map(locate)];
  // What is drawn from wrong fields would mislead.
  if (errors.length > 0) return { errors, warnings: [], defaults: [] };
  return {
    errors,
    warnings: warnings(content).map(locate),
    defaults: workingDefaults(content.site).map(locate),
  };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const section = (heading: string, problems: readonly Problem[]) =>
  problems.length > 0 ? [heading, ...problems.map(describe), ''] : [];

const launch = (defaults: readonly Problem[]) =>
  defaults.length > 0
    ? [`Not ready to go public: ${count(defaults.length, 'working default')} left (npm run launch-check).`]
    : [];

const stop = (errors: readonly Problem[]) =>
  section(`Content: ${count(errors.length, 'error')}. Nothing is built until they are corrected.`, errors);

/** The report in full. */
export const fullReport = ({ errors, warnings, defaults }: Report) =>
  [
    ...section(`Content: ${count(warnings.length, 'warning')}, which stop nothing.`, warnings),
    ...(errors.length > 0 ? stop(errors) : ['Content: no errors.']),
    ...launch(defaults),
  ].join('\n');

/** Errors in full, and a line or two on the rest: what a build says. */
export const buildReport = ({ errors, warnings, defaults }: Report) =>
  errors.length > 0
    ? stop(errors).join('\n')
    : [
        `Content: no errors, ${count(warnings.length, 'warning')} (npm run content).`,
        ...launch(defaults),
      ].join('\n');

/** What keeps the site from going public, and what to think of besides. */
export function launchReport({ errors, warnings, defaults }: Report) {
  const musts = [...errors, ...defaults];
  return [
    ...section(`Not ready to go public: ${count(musts.length, 'thing')} to do.`, musts),
    ...(musts.length > 0 ? [] : ['Ready to go public.']),
    'Think of these too; nobody but you can tell:',
    ...(warnings.length > 0
      ? [`- ${count(warnings.length, 'warning')} on prices and claims: npm run content`]
      : []),
    ...REMINDERS.map((reminder) => `- ${reminder}`),
  ].join('\n');
}
