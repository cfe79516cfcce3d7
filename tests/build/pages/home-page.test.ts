import { describe, expect, it } from 'vitest';
import {
  firstPictures,
  linkTargets,
  preloadWithoutScripts,
  screensOf,
} from '../../../src/build/pages/home-page';

const [type, imageSizes] = ['image/avif', '(width < 9rem) 9vw'];
const source = (file: string, media = '') =>
  `<source width="4" ${media}type="image/avif" sizes="(width &lt; 9rem) 9vw" srcSet="${file} 4w"/>`;
const screen = (id: string, ...pictures: string[]) =>
  `<div id="${id}" data-screen>${pictures.map((sources) => `<picture>${sources}<img src="./a.svg"/></picture>`).join('')}</div>`;
const app = `<main>${[
  screen(
    'home',
    `${source('./narrow.avif', 'media="(width &lt;= 9rem)" ')}<source media="(width &lt;= 9rem)" srcSet="./narrow.webp"/>${source('./wide.avif')}`,
    source('./second.avif'),
  ),
  screen(
    'tours',
    `${source('./dark.avif', 'media="(prefers-color-scheme: dark)" ')}${source('./narrow.avif', 'media="(width &lt;= 9rem)" ')}${source('./tours.avif')}`,
  ),
  screen('guide', '', source('./second.avif')),
  screen('contact'),
].join('')}</main>`;

const dark = '(prefers-color-scheme: dark)';
const narrow = { media: '(width <= 9rem)', type, imageSizes, imageSrcset: './narrow.avif 4w' };

describe('firstPictures', () => {
  it('has the AVIF sources of the first picture of every screen, each for its windows', () => {
    expect(firstPictures(screensOf(app))).toEqual({
      home: [
        narrow,
        { media: '(not ((width <= 9rem)))', type, imageSizes, imageSrcset: './wide.avif 4w' },
      ],
      tours: [
        { media: dark, type, imageSizes, imageSrcset: './dark.avif 4w' },
        { ...narrow, media: `(width <= 9rem) and (not (${dark}))` },
        {
          media: `(not (${dark})) and (not ((width <= 9rem)))`,
          type,
          imageSizes,
          imageSrcset: './tours.avif 4w',
        },
      ],
      guide: [],
      contact: [],
    });
  });
});

describe('preloadWithoutScripts', () => {
  it('preloads a picture in a noscript element, or nothing without one', () => {
    const html = preloadWithoutScripts([narrow, narrow]);
    expect(html).toMatch(/^<noscript>(<link [^<]+>){2}<\/noscript>$/);
    expect(html).toContain(
      `<link rel="preload" as="image" fetchpriority="high" media="(width &lt;= 9rem)" type="${type}" imagesizes="(width &lt; 9rem) 9vw" imagesrcset="./narrow.avif 4w">`,
    );
    expect(preloadWithoutScripts([])).toBe('');
  });
});

describe('linkTargets', () => {
  it('names the screen of each id in the screens, except those that React generates', () => {
    const html =
      '<main id="main"><div id="home" data-screen><h2 id="_R_1_"></h2></div>' +
      '<div id="tours" data-screen><section id="panel-tours"><i id="day-1"></i></section></div>' +
      '<div id="contact" data-screen></div></main><footer><h2 id="footer-links"></h2></footer>';
    expect(linkTargets(screensOf(html))).toEqual({
      home: 'home',
      tours: 'tours',
      'panel-tours': 'tours',
      'day-1': 'tours',
      contact: 'contact',
    });
  });
});
