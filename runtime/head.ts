/** The inline script in the head, for Chromium 80 on. The first paint waits for it, so it does only what that needs. */
import { markRoot } from './marks';

markRoot();
