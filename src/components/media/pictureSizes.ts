import { mediaQueries } from '../../styles/breakpoints';

/**
 * The width at which a picture is rendered, which follows from style sheets: e2e/budget.spec.ts compares
 * them.
 */
export interface PictureSizes {
  /** On the narrowest phones, if it is not the same there. */
  smallPhoneVw?: number;
  phoneVw: number;
  /** In wider windows, as in a `sizes` attribute. */
  wider: string;
}

/** Those of a picture in a column beside text. */
export const columnSizes: PictureSizes = { phoneVw: 88, wider: 'min(46vw, 38rem)' };

/** The same where there are two columns only in large windows. */
export const largeColumnSizes: PictureSizes = {
  phoneVw: 88,
  wider: `${mediaQueries.large} min(46vw, 38rem), 88vw`,
};

// Pictures look the same at any density from 2. Phones from 2.5, of which most have 3, ask for two thirds
// of the width, and so get about the variant for 2.
const dense = '(min-resolution: 2.5dppx)';

/** Returns the `sizes` attribute. */
export function sizesAttribute({ smallPhoneVw, phoneVw, wider }: PictureSizes): string {
  const onPhones = (query: string, width: number) => [
    `${query} and ${dense} ${Math.round((width * 2) / 3)}vw`,
    `${query} ${width}vw`,
  ];
  return [
    ...(smallPhoneVw ? onPhones(mediaQueries['small-phone'], smallPhoneVw) : []),
    ...onPhones(mediaQueries.phone, phoneVw),
    wider,
  ].join(', ');
}
