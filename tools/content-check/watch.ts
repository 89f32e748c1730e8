import { watch } from 'node:fs';
import { checkContent } from './check.ts';
import { contentReport } from './report.ts';

/** Prints what the check says of content/: now, and once nobody has saved for a moment, if that is new. The page is built anew first. */
export function reportOnSave() {
  let last = '';
  let timer: NodeJS.Timeout | undefined;
  function report() {
    const said = contentReport(checkContent());
    if (said !== last) console.log(`\n${said}\n`);
    last = said;
  }
  report();
  watch('content', () => {
    clearTimeout(timer);
    timer = setTimeout(report, 1500);
  });
}
