import type { ComponentProps } from 'react';

interface LiveRegionProps extends ComponentProps<'div'> {
  role?: 'status';
  /** Shows the text, in the same live region. By default, it is for assistive technology only. */
  isVisible?: boolean;
}

/**
 * What screen readers say when it changes (WCAG 4.1.3): a status, or with `aria-live`, any text.
 */
export function LiveRegion({ isVisible, ...props }: LiveRegionProps) {
  return <div {...props} data-visually-hidden={isVisible ? undefined : true} />;
}
