import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import type { LetterParts } from '#letters/letter-read.ts';
import { letterPath, papersPath } from '#texts/paths.ts';
import { askWords, whereToGet } from './asked-words.tsx';
import styles from './letter-result.module.css';

/** Each thing that a requirement asks for in its own words, with what to do and where to get it. */
export const AskedInLetter = ({ items, exempt }: Pick<LetterParts, 'items' | 'exempt'>) => (
  <>
    <List className={styles.asked}>
      {items.map(({ text, asks, papers, place }) => (
        <li key={place.from}>
          <p>“{text}”</p>
          {asks.map(
            (ask) =>
              askWords[ask] && (
                <p key={ask} className={styles.todo}>
                  {askWords[ask]}
                </p>
              ),
          )}
          {papers.map(
            (paper) =>
              whereToGet[paper] && (
                <p key={paper} className={styles.todo}>
                  {whereToGet[paper]}
                </p>
              ),
          )}
        </li>
      ))}
    </List>
    {items.some(({ papers }) => papers.length > 0) && (
      <p>
        <ReadLink href={papersPath}>Juntar os papéis em um PDF, no aparelho</ReadLink>
      </p>
    )}
    {exempt.length > 0 && (
      <>
        <p>A carta diz quem não precisa da biometria:</p>
        {exempt.map(({ text, place }) => (
          <p key={place.from}>“{text}”</p>
        ))}
        <p>
          <a href={letterPath('biometria')}>Veja se é o seu caso</a>.
        </p>
      </>
    )}
  </>
);
