// Converts the build's `_headers`, the format of Netlify and Cloudflare Pages, for nginx:
// `node .deploy/nginx-headers.mjs dist/_headers > headers.conf`.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseHeaders } from '../src/build/tools/headers-file.mjs';

/**
 * @param {string} text The content of a `_headers` file.
 * @returns {string} Directives for nginx's `http` block.
 * @throws {Error} On anything that cannot be converted; the message names it.
 */
export function toNginx(text) {
  const directives = [];
  const caching = [];
  for (const { path, headers } of parseHeaders(text))
    for (const [name, rawValue] of headers) {
      const value = quote(rawValue);
      if (name === 'Cache-Control')
        caching.push(`  ~^(200|206|304):${path.slice(0, -1)} ${value};`);
      else if (path === '/*') directives.push(`add_header ${name} ${value} always;`);
      else
        throw new Error(`_headers: only Cache-Control may differ by path, not ${name} (${path}).`);
    }
  // An add_header in a location would discard all others, so the value that varies is a variable.
  return [
    'map $status:$uri $site_cache {',
    '  default "no-cache";',
    ...caching,
    '}',
    ...directives,
    'add_header Cache-Control $site_cache always;',
    '',
  ].join('\n');
}

/** @param {string} value */
function quote(value) {
  if (value.includes('$')) throw new Error(`_headers: nginx would read a variable in "${value}".`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const [, script = '', file = 'dist/_headers'] = process.argv;
if (import.meta.url === pathToFileURL(script).href)
  process.stdout.write(toNginx(readFileSync(file, 'utf8')));
