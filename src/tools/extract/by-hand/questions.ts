import type { IsoDate } from '#law/date.ts';
import { lastDayOf, monthOf } from '#law/month.ts';
import { reform } from '#law/reform.ts';
import words from '#questions/extrato-cnis.json' with { type: 'json' };
import { longDate, shortDate } from '#words/dates.ts';
import { given } from '#words/phrases.ts';
import type { At, Questions } from '../../questions/question.ts';
import { worded } from '../../questions/worded.ts';

/** What somebody did or received, as they call it. */
export type PeriodKind =
  | 'employee'
  | 'domestic'
  | 'ownAccount'
  | 'reduced'
  | 'lowIncome'
  | 'illness';

/** Whether each month was paid at the minimum or above: it matters since the reform. */
type AtMinimum = 'all' | 'some';

/** Whether what one pays alone was paid each month on time: carência begins with the first that was. */
type OnTime = 'all' | 'late';

export interface ToldPeriod {
  id: string;
  kind: PeriodKind;
  from: IsoDate;
  isRunning?: boolean;
  until?: IsoDate;
  atMinimum?: AtMinimum;
  onTime?: OnTime;
}

export interface Told {
  periods?: readonly ToldPeriod[];
}

type Period = At<Omit<ToldPeriod, 'id'>, Told>;

export const kindNames: Record<PeriodKind, string> = words.periods.questions.kind.choices;

/** "trabalho 2 (MEI, ou plano de 5% ou de 11%)" */
const nameOf = ({ kind }: Partial<ToldPeriod>, position: number): string =>
  kind ? `período ${position} (${kindNames[kind]})` : `período ${position}`;

/** Asked of each period by itself. */
const stillAsked: Record<PeriodKind, string> = {
  employee: 'Você ainda está neste emprego?',
  domestic: 'Você ainda está neste emprego?',
  ownAccount: 'Você ainda paga por conta própria?',
  reduced: 'Você ainda paga assim?',
  lowIncome: 'Você ainda paga assim?',
  illness: 'Você ainda recebe este auxílio?',
};

/** MEI and the plans of 5 % and 11 % are paid on the minimum wage alone; Lei 8.212/1991, art. 21, § 2º. */
export const isPlanOfMinimum = ({ kind }: Partial<ToldPeriod>): boolean =>
  kind === 'reduced' || kind === 'lowIncome';

/** Whether nobody else paid. */
export const isPaidAlone = (told: Partial<ToldPeriod>): boolean =>
  told.kind === 'ownAccount' || isPlanOfMinimum(told);

/** Only what lies after the reform is counted by the amount. */
const reachesReform = ({ told }: Period): boolean =>
  told.kind !== 'illness' &&
  !isPlanOfMinimum(told) &&
  (told.isRunning === true || (told.until ?? '') > reform);

/** What is paid alone is paid by the month: no day of it is told. */
function whenInWords(period: ToldPeriod): string {
  const { from, isRunning, until } = period;
  const inWords = (day: IsoDate) =>
    isPaidAlone(period) ? shortDate(day).slice(3) : shortDate(day);
  return isRunning || !until
    ? `desde ${inWords(from)}, até hoje`
    : `de ${inWords(from)} a ${inWords(until)}`;
}

const startAsked = (told: Partial<ToldPeriod>): string => {
  if (isPaidAlone(told)) return 'Qual foi o primeiro mês pago?';
  return told.kind === 'illness' ? 'Em que dia o auxílio começou?' : 'Em que dia começou?';
};

/** Nothing is counted that may not have been. */
const withoutDay = (which: string): string =>
  `Não sabe o dia? Basta o mês e o ano, ou o ano. Vale o ${which} dia.`;

const monthIsEnough = 'Basta o mês e o ano. Exemplo: 3 2015.';

const minimumInWords: Record<AtMinimum, string> = {
  all: 'todo mês pelo mínimo ou mais',
  some: 'com meses abaixo do mínimo',
};

const onTimeInWords: Record<OnTime, string> = {
  all: 'todo mês em dia',
  late: 'com atraso',
};

export const questions: Questions<Told> = worded(words)<Told>({
  periods: {
    kind: 'list',
    id: 'periodo',
    name: nameOf,
    row: (period, periods) => ({
      question: `Período ${periods.indexOf(period) + 1}: ${kindNames[period.kind]}`,
      answer: given(
        whenInWords(period),
        period.atMinimum && minimumInWords[period.atMinimum],
        period.onTime && onTimeInWords[period.onTime],
      ).join(', '),
    }),
    questions: worded(words.periods.questions)<Omit<ToldPeriod, 'id'>, Told>({
      kind: { kind: 'choice', id: 'tipo' },
      from: {
        kind: 'date',
        id: 'inicio',
        standIn: 'last',
        label: ({ told }) => startAsked(told),
        hint: ({ told }) =>
          isPaidAlone(told)
            ? monthIsEnough
            : `Está na carteira ou na carta. Exemplo: 15 3 2010. ${withoutDay('último')}`,
        note: ({ told: { from, ...told } }) =>
          from && !isPaidAlone(told) && lastDayOf(monthOf(from)) === from
            ? `A conta começa em ${longDate(from)}.`
            : undefined,
        refuse: (date, { today }) =>
          date > today ? `Confira o começo: hoje é ${longDate(today)}` : undefined,
      },
      isRunning: {
        kind: 'yesNo',
        id: 'ainda',
        isSure: true,
        label: ({ told }) => stillAsked[told.kind ?? 'employee'],
      },
      until: {
        kind: 'date',
        id: 'fim',
        standIn: 'first',
        when: ({ told }) => told.isRunning === false,
        label: ({ told }) =>
          isPaidAlone(told) ? 'Qual foi o último mês pago?' : 'Até que dia foi?',
        hint: ({ told }) =>
          isPaidAlone(told)
            ? monthIsEnough
            : `Vale o último dia de trabalho ou de auxílio. Exemplo: 31 1 2020. ${withoutDay('primeiro')}`,
        refuse: (date, { told, today }) => {
          if (date > today) return `Confira o fim: hoje é ${longDate(today)}`;
          return told.from !== undefined &&
            (isPaidAlone(told) ? lastDayOf(monthOf(date)) : date) < told.from
            ? `O fim vem antes do começo, que é ${longDate(told.from)}`
            : undefined;
        },
      },
      atMinimum: { kind: 'choice', id: 'minimo', when: reachesReform },
      onTime: { kind: 'choice', id: 'em-dia', when: ({ told }) => isPaidAlone(told) },
    }),
  },
});
