/** What `npm run test:all` needs of browsers and servers, where it is missing. */
import { findOrInstallChromium } from '../../tools/shared/chromium.ts';
import { ensureServers } from '../hosting/nginx.ts';
import { ensureEngines } from '../support/engines.ts';

findOrInstallChromium();
findOrInstallChromium({ withWindows: true });
ensureEngines();
ensureServers();
