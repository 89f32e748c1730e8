import { watchFolder } from '../shared/watch-folder.ts';
import { checkContent } from './check.ts';
import { contentReport } from './report.ts';

/** In milliseconds. The page is built anew first. */
const DELAY = 1500;

/** What the check says of content/, or why it says nothing: a file may be gone while it reads. */
function said() {
  try {
    return contentReport(checkContent());
  } catch (error) {
    return `The content could not be checked: ${(error as Error).message}`;
  }
}

/** Prints what the check says of content/: now, and once nobody has saved for a moment, if that is new. Never throws. */
export function reportOnSave() {
  let last = '';
  function report() {
    const text = said();
    if (text !== last) console.log(`\n${text}\n`);
    last = text;
  }
  report();
  watchFolder('content', DELAY, report);
}
