import { fireEvent } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../src/build/content/load-content';
import { everyText } from '../src/build/content/walk-content';
import { gallery } from '../src/content/gallery.yml';
import { glossary } from '../src/content/glossary.yml';
import { guide } from '../src/content/guide.yml';
import { home } from '../src/content/home.yml';
import { season } from '../src/content/season.yml';
import { tours } from '../src/content/tours.yml';
import { navigateTo, renderApp } from './helpers/render';

/** Numbers, punctuation, and the year are not in src/content. */
const hasNoLetters = (text: string) => /^[\s\d©·.,()–-]*$/.test(text);

const textNodesIn = (container: Element) => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};

/** What screen readers say in place of an element, or in addition to it. */
const spoken = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];

/** A text with places that are filled in later, such as "{number} of {count}", as a pattern. */
function toPattern(text: string): RegExp {
  const escaped = text.replace(/[\\^$.*+?()[\]|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '(.+?)')}$`);
}

it('every sentence that is read or heard on the page comes from src/content', () => {
  const known = everyText(loadContent()).map(({ text }) => text);
  const patterns = known.filter((text) => text.includes('{')).map(toPattern);
  const isValue = (text: string) => hasNoLetters(text) || known.includes(text);
  const isKnown = (text: string) =>
    hasNoLetters(text) ||
    known.some((one) => one.includes(text)) ||
    patterns.some((pattern) => pattern.exec(text)?.slice(1).every(isValue));
  const { container } = renderApp();
  const texts = [
    ...textNodesIn(container).map(({ textContent }) => textContent ?? ''),
    ...[...container.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    ),
  ];
  expect(texts).not.toEqual([]);
  const sentences = texts
    // A text may combine two of src/content.
    .flatMap((text) => (isKnown(text) ? [] : text.split(/(?<=[.?!:])\s+|\s+(?=\()/)))
    .map((sentence) => sentence.replace(/^[\s(]+|[\s).:]+$/g, ''));
  expect(sentences.filter((sentence) => !isKnown(sentence))).toEqual([]);
});

/** Words of which most texts have one. */
const commonWords = ['a', 'and', 'for', 'in', 'of', 'the', 'to', 'your'];

it('the words of the glossary are marked in every text but labels, also in the photo viewer', () => {
  const foreign: Record<string, string> = glossary.foreign;
  for (const word of commonWords) foreign[word] = 'x-test';
  onTestFinished(() => {
    for (const word of commonWords) delete foreign[word];
  });
  const { container } = renderApp();
  const word = new RegExp(`\\b(${commonWords.join('|')})\\b`, 'i');
  const expectMarkup = () => {
    const labels = 'a, button, label, th, [aria-hidden]';
    const unmarked = textNodesIn(container).filter(
      ({ textContent, parentElement }) =>
        word.test(textContent ?? '') && !parentElement?.closest(`[lang], ${labels}`),
    );
    expect(unmarked.map(({ textContent }) => textContent)).toEqual([]);
    expect(container.querySelectorAll('[lang=x-test]').length).toBeGreaterThan(0);
  };
  expectMarkup();
  navigateTo('gallery');
  const photos = container.querySelectorAll('#gallery figure button');
  expect(photos).not.toHaveLength(0);
  for (const photo of photos) {
    fireEvent.click(photo);
    expect(container.querySelector('dialog')).toBeVisible();
    expectMarkup();
  }
});

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object') return [];
  const inner = Object.values(value ?? {}).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inner] : inner;
}

// React would report equal keys.
it('two entries of a list may have the same words', () => {
  const lists = listsIn([gallery, guide, home, season, tours.hero, tours.types]).slice(1);
  for (const list of lists) list.push(list[0]);
  onTestFinished(() => {
    for (const list of lists) list.pop();
  });
  expect(lists).not.toEqual([]);
  renderApp();
});
