import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { cached, put } from '../../../src/build/tools/cache';

const folder = `test-${process.pid}`;
afterAll(() => rmSync(`node_modules/.cache/build/${folder}`, { recursive: true }));

const make = (text: string) => vi.fn(async () => Buffer.from(text));

test('what took long is made once, and kept for the next build', async () => {
  const [first, second] = [make('one'), make('two')];
  expect(String(await cached(`${folder}/kept`, first))).toBe('one');
  expect(String(await cached(`${folder}/kept`, second))).toBe('one');
  expect(second).not.toHaveBeenCalled();
});

test('two files with the same text can be made at the same time', async () => {
  const both = [1, 2].map(() => cached(`${folder}/same`, make('same')));
  expect((await Promise.all(both)).map(String)).toEqual(['same', 'same']);
});

test('a file that is written anew is never found half written', async () => {
  const file = `node_modules/.cache/build/${folder}/whole`;
  const content = Buffer.alloc(8_000_000);
  await put(file, content);
  const writing = put(file, content);
  const sizes = await Promise.all(
    Array.from({ length: 20 }, async () => (await readFile(file)).length),
  );
  await writing;
  expect(new Set(sizes)).toEqual(new Set([content.length]));
});

test('what could not be made is tried again', async () => {
  const fail = () => Promise.reject(new Error('no picture'));
  await expect(cached(`${folder}/again`, fail)).rejects.toThrow('no picture');
  expect(String(await cached(`${folder}/again`, make('made')))).toBe('made');
});
