import { type RefObject, useEffect, useState } from 'react';

/** A line across the window, a little above its middle: what it crosses is what is being read. */
const readingLine = '-40% 0px -60% 0px';

/**
 * Follows which child of a list is being read, while the visitor scrolls.
 *
 * @returns its index, or -1 while it is none of them
 */
export function useScrollSpy(list: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(-1);

  useEffect(
    function watch() {
      const items = [...(list.current?.children ?? [])];
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const position = items.indexOf(target);
            if (isIntersecting) setIndex(position);
            else setIndex((current) => (current === position ? -1 : current));
          }
        },
        { rootMargin: readingLine },
      );
      for (const item of items) observer.observe(item);
      return () => observer.disconnect();
    },
    [list],
  );

  return index;
}
