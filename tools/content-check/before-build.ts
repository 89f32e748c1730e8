import { watch } from 'node:fs';
import { checkContent } from './check.ts';
import { contentReport } from './report.ts';

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

/** Checks content/ now, and once nobody has saved for a moment: the page is built anew first. */
export function reportOnSave() {
  if (last) return;
  report();
  let timer: NodeJS.Timeout | undefined;
  watch('content', () => {
    clearTimeout(timer);
    timer = setTimeout(report, 1500);
  });
}
