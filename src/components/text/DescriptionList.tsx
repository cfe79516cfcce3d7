import type { TitledText } from '../../types';
import { Grid } from '../layout/Grid';
import styles from './DescriptionList.module.css';
import { Text } from './Text';

/** Terms with a paragraph each, in columns where there is room. */
export function DescriptionList({ terms }: { terms: readonly TitledText[] }) {
  return (
    <Grid as="dl" count={3} className={styles.list}>
      {terms.map(({ title, text }, index) => (
        <div key={index}>
          <Text as="dt" size="h3">
            {title}
          </Text>
          <Text as="dd" isMuted>
            {text}
          </Text>
        </div>
      ))}
    </Grid>
  );
}
