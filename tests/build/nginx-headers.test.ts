import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { toNginx } from '../../.deploy/nginx-headers.mjs';
import {
  headersFile,
  securityHeaders,
  transportSecurity,
} from '../../src/build/plugins/security-headers';

const html = '<style>p { color: red }</style>';

describe('the web server of the container', () => {
  test('sends every header the other hosts send, word for word', () => {
    const sent = toNginx(headersFile({}, html));
    const headers = { ...securityHeaders({}, html), ...transportSecurity };
    for (const [name, value] of Object.entries(headers))
      expect(sent).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  });

  test('lets browsers keep for ever what has a hash in its name, and asks again for the rest', () => {
    const sent = toNginx(headersFile({}, html));
    expect(sent).toContain('default "no-cache";');
    expect(sent).toMatch(/~\^\(200\|206\|304\):\/assets\/ "public, max-age=31536000, immutable";/);
  });

  test('is not started with headers it would misread', () => {
    expect(() => toNginx('/*.js\n  X: y')).toThrow('/*.js');
    expect(() => toNginx('/assets/*\n  X-Frame-Options: DENY')).toThrow('X-Frame-Options');
    expect(() => toNginx('/*\n  X: $uri')).toThrow('$uri');
  });

  test('reads the headers where they are written, and serves where the container listens', async () => {
    const [conf, docker] = await Promise.all(
      ['nginx.conf', 'Dockerfile'].map((file) => readFile(`.deploy/${file}`, 'utf8')),
    );
    expect(conf).toContain('include headers.conf;');
    expect(docker).toMatch(/COPY --from=build \/app\/headers\.conf headers\.conf/);
    expect(conf).toContain('listen 8080;');
    expect(docker).toContain('EXPOSE 8080');
  });
});
