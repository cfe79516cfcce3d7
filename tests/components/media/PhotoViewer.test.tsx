import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PhotoGrid } from '../../../src/components/media/PhotoGrid';
import { interpolate } from '../../../src/components/utils/interpolate';
import { pictures } from '../../../src/content/pictures.yml';
import { findPicture } from '../../../src/services/findPicture';
import { navigateTo, renderOnScreen, setupUser, translate } from '../../helpers/render';

const list = Object.keys(pictures)
  .slice(0, 6)
  .map((name, index) => ({
    picture: findPicture(name),
    title: `Place ${index + 1}`,
    description: `What there is to see at place ${index + 1}.`,
  }));

const viewer = {
  enlarge: 'Enlarge {title}',
  position: '{number} of {count}',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
};

function viewerContent() {
  return within(screen.getByRole('dialog'));
}

const press = (key: string, init = {}) =>
  fireEvent.keyDown(screen.getByRole('dialog'), { key, ...init });

async function openPicture(index: number) {
  const user = setupUser();
  renderOnScreen('gallery', <PhotoGrid photos={list} strings={viewer} />);
  await user.click(
    screen.getByRole('button', {
      name: interpolate(viewer.enlarge, { title: list[index]?.title ?? '' }),
    }),
  );
  return { user };
}

describe('PhotoViewer', () => {
  it('shows each picture with its title, description, and position', async () => {
    await openPicture(0);
    for (const [index, { picture, title, description }] of list.entries()) {
      expect(screen.getByRole('dialog', { name: title })).toHaveAttribute('open');
      expect(viewerContent().getByRole('img', { name: picture.alt })).toBeInTheDocument();
      expect(viewerContent().getByText(description)).toBeInTheDocument();
      const position = interpolate(viewer.position, { number: index + 1, count: list.length });
      expect(viewerContent().getByText(position)).toBeInTheDocument();
      press('ArrowRight');
    }
  });

  it('goes to the next and previous pictures, and wraps around at both ends', async () => {
    const { user } = await openPicture(list.length - 1);
    await user.click(viewerContent().getByRole('button', { name: viewer.next }));
    expect(screen.getByRole('dialog', { name: list[0]?.title })).toBeInTheDocument();
    await user.click(viewerContent().getByRole('button', { name: viewer.previous }));
    expect(screen.getByRole('dialog', { name: list.at(-1)?.title })).toBeInTheDocument();
  });

  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['End', list.length - 1],
  ])('changes the picture, and scrolls nothing, when %s is pressed', async (key, index) => {
    await openPicture(4);
    expect(press(key)).toBe(false);
    expect(screen.getByRole('dialog', { name: list[index]?.title })).toBeInTheDocument();
  });

  it('changes the picture slowly enough to see it while an arrow key is held', async () => {
    await openPicture(0);
    vi.useFakeTimers();
    press('ArrowRight');
    for (let count = 0; count < 20; count++) {
      vi.advanceTimersByTime(30);
      press('ArrowRight', { repeat: true });
    }
    expect(screen.getByRole('dialog', { name: list[2]?.title })).toBeInTheDocument();
    press('ArrowRight');
    press('ArrowRight');
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  it('is closed by arrow keys and Enter alone, as on a remote control', async () => {
    const { user } = await openPicture(0);
    act(() => viewerContent().getByRole('button', { name: viewer.previous }).focus());
    press('ArrowDown');
    expect(viewerContent().getByRole('button', { name: viewer.next })).toHaveFocus();
    press('ArrowUp');
    press('ArrowUp');
    expect(viewerContent().getByRole('button', { name: viewer.close })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('scrolls with the arrow keys in a short window', async () => {
    await openPicture(0);
    vi.spyOn(screen.getByRole('dialog'), 'scrollHeight', 'get').mockReturnValue(500);
    expect(press('ArrowDown')).toBe(true);
    expect(press('ArrowUp')).toBe(false);
  });

  it('shows no picture beside the caption of another while the next one loads', async () => {
    await openPicture(4);
    const picture = viewerContent().getByRole('img');
    press('ArrowRight');
    expect(picture).not.toBeInTheDocument();
  });

  it('is described by its first picture, and announces each other one in one message', async () => {
    await openPicture(4);
    const announced = () => document.querySelector('dialog [aria-live=polite]')?.textContent;
    const [first, second] = [list[4], list[5]];
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      `5 of 6 ${first?.picture.alt} ${first?.description}`,
    );
    expect(announced()).toBe('');
    press('ArrowRight');
    expect(announced()).toBe(
      `${second?.title}, 6 of 6. ${second?.picture.alt} ${second?.description}`,
    );
  });

  it('changes the picture on a page that the browser has translated', async () => {
    const { user } = await openPicture(0);
    translate(screen.getByRole('dialog'));
    for (const photo of list.slice(1)) {
      await user.click(viewerContent().getAllByRole('button')[1] as HTMLElement);
      expect(screen.getByRole('dialog', { name: photo.title })).toBeInTheDocument();
      expect(viewerContent().getByText(photo.description)).toBeInTheDocument();
    }
  });

  it('keeps the picture when a browser shortcut is pressed, such as Alt with an arrow key', async () => {
    await openPicture(4);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      press('ArrowLeft', { [modifier]: true });
    expect(press('Tab')).toBe(true);
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true };

  it.each([
    ['60 px to the left: next', -60, 0, 5, {}, {}],
    ['50 px to the right: previous', 50, 0, 3, {}, {}],
    ['diagonally, as far down as across: next', -60, 60, 5, {}, {}],
    ['49 px to the left: unchanged', -49, 0, 4, {}, {}],
    ['farther down than across: unchanged', -60, 90, 4, {}, {}],
    ['by a mouse, which may be selecting text: unchanged', -60, 0, 4, { pointerType: 'mouse' }, {}],
    ['by a second finger, which may be zooming: unchanged', -60, 0, 4, { isPrimary: false }, {}],
    ['by a finger that lifts while another stays: unchanged', -60, 0, 4, {}, { pointerId: 8 }],
  ])('handles a swipe %s', async (_, across, down, index, onDown, onUp) => {
    await openPicture(4);
    const figure = viewerContent().getByRole('figure');
    fireEvent.pointerDown(figure, { ...touch, clientX: 200, clientY: 200, ...onDown });
    const end = { clientX: 200 + across, clientY: 200 + down };
    fireEvent.pointerUp(figure, { ...touch, ...end, ...onDown, ...onUp });
    expect(screen.getByRole('dialog', { name: list[index]?.title })).toBeInTheDocument();
  });

  it.each([
    ['pans a zoomed page', 2, () => {}],
    [
      'the browser has canceled in order to scroll',
      1,
      (figure: Element) => fireEvent.pointerCancel(figure, touch),
    ],
  ])('ignores a finger that %s', async (_, scale, interrupt) => {
    vi.stubGlobal('visualViewport', { scale });
    await openPicture(4);
    const figure = viewerContent().getByRole('figure');
    fireEvent.pointerDown(figure, { ...touch, clientX: 200 });
    interrupt(figure);
    fireEvent.pointerUp(figure, { ...touch, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  it('closes with its button, and opens again', async () => {
    const { user } = await openPicture(1);
    await user.click(viewerContent().getByRole('button', { name: viewer.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const title = list[1]?.title ?? '';
    await user.click(screen.getByRole('button', { name: interpolate(viewer.enlarge, { title }) }));
    expect(screen.getByRole('dialog', { name: title })).toHaveAttribute('open');
  });

  it('closes when the visitor leaves its screen', async () => {
    await openPicture(1);
    navigateTo('home');
    navigateTo('gallery');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
