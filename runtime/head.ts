/** The inline script in the head, for Chromium 80 on: what the first paint needs and no more, since it waits for this. */
import { markRoot } from './marks';

markRoot();
