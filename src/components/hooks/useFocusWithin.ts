import {
  type FocusWithinProps,
  useFocusWithin as useAriaFocusWithin,
} from 'react-aria/useFocusWithin';
import { isWindowBlur } from '../utils/isWindowBlur';

/** React Aria's `useFocusWithin`, except that focus stays within while the window is left. */
export function useFocusWithin(props: FocusWithinProps) {
  const { focusWithinProps } = useAriaFocusWithin(props);
  const onBlur: typeof focusWithinProps.onBlur = (event) => {
    if (!isWindowBlur(event)) focusWithinProps.onBlur?.(event);
  };
  return { focusWithinProps: { ...focusWithinProps, onBlur } };
}
