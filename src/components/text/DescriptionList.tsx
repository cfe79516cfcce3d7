import grid from '../layout/Grid.module.css';
import styles from './DescriptionList.module.css';
import { GlossaryText } from './GlossaryText';

/** Terms with a paragraph each, in columns where there is room. */
export function DescriptionList({ terms }: { terms: readonly { title: string; text: string }[] }) {
  return (
    <dl className={`${grid.grid} ${styles.list}`} data-columns="3">
      {terms.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <GlossaryText>{text}</GlossaryText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
