import { type Entry, firstLetters } from './first-letters.ts';
import styles from './letters.module.css';

/** A row of letters to jump by, in a list from A to Z. */
export const Letters = ({ entries }: { entries: readonly Entry[] }) => (
  <nav className={styles.letters} aria-label="Letras">
    <ul>
      {firstLetters(entries).map(({ letter, id }) => (
        <li key={letter}>
          <a href={`#${id}`}>{letter}</a>
        </li>
      ))}
    </ul>
  </nav>
);
