/** The inline script at the end of every page, for Chromium 80 on. In the head it delayed the first paint by 250 ms. */
import { followCampaign } from './campaign';
import { showFonts } from './fonts';
import { keepRouterQuiet, repairAddress } from './history';
import { startLoader } from './loader';
import { keepMarks } from './marks';
import { startAtTop } from './top-on-load';

startLoader();
keepMarks();
repairAddress();
keepRouterQuiet();
startAtTop();
followCampaign();
showFonts();
