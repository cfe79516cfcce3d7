import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { glossary } from '../src/content/glossary';
import { tabs } from '../src/navigation';
import { navigateTo, renderApp } from './helpers/render';

/** Numbers, punctuation, and the year are not in src/content. */
const hasNoLetters = (text: string) => /^[\s\d©·.,()–-]*$/.test(text);

it('every sentence on the page comes from src/content', async () => {
  const known = [...everyText(await readContent()), ...everyText(tabs)].map(({ text }) => text);
  const { container } = renderApp();
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const unknown: string[] = [];
  while (texts.nextNode()) {
    // A text node may combine two texts of src/content.
    const sentences = texts.currentNode.textContent?.split(/(?<=[.?!])\s+/) ?? [];
    for (const sentence of sentences.map((one) => one.replace(/^[\s(]+|[\s).]+$/g, '')))
      if (!hasNoLetters(sentence) && !known.some((one) => one.includes(sentence)))
        unknown.push(sentence);
  }
  expect(unknown).toEqual([]);
});

/** Texts that appear only after an action or outside the page, icon names, and starts of messages. */
const notOnPage = [
  /^contact\.form\.(sending|success|failure|unknown|starterNote)/,
  /^tours\.itinerary\.printing/,
  /^gallery\.photos\.viewer/,
  /^home\.testimonials\.carousel\.play/,
  /^shell\.(titles|description|socialCard|chatLink|toasts|startError|screenError|pageError)/,
  /^notFound/,
  /^company\.address\.country/,
  /\.(icon|about)$/,
];

it('every text in src/content is on the page, visible or announced, or appears later', async () => {
  const { container } = renderApp();
  const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const page = [container.textContent, ...attributes].join('\n');
  const missing = everyText(await readContent())
    .filter(({ path, text }) => !page.includes(text) && !notOnPage.some((one) => one.test(path)))
    .map(({ path }) => path);
  expect(missing).toEqual([]);
});

it('every foreign word has its language and every abbreviation its meaning, also in the photo viewer', () => {
  const { container } = renderApp();
  const terms = [
    ...Object.entries(glossary.foreign).map(
      ([word, lang]) => [new RegExp(`\\b${word}\\b`, 'i'), `[lang="${lang}"]`] as const,
    ),
    ...Object.entries(glossary.abbreviations).map(
      ([word, meaning]) => [new RegExp(`\\b${word}\\b`), `abbr[title="${meaning}"]`] as const,
    ),
  ];
  const expectMarkup = () => {
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      for (const [term, markup] of terms)
        if (term.test(textContent ?? '') && !parentElement?.closest(markup))
          expect.fail(`"${textContent}" has a term without ${markup}`);
    }
  };
  expectMarkup();
  navigateTo('gallery');
  for (const photo of container.querySelectorAll('#gallery figure button')) {
    fireEvent.click(photo);
    expect(container.querySelector('dialog')).toBeVisible();
    expectMarkup();
  }
});
