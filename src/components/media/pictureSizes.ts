import { mediaQueries } from '../../styles/breakpoints';

/**
 * The approximate width at which a picture is rendered. It follows from style sheets, and e2e/budget.spec.ts compares
 * them. Some values are larger in wide windows, where the picture may be cropped at its sides, and where small files,
 * which are compressed more, would not look sharp.
 */
export interface PictureSizes {
  phoneVw: number;
  /** In wider windows, as in a `sizes` attribute. */
  wider: string;
}

/** For a picture in a column beside text. */
export const columnSizes: PictureSizes = { phoneVw: 88, wider: 'min(57vw, 47rem)' };

/** For a picture that is as tall as the text beside it, where there are two columns only in large windows. */
export const largeColumnSizes: PictureSizes = {
  phoneVw: 88,
  wider: `${mediaQueries.large} min(70vw, 47rem), 88vw`,
};

// Pictures look the same at any density from 2. Phones from 2.5, of which most have 3, ask for two thirds
// of the width, and so get about the variant for 2.
const dense = '(min-resolution: 2.5dppx)';

/** Returns the `sizes` attribute. */
export function sizesAttribute({ phoneVw, wider }: PictureSizes): string {
  const { phone } = mediaQueries;
  return [
    `${phone} and ${dense} ${Math.round((phoneVw * 2) / 3)}vw`,
    `${phone} ${phoneVw}vw`,
    wider,
  ].join(', ');
}
