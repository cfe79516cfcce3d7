import { fireEvent } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../src/build/content/load-content';
import { everyText } from '../src/build/content/walk-content';
import { gallery } from '../src/content/gallery.yml';
import { glossary } from '../src/content/glossary.yml';
import { guide } from '../src/content/guide.yml';
import { home } from '../src/content/home.yml';
import { monthNames } from '../src/content/schema';
import { season } from '../src/content/season.yml';
import { tours } from '../src/content/tours.yml';
import { navigateTo, renderApp } from './helpers/render';

const textNodesIn = (container: Element) => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};

/** What screen readers say in place of an element, or in addition to it. */
const spoken = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];

/** A text with variables, such as "{number} of {count}", as a pattern. */
function toPattern(text: string): RegExp {
  const escaped = text.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replace(/\{\w+\}/g, '(.+)');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'gu');
}

it('every sentence that is read or heard on the page comes from src/content', () => {
  const all = everyText(loadContent()).map(({ text }) => text);
  // The longest first, because some are part of others.
  const known = [...all, ...monthNames.flatMap((name) => [name.slice(0, 3), name.slice(1, 3)])]
    .map(toPattern)
    .sort((a, b) => b.source.length - a.source.length);
  const { container } = renderApp();
  for (const lineBreak of container.querySelectorAll('br')) lineBreak.replaceWith(' ');
  // The whole text of an element, of which foreign words and abbreviations are a part.
  const elements = textNodesIn(container)
    .filter(({ textContent }) => textContent?.trim())
    .map(({ parentElement }) => parentElement?.closest(':not([lang], abbr)'));
  const texts = [
    ...new Set([
      ...elements.map((element) => element?.textContent ?? ''),
      ...[...container.querySelectorAll('*')].flatMap((element) =>
        spoken.map((name) => element.getAttribute(name) ?? ''),
      ),
    ]),
  ];
  expect(texts).not.toEqual([]);
  // A text may combine several of src/content.
  const restOf = (text: string) =>
    known.reduce(
      (rest, one) => rest.replace(one, (_, ...values) => ` ${values.slice(0, -2).join(' ')} `),
      text,
    );
  // Numbers, punctuation, and the year are not in src/content.
  expect(texts.map(restOf).filter((rest) => /\p{L}/u.test(rest))).toEqual([]);
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
  for (const list of lists) list.push(...list.slice(0, 1));
  onTestFinished(() => {
    for (const list of lists) list.pop();
  });
  expect(lists).not.toEqual([]);
  renderApp();
});
