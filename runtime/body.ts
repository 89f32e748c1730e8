/** The inline script at the end of every page, for Chromium 80 on. In the head it delayed the first paint by 250 ms. */
import { whenSeen } from './arrival';
import { storeCampaign } from './campaign';
import { showFonts } from './fonts';
import { startLoader } from './loader';
import { keepMarks } from './marks';
import { completePressedLinks } from './pressed-links';
import { repairAddress } from './repair-address';
import { startAtTop } from './start-at-top';

showFonts();

whenSeen(() => {
  startLoader();
  keepMarks();
  repairAddress();
  startAtTop();
  storeCampaign();
  completePressedLinks();
});
