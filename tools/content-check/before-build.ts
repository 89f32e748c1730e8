import { watch } from 'node:fs';
import { checkContent, contentReport } from './check.ts';

let last = '';

/** Says what the check says, if it is new: Next.js reads its configuration more than once. */
function report() {
  const found = checkContent();
  const said = contentReport(found);
  if (said !== last) console.log(`\n${said}\n`);
  last = said;
  return found;
}

/** Checks content/ once; an error in it ends the build, with what to do about it and no stack trace. */
export function reportBeforeBuild() {
  if (!last && report().errors.length > 0) process.exit(1);
}

/** Checks content/ now and after each save, which an editor makes in several steps. */
export function reportOnSave() {
  if (last) return;
  report();
  watch('content', () => setTimeout(report, 200));
}
