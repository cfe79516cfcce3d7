import { type Faults, fault, nameOf, pictures, styleOf } from '../rendered-page';

/** Pictures have a size, and are not stretched. */
export function* pictureRatio(): Faults {
  for (const { element, box } of pictures) {
    if (!(element instanceof HTMLImageElement)) continue;
    const { width, height } = box;
    if (width * height === 0) yield fault(nameOf(element), box, `is ${width} × ${height} px`);
    else if (styleOf(element).objectFit === 'fill') yield* stretched(element, box);
  }
}

function* stretched(image: HTMLImageElement, box: DOMRect): Faults {
  const own =
    image.naturalWidth > 0
      ? image.naturalWidth / image.naturalHeight
      : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const drawn = box.width / box.height;
  if (Math.abs(drawn / own - 1) > 0.02) {
    const figure = `is drawn ${drawn.toFixed(2)}:1, its own ratio is ${own.toFixed(2)}:1`;
    yield fault(nameOf(image), box, figure);
  }
}
