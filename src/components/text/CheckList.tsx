import { Icon } from '../media/Icon';
import styles from './CheckList.module.css';
import { GlossaryText } from './GlossaryText';

/** A plain list, each line behind a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          <span>
            <GlossaryText>{item}</GlossaryText>
          </span>
        </li>
      ))}
    </ul>
  );
}
