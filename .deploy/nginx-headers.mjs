// Turns the build's `_headers`, which Netlify and Cloudflare Pages read, into what nginx reads:
// `node .deploy/nginx-headers.mjs dist/_headers > headers.conf`. One source, the same answers.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} text The content of a `_headers` file.
 * @returns {string} Directives for nginx's `http` block.
 * @throws {Error} On a path it cannot express; the message names it.
 */
export function toNginx(text) {
  const directives = [];
  const caching = [];
  let path = '';
  for (const line of text.split('\n').filter((line) => line.trim())) {
    if (!line.startsWith(' ')) {
      path = line.trim();
      if (!/^\/([\w-]+\/)*\*$/.test(path)) throw new Error(`_headers: "${path}" has no "/*" end.`);
      continue;
    }
    const [name = '', ...rest] = line.trim().split(': ');
    const value = quoted(rest.join(': '));
    if (name === 'Cache-Control') caching.push(`  ~^${path.slice(0, -1)} ${value};`);
    else if (path === '/*') directives.push(`add_header ${name} ${value} always;`);
    else throw new Error(`_headers: only Cache-Control may differ by path, not ${name} (${path}).`);
  }
  // An add_header inside a location would drop all others, so the one that varies is a variable.
  return [
    'map $status:$uri $site_cache {',
    '  default "no-cache";',
    ...caching.map((line) => line.replace('~^', '~^(200|206|304):')),
    '}',
    ...directives,
    'add_header Cache-Control $site_cache always;',
    '',
  ].join('\n');
}

/** @param {string} value */
function quoted(value) {
  if (value.includes('$')) throw new Error(`_headers: nginx would read a variable in "${value}".`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const [, self = '', file] = process.argv;
if (import.meta.url === pathToFileURL(self).href)
  process.stdout.write(toNginx(readFileSync(file ?? 'dist/_headers', 'utf8')));
