import {
  type FocusWithinProps,
  useFocusWithin as useAriaFocusWithin,
} from 'react-aria/useFocusWithin';

/**
 * Returns whether an event only tells that the window loses focus: its active element stays the same, and
 * receives a focus event when the visitor returns, although focus has not moved.
 */
export function isWindowBlur({ target }: { target: EventTarget | null }): boolean {
  return target === document.activeElement;
}

/** React Aria's `useFocusWithin`, except that focus stays within while the window is left. */
export function useFocusWithin(props: FocusWithinProps) {
  const { focusWithinProps } = useAriaFocusWithin(props);
  const onBlur: typeof focusWithinProps.onBlur = (event) => {
    if (!isWindowBlur(event)) focusWithinProps.onBlur?.(event);
  };
  return { focusWithinProps: { ...focusWithinProps, onBlur } };
}
