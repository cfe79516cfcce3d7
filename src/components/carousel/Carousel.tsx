import { type ReactNode, useEffect, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { IconButton } from '../controls/IconButton';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePageVisibility } from '../hooks/usePageVisibility';
import styles from './Carousel.module.css';

/** How long each slide stays before the next comes by itself, in ms (spec 9). */
const interval = 5000;

export interface CarouselStrings {
  /** What the carousel is called, and what kind of thing it and its parts are. */
  label: string;
  role: string;
  slideRole: string;
  /** The name of a slide, from its number and their count. */
  slide: (number: number, count: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselProps {
  strings: CarouselStrings;
  slides: readonly { key: string; content: ReactNode }[];
  /** False while the screen it is on is not shown: it then waits. */
  isActive: boolean;
}

/**
 * Slides that advance by themselves and wrap around (spec 4), after the WAI-ARIA carousel pattern:
 * hover, focus, a hidden page, the pause button and reduced motion stop it, and it is heard only
 * when the visitor moved it (WCAG 2.2.2).
 */
export function Carousel({ strings, slides, isActive }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const pageIsVisible = usePageVisibility();
  const { hoverProps } = useHover({ onHoverChange: setIsHovered });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setIsFocused });

  const mayPlay = choice ? choice === 'play' : !prefersStill;
  const isPlaying = mayPlay && isActive && pageIsVisible && !isHovered && !isFocused;
  const count = slides.length;
  const move = (by: number) => setIndex((current) => (current + by + count) % count);

  // A new wait begins with each slide, also after the visitor moved to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `index` starts the next wait
  useEffect(
    function advance() {
      if (!isPlaying) return;
      const timer = setTimeout(() => setIndex((current) => (current + 1) % count), interval);
      return () => clearTimeout(timer);
    },
    [isPlaying, index, count],
  );

  return (
    <section
      {...hoverProps}
      {...focusWithinProps}
      className={styles.carousel}
      aria-roledescription={strings.role}
      aria-label={strings.label}
    >
      <div className={styles.controls}>
        <IconButton
          icon={mayPlay ? 'pause' : 'play'}
          label={mayPlay ? strings.pause : strings.play}
          onPress={() => setChoice(mayPlay ? 'pause' : 'play')}
        />
        <IconButton icon="previous" label={strings.previous} onPress={() => move(-1)} />
        <IconButton icon="next" label={strings.next} onPress={() => move(1)} />
      </div>
      <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'} aria-atomic="false">
        {slides.map(({ key, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA pattern
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription={strings.slideRole}
            aria-label={strings.slide(position + 1, count)}
            hidden={position !== index}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
