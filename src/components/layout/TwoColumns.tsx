import { classNames } from '../utils/classNames';
import { Surface, type SurfaceProps } from './Surface';
import styles from './TwoColumns.module.css';

const ratios = {
  '1:1': styles.ratio1to1,
  '10:11': styles.ratio10to11,
  '11:10': styles.ratio11to10,
  '3:2': styles.ratio3to2,
  '5:7': styles.ratio5to7,
  '7:5': styles.ratio7to5,
};
const widths = { tablet: styles.fromTablet, large: styles.fromLarge };
const alignments = { start: styles.start, center: styles.center };

interface TwoColumnsProps extends SurfaceProps {
  /** How the width is divided. */
  ratio?: keyof typeof ratios;
  /** The narrowest window in which there is room for both. */
  from?: keyof typeof widths;
  /** Where the lower one is beside the higher one. By default, it is stretched to the same height. */
  align?: keyof typeof alignments;
  /** Whether each is a `Section`, with space around it. */
  hasSections?: boolean;
}

/**
 * Two parts beside each other, and one below the other where there is no room for both. The DOM order is
 * the visual order (WCAG 1.3.2, 2.4.3).
 */
export function TwoColumns({
  ratio = '1:1',
  from = 'tablet',
  align,
  hasSections,
  className,
  ...props
}: TwoColumnsProps) {
  const names = classNames(
    styles.columns,
    ratios[ratio],
    widths[from],
    align && alignments[align],
    hasSections && styles.sections,
    className,
  );
  return <Surface {...props} className={names} />;
}
