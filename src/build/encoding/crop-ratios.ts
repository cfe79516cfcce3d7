import type { CropName } from '../../types';

/** The aspect ratio of each crop, across and down. */
export const cropRatios: Record<CropName, readonly [number, number]> = {
  card: [4, 5],
  figure: [6, 5],
  narrow: [5, 4],
};
