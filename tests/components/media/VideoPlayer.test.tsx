import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { VideoPlayer } from '../../../src/components/media/VideoPlayer';
import { home } from '../../../src/content/home';
import { picture } from '../../../src/screens/picture';
import { axe } from '../../helpers/axe';

const { video } = home.tour;
const play = () => fireEvent.click(screen.getByRole('button', { name: video.playLabel }));
const frame = () => document.querySelector('iframe');

let container: HTMLElement;
let rerender: ReturnType<typeof render>['rerender'];

const player = ({ isActive }: { isActive: boolean }) => (
  <VideoPlayer {...video} poster={picture(video.picture)} isActive={isActive} />
);

beforeEach(() => {
  ({ container, rerender } = render(player({ isActive: true })));
});

describe('before the visitor presses play', () => {
  it('nothing of the video platform is in the page', () => {
    expect(frame()).toBeNull();
    const loading = document.querySelectorAll(
      '[src*="youtube"], [srcset*="youtube"], link, script',
    );
    expect([...loading].map((element) => element.outerHTML)).toEqual([]);
  });

  it('one sentence says whose player it is', () => {
    expect(screen.getByText(video.privacyNote, { exact: false })).toBeVisible();
  });

  it('a visitor without scripts has a plain link to the video', () => {
    const html = renderToStaticMarkup(player({ isActive: true }));
    expect(html).toMatch(
      /<noscript><a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=pmIuyIpm5ZQ"/,
    );
  });
});

describe('after play is pressed', () => {
  it('the player is a titled frame from the no-cookie address', () => {
    play();
    expect(frame()).toHaveAttribute('title', video.title);
    const { origin, pathname } = new URL(frame()?.src ?? '');
    expect(origin).toBe('https://www.youtube-nocookie.com');
    expect(pathname).toBe(`/embed/${video.id}`);
  });

  it('the player is fenced: it can play and open its own pages, and nothing else', () => {
    play();
    expect(frame()?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-presentation',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame()).toHaveAttribute(
      'allow',
      'autoplay; encrypted-media; fullscreen; picture-in-picture',
    );
  });

  it('focus is in the player', () => {
    play();
    expect(frame()).toHaveFocus();
  });

  it('leaving the screen ends it, and nothing of the platform is left', () => {
    play();
    rerender(player({ isActive: false }));
    expect(frame()).toBeNull();
    rerender(player({ isActive: true }));
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: video.playLabel })).toBeVisible();
  });
});

it('axe finds no barrier', async () => {
  expect(await axe(container)).toHaveNoViolations();
});
