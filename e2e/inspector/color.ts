// Colors and their contrast, for the page and for screenshots of it.

export type Color = readonly [red: number, green: number, blue: number];

/** A color with its alpha, 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A color as the page computes it, in any notation; transparent if it is not a color. */
export function parseColor(color: string): Rgba {
  if (!color.startsWith('rgb')) return paintedColor(color);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(
    Number,
  );
  return [red, green, blue, alpha];
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Paints a color and reads the pixel, because only the browser can convert colors such as `oklch(…)`. */
function paintedColor(color: string): Rgba {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The page has no canvas to convert colors.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = 'transparent';
  // The canvas ignores what is not a color.
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** A color with alpha, composited over an opaque one. */
export function blend([red, green, blue, alpha]: Rgba, background: Color): Color {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, background[0]), mix(green, background[1]), mix(blue, background[2])];
}

const linearized = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Color): number {
  const channel = (value: number) => linearized[Math.round(value)] ?? 0;
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** The contrast ratio of two colors as WCAG 2.2 defines it, 1 to 21. */
export function contrastRatio(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns a problem such as `text contrast is 4.47:1, needs 7:1`, with the ratio rounded down. */
export function describeContrast(what: string, ratio: number, required: number): string {
  return `${what} is ${Math.floor(ratio * 100) / 100}:1, needs ${required}:1`;
}
