import type { CropBox, CropName, FocalPoint } from '../../types';

/** The aspect ratio of each crop, across and down. */
export const cropRatios: Record<CropName, readonly [number, number]> = {
  card: [4, 5],
  narrow: [5, 4],
  low: [2, 1],
};

/** The size of a drawing on the page, in the units of its crops. */
export const drawingSize: [width: number, height: number] = [1600, 1000];
/** The size of a drawn portrait, in the same units. */
export const portraitSize: [width: number, height: number] = [240, 240];
/** The focal point of a drawing that names none. */
export const center: FocalPoint = [50, 50];

export type Size = readonly [width: number, height: number];

/**
 * Returns the largest part of a picture that has this aspect ratio, with the focal point in its center
 * if the edges allow.
 */
export function cropAround(
  [x, y]: FocalPoint,
  [width, height]: Size,
  [across, down]: Size,
): CropBox {
  const unit = Math.min(width / across, height / down);
  const [cropWidth, cropHeight] = [Math.round(across * unit), Math.round(down * unit)];
  const start = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  return [start(x, width, cropWidth), start(y, height, cropHeight), cropWidth, cropHeight];
}

/**
 * Returns the position of a picture's focal point within a crop, as an `object-position` such as "65% 30%". It is
 * rounded to 5%, because the style sheet has a rule for each position.
 */
export function focusIn(
  [left, top, width, height]: CropBox,
  [fullWidth, fullHeight]: Size,
  [x, y]: FocalPoint,
): string {
  const percent = (share: number) => `${5 * Math.round(20 * Math.min(Math.max(share, 0), 1))}%`;
  const across = percent(((x / 100) * fullWidth - left) / width);
  const down = percent(((y / 100) * fullHeight - top) / height);
  return `${across} ${down}`;
}
