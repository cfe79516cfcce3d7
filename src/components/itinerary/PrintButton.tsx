import { useEffect, useState } from 'react';
import { Button } from '../controls/Button';
import { useIsShown } from '../hooks/useIsShown';
import { Icon } from '../media/Icon';
import { LiveRegion } from '../text/LiveRegion';
import { Text } from '../text/Text';

/** How long to wait for pictures before printing without them. */
const timeoutMs = 5000;

/** How long browsers take at most to begin to print. */
const beginMs = 1000;

interface PrintButtonProps {
  strings: { print: string; printing: string; cannotPrint: string };
}

/**
 * Opens the print dialog after loading the screen's lazy pictures, which would otherwise be missing
 * from the printout. Until then, the button says so, and more presses do nothing. Once the page has loaded, prints
 * without pictures that fail or take longer than `timeoutMs`. If the browser does not begin to print, as those in
 * other apps do not, a message says what to do, until the page is printed otherwise.
 */
export function PrintButton({ strings }: PrintButtonProps) {
  const isShown = useIsShown();
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle');
  if (status !== 'idle' && !isShown) setStatus('idle');
  const isPending = status === 'pending';

  useEffect(
    function printOnceLoaded() {
      if (!isPending) return;
      let isCanceled = false;
      const print = async () => {
        const images = [...document.images].filter(isPrinted).map(loadImage);
        await Promise.race([Promise.allSettled(images), wait(timeoutMs)]);
        await pageLoad();
        if (isCanceled) return;
        // Browsers in other apps lack it, or do nothing.
        window.print?.();
        await wait(beginMs);
        if (!isCanceled) setStatus('failed');
      };
      print();
      return () => {
        isCanceled = true;
      };
    },
    [isPending],
  );

  useEffect(function listenForPrint() {
    const noteBegin = () => setStatus('idle');
    window.addEventListener('beforeprint', noteBegin);
    return () => window.removeEventListener('beforeprint', noteBegin);
  }, []);

  return (
    <>
      <Button look="secondary" aria-disabled={isPending} onPress={() => setStatus('pending')}>
        <Icon name="print" />
        {/* An element of its own, because browser translation detaches text nodes beside others. */}
        <span>{isPending ? strings.printing : strings.print}</span>
      </Button>
      {/* Some screen readers do not announce the button's new label (WCAG 4.1.3). */}
      <LiveRegion role="status" isVisible={status === 'failed'} data-print="no">
        {isPending && <Text>{strings.printing}</Text>}
        {status === 'failed' && <Text>{strings.cannotPrint}</Text>}
      </LiveRegion>
    </>
  );
}

function isPrinted(image: HTMLImageElement): boolean {
  return !image.closest('[hidden], [data-print=no]');
}

function loadImage(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Until the load event, Chromium and Safari put off printing, and would then print whatever is shown. */
async function pageLoad() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
