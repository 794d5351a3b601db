import { kinds as known, titles } from 'virtual:letters';
import { type RefObject, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import { letterPath, searchPath, securityPath } from '#texts/paths.ts';
import { type FoundKind, type LetterKind, letterKinds } from '#words/letter/kinds.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';
import frame from '../frame/tool.module.css';
import styles from './letter-result.module.css';

interface Props {
  /** What it may be; none where nothing tells. */
  kinds: readonly FoundKind[];
  isForeign: boolean;
  /** Reasons whose words stand there: each answers only on its condition. */
  reasons: readonly KnownReason[];
  heading: RefObject<HTMLHeadingElement | null>;
  onKind: (kind: LetterKind) => void;
  onClear: () => void;
}

/** Where it is not sure what a paper is: what is seen on it, to be compared, and never a guess. */
export const WhichPaper = ({ kinds, isForeign, reasons, heading, onKind, onClear }: Props) => {
  const likely = letterKinds.filter((kind) => kinds.includes(kind));
  const [isWhole, setWhole] = useState(likely.length === 0 && !isForeign);
  const offered = isWhole ? letterKinds : likely;
  return (
    <section className={frame.questions}>
      <h2 ref={heading} tabIndex={-1}>
        {isForeign ? 'Não parece uma carta do INSS sobre um benefício.' : 'O que você vê no papel?'}
      </h2>
      {isForeign && (
        <p>
          Não pague nem passe dados antes de conferir no Meu INSS ou no 135. Veja{' '}
          <a href={securityPath}>se é golpe</a>.
        </p>
      )}
      {!isForeign && (
        <p>
          Não tenho certeza do que é. Compare com a sua carta e toque no que ela faz. Ou{' '}
          <a href={searchPath}>procure pelo assunto</a>.
        </p>
      )}
      <List className={styles.kinds}>
        {offered.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onKind(kind)}>
              {known[kind][0]}
            </button>
          </li>
        ))}
      </List>
      {reasons.length > 0 && (
        <>
          <h3>Pelo motivo escrito</h3>
          <List>
            {reasons.map(({ slug, kinds: own }) => (
              <li key={slug}>
                Só se for isto: {own.map((kind) => known[kind][0]).join(' Ou: ')}{' '}
                <ReadLink href={letterPath(slug)}>{titles[slug]}</ReadLink>
              </li>
            ))}
          </List>
        </>
      )}
      {!isWhole && (
        <p>
          <ActButton onClick={() => setWhole(true)}>
            {isForeign ? 'É do INSS, sim' : 'Nenhum desses'}
          </ActButton>
        </p>
      )}
      <p>
        <button type="button" className={frame.quiet} onClick={onClear}>
          Ler outra carta
        </button>
      </p>
    </section>
  );
};
