/** What `npm run test:all` needs of browsers and servers, where it is missing. */
import { chromiumPath } from '../../tools/shared/chromium.ts';
import { ensureServers } from '../hosting/nginx.ts';
import { ensureEngines } from '../support/engines.ts';

chromiumPath();
chromiumPath({ withWindows: true });
ensureEngines();
ensureServers();
