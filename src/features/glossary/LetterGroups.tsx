import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import { byLetter, type Entry } from './by-letter.ts';
import styles from './letter-groups.module.css';

interface Props<E extends Entry> {
  entries: readonly E[];
  draw: (entries: readonly E[]) => ReactNode;
}

/**
 * A list from A to Z. Where doors fold, each letter is one, and closed they are a row of letters (`one-letter.ts`);
 * where they stand open, such a row leads to them.
 */
export const LetterGroups = <E extends Entry>({ entries, draw }: Props<E>) => {
  const groups = byLetter(entries);
  return (
    <>
      <nav className={styles.letters} aria-label="Letras">
        <List>
          {groups.map(({ letter, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </List>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, id, entries: own }) => (
          <details key={id} id={id} className={styles.group} data-fold open>
            <summary>
              <h3>{letter}</h3>
            </summary>
            {draw(own)}
          </details>
        ))}
      </div>
    </>
  );
};
