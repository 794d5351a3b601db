import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import type { Ask, LetterParts } from '#letters/letter-read.ts';
import { handedPlace, handOn } from '#site/handed.ts';
import { letterPath, papersPath } from '#texts/paths.ts';
import { Sentence } from '../sentences/Sentence.tsx';
import styles from './letter-result.module.css';
import { sayOfAsked } from './say.ts';

/** What is done in another way than by sending a file. */
const unsent: readonly Ask[] = ['exam', 'socialVisit', 'biometrics'];

/** What may be sent as a file; of words that are not known, that is not ruled out. */
const sentOf = (items: LetterParts['items']): string[] =>
  items
    .filter(({ asks }) => asks.length === 0 || asks.some((ask) => !unsent.includes(ask)))
    .map(({ text }) => text);

/** Each thing that a requirement asks for in its own words, with what to do and where to get it. */
export const AskedInLetter = ({ items, exempt }: Pick<LetterParts, 'items' | 'exempt'>) => (
  <>
    <List className={styles.asked}>
      {items.map(({ text, asks, papers, place }) => (
        <li key={place.from}>
          <p>“{text}”</p>
          {[
            ...asks.map((ask) => `pede-${ask}` as const),
            ...papers.map((paper) => `onde-${paper}` as const),
          ].map((name) => {
            const words = sayOfAsked(name);
            return (
              words && (
                <p key={name} className={styles.todo}>
                  <Sentence>{words}</Sentence>
                </p>
              )
            );
          })}
        </li>
      ))}
    </List>
    {items.some(({ asks }) => asks.includes('paper') || asks.includes('signature')) && (
      <p>
        <ReadLink href={papersPath + handedPlace} onClick={() => handOn(papersPath, sentOf(items))}>
          Juntar os papéis em um PDF, no aparelho
        </ReadLink>
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
