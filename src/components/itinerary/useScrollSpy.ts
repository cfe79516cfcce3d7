import { type RefObject, useEffect, useState } from 'react';

/** Shrinks the viewport to a line at 40% of its height; the item that crosses it is being read. */
const readingLine = '-40% 0px -60% 0px';

/**
 * Tracks which child of a list is being read while the visitor scrolls.
 *
 * @returns the index of the child, or -1 for none
 */
export function useScrollSpy(list: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(-1);

  useEffect(
    function observeItems() {
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
