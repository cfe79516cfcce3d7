import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFrame } from '../helpers/render';

const press = (name: string) => fireEvent.click(screen.getByText(name));
const shown = () => document.querySelector('[data-screen]:not([hidden])')?.id;
const handlePress = vi.fn();
const inquiries: unknown[] = [];

beforeEach(() => {
  openFrame({
    header:
      '<a href="#main">Skip</a><button role="tab" data-navigate="tours">Tours</button><button>Menu</button>',
    home: '<h1>Home</h1><button data-navigate="contact">Write</button><a href="https://x.example/">Away</a>',
    tours:
      '<h1>Tour</h1><nav id="map"><h2>Map</h2><svg><a href="#day-2" aria-current="true" tabindex="0">Stop</a></svg></nav>' +
      '<a href="#map">See the map</a><a href="#contact" data-about="the tour">Ask</a>',
    gallery: '<h1>Gallery</h1><button>First</button><button>Second</button>',
    contact: '<h1>Contact</h1>',
    guide: '<h1>Guide</h1><section id="day-2"><h2>Day 2</h2></section>',
    footer: '<a href="#day-2">To day 2</a>',
  });
  handlePress.mockClear();
  inquiries.length = 0;
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => handlePress(button.textContent);
  const note = ({ detail }: CustomEvent) => inquiries.push(detail);
  window.addEventListener('inquire', note);
  return () => window.removeEventListener('inquire', note);
});

const start = (id: string) => window.page.setLoadState(id, 'ready');

it.each([
  ['before its part is ready', []],
  ['when its part is ready', ['header', 'home', 'tours', 'footer']],
])('a press on what leads to a place on the page acts at once, %s', (_, parts) => {
  parts.forEach(start);
  press('Write');
  expect(shown()).toBe('contact');
  press('To day 2');
  expect(shown()).toBe('guide');
  expect(screen.getByText('Day 2')).toHaveFocus();
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
    document.getElementById('day-2'),
  ]);
  press('Skip');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(shown()).toBe('guide');
  press('See the map');
  expect(screen.getByText('Stop')).toHaveFocus();
  expect(location.hash).toBe('');
});

it('a tab acts until the header is ready, when React Aria handles it', () => {
  press('Tours');
  expect(shown()).toBe('tours');
  window.page.show('home');
  start('header');
  press('Tours');
  expect(shown()).toBe('home');
});

it('the last press on another button is carried out once, when its part is ready', () => {
  window.page.show('gallery');
  press('Menu');
  press('First');
  press('Second');
  start('header');
  expect(handlePress).not.toHaveBeenCalled();
  // React may have replaced the part.
  const [part] = document.querySelectorAll('[data-part=gallery]');
  part?.querySelector('button')?.before('Some text');
  start('gallery');
  expect(handlePress).toHaveBeenCalledExactlyOnceWith('Second');
  start('gallery');
  expect(handlePress).toHaveBeenCalledOnce();
});

it('a press is forgotten when the visitor goes to another screen', () => {
  press('Menu');
  press('Write');
  start('header');
  expect(handlePress).not.toHaveBeenCalled();
});

it('a part that loads for ten seconds has failed, and carries out no press when it is ready at last', () => {
  vi.useFakeTimers();
  const part = document.querySelector<HTMLElement>('[data-part=header]');
  window.page.setLoadState('header', 'loading');
  press('Menu');
  vi.advanceTimersByTime(9999);
  expect(part?.dataset.loadState).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(part?.dataset.loadState).toBe('failed');
  press('Menu');
  start('header');
  vi.advanceTimersByTime(10_000);
  expect(part?.dataset.loadState).toBe('ready');
  expect(handlePress).not.toHaveBeenCalled();
});

it('what the message is about waits for the form', () => {
  window.page.show('tours');
  press('Ask');
  expect(shown()).toBe('contact');
  expect(inquiries).toEqual([]);
  start('contact');
  expect(inquiries).toEqual([{ about: 'the tour' }]);
  press('Ask');
  expect(inquiries).toEqual([{ about: 'the tour' }, { about: 'the tour' }]);
});

it.each(['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])(
  'a click on a link with %s is left to the browser',
  (key) => {
    const link = screen.getByText('Skip');
    const follow = vi.fn((event: Event) => {
      const { defaultPrevented } = event;
      // jsdom would follow the link after the test, and change the address of others.
      event.preventDefault();
      return defaultPrevented;
    });
    link.addEventListener('click', follow);
    fireEvent.click(link, { [key]: true });
    expect(follow.mock.results).toEqual([{ type: 'return', value: false }]);
    fireEvent.click(link);
    expect(follow).toHaveBeenCalledOnce();
  },
);

it('buttons of browser extensions, and links to other pages, are left to others', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.onclick = handlePress;
  fireEvent.click(button);
  button.remove();
  expect(handlePress).toHaveBeenCalledOnce();
  const leave = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', leave, { once: true });
  press('Away');
  expect(leave).toHaveBeenCalledOnce();
});
