// Finds nginx for the tests of the container's configuration, or installs it where that is harmless.
import { existsSync } from 'node:fs';
import { install } from '../../src/build/tools/browser.mjs';

/** The files that the container's nginx consists of, as Debian names them. */
const files = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

export function hasNginx() {
  return files.every((file) => existsSync(file));
}

/**
 * Installs nginx on Debian when running as root, as in CI. Elsewhere, its tests are skipped: nobody
 * expects a test to install a web server on their own machine.
 */
export function ensureNginx() {
  if (hasNginx() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  install('apt-get -qq update', 120);
  install('apt-get -qq -y install nginx-light libnginx-mod-http-brotli-static', 300);
}
