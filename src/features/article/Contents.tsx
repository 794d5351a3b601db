import type { ReactNode } from 'react';
import styles from './contents.module.css';

export interface ContentsEntry {
  id: string;
  title: string;
  /** Stands below the entry before it. */
  isPart?: boolean;
}

const Links = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ul>
    {entries.map(({ id, title, isPart }) => (
      <li key={id} className={isPart ? styles.part : undefined}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);

interface Props {
  entries: readonly ContentsEntry[];
  /** The letters of a list that the page has. */
  children?: ReactNode;
}

/** The index beside a text, where there is room for it; above it where no script folds the text. */
export const Contents = ({ entries, children }: Props) => (
  <nav className={styles.open} aria-labelledby="nesta-pagina" data-not-printed>
    <h2 id="nesta-pagina">Nesta página</h2>
    <Links entries={entries} />
    {children}
  </nav>
);
