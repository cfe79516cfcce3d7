import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { gallery } from '../../../src/content/gallery';
import { pictures } from '../../../src/content/pictures';
import { Gallery } from '../../../src/screens/Gallery';
import { hasTextContent } from '../../helpers/text-content';

const { list, viewer } = gallery.photos;

function viewerContent() {
  return within(screen.getByRole('dialog'));
}

async function openPicture(index: number) {
  const user = userEvent.setup();
  const { rerender } = render(<Gallery isActive />);
  await user.click(screen.getByRole('button', { name: viewer.enlarge(list[index]?.title ?? '') }));
  return { user, rerender };
}

describe('PhotoViewer', () => {
  it.each(list.map((photo, index) => ({ ...photo, index })))(
    'shows the picture, its description, and its position: $title',
    async ({ index, picture, title, description }) => {
      await openPicture(index);
      expect(screen.getByRole('dialog', { name: title })).toHaveAttribute('open');
      expect(viewerContent().getByRole('img', { name: pictures[picture].alt })).toBeInTheDocument();
      expect(viewerContent().getByText(hasTextContent(description))).toBeInTheDocument();
      expect(
        viewerContent().getByText(viewer.position(index + 1, list.length)),
      ).toBeInTheDocument();
    },
  );

  it('opens with the Enter key', async () => {
    render(<Gallery isActive />);
    const button = screen.getByRole('button', { name: viewer.enlarge(list[2]?.title ?? '') });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: list[2]?.title })).toBeInTheDocument();
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
  ])('changes the picture when %s is pressed', async (key, index) => {
    await openPicture(4);
    fireEvent.keyDown(screen.getByRole('dialog'), { key });
    expect(screen.getByRole('dialog', { name: list[index]?.title })).toBeInTheDocument();
  });

  it('shows no picture beside the caption of another while the next one loads', async () => {
    await openPicture(4);
    const picture = viewerContent().getByRole('img');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(picture).not.toBeInTheDocument();
  });

  it('announces picture and caption when they change', async () => {
    await openPicture(4);
    const announced = screen
      .getByRole('dialog')
      .querySelector<HTMLElement>('[aria-live="polite"][aria-atomic="true"]');
    expect(announced).toContainElement(viewerContent().getByRole('img'));
    expect(announced).toContainElement(viewerContent().getByRole('heading'));
  });

  it('changes the picture on a page that the browser has translated', async () => {
    const { user } = await openPicture(0);
    // Browser translation replaces text nodes with its own elements.
    const walker = document.createTreeWalker(screen.getByRole('dialog'), NodeFilter.SHOW_TEXT);
    const texts: ChildNode[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
    for (const text of texts) {
      const translated = document.createElement('font');
      translated.textContent = `(${text.textContent})`;
      text.replaceWith(translated);
    }
    for (const photo of list.slice(1)) {
      await user.click(viewerContent().getAllByRole('button')[1] as HTMLElement);
      expect(screen.getByRole('dialog', { name: photo.title })).toBeInTheDocument();
      expect(viewerContent().getByText(hasTextContent(photo.description))).toBeInTheDocument();
    }
  });

  it('keeps the picture when a browser shortcut is pressed, such as Alt with an arrow key', async () => {
    await openPicture(4);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft', [modifier]: true });
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' })).toBe(true);
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  it.each([
    ['to the left by 60 px: next', -60, 0, 5],
    ['to the right by 60 px: previous', 60, 0, 3],
    ['to the left by 50 px: next', -50, 0, 5],
    ['diagonally, as far down as across: next', -60, 60, 5],
    ['to the left by 49 px: unchanged', -49, 0, 4],
    ['farther down than across: unchanged', -60, 90, 4],
  ])('handles a swipe %s', async (_, across, down, index) => {
    await openPicture(4);
    const figure = viewerContent().getByRole('figure');
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(figure, { ...finger, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(figure, { ...finger, clientX: 200 + across, clientY: 200 + down });
    expect(screen.getByRole('dialog', { name: list[index]?.title })).toBeInTheDocument();
  });

  it.each([
    ['a mouse, which may be selecting text', { pointerType: 'mouse' }],
    ['a second finger, which may be zooming', { isPrimary: false }],
  ])('ignores %s', async (_, pointer) => {
    await openPicture(4);
    const figure = viewerContent().getByRole('figure');
    const init = { pointerId: 7, pointerType: 'touch', isPrimary: true, ...pointer };
    fireEvent.pointerDown(figure, { ...init, clientX: 200 });
    fireEvent.pointerUp(figure, { ...init, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  it.each([
    ['lifts while another stays', 8, 1],
    ['pans a zoomed page', 7, 2],
  ])('ignores a finger that %s', async (_, lifted, scale) => {
    vi.stubGlobal('visualViewport', { scale });
    await openPicture(4);
    const figure = viewerContent().getByRole('figure');
    const finger = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(figure, { ...finger, pointerId: 7, clientX: 200 });
    fireEvent.pointerUp(figure, { ...finger, pointerId: lifted, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  it('ignores a pointer that the browser has canceled in order to scroll', async () => {
    await openPicture(4);
    const figure = viewerContent().getByRole('figure');
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(figure, { ...finger, clientX: 200 });
    fireEvent.pointerCancel(figure, finger);
    fireEvent.pointerUp(figure, { ...finger, clientX: 100 });
    expect(screen.getByRole('dialog', { name: list[4]?.title })).toBeInTheDocument();
  });

  it('closes with its button, and opens again', async () => {
    const { user } = await openPicture(1);
    await user.click(viewerContent().getByRole('button', { name: viewer.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const title = list[1]?.title ?? '';
    await user.click(screen.getByRole('button', { name: viewer.enlarge(title) }));
    expect(screen.getByRole('dialog', { name: title })).toHaveAttribute('open');
  });

  it('closes when the backdrop is pressed, and not when the picture is', async () => {
    const { user } = await openPicture(1);
    await user.click(viewerContent().getByRole('img'));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when its screen becomes inactive', async () => {
    const { rerender } = await openPicture(1);
    rerender(<Gallery isActive={false} />);
    rerender(<Gallery isActive />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
