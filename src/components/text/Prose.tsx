import styles from './Prose.module.css';

interface ProseProps {
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Plain running text, and points where there are some. */
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
