/**
 * The inline script in the head of every page, in words that Chromium 80 knows: what the first paint needs, and no
 * more. Each kilobyte before the headline may cost a round trip.
 */
import { markRoot } from './marks';

markRoot();
