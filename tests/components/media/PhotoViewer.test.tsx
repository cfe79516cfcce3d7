import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { gallery } from '../../../src/content/gallery';
import { pictures } from '../../../src/content/pictures';
import { Gallery } from '../../../src/screens/Gallery';
import { reads } from '../../helpers/words';

const { list, viewer } = gallery.photos;

function openedPicture() {
  return within(screen.getByRole('dialog'));
}

async function openPicture(index: number) {
  const user = userEvent.setup();
  const { rerender } = render(<Gallery isActive />);
  await user.click(screen.getByRole('button', { name: viewer.enlarge(list[index]?.title ?? '') }));
  return { user, rerender };
}

describe('a picture of the gallery', () => {
  test.each(list.map((photo, index) => ({ ...photo, index })))(
    'opens large, with its words and its place among the others: $title',
    async ({ index, url, title, description }) => {
      await openPicture(index);
      expect(screen.getByRole('dialog', { name: title })).toHaveAttribute('open');
      expect(openedPicture().getByRole('img', { name: pictures[url].alt })).toBeInTheDocument();
      expect(openedPicture().getByText(reads(description))).toBeInTheDocument();
      expect(
        openedPicture().getByText(viewer.position(index + 1, list.length)),
      ).toBeInTheDocument();
    },
  );

  test('opens by keyboard as well', async () => {
    render(<Gallery isActive />);
    const button = screen.getByRole('button', { name: viewer.enlarge(list[2]?.title ?? '') });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: list[2]?.title })).toBeInTheDocument();
  });

  test('leads to the next and the previous one, around the ends', async () => {
    const { user } = await openPicture(list.length - 1);
    await user.click(openedPicture().getByRole('button', { name: viewer.next }));
    expect(screen.getByRole('dialog', { name: list[0]?.title })).toBeInTheDocument();
    await user.click(openedPicture().getByRole('button', { name: viewer.previous }));
    expect(screen.getByRole('dialog', { name: list.at(-1)?.title })).toBeInTheDocument();
  });

  test.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['End', list.length - 1],
  ])('gives way to another when the visitor presses %s', async (key, index) => {
    await openPicture(4);
    fireEvent.keyDown(screen.getByRole('dialog'), { key });
    expect(screen.getByRole('dialog', { name: list[index]?.title })).toBeInTheDocument();
  });

  test('gives way to another also on a page that the browser has translated', async () => {
    const { user } = await openPicture(0);
    // A translator puts elements of its own in the place of texts.
    const walker = document.createTreeWalker(screen.getByRole('dialog'), NodeFilter.SHOW_TEXT);
    const texts: ChildNode[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
    for (const text of texts) {
      const translated = document.createElement('font');
      translated.textContent = `(${text.textContent})`;
      text.replaceWith(translated);
    }
    for (const photo of list.slice(1)) {
      await user.click(openedPicture().getAllByRole('button')[1] as HTMLElement);
      expect(screen.getByRole('dialog', { name: photo.title })).toBeInTheDocument();
      expect(openedPicture().getByText(reads(photo.description))).toBeInTheDocument();
    }
  });

  test('stays when a key means something to the browser, such as Alt with an arrow', async () => {
    await openPicture(4);
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft', [held]: true });
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' })).toBe(true);
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  test.each([
    ['a swipe to the left brings the next', -60, 0, 5],
    ['a swipe to the right brings the previous', 60, 0, 3],
    ['a movement of 50 px is enough', -50, 0, 5],
    ['a movement as far down as across is enough', -60, 60, 5],
    ['a short movement brings none', -49, 0, 4],
    ['a movement rather down than across brings none', -60, 90, 4],
  ])('follows a finger: %s', async (_, across, down, index) => {
    await openPicture(4);
    const figure = openedPicture().getByRole('figure');
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(figure, { ...finger, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(figure, { ...finger, clientX: 200 + across, clientY: 200 + down });
    expect(screen.getByRole('dialog', { name: list[index]?.title })).toBeInTheDocument();
  });

  test.each([
    ['the mouse, which may be marking words', { pointerType: 'mouse' }],
    ['a second finger, which may be zooming', { isPrimary: false }],
  ])('does not follow %s', async (_, pointer) => {
    await openPicture(4);
    const figure = openedPicture().getByRole('figure');
    const given = { pointerId: 7, pointerType: 'touch', isPrimary: true, ...pointer };
    fireEvent.pointerDown(figure, { ...given, clientX: 200 });
    fireEvent.pointerUp(figure, { ...given, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  test.each([
    ['is lifted while another stays', 8, 1],
    ['moves about a page that is zoomed', 7, 2],
  ])('does not follow a finger that %s', async (_, lifted, scale) => {
    vi.stubGlobal('visualViewport', { scale });
    await openPicture(4);
    const figure = openedPicture().getByRole('figure');
    const finger = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(figure, { ...finger, pointerId: 7, clientX: 200 });
    fireEvent.pointerUp(figure, { ...finger, pointerId: lifted, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  test('does not follow a finger whose movement the browser has taken to scroll', async () => {
    await openPicture(4);
    const figure = openedPicture().getByRole('figure');
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(figure, { ...finger, clientX: 200 });
    fireEvent.pointerCancel(figure, finger);
    fireEvent.pointerUp(figure, { ...finger, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  test('is closed by its button, and opens again', async () => {
    const { user } = await openPicture(1);
    await user.click(openedPicture().getByRole('button', { name: viewer.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const title = list[1]?.title ?? '';
    await user.click(screen.getByRole('button', { name: viewer.enlarge(title) }));
    expect(screen.getByRole('dialog', { name: title })).toHaveAttribute('open');
  });

  test('is closed by a press beside it, not by one on it', async () => {
    const { user } = await openPicture(1);
    await user.click(openedPicture().getByRole('img'));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not outlive its screen', async () => {
    const { rerender } = await openPicture(1);
    rerender(<Gallery isActive={false} />);
    rerender(<Gallery isActive />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
