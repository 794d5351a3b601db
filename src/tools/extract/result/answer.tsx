import type { ReactNode, SyntheticEvent } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { carencia as fullCarencia } from '#rules/retirement/requirements.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath, flowPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import { counted, given } from '#words/phrases.ts';
import { lengthInWords } from '../../questions/lengths.ts';
import type { Answer } from '../../result/AnswerCard.tsx';
import { openFolded } from '../../result/Folded.tsx';
import { Sentence } from '../../sentences/Sentence.tsx';
import { type Counted, isNothing } from './count-life.ts';
import type { Cover } from './cover.ts';
import { type Way, WayOn } from './WayOn.tsx';
import { coverShown, isOnlyOtherWay, outsideFields } from './wording.ts';

/** The official channel, which costs nothing, as a sentence names it. */
const atInss = `no [Meu INSS](${officialChannels.meuInss}) ou pelo telefone [135](tel:135)`;

export const askId = 'o-que-pedir';
export const readId = 'o-que-foi-lido';

/** The three figures besides the time, each in the cautious count, which decides. */
const decides = ({ time, carencia }: Counted, covered: string | undefined) => (
  <>
    <span>Em 13/11/2019: {lengthInWords(time.atReform.least.legalDays)}</span>
    <span>
      Carência: {counted(carencia.total.least, 'mês', 'meses')}
      {outsideFields(carencia)}
    </span>
    {covered && <span>{covered}</span>}
  </>
);

/** What the months that the INSS has not accepted yet would give, where that is not told already. */
function ifAccepted(mayReach: NonNullable<Cover['mayReach']>, covered: string | undefined) {
  const day = mayReach === 'today' ? 'hoje' : shortDate(mayReach);
  return (
    !covered?.includes(day) &&
    `Se o INSS aceitar os meses pendentes, a proteção pode ir até ${day}.`
  );
}

const mayDo = 'Pode bastar para a aposentadoria: confira no extrato (CNIS) quando foi pago.';

/** Told with the total of who pays so, which no paper of the INSS stands behind. */
const lowIncome =
  'Facultativo de baixa renda: o mês de 5% só conta se o INSS validou, pelo CadÚnico.';

/** How far time, carência and cover may reach, where something is still to be proven. */
function furtherOf(
  { time: { today }, carencia: { total }, cover }: Counted,
  covered: string | undefined,
): string[] {
  const isLonger = today.most.legalDays > today.least.legalDays;
  const longer = lengthInWords(today.most.legalDays);
  const isOtherWay = isOnlyOtherWay(today);
  const further = given(
    isLonger && !isOtherWay && longer,
    total.most > total.least && `carência de ${counted(total.most, 'mês', 'meses')}`,
  );
  const mayComplete = total.least < fullCarencia && total.most >= fullCarencia;
  const later = cover.status ? cover.laterBecause : [];
  return given(
    further.length > 0 &&
      `Com o que falta conferir: ${further.join('; ')}. ${mayComplete ? mayDo : 'Use a conta menor.'}`,
    isLonger && isOtherWay && `De outro jeito, os mesmos dias dão ${longer}.`,
    later.includes('rural') && 'O trabalho no campo também protege, com prova.',
    later.includes('pending') && cover.mayReach && ifAccepted(cover.mayReach, covered),
  );
}

const mayStillHold = 'Se a doença, o parto ou a morte veio antes, a proteção pode valer.';

/** Opens a folded part. */
const opens = (id: string) => ({
  href: `#${id}`,
  onClick: (event: SyntheticEvent) => {
    event.preventDefault();
    openFolded(id);
  },
});

const warningWith = (warning: string): ReactNode => (
  <>
    <b>{warning}</b> {/* On paper it would lead nowhere. */}
    <a {...opens(readId)} data-not-printed>
      Confira o que li
    </a>
  </>
);

const ReadAgain = ({ onClear }: { onClear: () => void }) => (
  <>
    <b>Leia de novo.</b> Também dá para colar o texto ou preencher à mão:{' '}
    <QuietButton onClick={onClear} data-not-printed>
      voltar ao começo
    </QuietButton>
  </>
);

/** What to bring in place of this extract. */
const another = (isWithoutMonths: boolean): string =>
  isWithoutMonths
    ? `**Baixe o extrato que traz as remunerações,** e não só os vínculos, ${atInss}.`
    : `**Baixe o extrato completo,** de uma pessoa só, ${atInss}.`;

/** Where no total is made: what to bring, and the other ways in. */
export const answerWithoutTotals = (
  warning: string,
  isWithoutMonths: boolean,
  onClear: () => void,
): Answer => ({
  warning: warningWith(warning),
  verdict: 'Não somei este extrato: a conta sairia errada.',
  steps: [
    another(isWithoutMonths),
    <ReadAgain key="again" onClear={onClear} />,
    '**Confira abaixo** cada emprego que eu li. Pode faltar algum.',
  ],
});

interface Props {
  /** What the reading knows to be wrong. */
  warning?: string | undefined;
  /** No month of it tells what was paid: another extract comes before anything to ask the INSS. */
  isWithoutMonths: boolean;
  counted: Counted;
  /** How many things there are to ask the INSS. */
  toAsk: number;
  ways: readonly Way[];
  /** Months of a facultativo of low income were told by hand. */
  hasLowIncome?: boolean;
  onClear: () => void;
}

const Correction = ({ toAsk }: Pick<Props, 'toAsk'>) =>
  toAsk > 0 ? (
    <>
      <b>Peça o acerto</b> <Sentence>{atInss}</Sentence>. Há{' '}
      <a {...opens(askId)}>{counted(toAsk, 'ponto', 'pontos')}</a>.
    </>
  ) : (
    <Sentence>{`**Compare com a carteira,** linha por linha. Falta algo? [Peça o acerto](${flowPath}/cnis) ${atInss}.`}</Sentence>
  );

const proofs = `**Separe** [as provas de cada erro](${benefitPath('cnis-errado')}#como-funciona).`;

/** Time, the day of the reform, carência and cover; what to do about what the extract leaves open. */
export function answerOf(props: Props): Answer {
  const { warning, isWithoutMonths, counted: all, toAsk, ways, hasLowIncome, onClear } = props;
  const { least } = all.time.today;
  const covered = coverShown(all.cover, warning !== undefined);
  const isEmpty = isNothing(all.time);
  const hasEnded = all.cover.status?.standing === 'ended';
  return {
    ...(warning && { warning: warningWith(warning) }),
    verdict: isEmpty
      ? 'Ainda não dá para contar nenhum dia com certeza.'
      : `Pela conta, são ${lengthInWords(least.legalDays)} de contribuição.`,
    decides: isEmpty ? covered : decides(all, covered),
    reason: (
      <p>
        {given(
          ...furtherOf(all, covered),
          hasLowIncome && lowIncome,
          hasEnded && mayStillHold,
        ).join(' ')}
      </p>
    ),
    steps: [
      ...(isWithoutMonths
        ? ([another(true), <ReadAgain key="second" onClear={onClear} />] as const)
        : ([<Correction key="first" toAsk={toAsk} />, proofs] as const)),
      ways.length > 0 ? (
        <>
          <b>{warning ? 'Só depois de conferir, veja:' : 'Leve a conta para:'}</b>{' '}
          <WayOn ways={ways} />
        </>
      ) : (
        '**Guarde esta conta** com os papéis que a provam.'
      ),
    ],
  };
}
