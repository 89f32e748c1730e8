/** `npm run launch-check`: what is still missing before the site goes public. */
import { checkContent, launchReport } from './content-check/check.ts';

const report = checkContent(process.cwd());
console.log(launchReport(report));
process.exitCode = report.errors.length + report.defaults.length > 0 ? 1 : 0;
