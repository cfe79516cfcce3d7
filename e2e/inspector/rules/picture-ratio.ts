import { type Fault, fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

export const rule: PageRule = {
  name: 'picture-ratio',
  finds: 'stretched pictures, and those without width or height',
  criteria: [],
  inspects: ['layout', 'printed layout'],
  cannotSee: '`background-image`, crops that lose the subject',
  find,
};

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    if (!(element instanceof HTMLImageElement)) continue;
    const box = element.getBoundingClientRect();
    const { width, height } = box;
    if (width * height === 0) yield fault(nameOf(element), box, `is ${width} × ${height} px`);
    else if (styleOf(element).objectFit === 'fill') yield* stretched(element, box);
  }
}

/** The tolerance for rounding to whole pixels. */
const tolerance = 0.02;

function* stretched(image: HTMLImageElement, box: DOMRect): Iterable<Fault> {
  const own =
    image.naturalWidth > 0
      ? image.naturalWidth / image.naturalHeight
      : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  // These sizes ignore transforms, which may rotate a picture.
  const drawn = image.offsetWidth / image.offsetHeight;
  if (Math.abs(drawn / own - 1) > tolerance) {
    const problem = `is drawn ${drawn.toFixed(2)}:1, its own ratio is ${own.toFixed(2)}:1`;
    yield fault(nameOf(image), box, problem);
  }
}
