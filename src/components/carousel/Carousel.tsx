import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useHover } from 'react-aria/useHover';
import type { CarouselStrings } from '../../types';
import { IconButton } from '../controls/IconButton';
import { useAnnouncement } from '../hooks/useAnnouncement';
import { useFocusWithin } from '../hooks/useFocusWithin';
import { useIsShown } from '../hooks/useIsShown';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePageVisibility } from '../hooks/usePageVisibility';
import { usePinchZoom } from '../hooks/usePinchZoom';
import { Cluster } from '../layout/Cluster';
import { Stack } from '../layout/Stack';
import { Announcement } from '../text/Announcement';
import { Text } from '../text/Text';
import { interpolate } from '../utils/interpolate';
import styles from './Carousel.module.css';
import { useTextSelection } from './useTextSelection';

/** How long each slide stays before the next one replaces it. */
const autoAdvanceMs = 5000;

interface CarouselProps {
  strings: CarouselStrings;
  /** `text` is announced when the visitor moves to the slide. */
  slides: readonly { text: string; content: ReactNode }[];
}

/**
 * Slides that advance automatically and wrap around, after the WAI-ARIA carousel pattern. They pause while hovered,
 * while text in them is selected or has the caret, and while the page is hidden, pinch-zoomed, or shows another
 * screen. The pause button and focus stop them until the play button is pressed; with reduced motion they do not start by
 * themselves. Screen readers announce a slide only when the visitor chose it (WCAG 2.2.2), and as one
 * message: the parts of a slide would be said in an arbitrary order, and without its number.
 */
export function Carousel({ strings, slides }: CarouselProps) {
  const isShown = useIsShown();
  const [index, setIndex] = useState(0);
  const [announcement, announce] = useAnnouncement();
  // Null until the visitor stops or starts it. Until then, the motion preference decides.
  const [isPaused, setIsPaused] = useState<boolean | null>(null);
  const { hoverProps, isHovered } = useHover({});
  const { focusWithinProps } = useFocusWithin({ onFocusWithin: () => setIsPaused(true) });
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slideList = useRef<HTMLDivElement>(null);
  const isPageVisible = usePageVisibility();
  const isZoomed = usePinchZoom();
  const hasSelection = useTextSelection(slideList);
  const isDisturbed = !isPageVisible || isZoomed || hasSelection;

  const isAutoAdvanceOn = !(isPaused ?? prefersReducedMotion);
  const count = slides.length;
  const isPlaying = count > 1 && isAutoAdvanceOn && isShown && !isHovered && !isDisturbed;
  const moveBy = (offset: number) => {
    const target = (index + offset + count) % count;
    setIndex(target);
    announce(
      `${slides[target]?.text}, ${interpolate(strings.slide, { number: target + 1, count })}`,
    );
  };
  const toggle = () => {
    setIsPaused(isAutoAdvanceOn);
    announce(isAutoAdvanceOn ? strings.paused : strings.playing);
  };

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
      className={styles.carousel}
      aria-roledescription={strings.roleDescription}
      aria-label={strings.label}
    >
      {count > 1 && (
        <Cluster gap={2} className={styles.controls} data-print="no">
          <IconButton
            icon={isAutoAdvanceOn ? 'pause' : 'play'}
            label={isAutoAdvanceOn ? strings.pause : strings.play}
            // Focus stops the slides. If the button received it on the way down, it would already be the
            // play button when the press ends.
            preventFocusOnPress
            onPress={toggle}
          />
          <IconButton icon="previous" label={strings.previous} onPress={() => moveBy(-1)} />
          <IconButton icon="next" label={strings.next} onPress={() => moveBy(1)} />
          {/* Screen readers have it in the name of the slide. */}
          <Text as="span" isMuted aria-hidden data-needs-script>
            {interpolate(strings.slide, { number: index + 1, count })}
          </Text>
        </Cluster>
      )}
      <Announcement>{announcement}</Announcement>
      <Stack ref={slideList} gap={6}>
        {slides.map(({ content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA pattern
          <div
            key={position}
            className={styles.slide}
            role="group"
            aria-roledescription={strings.slideRoleDescription}
            aria-label={interpolate(strings.slide, { number: position + 1, count })}
            hidden={position !== index}
          >
            {content}
          </div>
        ))}
      </Stack>
    </Stack>
  );
}
