import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatContent } from '../../../src/build/content/format-content';

const long = 'A long text '.repeat(12).trim();

it.each([
  ['a text in quotation marks', 'title: "Trips"\n', 'title: Trips\n'],
  ['a text with a colon', 'title: "Trips: two"\n', 'title: >-\n  Trips: two\n'],
  ['a text with a value first', "title: '{days} days'\n", 'title: >-\n  {days} days\n'],
  ['a text with #', 'title: "Tip # 2"\n', 'title: >-\n  Tip # 2\n'],
  ['a short text below its key', 'title: >-\n  Trips\n', 'title: Trips\n'],
  ['a comment above a key', '# Source\n\ntitle:   Trips\n', '# Source\n\ntitle: Trips\n'],
  ['numbers in brackets', 'rain: [ 1, 2 ]\n', 'rain: [1, 2]\n'],
  ['a list', 'list:\n- One\n- Two\n', 'list:\n  - One\n  - Two\n'],
  ['what cannot be read', 'title: [\n', 'title: [\n'],
])('formats %s', (_, text, formatted) => {
  expect(formatContent(text)).toBe(formatted);
  expect(formatContent(formatted)).toBe(formatted);
});

it('wraps a text that is too long for a line, and changes no word of it', () => {
  const formatted = formatContent(`trips:\n  - title: ${long}\n`);
  expect(formatted).toMatch(/^trips:\n {2}- title: >-\n {6}A long/);
  for (const line of formatted.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  expect(parse(formatted)).toEqual({ trips: [{ title: long }] });
});
