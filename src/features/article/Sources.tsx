import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import { weightMark } from '#site/weight-mark.ts';
import { longDate } from '#words/dates.ts';
import styles from './article.module.css';
import { groupCitations } from './group-citations.ts';
import { SourceMark } from './SourceMark.tsx';

interface Props {
  citations: readonly CitationKey[];
  /** ISO dates. */
  verifiedOn: string;
  updatedOn: string;
}

/** Every source of the page, each a link that says what it opens, and when it was checked. */
export const Sources = ({ citations, verifiedOn, updatedOn }: Props) => (
  <section className={styles.section} id="fontes">
    <h2>Fontes</h2>
    <List className={styles.sources}>
      {groupCitations(citations).map(({ name, url, places, leadsTo, superseded }) => (
        <li key={name}>
          <a href={url}>{name}</a>
          {places.length > 0 &&
            `, ${places.join('; ').replaceAll(' ', '\u00a0').replaceAll(';\u00a0', '; ')}`}
          <SourceMark leadsTo={leadsTo} superseded={superseded} />
        </li>
      ))}
    </List>
    <p className={styles.note}>
      Verificado em {longDate(verifiedOn)}. Texto atualizado em {longDate(updatedOn)}. Esta página
      gasta {weightMark} KB de dados, menos que uma foto.
    </p>
  </section>
);
