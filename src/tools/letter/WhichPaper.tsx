import { kinds as known, titles } from 'virtual:letters';
import { type RefObject, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import { handOn } from '#site/handed.ts';
import {
  benefitPath,
  letterPath,
  searchPath,
  securityPath,
  toolPath,
  topicsPath,
} from '#texts/paths.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { type FoundKind, letterKinds } from '#words/letter/kinds.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';
import frame from '../frame/tool.module.css';
import styles from './letter-result.module.css';

interface Props {
  /** What it may be; none where nothing tells. */
  kinds: readonly FoundKind[];
  /** What it is in place of a letter of the INSS. */
  alarm: keyof typeof alarmWords | undefined;
  /** Days that the letter sets, in words. */
  days: readonly string[];
  /** Reasons whose words stand there: each answers only on its condition. */
  reasons: readonly KnownReason[];
  /** What was written, without what tells who it is. */
  masked: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onKind: (kind: FoundKind) => void;
  onClear: () => void;
}

/** What to do with a paper that is not the INSS's, or that only says so. */
const alarmWords = {
  scam: {
    title: 'Parece golpe. Não pague, não dê a senha e não toque no link.',
    text: 'O INSS não cobra para pagar nem pede senha. Confira no Meu INSS ou ligue você para o 135.',
  },
  court: {
    title: 'Parece um papel da Justiça, e não do INSS.',
    text: 'Audiência ou perícia marcada? Vá no dia: faltar pode acabar com o processo. Prazo, em geral, é curto, e vale o do papel: fale hoje com quem cuida do processo, ou com a Defensoria Pública da União.',
  },
  loan: {
    title: 'Parece um papel de empréstimo do banco, e não do INSS.',
    text: 'Você fez este empréstimo? Guarde o papel. Não fez? Não gaste o dinheiro e avise o banco hoje, por escrito.',
  },
  fee: {
    title: 'Parece um desconto de associação ou sindicato no benefício.',
    text: 'Não autorizou? Diga isso no Meu INSS ou no 135. Se já pediu de volta, responda no prazo: sem resposta, o pedido pode acabar. O INSS não cobra taxa nem pede senha.',
  },
  company: {
    title: 'Parece um papel de uma empresa, e não do INSS.',
    text: 'Vale o dia que está nele. Ele não muda nada no seu benefício.',
  },
  foreign: {
    title: 'Não parece uma carta do INSS sobre um benefício.',
    text: 'Não pague nem passe dados antes de conferir no Meu INSS ou no 135.',
  },
};

const sentenceClock = `${toolPath('prazo-do-recurso')}#${toolOpenings['prazo-do-recurso'].sentenced}`;

/** Where to read on about what it is instead. */
const AlarmLinks = ({ alarm }: { alarm: keyof typeof alarmWords }) => {
  if (alarm === 'loan' || alarm === 'fee')
    return (
      <a href={benefitPath('descontos-e-emprestimos')}>
        {alarm === 'fee' ? 'Desconto que você não pediu' : 'Empréstimo que você não fez'}
      </a>
    );
  return (
    <>
      {alarm === 'court' && (
        <>
          <a href={benefitPath('na-justica')}>O INSS na Justiça, e o que levar</a>. Saiu a sentença?{' '}
          <a href={sentenceClock}>Conte o prazo</a>.{' '}
        </>
      )}
      <a href={securityPath}>Veja como conferir se é golpe</a>
    </>
  );
};

const DaysSet = ({ days }: Pick<Props, 'days'>) =>
  days.length > 0 && (
    <p>
      <b>A carta marca um dia:</b> {days.join('; ')}.
    </p>
  );

/** The search takes a sentence, and not a whole letter: what its field holds, in characters. */
const longestAsked = 200;

/** Where it is not sure what a paper is: what is seen on it, to be compared, and never a guess. */
export const WhichPaper = (props: Props) => {
  const { kinds, alarm, days, reasons, masked, heading, onKind, onClear } = props;
  const asked = masked.replaceAll(/[█\s]+/g, ' ').trim();
  const isSentence = asked.length <= longestAsked;
  const likely = alarm ? [] : kinds.filter((kind) => kind !== 'foreign');
  const [isWhole, setWhole] = useState(likely.length === 0 && !alarm);
  const offered = isWhole ? letterKinds : likely;
  return (
    <section className={frame.questions}>
      <h2 ref={heading} tabIndex={-1}>
        {alarm ? alarmWords[alarm].title : 'O que você vê no papel?'}
      </h2>
      {alarm ? (
        <>
          <p>{alarmWords[alarm].text}</p>
          {/* A fraud sets days to hurry. */}
          {alarm !== 'scam' && <DaysSet days={days} />}
          <p>
            <AlarmLinks alarm={alarm} />.
          </p>
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
            Pedem senha, PIX, taxa ou um toque em um link? <a href={securityPath}>É golpe</a>.
          </p>
          <p>
            O INSS cobra o que pagou a mais? <a href={letterPath('cobranca-do-inss')}>Veja</a>.
            {!isSentence && (
              <>
                {' '}
                É outro assunto? <a href={searchPath}>Procure</a>.
              </>
            )}
          </p>
          <DaysSet days={days} />
        </>
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
      {!alarm && (
        <p>
          <ActButton onClick={() => onKind('foreign')}>Não é do INSS</ActButton>
        </p>
      )}
      {!alarm && reasons.length > 0 && (
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
            {alarm ? 'É do INSS, sim: ver os tipos' : 'Nenhum desses'}
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
