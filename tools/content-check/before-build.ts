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

/** An error in content/ ends a build, without a stack trace. In development each save, made in steps, is checked. */
export function reportContent(isBuild: boolean) {
  if (last) return;
  const { errors } = report();
  if (!isBuild) watch('content', () => setTimeout(report, 200));
  else if (errors.length > 0) process.exit(1);
}
