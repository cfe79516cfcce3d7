import { intersects } from '../color-and-geometry';
import { controls, type Faults, fault, layerOf, nameOf, shapeOf, texts } from '../rendered-page';

const lines = texts
  .flatMap(({ text, element, rects }) =>
    rects.map((rect) => ({
      text,
      element,
      rect,
      letters: lettersIn(rect),
      layer: layerOf(element),
    })),
  )
  .sort((one, other) => one.rect.top - other.rect.top);

type Line = (typeof lines)[number];

/** Text overlaps neither other text nor a control of its layer. */
export function* overlap(): Faults {
  const shapes = controls.map(({ element }) => ({
    control: element,
    layer: layerOf(element),
    shape: shapeOf(element).getBoundingClientRect(),
  }));
  for (const [index, line] of lines.entries()) {
    const { text, element, rect, letters, layer } = line;
    for (const { control, shape, layer: other } of shapes) {
      const isNested = control.contains(element) || element.contains(control);
      if (other === layer && !isNested && intersects(letters, shape))
        yield fault(text, rect, `overlaps ${nameOf(control)}`);
    }
    yield* overlapWithText(line, index);
  }
}

function* overlapWithText({ text, rect, letters, layer }: Line, index: number): Faults {
  for (let at = index + 1; at < lines.length; at++) {
    const other = lines[at] as Line;
    // The lines are sorted by their top.
    if (other.rect.top > rect.bottom) break;
    if (other.layer === layer && intersects(letters, other.letters))
      yield fault(text, rect, `overlaps ${other.text}`);
  }
}

/** Of a line, without its leading: with a small line height, line boxes may touch. */
function lettersIn({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left + 1, top + 0.3 * height, width - 2, 0.4 * height);
}
