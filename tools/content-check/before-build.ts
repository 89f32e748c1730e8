import { buildReport, checkContent } from './check.ts';

let isDone = false;

/** Checks content/ once; an error in it ends the build, with what to do about it and no stack trace. */
export function reportBeforeBuild() {
  if (isDone) return; // Next.js reads its configuration more than once a build
  isDone = true;
  console.time('Content check');
  const report = checkContent(process.cwd());
  console.timeEnd('Content check');
  console.log(buildReport(report));
  if (report.errors.length > 0) process.exit(1);
}
