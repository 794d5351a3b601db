import { CopyButton } from '#components/copy/CopyButton.tsx';
import styles from './talk.module.css';

/** A line to keep: shown, and copied at a tap. */
export const CopyLine = ({ text, label }: { text: string; label: string }) => (
  <div className={styles.copy}>
    <p className={styles.sheet}>{text}</p>
    <p data-not-printed>
      <CopyButton text={text} label={label} />
    </p>
  </div>
);
