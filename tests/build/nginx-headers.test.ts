import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { toNginx } from '../../.deploy/nginx-headers.mjs';
import {
  buildSecurityHeaders,
  headersFile,
  transportSecurity,
} from '../../src/build/plugins/security-headers';

const html = '<style>p { color: red }</style>';

describe('toNginx', () => {
  test('sends every header of _headers unchanged', () => {
    const sent = toNginx(headersFile({}, html));
    const headers = { ...buildSecurityHeaders({}, html), ...transportSecurity };
    for (const [name, value] of Object.entries(headers))
      expect(sent).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  });

  test('lets browsers cache hashed files forever, and revalidate the rest', () => {
    const sent = toNginx(headersFile({}, html));
    expect(sent).toContain('default "no-cache";');
    expect(sent).toMatch(/~\^\(200\|206\|304\):\/assets\/ "public, max-age=31536000, immutable";/);
  });

  test('throws on paths, headers, and values that nginx cannot express', () => {
    expect(() => toNginx('/*.js\n  X: y')).toThrow('/*.js');
    expect(() => toNginx('/assets/*\n  X-Frame-Options: DENY')).toThrow('X-Frame-Options');
    expect(() => toNginx('/*\n  X: $uri')).toThrow('$uri');
  });

  test('nginx.conf and Dockerfile agree on the headers file and the port', async () => {
    const [conf, docker] = await Promise.all(
      ['nginx.conf', 'Dockerfile'].map((file) => readFile(`.deploy/${file}`, 'utf8')),
    );
    expect(conf).toContain('include headers.conf;');
    expect(docker).toMatch(/COPY --from=build \/app\/headers\.conf headers\.conf/);
    expect(conf).toContain('listen 8080;');
    expect(docker).toContain('EXPOSE 8080');
  });

  test('the container can be built with every variable of .env', async () => {
    const [env, docker] = await Promise.all(
      ['.env', '.deploy/Dockerfile'].map((file) => readFile(file, 'utf8')),
    );
    const variables = env?.match(/^VITE_\w+/gm);
    expect(variables?.length).toBeGreaterThan(7);
    const declared = docker?.match(/^ARG VITE_.*/gm)?.join(' ');
    expect(declared?.match(/VITE_\w+/g)).toEqual(variables);
  });

  test('nginx.conf sends 404.html for unknown URLs', async () => {
    const conf = await readFile('.deploy/nginx.conf', 'utf8');
    expect(conf).toContain('error_page 404 /404.html;');
    expect(conf).toMatch(/location = \/404\.html {\s+internal;/);
  });
});
