/** Gets the browsers, once for all workers: a system installs one package at a time. */
import prepare from '../support/global-setup.ts';
import { ensureNginx } from '../support/nginx.ts';
import { ensureFirefox } from './firefox.ts';
import { ensureWebKitGtk } from './webkitgtk.ts';

export default async function globalSetup() {
  ensureFirefox();
  ensureWebKitGtk();
  ensureNginx();
  return prepare();
}
