import { expect, it } from 'vitest';
import { readContent } from '../src/build/check-content';
import { everyText } from '../src/build/content-walk';
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
