import { useEffect, useState } from 'react';
import { Button } from '../controls/Button';
import { Icon } from '../media/Icon';
import { LiveRegion } from '../text/LiveRegion';

/** How long to wait for pictures before printing without them. */
const timeoutMs = 5000;

interface PrintButtonProps {
  strings: { print: string; printing: string };
  /** Whether the screen of the button is shown. Leaving it cancels what has not been printed yet. */
  isActive: boolean;
}

/**
 * Opens the print dialog after loading the screen's lazy pictures, which would otherwise be missing
 * from the printout. Until then, the button says so, and more presses do nothing. Prints without
 * pictures that fail or take longer than `timeoutMs`.
 */
export function PrintButton({ strings, isActive }: PrintButtonProps) {
  const [isPending, setIsPending] = useState(false);
  if (isPending && !isActive) setIsPending(false);

  useEffect(
    function printOnceLoaded() {
      if (!isPending) return;
      let isDone = false;
      const print = () => {
        if (isDone) return;
        isDone = true;
        setIsPending(false);
        window.print();
      };
      const timer = setTimeout(print, timeoutMs);
      Promise.allSettled([...document.images].filter(isVisible).map(loadImage)).then(print);
      return () => {
        isDone = true;
        clearTimeout(timer);
      };
    },
    [isPending],
  );

  return (
    <>
      <Button look="secondary" aria-disabled={isPending} onPress={() => setIsPending(true)}>
        <Icon name="print" />
        {isPending ? strings.printing : strings.print}
      </Button>
      {/* Some screen readers do not announce the button's new label (WCAG 4.1.3). */}
      <LiveRegion role="status">{isPending && strings.printing}</LiveRegion>
    </>
  );
}

function isVisible(image: HTMLImageElement): boolean {
  return !image.closest('[hidden]');
}

function loadImage(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}
