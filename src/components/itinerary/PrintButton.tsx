import { Button } from '../controls/Button';
import { Icon } from '../media/Icon';

/** How long to wait for pictures before printing without them. */
const timeoutMs = 5000;

/**
 * Opens the print dialog after loading the screen's lazy pictures, which would otherwise be missing
 * from the printout. Prints without pictures that fail or take longer than `timeoutMs`.
 */
export function PrintButton({ children }: { children: string }) {
  const print = async () => {
    await Promise.race([
      Promise.allSettled([...document.images].filter(isVisible).map(loadImage)),
      new Promise((resolve) => setTimeout(resolve, timeoutMs)),
    ]);
    window.print();
  };
  return (
    <Button variant="secondary" onPress={print}>
      <Icon name="print" />
      {children}
    </Button>
  );
}

function isVisible(image: HTMLImageElement): boolean {
  return !image.closest('[hidden]');
}

function loadImage(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}
