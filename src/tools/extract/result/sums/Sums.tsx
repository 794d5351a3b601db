import { Question } from '#components/disclosure/Question.tsx';
import type { ContributionTime } from '#rules/contribution-time/contribution-time.ts';
import { shortDate } from '#words/dates.ts';
import { counted as countOf } from '#words/phrases.ts';
import { Doubts } from '../../../insured-status/Doubts.tsx';
import { countInWords } from '../../../insured-status/say-cover.ts';
import { CountSteps } from '../../../result/CountSteps.tsx';
import type { Counted } from '../count-life.ts';
import type { Cover } from '../cover.ts';
import type { ToldLife } from '../told-life.ts';
import { whyLaterInWords } from '../wording.ts';
import { CarenciaSum } from './CarenciaSum.tsx';
import { MonthsTable } from './MonthsTable.tsx';
import { TimeSum } from './TimeSum.tsx';

/** The months that only a plan for retirement by age gave: within the time. */
const ReducedSum = ({ today, atReform }: ContributionTime) => (
  <>
    <MonthsTable
      caption="Meses de MEI, ou de plano de 5% ou 11%"
      months={today.least.reducedMonths.map((month) => ({ month }))}
    />
    <p>
      Somam <b>{countOf(today.least.reducedMonths.length, 'mês', 'meses')}</b>, e em 13/11/2019 eram{' '}
      {atReform.least.reducedMonths.length}. Já estão no tempo. Fora da aposentadoria por idade,
      pode ser preciso completar.
    </p>
  </>
);

/** From which month the cover is counted, step by step, and what may make it longer. */
const CoverSum = ({ status, mayReach, laterBecause }: Cover) => (
  <>
    {status ? (
      <>
        {status.standing === 'current' && <p>Hoje há proteção. Se ela parasse neste mês:</p>}
        <CountSteps steps={countInWords(status)} />
        <Doubts status={status} />
      </>
    ) : (
      <p>O extrato, sozinho, não diz até quando vai a proteção.</p>
    )}
    {mayReach && (
      <p>
        {mayReach === 'today' ? 'Pode haver proteção hoje' : `Pode ir até ${shortDate(mayReach)}`}
        {laterBecause.length > 0 &&
          ` (${laterBecause.map((why) => whyLaterInWords[why].toLowerCase()).join('; ')})`}
        . Falta conferir, com prova.
      </p>
    )}
    <p>Prisão, serviço militar e doença que impede o trabalho mudam esta conta.</p>
  </>
);

/** Each total behind a door of its own, with the days or months that it came from. */
export const Sums = ({
  told,
  counted: { time, carencia, cover },
}: {
  told: ToldLife;
  counted: Counted;
}) => (
  <>
    <Question title="Tempo até hoje" level="h4">
      <TimeSum
        total={time.today}
        whole={time.months.filter(({ counts }) => counts.least)}
        told={told}
      />
    </Question>
    <Question title="Tempo em 13/11/2019" level="h4">
      <TimeSum
        total={time.atReform}
        isToldAbove={time.atReform.least.days === time.today.least.days}
        told={told}
      />
    </Question>
    <Question title="Carência" level="h4">
      <CarenciaSum carencia={carencia} told={told} />
    </Question>
    {time.today.least.reducedMonths.length > 0 && (
      <Question title="MEI e planos de 5% e 11%" level="h4">
        <ReducedSum {...time} />
      </Question>
    )}
    <Question title="Proteção" level="h4">
      <CoverSum {...cover} />
    </Question>
  </>
);
