import { describe, expect, it } from 'vitest';
import { headersFile } from '../../../src/build/plugins/security-headers';
import { headersFor, parseHeaders } from '../../../src/build/tools/headers-file.mjs';

const text = '/*\n  A: 1; x="y: z"\n  B: 2\n\n/assets/*\n  Cache-Control: immutable\n';

describe('parseHeaders', () => {
  it('returns the headers of each path in order', () => {
    expect(parseHeaders(text)).toEqual([
      {
        path: '/*',
        headers: [
          ['A', '1; x="y: z"'],
          ['B', '2'],
        ],
      },
      { path: '/assets/*', headers: [['Cache-Control', 'immutable']] },
    ]);
  });

  it('reads every header that the build writes', () => {
    const env = { VITE_EMAILJS_PUBLIC_KEY: 'key', VITE_LIVECHAT_LICENSE: '12345' };
    const file = headersFile(env, '<style>p { color: red }</style>');
    const lines = parseHeaders(file).flatMap(({ path, headers }) => [
      path,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(lines).toEqual(file.split('\n').filter(Boolean));
  });

  it('throws on a header without a path, a line that is no header, and a path without a "/*" end', () => {
    expect(() => parseHeaders('  A: 1')).toThrow('A: 1');
    expect(() => parseHeaders('/*\n  nonsense')).toThrow('nonsense');
    expect(() => parseHeaders('/*.js\n  A: 1')).toThrow('/*.js');
  });
});

describe('headersFor', () => {
  it('returns the headers of every path that matches', () => {
    const blocks = parseHeaders(text);
    expect(headersFor(blocks, '/icon.svg')).toEqual([
      ['A', '1; x="y: z"'],
      ['B', '2'],
    ]);
    expect(headersFor(blocks, '/assets/x.js')).toContainEqual(['Cache-Control', 'immutable']);
    expect(headersFor(blocks, '/icons/assets/x.js')).toHaveLength(2);
  });
});
