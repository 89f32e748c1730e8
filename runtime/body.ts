/**
 * What runs in the browser before the framework, and without it: the inline script at the end of every page
 * (tools/runtime-script.ts), in words that Chromium 80 knows. In the head it delayed the first paint on slow 4G by
 * 250 ms.
 */
import { followCampaign } from './campaign';
import { showFonts } from './fonts';
import { keepRouterQuiet, repairAddress } from './history';
import { startLoader } from './loader';
import { startAtTop } from './top-on-load';

startLoader();
repairAddress();
keepRouterQuiet();
startAtTop();
followCampaign();
showFonts();
