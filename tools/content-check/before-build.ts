import { watch } from 'node:fs';
import { checkContent, contentReport } from './check.ts';

/** What was printed last: Next.js reads its configuration more than once, and one report is enough. */
let last = '';

function report() {
  const found = checkContent(process.cwd());
  const said = contentReport(found);
  if (said !== last) console.log(`\n${said}\n`);
  last = said;
  return found;
}

/** Checks content/ once; an error in it ends the build, with what to do about it and no stack trace. */
export function reportBeforeBuild() {
  if (!last && report().errors.length > 0) process.exit(1);
}

/** Says what the check says, now and after each save in content/ that changes it. */
export function reportOnSave() {
  if (last) return;
  report();
  let timer: NodeJS.Timeout;
  watch('content', () => {
    clearTimeout(timer);
    timer = setTimeout(report, 200); // editors write a file in several steps
  });
}
