import { expect, it } from 'vitest';
import { linkTargets } from '../../../src/build/pages/link-targets';

it('linkTargets names the screen of each id that lasts, in the screens only', () => {
  const html =
    '<main id="main"><div id="home" data-screen="shown"><h2 id="_R_1_"></h2></div>' +
    '<div id="tours" data-screen="hidden"><section id="panel-tours"><i id="day-1"></i></section></div>' +
    '<div id="contact" data-screen="hidden"></div></main><footer><h2 id="footer-links"></h2></footer>';
  expect(linkTargets(html)).toEqual({
    home: 'home',
    tours: 'tours',
    'panel-tours': 'tours',
    'day-1': 'tours',
    contact: 'contact',
  });
});
