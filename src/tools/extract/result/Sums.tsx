import { Fragment } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { Month } from '#law/month.ts';
import type { Carencia } from '#rules/carencia/carencia.ts';
import type { ContributionTime, Total } from '#rules/contribution-time/contribution-time.ts';
import type { Range } from '#rules/contribution-time/reading.ts';
import { shortDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { Doubts } from '../../insured-status/Doubts.tsx';
import { countInWords } from '../../insured-status/say-cover.ts';
import { lengthInWords } from '../../questions/lengths.ts';
import { CountSteps } from '../../result/CountSteps.tsx';
import type { Counted } from './count-life.ts';
import type { Cover } from './cover.ts';
import { runInWords, runsOf } from './month-runs.ts';
import type { ToldLife } from './told-life.ts';
import {
  isOnlyOtherWay,
  placeInWords,
  shortMonth,
  whyLaterInWords,
  whyNotInWords,
} from './wording.ts';

/** Months in order, each run of them with how many it has. */
const MonthsTable = ({
  caption,
  months,
}: {
  caption: string;
  months: readonly { month: Month }[];
}) => (
  <CaptionedTable
    caption={caption}
    columns={['Meses seguidos', 'Quantos']}
    rows={runsOf(months).map((run) => [runInWords(run), run.length])}
  />
);

/** A line may end after a slash: "CONTRATANTES/COOPERATIVAS" is wider than a column of a phone. */
const breakable = (name = '') => name.replaceAll('/', '/\u200b');

/** The days made years in both ways, where they come out different. */
const InYears = ({ least: { ways, legalDays } }: Range<Total>) =>
  ways.byDays === ways.byDates ? (
    <p>
      Com 365 dias por ano e 30 por mês, dá <b>{lengthInWords(legalDays)}</b>.
    </p>
  ) : (
    <>
      <p>Há dois jeitos de virar dias em anos:</p>
      <ul>
        <li>365 dias por ano e 30 por mês: {lengthInWords(ways.byDays)}.</li>
        <li>De data a data, como no calendário: {lengthInWords(ways.byDates)}.</li>
      </ul>
      <p>
        O INSS pode usar um ou outro. Aqui vale o menor: <b>{lengthInWords(legalDays)}</b>.
      </p>
    </>
  );

/**
 * A cautious total of time with each of its parts, and where that part stands on the paper.
 * @param whole the whole months after the reform, if there are any
 * @param isToldAbove the same days stand in a table already
 */
const TimeSum = ({
  total,
  whole = [],
  isToldAbove = false,
  told,
}: {
  total: Range<Total>;
  whole?: readonly { month: string }[];
  isToldAbove?: boolean;
  told: ToldLife;
}) => {
  const { least, most } = total;
  const [first] = whole;
  const last = whole.at(-1);
  const spellOf = (id: string) => told.spells.find(({ spell }) => spell.id === id);
  return (
    <>
      {isToldAbove && <p>São os mesmos dias da conta até hoje, sem os meses de depois.</p>}
      {least.spans.length > 0 && !isToldAbove && (
        <CaptionedTable
          caption="Até 13/11/2019, dia por dia"
          columns={['Período', 'Dias que somou']}
          rows={least.spans.map(({ spell, from, until, days, added }) => {
            const { name, relation } = spellOf(spell) ?? {};
            return [
              <Fragment key="span">
                {breakable(name)}: {shortDate(from)} a {shortDate(until)}
                {relation && <small> ({placeInWords(relation.seq.place)})</small>}
              </Fragment>,
              added === days ? added : `${added} de ${days}`,
            ];
          })}
        />
      )}
      {!isToldAbove && least.spans.some(({ days, added }) => added < days) && (
        <p>Onde está “31 de 62”, por exemplo, o resto já estava contado em outra linha.</p>
      )}
      <p>
        Somam {counted(least.days, 'dia', 'dias')}.
        {first && last
          ? ` Depois, ${counted(least.months, 'mês inteiro', 'meses inteiros')}, de ${shortMonth(first.month)} a ${shortMonth(last.month)}.`
          : ''}
      </p>
      <InYears {...total} />
      {most.legalDays > least.legalDays && !isOnlyOtherWay(total) && (
        <p>
          Com tudo o que falta conferir, seriam <b>{lengthInWords(most.legalDays)}</b>. Para
          decidir, use a conta menor.
        </p>
      )}
    </>
  );
};

/** The months of carência, those left out with their reasons, and what may come on top of them. */
const CarenciaSum = ({ carencia, told }: { carencia: Carencia; told: ToldLife }) => {
  const { months, total, firstOnTime, rural } = carencia;
  const counting = months.filter(({ counts }) => counts.least);
  const others = runsOf(
    months.filter(({ whyNot }) => whyNot.length > 0),
    (one, next) => one.whyNot.join() === next.whyNot.join(),
  );
  const hasBenefit = told.life.spells.some(({ kind }) => kind === 'incapacityBenefit');
  return (
    <>
      {counting.length > 0 && <MonthsTable caption="Meses que contam" months={counting} />}
      <p>
        Somam <b>{counted(total.least, 'mês', 'meses')}</b>. Cada mês conta uma vez.
        {total.most > total.least
          ? ` Com o que falta conferir, seriam ${counted(total.most, 'mês', 'meses')}.`
          : ''}
      </p>
      {firstOnTime.least && (
        <p>
          Por conta própria, conta a partir de {shortMonth(firstOnTime.least)}, o primeiro mês pago
          em dia.
        </p>
      )}
      {hasBenefit && (
        <p>
          Meses de auxílio-doença entre dois trabalhos podem contar (STF, Tema 1125). O INSS pode
          recusar.
        </p>
      )}
      {rural.length > 0 && (
        <p>
          No campo ou na pesca são mais {counted(rural.length, 'mês', 'meses')}, fora desta soma.
          Com prova, podem valer na aposentadoria rural e em outros benefícios.
        </p>
      )}
      {others.length > 0 && (
        <CaptionedTable
          caption="Meses fora desta soma"
          columns={['Mês', 'Por quê']}
          rows={others.map((run) => [runInWords(run), whyNotInWords(run)])}
        />
      )}
    </>
  );
};

/** The months that only a plan for retirement by age gave: within the time. */
const ReducedSum = ({ today, atReform }: ContributionTime) => (
  <>
    <MonthsTable
      caption="Meses de MEI, ou de plano de 5% ou 11%"
      months={today.least.reducedMonths.map((month) => ({ month }))}
    />
    <p>
      Somam <b>{counted(today.least.reducedMonths.length, 'mês', 'meses')}</b>, e em 13/11/2019 eram{' '}
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
  all: { time, carencia, cover },
}: {
  told: ToldLife;
  all: Counted;
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
