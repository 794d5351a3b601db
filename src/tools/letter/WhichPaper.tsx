import { kinds as known, titles } from 'virtual:letters';
import { type RefObject, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import { handOn } from '#site/handed.ts';
import { letterPath, searchPath, securityPath, topicsPath } from '#texts/paths.ts';
import { type FoundKind, type LetterKind, letterKinds } from '#words/letter/kinds.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';
import { joined } from '#words/phrases.ts';
import frame from '../frame/tool.module.css';
import { isHere } from '../left-out/is-here.ts';
import questions from '../questions/questions.module.css';
import styles from './letter-result.module.css';
import type { ToldInstead } from './told-instead.tsx';

const billsPath = letterPath('cobranca-do-inss');

interface Props {
  /** What it may be; none where nothing tells. */
  kinds: readonly FoundKind[];
  /** What it is in the place of a letter that decides or asks. */
  told: ToldInstead | undefined;
  /** Days that the letter sets, in words. */
  days: readonly string[];
  /** Days to be there. */
  visits: readonly string[];
  /** Terms that it gives, in days. */
  terms: readonly number[];
  /** They run from the decision, whenever it was known. */
  isFromDecision: boolean;
  /** Reasons whose words stand there: each answers only on its condition. */
  reasons: readonly KnownReason[];
  /** What was written, without what tells who it is. */
  masked: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onKind: (kind: FoundKind) => void;
  onClear: () => void;
}

type DaysProps = Pick<Props, 'days' | 'visits' | 'terms' | 'isFromDecision'>;

const DaysSet = ({ days, visits, terms, isFromDecision }: DaysProps) => (
  <>
    {visits.length > 0 && (
      <p>
        <b>A carta marca um dia para você ir:</b> {visits.join('; ')}. Vá nesse dia.
      </p>
    )}
    {days.length > 0 && (
      <p>
        <b>Dia na carta:</b> {days.join('; ')}.
      </p>
    )}
    {terms.length > 0 && (
      <p>
        <b>Prazo na carta:</b> {joined(terms.map((count) => `${count} dias`))}. Conte{' '}
        {isFromDecision ? 'do dia da decisão' : 'de quando soube dela'}.
      </p>
    )}
  </>
);

/** Where nothing tells the kind, what loses a term when it is missed comes before what is good news. */
const allKinds: readonly LetterKind[] = [
  ...letterKinds.filter((kind) => kind !== 'grant' && kind !== 'extended'),
  'extended',
  'grant',
];

/** The search takes a sentence, and not a whole letter: what its field holds, in characters. */
const longestAsked = 200;

/** Where it is not sure what a paper is: what is seen on it, to be compared, and never a guess. */
export const WhichPaper = (props: Props) => {
  const { kinds, told, reasons, masked, heading, onKind, onClear } = props;
  const asked = masked.replaceAll(/[█\s]+/g, ' ').trim();
  const isSentence = asked.length <= longestAsked;
  const likely = told ? [] : kinds.filter((kind) => kind !== 'foreign');
  const [isWhole, setWhole] = useState(likely.length === 0 && !told);
  const offered = isWhole ? allKinds : likely;
  return (
    <section className={`${frame.questions} ${styles.which}`}>
      <h2 ref={heading} tabIndex={-1}>
        {told?.title ?? 'O que você vê no papel?'}
      </h2>
      {told ? (
        <>
          <p>{told.text}</p>
          <DaysSet {...props} />
          <p>{told.links}.</p>
        </>
      ) : (
        <>
          <p>Não tenho certeza do que é. Compare com a sua carta e toque no que ela faz.</p>
          {isSentence && (
            <p>
              <ReadLink href={searchPath} onClick={() => handOn(topicsPath, asked)}>
                Procurar no site com essas palavras
              </ReadLink>
            </p>
          )}
          <p>
            Pedem dinheiro, senha, código, foto do cartão, um aplicativo ou um toque em um link?{' '}
            <a href={securityPath}>É golpe</a>.
          </p>
          <p>
            {isHere(billsPath) && (
              <>
                O INSS cobra o que pagou a mais? <a href={billsPath}>Veja</a>.{' '}
              </>
            )}
            {!isSentence && (
              <>
                É outro assunto? <a href={searchPath}>Procure</a>.
              </>
            )}
          </p>
          <DaysSet {...props} />
        </>
      )}
      <List className={styles.kinds}>
        {offered.map((kind) => (
          <li key={kind}>
            <button type="button" className={questions.answer} onClick={() => onKind(kind)}>
              {known[kind][0]}
            </button>
          </li>
        ))}
      </List>
      {!told && (
        <p>
          <ActButton onClick={() => onKind('foreign')}>Não é do INSS</ActButton>
        </p>
      )}
      {!told && reasons.length > 0 && (
        <>
          <h3>Pelo motivo escrito</h3>
          <List>
            {reasons.map(({ slug, kinds: own }) => (
              <li key={slug}>
                <ReadLink href={letterPath(slug)}>{titles[slug]}</ReadLink>, só se for isto:{' '}
                {own.map((kind) => known[kind][0]).join(' Ou: ')}
              </li>
            ))}
          </List>
        </>
      )}
      {!isWhole && (
        <p>
          <ActButton onClick={() => setWhole(true)}>
            {told ? 'Não é isso: ver os tipos' : 'Nenhum desses'}
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
