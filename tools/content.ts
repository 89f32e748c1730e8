/** `npm run content`: checks content/ and says in plain words what is wrong. */
import { checkContent, fullReport } from './content-check/check.ts';

const report = checkContent(process.cwd());
console.log(fullReport(report));
process.exitCode = report.errors.length > 0 ? 1 : 0;
