import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer } from '../../../src/components/media/VideoPlayer';
import { home } from '../../../src/content/home.yml';
import { findPicture } from '../../../src/services/findPicture';
import { navigateTo, renderOnScreen } from '../../helpers/render';

const { video } = home.tour;
const play = () => fireEvent.click(screen.getByRole('button', { name: video.playLabel }));
const frame = () => document.querySelector('iframe');

const player = <VideoPlayer {...video} poster={findPicture(video.picture)} />;

beforeEach(() => {
  renderOnScreen('home', player);
});

describe('VideoPlayer after play is pressed', () => {
  it('starts and focuses the player in a titled frame from the no-cookie host', () => {
    play();
    expect(frame()).toHaveFocus();
    expect(frame()).toHaveAttribute('title', video.title);
    const { origin, pathname, searchParams } = new URL(frame()?.src ?? '');
    expect(origin).toBe('https://www.youtube-nocookie.com');
    expect(pathname).toBe(`/embed/${video.id}`);
    expect(searchParams.get('autoplay')).toBe('1');
  });

  it('does not get the second press of a double press, which would pause it', () => {
    vi.useFakeTimers();
    play();
    expect(frame()).toHaveStyle({ pointerEvents: 'none' });
    vi.advanceTimersByTime(500);
    expect(frame()).not.toHaveStyle({ pointerEvents: 'none' });
  });

  it('sandboxes the player, which can play and open its own pages, and nothing else', () => {
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

  it('removes the player when the visitor leaves the screen, and does not restore it', () => {
    play();
    navigateTo('guide');
    expect(frame()).toBeNull();
    navigateTo('home');
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: video.playLabel })).toBeVisible();
  });
});
