import styles from './Prose.module.css';

interface ProseProps {
  paragraphs: readonly string[];
  /** A bulleted list after the paragraphs. */
  points?: readonly string[];
}

/** Paragraphs of running text, and optionally a bulleted list. */
export function Prose({ paragraphs, points }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
