import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { longDate } from '#words/dates.ts';
import { Door } from './doors/Door.tsx';
import { groupCitations } from './group-citations.ts';
import { SourceMark } from './SourceMark.tsx';
import styles from './sources.module.css';

interface Props {
  citations: readonly CitationKey[];
  /** An ISO date. */
  updatedOn: string;
  /** The page has no other door. */
  isAlone?: boolean;
}

/** The entry of the index, where there are sources. */
export const sourcesEntry = (citations: readonly CitationKey[]) =>
  citations.length > 0 ? [{ id: 'fontes', title: 'Fontes' }] : [];

/** Since when the text is as it is. */
export const updatedWords = (updatedOn: string) => `Texto atualizado em ${longDate(updatedOn)}.`;

/** Every source of the page behind a door: each a link that says what it opens, and when the text was changed. */
export const SourcesDoor = ({ citations, updatedOn, isAlone }: Props) => {
  if (citations.length === 0) return null;
  return (
    <Door
      id="fontes"
      question="Fontes"
      about="Onde está na lei"
      drawing={<NamedDrawing name="magnifier" isFar />}
      isAlone={isAlone}
    >
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
      <p className={styles.note}>{updatedWords(updatedOn)}</p>
    </Door>
  );
};
