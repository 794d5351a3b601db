import { MagnifierDrawing } from '#components/drawings/MagnifierDrawing.tsx';
import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import { weightMark } from '#site/weight-mark.ts';
import { longDate } from '#words/dates.ts';
import frame from './article.module.css';
import { Door } from './doors/Door.tsx';
import { groupCitations } from './group-citations.ts';
import { SourceMark } from './SourceMark.tsx';
import styles from './sources.module.css';

interface Props {
  citations: readonly CitationKey[];
  /** ISO dates. */
  verifiedOn: string;
  updatedOn: string;
}

/** Every source of the page, each a link that says what it opens, and when it was checked. */
const SourceList = ({ citations, verifiedOn, updatedOn }: Props) => (
  <>
    <List className={styles.list}>
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
  </>
);

/** The sources as the last part of a page. */
export const Sources = (props: Props) => (
  <section className={frame.section} id="fontes">
    <h2>Fontes</h2>
    <SourceList {...props} />
  </section>
);

/** The same behind a door. */
export const SourcesDoor = (props: Props) => (
  <Door id="fontes" question="Fontes" about="Onde está na lei" drawing={<MagnifierDrawing />}>
    <SourceList {...props} />
  </Door>
);
