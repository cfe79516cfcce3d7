import { Cluster } from '../layout/Cluster';
import styles from './FactList.module.css';
import { Text } from './Text';

/** Short facts, each a label and a value. */
export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Cluster as="dl" gap={4} className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <Text as="dt" size="small">
            {label}
          </Text>
          <Text as="dd" data-look="h3">
            {value}
          </Text>
        </div>
      ))}
    </Cluster>
  );
}
