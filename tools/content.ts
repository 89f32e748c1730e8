/**
 * `npm run content`: checks content/ and says in plain words what is wrong.
 * `npm run launch-check`: what is still missing before the site goes public.
 */
import { checkContent, fullReport, launchReport } from './content-check/check.ts';

const isLaunch = process.argv.includes('--launch');
const report = checkContent(process.cwd());
console.log(isLaunch ? launchReport(report) : fullReport(report));
process.exitCode = report.errors.length + (isLaunch ? report.defaults.length : 0) > 0 ? 1 : 0;
