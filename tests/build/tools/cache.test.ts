import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { cached, writeAtomically } from '../../../src/build/tools/cache';

const folder = `test-${process.pid}`;
afterAll(() => rmSync(`node_modules/.cache/build/${folder}`, { recursive: true }));

const make = (text: string) => vi.fn(async () => Buffer.from(text));

test('cached creates a file once', async () => {
  const [first, second] = [make('one'), make('two')];
  expect(String(await cached(`${folder}/kept`, first))).toBe('one');
  expect(String(await cached(`${folder}/kept`, second))).toBe('one');
  expect(second).not.toHaveBeenCalled();
});

test('cached may run twice at the same time for one key', async () => {
  const both = [1, 2].map(() => cached(`${folder}/same`, make('same')));
  expect((await Promise.all(both)).map(String)).toEqual(['same', 'same']);
});

test('writeAtomically never lets a reader see a partial file', async () => {
  const file = `node_modules/.cache/build/${folder}/whole`;
  const content = Buffer.alloc(8_000_000);
  await writeAtomically(file, content);
  const writing = writeAtomically(file, content);
  const sizes = await Promise.all(
    Array.from({ length: 20 }, async () => (await readFile(file)).length),
  );
  await writing;
  expect(new Set(sizes)).toEqual(new Set([content.length]));
});

test('cached tries again after an error', async () => {
  const fail = () => Promise.reject(new Error('no picture'));
  await expect(cached(`${folder}/again`, fail)).rejects.toThrow('no picture');
  expect(String(await cached(`${folder}/again`, make('made')))).toBe('made');
});
