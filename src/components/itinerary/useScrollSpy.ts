import { type RefObject, useEffect, useState } from 'react';

/** Shrinks the viewport to a line at 40% of its height. */
const readingLine = '-40% 0px -60% 0px';

/**
 * Tracks which child of a list is being read while the visitor scrolls: the last one to reach the reading line.
 *
 * @returns the index of the child, or -1 before any has
 */
export function useScrollSpy(list: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(-1);

  useEffect(
    function observeItems() {
      const items = [...(list.current?.children ?? [])];
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) setIndex(items.indexOf(target));
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
