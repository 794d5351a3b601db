import type { Section } from '#content/markdown/parse.ts';
import styles from './contents.module.css';

type Entry = Pick<Section, 'id' | 'title'>;

const Links = ({ entries }: { entries: readonly Entry[] }) => (
  <ul>
    {entries.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);

/** The index of a page: folded on phones, beside the text where there is room. */
export const Contents = ({ entries }: { entries: readonly Entry[] }) => (
  <div className={styles.contents}>
    <details className={styles.folded}>
      <summary>Nesta página</summary>
      <nav aria-label="Índice">
        <Links entries={entries} />
      </nav>
    </details>
    <nav className={styles.open} aria-labelledby="nesta-pagina">
      <h2 id="nesta-pagina">Nesta página</h2>
      <Links entries={entries} />
    </nav>
  </div>
);
