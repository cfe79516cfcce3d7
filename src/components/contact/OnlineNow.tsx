import styles from './OnlineNow.module.css';

/** Says that someone is online to answer. */
export function OnlineNow({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.online}>
      <strong>{title}</strong>
      {` ${text}`}
    </p>
  );
}
