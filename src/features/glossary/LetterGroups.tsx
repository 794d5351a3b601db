import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import { byLetter, type Entry } from './by-letter.ts';
import styles from './letter-groups.module.css';

interface Props<E extends Entry> {
  entries: readonly E[];
  draw: (entries: readonly E[]) => ReactNode;
}

/** The letters of such a list in the index of its page. */
export const LetterLinks = ({ entries }: Pick<Props<Entry>, 'entries'>) => (
  <div className={styles.letters}>
    <List>
      {byLetter(entries).map(({ letter, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{letter}</a>
        </li>
      ))}
    </List>
  </div>
);

/** A list from A to Z: each letter is a door, and closed they are a row of letters (`one-letter.ts`). */
export const LetterGroups = <E extends Entry>({ entries, draw }: Props<E>) => (
  <div className={styles.groups}>
    {byLetter(entries).map(({ letter, id, entries: own }) => (
      <details key={id} id={id} className={styles.group} data-fold open>
        <summary>
          <h3>{letter}</h3>
        </summary>
        {draw(own)}
      </details>
    ))}
  </div>
);
