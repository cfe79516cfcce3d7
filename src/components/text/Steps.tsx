import layout from '../../styles/layout.module.css';
import styles from './Steps.module.css';

interface StepsProps {
  steps: readonly { title: string; description: string }[];
}

/** Numbered steps, in columns where there is room. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol role="list" className={`${layout.stack} ${styles.steps}`}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
