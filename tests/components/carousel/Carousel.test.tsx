import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/components/carousel/Carousel';
import { icons } from '../../../src/icons';
import { setMedia } from '../../helpers/jsdom-stubs';
import {
  advanceTime,
  installFakeTimers,
  navigateTo,
  renderOnScreen,
  setupUser,
} from '../../helpers/render';

const strings = {
  label: 'Testimonials',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slide: '{number} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Stop automatic advance',
  play: 'Start automatic advance',
  paused: 'stopped',
  playing: 'started',
};
const slides = ['first', 'second', 'third', 'fourth'].map((name) => ({
  text: `Text of the ${name}`,
  content: <p>{name}</p>,
}));
const carousel = () => <Carousel strings={strings} slides={slides} />;

/** The accessible name of the visible slide. */
const current = () => screen.getByRole('group').getAttribute('aria-label');
const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region', { name: strings.label });
const announced = () => region().querySelector('[aria-live=polite]')?.textContent;

const reduce = '(prefers-reduced-motion: reduce)';

beforeEach(installFakeTimers);

/** Expects that no slide advances by itself. */
async function expectStopped() {
  const before = current();
  await advanceTime(20_000);
  expect(current()).toBe(before);
}

/** Expects the next slide after 5 seconds, and not before. */
async function expectAdvance(name: string) {
  const before = current();
  await advanceTime(4999);
  expect(current()).toBe(before);
  await advanceTime(1);
  expect(current()).toBe(name);
}

it('Carousel is a named region with one visible slide, each named by number and count', () => {
  render(carousel());
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group')).toHaveTextContent('first');
  expect(screen.getByRole('group')).toHaveAttribute('aria-roledescription', 'slide');
  const all = screen.getAllByRole('group', { hidden: true });
  expect(all.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 4',
    '2 of 4',
    '3 of 4',
    '4 of 4',
  ]);
  expect(screen.getByText('1 of 4')).toBeVisible();
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Stop automatic advance');
});

it('a single slide has no controls and does not advance', async () => {
  const [slide] = slides;
  render(<Carousel strings={strings} slides={slide ? [slide] : []} />);
  expect(current()).toBe('1 of 1');
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['Next testimonial', ['second, 2 of 4', 'third, 3 of 4', 'fourth, 4 of 4', 'first, 1 of 4']],
  ['Previous testimonial', ['fourth, 4 of 4', 'third, 3 of 4', 'second, 2 of 4', 'first, 1 of 4']],
])('the button "%s" wraps around, and the chosen slides are announced', (name, slides) => {
  render(carousel());
  for (const slide of slides) {
    act(() => button(name).focus());
    fireEvent.click(button(name));
    expect(`${screen.getByRole('group').textContent}, ${current()}`).toBe(slide);
    expect(announced()).toBe(`Text of the ${slide}`);
  }
});

it('Carousel advances every 5 seconds, wraps around, and announces nothing', async () => {
  render(carousel());
  for (const name of ['2 of 4', '3 of 4', '4 of 4', '1 of 4', '2 of 4']) {
    await expectAdvance(name);
    expect(announced()).toBe('');
  }
});

const viewport = Object.assign(new EventTarget(), { scale: 1 });
const zoomTo = (scale: number) => {
  viewport.scale = scale;
  viewport.dispatchEvent(new Event('resize'));
};
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};
const notifySelection = () => fireEvent(document, new Event('selectionchange'));

it.each([
  [
    'the pointer is over it',
    () => fireEvent.pointerEnter(region()),
    () => fireEvent.pointerLeave(region()),
  ],
  ['the page is pinch-zoomed', () => zoomTo(2), () => zoomTo(1)],
  ['the page is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
  [
    'text in it is selected',
    () => {
      document.getSelection()?.selectAllChildren(screen.getByText('first'));
      notifySelection();
    },
    () => {
      document.getSelection()?.removeAllRanges();
      notifySelection();
    },
  ],
  [
    'the caret of a visitor who reads by keyboard is in it',
    () => {
      fireEvent.keyDown(document.body, { key: 'ArrowRight' });
      document.getSelection()?.collapse(screen.getByText('first'), 0);
      notifySelection();
    },
    () => {
      document.getSelection()?.collapse(document.body, 0);
      notifySelection();
    },
  ],
])('Carousel pauses while %s', async (_, begin, end) => {
  vi.stubGlobal('visualViewport', viewport);
  render(carousel());
  act(() => void begin());
  await expectStopped();
  act(() => void end());
  await expectAdvance('2 of 4');
});

it('Carousel advances although a click has left a caret in it, and a key is pressed after that', async () => {
  render(carousel());
  fireEvent.pointerDown(document.body);
  document.getSelection()?.collapse(screen.getByText('first'), 0);
  // jsdom reports the selection a little later.
  await advanceTime(0);
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  await expectAdvance('2 of 4');
});

it('Carousel advances at a scale that the browser has rounded', async () => {
  vi.stubGlobal('visualViewport', viewport);
  render(carousel());
  act(() => zoomTo(1.0000001));
  await expectAdvance('2 of 4');
});

it('Carousel pauses while another screen is shown', async () => {
  renderOnScreen('home', carousel());
  navigateTo('guide');
  await advanceTime(20_000);
  navigateTo('home');
  expect(current()).toBe('1 of 4');
  await expectAdvance('2 of 4');
});

it.each([
  ['its pause button is pressed', () => setupUser().click(button('Stop automatic advance'))],
  ['focus was inside', () => act(() => button('Next testimonial').focus())],
  ['reduced motion is turned on', () => act(() => setMedia(reduce, true))],
])('Carousel stops once %s, until its play button is pressed', async (_, stop) => {
  render(carousel());
  await stop();
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.pointerLeave(region());
  await expectStopped();
  fireEvent.click(button('Start automatic advance'));
  await expectAdvance('2 of 4');
});

it('Carousel shows the icon of what its button does', () => {
  render(carousel());
  const drawing = (name: string) => button(name).querySelector('path')?.getAttribute('d');
  expect(icons.pause).toContain(drawing('Stop automatic advance'));
  fireEvent.click(button('Stop automatic advance'));
  expect(icons.play).toContain(drawing('Start automatic advance'));
});

it('Carousel announces that it stops and starts', () => {
  render(carousel());
  fireEvent.click(button('Stop automatic advance'));
  expect(announced()).toBe('stopped');
  fireEvent.click(button('Start automatic advance'));
  expect(announced()).toBe('started');
});

it('Carousel does not start by itself under reduced motion', async () => {
  setMedia(reduce, true);
  render(carousel());
  await expectStopped();
  expect(button('Start automatic advance')).toBeVisible();
});
