/** `npm run content`: what is wrong in content/. `npm run launch-check`: also what is missing before the launch. */
import { appendFileSync } from 'node:fs';
import { annotations, checkContent, contentReport, launchReport } from './content-check/check.ts';

const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
const isLaunch = process.argv.includes('--launch');
const report = checkContent();
const said = isLaunch ? launchReport(report) : contentReport(report);
console.log(said);
if (!isLaunch && GITHUB_ACTIONS) console.log(annotations(report));
if (!isLaunch && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `\`\`\`text\n${said}\n\`\`\`\n`);
process.exitCode = report.errors.length + (isLaunch ? report.examples.length : 0) > 0 ? 1 : 0;
