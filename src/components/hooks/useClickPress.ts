import { type MouseEvent, type MouseEventHandler, useRef } from 'react';

/** How long after a touch its click may come. React Aria waits for it only 80 ms before it reports a press. */
const lateClickMs = 1000;

/**
 * Reports a press for every click that the browser sends to a control. The control calls `handleClick` for a
 * click, and `notePress` when React Aria reports a press. React Aria drops a touch beside the control's
 * edge or one that slides over it, although the browser clicks the control
 * (https://github.com/adobe/react-spectrum/issues/8249). Also focuses a control that is clicked, in every browser.
 */
export function useClickPress() {
  /** When React Aria reported a press whose click has not come yet. */
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  /** Notes that React Aria has reported a press. */
  const notePress = () => {
    pressedAt.current = performance.now();
  };

  /** Runs React Aria's click handler, in which it reports a press, and then `press`, if it reported none. */
  const handleClick = (
    event: MouseEvent<HTMLButtonElement>,
    onClick: MouseEventHandler<HTMLButtonElement> | undefined,
    press: () => void,
  ) => {
    // Safari does not focus a button that is clicked. A dialog could not return focus to it.
    // Enter in a field clicks the Send button, and the field keeps its focus.
    if (event.detail > 0 || event.currentTarget.type !== 'submit')
      event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
    // A click by key counts no clicks. React Aria has handled the key.
    if (event.detail === 0) return;
    if (performance.now() - pressedAt.current > lateClickMs) press();
    pressedAt.current = Number.NEGATIVE_INFINITY;
  };

  return { notePress, handleClick };
}
