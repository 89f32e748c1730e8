/** The inline script in the head, for Chromium 80 on: what the first paint needs. A kilobyte more may cost a round trip. */
import { markRoot } from './marks';

markRoot();
