import { watch } from 'node:fs';
import { checkContent, contentReport } from './check.ts';

let isDone = false;

/** Checks content/ once; an error in it ends the build, with what to do about it and no stack trace. */
export function reportBeforeBuild() {
  if (isDone) return; // Next.js reads its configuration more than once a build
  isDone = true;
  const report = checkContent(process.cwd());
  console.log(contentReport(report));
  if (report.errors.length > 0) process.exit(1);
}

/** Says what the check says, now and after each save in content/ that changes it. */
export function reportOnSave() {
  if (isDone) return;
  isDone = true;
  let last = '';
  const report = () => {
    const said = contentReport(checkContent(process.cwd()));
    if (said !== last) console.log(`\n${said}\n`);
    last = said;
  };
  report();
  let timer: NodeJS.Timeout;
  watch('content', () => {
    clearTimeout(timer);
    timer = setTimeout(report, 200); // editors write a file in several steps
  });
}
