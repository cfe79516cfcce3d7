import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { IconButton } from '../controls/IconButton';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePageVisibility } from '../hooks/usePageVisibility';
import { usePinchZoom } from '../hooks/usePinchZoom';
import { useTextSelection } from '../hooks/useTextSelection';
import { Stack } from '../layout/Stack';
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
 * Slides that advance automatically and wrap around, after the WAI-ARIA carousel pattern. They pause
 * while hovered or selected, and while the page is hidden or pinch-zoomed. The pause button and focus
 * stop them until the play button is pressed; with reduced motion they do not start by themselves.
 * Screen readers announce a slide only when the visitor chose it (WCAG 2.2.2).
 */
export function Carousel({ strings, slides, isActive }: CarouselProps) {
  const [index, setIndex] = useState(0);
  // Null until the visitor stops or starts it. Until then, the motion preference decides.
  const [isPaused, setIsPaused] = useState<boolean | null>(null);
  const { hoverProps, isHovered } = useHover({});
  const { focusWithinProps } = useFocusWithin({ onFocusWithin: () => setIsPaused(true) });
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const region = useRef<HTMLElement>(null);
  const isDisturbed = [!usePageVisibility(), usePinchZoom(), useTextSelection(region)].some(
    Boolean,
  );

  const isAutoAdvanceOn = !(isPaused ?? prefersReducedMotion);
  const count = slides.length;
  const isPlaying = count > 1 && isAutoAdvanceOn && isActive && !isHovered && !isDisturbed;
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
    <Stack
      as="section"
      {...mergeProps(hoverProps, focusWithinProps)}
      ref={region}
      className={styles.carousel}
      aria-roledescription={strings.role}
      aria-label={strings.label}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={isAutoAdvanceOn ? 'pause' : 'play'}
            label={isAutoAdvanceOn ? strings.pause : strings.play}
            // Focus stops the slides. If the button received it on the way down, it would already be the
            // play button when the press ends.
            preventFocusOnPress
            onPress={() => setIsPaused(isAutoAdvanceOn)}
          />
          <IconButton icon="previous" label={strings.previous} onPress={() => moveBy(-1)} />
          <IconButton icon="next" label={strings.next} onPress={() => moveBy(1)} />
        </div>
      )}
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
    </Stack>
  );
}
