/** Both Chromiums of the tests, where they are missing. */
import { chromiumPath } from '../../tools/chromium.ts';

chromiumPath();
chromiumPath({ withWindows: true });
