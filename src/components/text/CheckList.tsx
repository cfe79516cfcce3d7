import layout from '../../styles/layout.module.css';
import styles from './CheckList.module.css';
import { GlossaryText } from './GlossaryText';

/** A list with a check mark before each item. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={`${layout.stack} ${styles.list}`}>
      {items.map((item) => (
        <li key={item}>
          <GlossaryText>{item}</GlossaryText>
        </li>
      ))}
    </ul>
  );
}
