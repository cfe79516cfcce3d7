import { expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { tabs } from '../src/navigation';
import { renderApp } from './helpers/render';

/** What is no sentence: numbers, punctuation, the year. */
const isMark = (text: string) => /^[\s\d©·.,()–-]*$/.test(text);

it('every word that a visitor reads comes from src/content', async () => {
  const { container } = renderApp();
  const known = [...everyText(await readContent()), ...everyText(tabs)].map(({ text }) => text);
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const unknown: string[] = [];
  while (texts.nextNode()) {
    // Two sentences may have been put together in the page.
    const sentences = texts.currentNode.textContent?.split(/(?<=[.?!])\s+/) ?? [];
    for (const sentence of sentences.map((one) => one.replace(/^[\s(]+|[\s).]+$/g, '')))
      if (!isMark(sentence) && !known.some((one) => one.includes(sentence))) unknown.push(sentence);
  }
  expect(unknown).toEqual([]);
});

/** What is said later, elsewhere than on the page, or not in words. */
const later = [
  /^contact\.form\.(sending|success|failure)/,
  /^gallery\.photos\.viewer/,
  /^home\.testimonials\.carousel\.play/,
  /^shell\.(titles|description|socialCard|chatLink|toasts|crash|collapse)/,
  /^company\.address\.country/,
  /\.icon$/,
];

it('every word of src/content is on the page, for eyes or ears, or comes later', async () => {
  const { container } = renderApp();
  const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const page = [container.textContent, ...attributes].join('\n');
  const missing = everyText(await readContent())
    .filter(({ path, text }) => !page.includes(text) && !later.some((one) => one.test(path)))
    .map(({ path }) => path);
  expect(missing).toEqual([]);
});
