import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import type { PhotoViewerStrings } from '../../types';
import { IconButton } from '../controls/IconButton';
import { useAnnouncement } from '../hooks/useAnnouncement';
import { useSwipe } from '../hooks/useSwipe';
import { Cluster } from '../layout/Cluster';
import { Stack } from '../layout/Stack';
import { Surface } from '../layout/Surface';
import { Announcement } from '../text/Announcement';
import { Text } from '../text/Text';
import { hasModifierKey } from '../utils/hasModifierKey';
import { interpolate } from '../utils/interpolate';
import styles from './PhotoViewer.module.css';
import { Picture, type PictureProps } from './Picture';

/** How long a picture stays while the key that changes it is held. */
const heldKeyMs = 600;

export interface CaptionedPicture {
  picture: PictureProps;
  title: string;
  description: string;
}

interface PhotoViewerProps {
  photos: readonly CaptionedPicture[];
  /** Index of the picture shown. */
  index: number;
  strings: Omit<PhotoViewerStrings, 'enlarge'>;
  /** Called with the index of the picture to show next. It wraps around at both ends. */
  onIndexChange: (index: number) => void;
  /** Called after the dialog has closed and focus has returned to the button that opened it. */
  onClose: () => void;
}

/**
 * Shows one picture at a time in a native modal dialog, which makes the rest of the page inert,
 * closes on Escape, and restores focus (WCAG 2.1.2, 2.4.3). Left and Right arrow keys, Home, End, and
 * horizontal swipes change the picture; buttons do the same without a gesture (WCAG 2.5.1). Where nothing scrolls, Up
 * and Down arrow keys move focus between the buttons, for remote controls that have no other keys.
 */
export function PhotoViewer({ photos, index, strings, onIndexChange, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const count = photos.length;
  const positionOf = (target: number) =>
    interpolate(strings.position, { number: target + 1, count });
  // The first picture is the name and the description of the dialog.
  const [announcement, announce] = useAnnouncement();
  const goTo = (target: number) => {
    const next = (target + count) % count;
    onIndexChange(next);
    const { title, picture, description } = photos[next] ?? {};
    // One message: the parts of the figure would be said in an arbitrary order, and without the position.
    announce(`${title}, ${positionOf(next)}. ${picture?.alt} ${description}`);
  };
  /** Goes on to the right, or back where the page is read from right to left. */
  const goRight = (step: 1 | -1) => {
    const { direction } = getComputedStyle(document.body);
    goTo(index + (direction === 'rtl' ? -step : step));
  };
  const swipeHandlers = useSwipe(goRight);
  const pressedBackdrop = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const keyTime = useRef(0);
  const close = () => dialog.current?.close();
  const { isFocusVisible } = useFocusVisible();

  useLayoutEffect(function openDialog() {
    dialog.current?.showModal();
  }, []);

  const focusNextButton = (step: 1 | -1) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    // If no button has focus, Down moves to the first button, and Up to the last.
    const next = current === -1 && step === -1 ? -1 : current + step;
    buttons.at(next % buttons.length)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifierKey(event)) return;
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = dialog.current ?? {};
    const actions = {
      ArrowUp: scrollTop <= 0 && (() => focusNextButton(-1)),
      ArrowDown: scrollTop + clientHeight >= scrollHeight - 1 && (() => focusNextButton(1)),
      ArrowLeft: () => goRight(-1),
      ArrowRight: () => goRight(1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
    };
    const action = actions[event.key as keyof typeof actions];
    if (!action) return;
    event.preventDefault();
    if (event.repeat && event.timeStamp - keyTime.current < heldKeyMs) return;
    keyTime.current = event.timeStamp;
    action();
  };

  const photo = photos[index];
  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-position ${id}-picture ${id}-description`}
      onClose={() => {
        if (!isFocusVisible) hideFocusIndicator();
        onClose();
      }}
      onKeyDown={onKeyDown}
      // A drag from the caption to the backdrop selects text, and ends with a click on the dialog.
      onPointerDownCapture={({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressedBackdrop.current && target === currentTarget) close();
      }}
    >
      <Surface look="bordered" className={styles.card} data-theme="dark">
        <Cluster ref={bar} className={styles.bar}>
          <IconButton icon="previous" label={strings.previous} onPress={() => goTo(index - 1)} />
          <IconButton icon="next" label={strings.next} onPress={() => goTo(index + 1)} />
          <Text as="span" id={`${id}-position`} className={styles.position}>
            {positionOf(index)}
          </Text>
          <IconButton icon="close" label={strings.close} onPress={close} />
        </Cluster>
        <figure {...swipeHandlers} className={styles.photo}>
          <Surface
            key={photo.picture.name}
            id={`${id}-picture`}
            look="picture"
            className={styles.picture}
          >
            <Picture
              {...photo.picture}
              isFilling
              sizes={{ phoneVw: 100, wider: 'min(100vw, 150vh)' }}
            />
          </Surface>
          <figcaption className={styles.caption}>
            <Stack gap={2}>
              <Text as="h2" id={`${id}-title`} data-look="h3">
                {photo.title}
              </Text>
              <Text id={`${id}-description`}>{photo.description}</Text>
            </Stack>
          </figcaption>
        </figure>
      </Surface>
      <Announcement>{announcement}</Announcement>
    </dialog>
  );
}

/** Safari shows the focus indicator on the button that a dialog returns focus to, even after a mouse. */
function hideFocusIndicator() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLButtonElement) || !activeElement.matches(':focus-visible'))
    return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true, focusVisible: false });
}
