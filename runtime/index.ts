/**
 * What runs in the browser before the framework, and without it: the inline script in the head of every page
 * (tools/runtime-script.ts), in words that Chromium 80 knows.
 */
import { followCampaign } from './campaign';
import { showFonts } from './fonts';
import { keepRouterQuiet, repairAddress } from './history';
import { startLoader } from './loader';
import { markRoot } from './marks';
import { startAtTop } from './top-on-load';

markRoot();
startLoader();
repairAddress();
keepRouterQuiet();
startAtTop();
followCampaign();
showFonts();
