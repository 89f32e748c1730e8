/** What the check has found, in the words of each command. */
import type { Problem, Report } from './check.ts';

const count = ({ length }: readonly unknown[], noun: string) => `${length} ${noun}${length === 1 ? '' : 's'}`;

const toProve = (claims: readonly Problem[]) => `${count(claims, 'claim')} to prove`;

const unfit = (discounts: readonly Problem[]) =>
  `${count(discounts, 'discount')} that ${discounts.length === 1 ? 'does not fit its' : 'do not fit their'} prices`;

function section(heading: string, problems: readonly Problem[]) {
  const told = problems.map(({ file, line, place, message }) => {
    const where = `${file}${line ? `, line ${line}` : ''}${place && `: ${place}`}`;
    return `${where}\n   ${message.replaceAll(' → ', '\n   → ')}\n`;
  });
  return problems.length > 0 ? `${heading}\n${told.join('')}\n` : '';
}

const warned = (warnings: readonly Problem[]) =>
  section(`${count(warnings, 'warning')}. Warnings stop nothing.`, warnings);

/** For `npm run content` and the build: what is wrong, and how much is left to do. */
export function contentReport({ errors, warnings, claims, discounts, examples, drafts, telugu }: Report) {
  const stop = `Content: ${count(errors, 'error')}. Nothing is built until they are corrected.`;
  const left = `\nNot ready to go public: ${count(examples, 'example')} left (npm run launch-check).`;
  const untranslated = telugu?.missing
    ? `\nTelugu: ${telugu.missing} of ${telugu.all} texts are missing, and are in English on Telugu pages (npm run telugu).`
    : '';
  const leftOut = drafts.length > 0 ? `\n${count(drafts, 'draft')}, left out: ${drafts.join(', ')}.` : '';
  const verdict = `Content: no errors.${leftOut}${untranslated}${examples.length > 0 ? left : ''}`;
  const asked = [
    claims.length > 0 && `${toProve(claims)} (npm run launch-check names them).\n`,
    discounts.length > 0 && `${unfit(discounts)} (npm run launch-check names them).\n`,
  ];
  const questions = asked.filter(Boolean).join('');
  return section(stop, errors) + warned(warnings) + questions + (errors.length > 0 ? '' : verdict);
}

/** What no program can check has one list, for people. */
const REMINDER =
  'What nobody but you can tell is in content/README.md, below "Before the site goes public": read that too.';

/** For `npm run launch-check`: all that must be real, and what the owner is asked. */
export function launchReport({ errors, warnings, claims, discounts, examples }: Report) {
  const musts = [...errors, ...examples];
  const more = errors.length > 0 ? ', and more may be found then' : '';
  const verdict = section(`Not ready to go public: ${count(musts, 'thing')} to do${more}.`, musts);
  const questions = section(`${toProve(claims)}.`, claims) + section(`${unfit(discounts)}.`, discounts);
  return `${verdict || 'Ready to go public.\n'}${questions}${warned(warnings)}${REMINDER}`;
}

const annotate = (kind: string, problems: readonly Problem[]) =>
  problems.map(({ file, line = 1, message }) => `::${kind} file=${file},line=${line}::${message}\n`).join('');

/** For GitHub, which shows each at its line of the proposed change. */
export const annotations = ({ errors, warnings }: Report) =>
  (annotate('error', errors) + annotate('warning', warnings)).replaceAll('%', '%25');
