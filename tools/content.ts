/**
 * `npm run content` prints what is wrong in content/, with file and line, and fails for an error. On GitHub each is at its line
 * of the change too. `npm run launch-check` also names what must be real before the launch, and fails until it is.
 */
import { appendFileSync } from 'node:fs';
import { checkContent } from './content-check/check.ts';
import { annotations, contentReport, launchReport } from './content-check/report.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(() => {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  const isLaunch = process.argv.includes('--launch');
  const report = checkContent();
  const said = isLaunch ? launchReport(report) : contentReport(report);
  console.log(said);
  if (!isLaunch && GITHUB_ACTIONS) console.log(annotations(report));
  if (!isLaunch && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `\`\`\`text\n${said}\n\`\`\`\n`);
  process.exitCode = report.errors.length + (isLaunch ? report.examples.length : 0) > 0 ? 1 : 0;
});
