import type { ComponentProps } from 'react';
import { useButton } from 'react-aria/useButton';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useClickPress } from '../hooks/useClickPress';
import { classNames } from '../utils/classNames';
import { type ButtonLook, buttonLook } from './buttonLook';

type NativeProps = Omit<ComponentProps<'button'>, `on${string}` | 'disabled'>;

interface ButtonProps extends NativeProps, Omit<ButtonLook, 'look'> {
  /** `plain` has only the look of `className`. */
  look?: ButtonLook['look'] | 'plain';
  /** Adds what is particular to one component, such as its place. */
  className?: string;
  /** Called on a press by mouse, touch, pen, key, or assistive technology. */
  onPress?: () => void;
  /** Whether a press focuses the button only when it is released. */
  preventFocusOnPress?: boolean;
}

/** A button by React Aria. */
export function Button(props: ButtonProps) {
  const { look, shape, className, onPress, preventFocusOnPress, ref, ...rest } = props;
  const button = useObjectRef(ref);
  const { notePress, handleClick } = useClickPress();
  const press = () => {
    notePress();
    onPress?.();
  };
  const { buttonProps } = useButton(
    { type: rest.type, onPress: press, preventFocusOnPress },
    button,
  );
  return (
    <button
      {...buttonProps}
      {...rest}
      type={rest.type ?? 'button'}
      ref={button}
      className={classNames(look !== 'plain' && buttonLook({ look, shape }), className)}
      onClick={(event) => handleClick(event, buttonProps.onClick, press)}
    />
  );
}
