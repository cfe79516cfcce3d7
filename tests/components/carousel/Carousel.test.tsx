import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/components/carousel/Carousel';
import { home } from '../../../src/content/home';
import { axe } from '../../helpers/axe';
import { setMedia } from '../../helpers/jsdom-stubs';
import { advanceTime, installFakeTimers, setupUser } from '../../helpers/render';

const strings = home.testimonials.carousel;
const slides = ['first', 'second', 'third', 'fourth'].map((key) => ({
  key,
  content: <p>{key}</p>,
}));
const carousel = (isActive = true) => (
  <Carousel strings={strings} slides={slides} isActive={isActive} />
);

/** The accessible name of the visible slide. */
const current = () => screen.getByRole('group').getAttribute('aria-label');
const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region', { name: 'Testimonials' });
const liveRegion = () => region().querySelector('[aria-live]');

beforeEach(installFakeTimers);

describe('Carousel slides', () => {
  it('show one at a time, named by number and count', () => {
    render(carousel());
    expect(screen.getByRole('group')).toHaveTextContent('first');
    expect(current()).toBe('1 of 4');
    const all = screen.getAllByRole('group', { hidden: true });
    expect(all.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
    expect(all.filter((slide) => slide.hidden)).toHaveLength(3);
  });

  it('advance with the next button, from the last to the first', () => {
    render(carousel());
    for (const name of ['2 of 4', '3 of 4', '4 of 4', '1 of 4']) {
      fireEvent.click(button('Next testimonial'));
      expect(current()).toBe(name);
    }
  });

  it('go back with the previous button, from the first to the last', () => {
    render(carousel());
    for (const name of ['4 of 4', '3 of 4', '2 of 4', '1 of 4']) {
      fireEvent.click(button('Previous testimonial'));
      expect(current()).toBe(name);
    }
  });
});

describe('Carousel automatic advance', () => {
  it('shows the next slide after 5 seconds, and not before', async () => {
    render(carousel());
    await advanceTime(4999);
    expect(current()).toBe('1 of 4');
    await advanceTime(1);
    expect(current()).toBe('2 of 4');
  });

  it('advances every 5 seconds and wraps around', async () => {
    render(carousel());
    for (const name of ['2 of 4', '3 of 4', '4 of 4', '1 of 4', '2 of 4']) {
      await advanceTime(5000);
      expect(current()).toBe(name);
    }
  });
});

describe('Carousel automatic advance stops', () => {
  it('while the pointer is over the carousel, and resumes afterward', async () => {
    const user = setupUser();
    render(carousel());
    await user.hover(region());
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    await user.unhover(region());
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('once focus has been inside, until the play button is pressed', async () => {
    render(carousel());
    act(() => button('Next testimonial').focus());
    await advanceTime(20_000);
    act(() => button('Next testimonial').blur());
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    fireEvent.click(button('Start automatic advance'));
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('when its pause button is pressed by mouse, which also focuses it', async () => {
    const user = setupUser();
    render(carousel());
    await user.click(button('Stop automatic advance'));
    await user.unhover(region());
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    expect(button('Start automatic advance')).toHaveFocus();
  });

  it('while the page is pinch-zoomed, and resumes afterward', async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    const zoom = (scale: number) => {
      viewport.scale = scale;
      act(() => viewport.dispatchEvent(new Event('resize')));
    };
    render(carousel());
    zoom(2);
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    zoom(1);
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('while text in it is selected, and resumes afterward', async () => {
    render(carousel());
    const selection = document.getSelection();
    const notify = () => fireEvent(document, new Event('selectionchange'));
    selection?.selectAllChildren(screen.getByText('first'));
    notify();
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    selection?.removeAllRanges();
    notify();
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('while the page is hidden, and resumes afterward', async () => {
    render(carousel());
    const state = vi.spyOn(document, 'visibilityState', 'get');
    const setVisibility = (value: DocumentVisibilityState) => {
      state.mockReturnValue(value);
      fireEvent(document, new Event('visibilitychange'));
    };
    setVisibility('hidden');
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    setVisibility('visible');
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('while another screen is active, and resumes afterward', async () => {
    const { rerender } = render(carousel(false));
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    rerender(carousel());
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('when the pause button is pressed, until it is pressed again', async () => {
    render(carousel());
    fireEvent.click(button('Stop automatic advance'));
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    fireEvent.click(button('Start automatic advance'));
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('when the carousel unmounts, which clears its timer and listeners', () => {
    const removeListener = vi.fn();
    vi.spyOn(document, 'removeEventListener').mockImplementation(removeListener);
    vi.spyOn(
      window.matchMedia('(prefers-reduced-motion: reduce)'),
      'removeEventListener',
    ).mockImplementation(removeListener);
    render(carousel()).unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(removeListener.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(['visibilitychange', 'change']),
    );
  });
});

describe('Carousel under reduced motion', () => {
  const reduce = '(prefers-reduced-motion: reduce)';

  it('does not start automatically, but starts with its button', async () => {
    setMedia(reduce, true);
    render(carousel());
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
    fireEvent.click(button('Start automatic advance'));
    await advanceTime(5000);
    expect(current()).toBe('2 of 4');
  });

  it('stops as soon as the visitor turns reduced motion on', async () => {
    render(carousel());
    act(() => setMedia(reduce, true));
    await advanceTime(20_000);
    expect(current()).toBe('1 of 4');
  });
});

describe('Carousel accessibility', () => {
  it('announces a slide the visitor chose, but none during automatic advance', async () => {
    const user = setupUser();
    render(carousel());
    expect(liveRegion()).toHaveAttribute('aria-live', 'off');
    await user.click(button('Next testimonial'));
    expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
  });

  it('exposes a named carousel with named slides and its pause button first', () => {
    render(carousel());
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('group')).toHaveAttribute('aria-roledescription', 'slide');
    expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Stop automatic advance');
  });

  it('has no axe violations', async () => {
    const { container } = render(carousel());
    // axe needs a running clock. The carousel's timer stays on the fake one.
    vi.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});
