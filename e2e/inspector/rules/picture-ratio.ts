import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Pictures have a size, and are not stretched. */
export function* pictureRatio({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    if (!(element instanceof HTMLImageElement)) continue;
    const box = element.getBoundingClientRect();
    const { width, height } = box;
    if (width * height === 0) yield fault(nameOf(element), box, `is ${width} × ${height} px`);
    else if (styleOf(element).objectFit === 'fill') yield* stretched(element, box);
  }
}

function* stretched(image: HTMLImageElement, box: DOMRect): Iterable<Fault> {
  const own =
    image.naturalWidth > 0
      ? image.naturalWidth / image.naturalHeight
      : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const drawn = box.width / box.height;
  if (Math.abs(drawn / own - 1) > 0.02) {
    const problem = `is drawn ${drawn.toFixed(2)}:1, its own ratio is ${own.toFixed(2)}:1`;
    yield fault(nameOf(image), box, problem);
  }
}
