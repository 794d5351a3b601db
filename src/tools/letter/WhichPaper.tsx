import { kinds as known, titles } from 'virtual:letters';
import { useState } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import type { LetterRead } from '#letters/letter-read.ts';
import { handOn } from '#site/handed.ts';
import { letterPath, searchPath, securityPath, topicsPath } from '#texts/paths.ts';
import { type FoundKind, type LetterKind, letterKinds } from '#words/letter/kinds.ts';
import type { ShownPaper } from '../frame/shown.ts';
import frame from '../frame/tool.module.css';
import { isHere } from '../left-out/is-here.ts';
import questions from '../questions/questions.module.css';
import { Sentence } from '../sentences/Sentence.tsx';
import type { Instead } from './instead.ts';
import styles from './letter-result.module.css';
import { say } from './say.ts';
import { setBy } from './set-by.ts';
import { type ToldInstead, toldOf } from './told-instead.ts';

const billsPath = letterPath('cobranca-do-inss');

/** What the person says that a paper is. */
export type Chosen = FoundKind | 'concluded' | 'court' | 'other';

interface Props extends Omit<ShownPaper, 'setting'> {
  read: LetterRead;
  /** What it is in the place of a letter that decides or asks. */
  instead: Instead | undefined;
  /** The person said that it is none of those that were offered. */
  isWhole: boolean;
  onKind: (kind: Chosen) => void;
}

const DaysSet = ({ days, visits, terms }: ReturnType<typeof setBy>) => (
  <>
    {visits.length > 0 && (
      <p>
        <b>A carta marca quando ir:</b> {visits.join('; ')}.
        {visits.length > 1 ? ' Vá em todos: um não vale pelo outro.' : ' Vá nesse dia.'}
      </p>
    )}
    {days.map((day) => (
      <p key={day}>
        <b>{day}.</b>
      </p>
    ))}
    {terms.map((term) => (
      <p key={term}>{term}</p>
    ))}
  </>
);

/** Where nothing tells the kind, what loses a term when it is missed comes before what is good news. */
const allKinds: readonly LetterKind[] = [
  ...letterKinds.filter((kind) => kind !== 'grant' && kind !== 'extended'),
  'extended',
  'grant',
];

/** What no kind is, offered below all of them. */
const others = [
  ['concluded', 'Só diz “Concluída”.'],
  ['court', 'É da Justiça: juiz, fórum, perícia do juiz, RPV.'],
  ['foreign', 'O papel não é do INSS.'],
] as const;

/** The search takes a sentence, and not a whole letter: what its field holds, in characters. */
const longestAsked = 200;

/** What is told in the place of a kind, the days of the paper before what else there is to do. */
const Told = ({ told, set }: { told: ToldInstead; set: ReturnType<typeof setBy> }) => (
  <>
    <p>
      <Sentence>{told.text}</Sentence>
    </p>
    {told.term && (
      <p>
        <b>{told.term}</b>
      </p>
    )}
    <DaysSet {...set} />
    {told.asked && <p>O papel pede: “{told.asked}”.</p>}
    {told.more && (
      <p>
        <Sentence>{told.more}</Sentence>
      </p>
    )}
    <p>
      <Sentence>{told.links}</Sentence>
    </p>
  </>
);

/** What to compare with, where nothing surer is told. */
const Unsure = ({ read, set }: { read: LetterRead; set: ReturnType<typeof setBy> }) => (
  <>
    <p>
      {read.signs.isSeveral ? say('warning', 'varios-papeis') : 'Não tenho certeza do que é.'}{' '}
      Compare com a sua carta e toque no que ela faz.
    </p>
    <p>
      Pedem dinheiro, senha, código, foto do cartão, um toque em um link ou um aplicativo que não é
      o Meu INSS? <a href={securityPath}>É golpe</a>.
    </p>
    {read.signs.isWithoutStart && <p>{say('words', 'falta-o-comeco')}</p>}
    <DaysSet {...set} />
  </>
);

/** Other subjects: above the kinds, where no reason was found. */
const Elsewhere = ({ read }: { read: LetterRead }) => {
  const asked = read.masked.replaceAll(/[█\s]+/g, ' ').trim();
  const isSentence = asked.length <= longestAsked;
  return (
    <>
      {isSentence && (
        <p>
          <ReadLink href={searchPath} onClick={() => handOn(topicsPath, asked)}>
            Procurar no site com essas palavras
          </ReadLink>
        </p>
      )}
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
    </>
  );
};

/** Where it is not sure what a paper is: what is seen on it, to be compared, and never a guess. */
export const WhichPaper = ({ read, instead, heading, onKind, onClear, ...asked }: Props) => {
  const told = instead && toldOf(instead, read, asked.today);
  const isOpen = !told && !asked.isWhole;
  const set = setBy(read, asked.today);
  const likely = isOpen ? allKinds.filter((kind) => read.kinds.includes(kind)) : [];
  const [isWhole, setWhole] = useState(likely.length === 0 && !told);
  const [isNone, setNone] = useState(false);
  const offered = isWhole ? allKinds : likely;
  return (
    <section className={`${frame.questions} ${styles.which}`}>
      <h2 ref={heading} tabIndex={-1}>
        <Sentence>{told?.title ?? 'O que você vê no papel?'}</Sentence>
      </h2>
      {told ? <Told told={told} set={set} /> : <Unsure read={read} set={set} />}
      {!told && read.reasons.length === 0 && <Elsewhere read={read} />}
      <List className={styles.kinds}>
        {offered.map((kind) => (
          <li key={kind}>
            <button type="button" className={questions.answer} onClick={() => onKind(kind)}>
              {known[kind][0]}
            </button>
          </li>
        ))}
        {!told &&
          others.map(([kind, words]) => (
            <li key={kind}>
              <button type="button" className={questions.answer} onClick={() => onKind(kind)}>
                {words}
              </button>
            </li>
          ))}
      </List>
      {isOpen && read.reasons.length > 0 && (
        <>
          <h3>Pelo motivo escrito</h3>
          <List>
            {read.reasons.map(({ slug, kinds: own }) => (
              <li key={slug}>
                <ReadLink href={letterPath(slug)}>{titles[slug]}</ReadLink> Só serve se o papel
                disser isto: {own.map((kind) => known[kind][0]).join(' Ou: ')}
              </li>
            ))}
          </List>
        </>
      )}
      {isNone ? (
        <p>{say('words', 'nenhum-desses')}</p>
      ) : (
        <p>
          <QuietButton onClick={() => (isWhole ? setNone(true) : setWhole(true))}>
            {told && !isWhole ? 'Não é isso: ver os tipos' : 'Nenhum desses'}
          </QuietButton>
        </p>
      )}
      {!told && read.reasons.length > 0 && <Elsewhere read={read} />}
      <p>
        <QuietButton onClick={onClear}>Ler outra carta</QuietButton>
      </p>
    </section>
  );
};
