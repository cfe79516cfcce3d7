import { type MouseEvent, type MouseEventHandler, useRef } from 'react';

/**
 * Makes every click that the browser sends to a control a press. The control calls `handleClick` for a
 * click, and `notePress` when React Aria reports a press. React Aria drops a touch beside the control's
 * edge or one that slides over it, although the browser clicks the control
 * (https://github.com/adobe/react-spectrum/issues/8249). Also focuses a control that is clicked, in every browser.
 */
export function useClickPress() {
  const hasPressed = useRef(false);

  /** Notes that React Aria has reported a press. */
  const notePress = () => {
    hasPressed.current = true;
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
    hasPressed.current = false;
    onClick?.(event);
    // A click by key counts no clicks. React Aria has handled the key.
    if (!hasPressed.current && event.detail > 0) press();
  };

  return { notePress, handleClick };
}
