import styles from './CheckList.module.css';
import { Icon } from './Icon';
import { Text } from './Text';

/** A plain list, each line behind a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          <span>
            <Text>{item}</Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
