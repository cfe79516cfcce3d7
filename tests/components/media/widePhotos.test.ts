import { expect, it } from 'vitest';
import { widePhotos } from '../../../src/components/media/widePhotos';

it('widePhotos alternates between rows of two and of three, and between the two sides', () => {
  expect(widePhotos(10).flatMap((isWide, index) => (isWide ? index : []))).toEqual([0, 6]);
});

it.each(Array.from({ length: 23 }, (_, index) => index + 2))(
  'widePhotos fills rows of three columns with %i photos',
  (count) => {
    const photos = widePhotos(count);
    expect(photos).toHaveLength(count);
    let columns = 0;
    for (const isWide of photos) {
      columns += isWide ? 2 : 1;
      expect(columns).toBeLessThanOrEqual(3);
      columns %= 3;
    }
    expect(columns).toBe(0);
  },
);
