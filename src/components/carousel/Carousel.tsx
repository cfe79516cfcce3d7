import { type ReactNode, useEffect, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { IconButton } from '../controls/IconButton';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePageVisibility } from '../hooks/usePageVisibility';
import styles from './Carousel.module.css';

/** How long each slide stays before the next one replaces it. */
const autoAdvanceMs = 5000;

interface CarouselStrings {
  label: string;
  /** The `aria-roledescription` of the carousel and of its slides. */
  role: string;
  slideRole: string;
  /** The accessible name of a slide, from its number and the count. */
  slide: (number: number, count: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselProps {
  strings: CarouselStrings;
  slides: readonly { key: string; content: ReactNode }[];
  /** Whether the screen is the visible one. Automatic advance stops when it no longer is. */
  isActive: boolean;
}

/**
 * Slides that advance automatically and wrap around, after the WAI-ARIA carousel pattern. Hover,
 * focus, a hidden page, the pause button, and reduced motion stop them, and screen readers announce
 * a slide only when the visitor chose it (WCAG 2.2.2).
 */
export function Carousel({ strings, slides, isActive }: CarouselProps) {
  const [index, setIndex] = useState(0);
  // Null until the pause button is pressed. Until then, the motion preference decides.
  const [isPaused, setIsPaused] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const pageIsVisible = usePageVisibility();
  const { hoverProps } = useHover({ onHoverChange: setIsHovered });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setIsFocused });

  const isAutoAdvanceOn = !(isPaused ?? prefersReducedMotion);
  const isPlaying = isAutoAdvanceOn && isActive && pageIsVisible && !isHovered && !isFocused;
  const count = slides.length;
  const moveBy = (offset: number) => setIndex((current) => (current + offset + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of `index` restarts the timer
  useEffect(
    function advance() {
      if (!isPlaying) return;
      const timer = setTimeout(() => setIndex((current) => (current + 1) % count), autoAdvanceMs);
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
          icon={isAutoAdvanceOn ? 'pause' : 'play'}
          label={isAutoAdvanceOn ? strings.pause : strings.play}
          onPress={() => setIsPaused(isAutoAdvanceOn)}
        />
        <IconButton icon="previous" label={strings.previous} onPress={() => moveBy(-1)} />
        <IconButton icon="next" label={strings.next} onPress={() => moveBy(1)} />
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
