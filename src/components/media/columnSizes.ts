import { mediaQueries } from '../../styles/breakpoints';

/** The width of a picture in a column beside text, as a `sizes` attribute. */
export const columnSizes = `${mediaQueries.phone} 88vw, min(46vw, 38rem)`;
