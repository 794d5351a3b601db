import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import words from '#questions/extrato-cnis.json' with { type: 'json' };
import { longDate, shortDate } from '#words/dates.ts';
import type { At, Questions } from '../../questions/question.ts';

/** What somebody did or received, as they call it. */
export type PeriodKind = 'employee' | 'domestic' | 'ownAccount' | 'reduced' | 'illness';

/** Whether each month was paid at the minimum or above: it matters since the reform. */
type AtMinimum = 'all' | 'some';

export interface ToldPeriod {
  id: string;
  kind: PeriodKind;
  from: IsoDate;
  isRunning?: boolean;
  until?: IsoDate;
  atMinimum?: AtMinimum;
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
  illness: 'Você ainda recebe este auxílio?',
};

/** Only what lies after the reform is counted by the amount. */
const reachesReform = ({ told }: Period): boolean =>
  told.kind !== 'illness' && (told.isRunning === true || (told.until ?? '') > reform);

const whenInWords = ({ from, isRunning, until }: ToldPeriod): string =>
  isRunning || !until
    ? `desde ${shortDate(from)}, até hoje`
    : `de ${shortDate(from)} a ${shortDate(until)}`;

const minimumInWords: Record<AtMinimum, string> = {
  all: 'todo mês pelo mínimo ou mais',
  some: 'com meses abaixo do mínimo',
};

export const questions: Questions<Told> = {
  periods: {
    kind: 'list',
    id: 'periodo',
    ...words.periods,
    name: nameOf,
    row: (period, periods) => ({
      question: `Período ${periods.indexOf(period) + 1}: ${kindNames[period.kind]}`,
      answer: [whenInWords(period), period.atMinimum && minimumInWords[period.atMinimum]]
        .filter(Boolean)
        .join(', '),
    }),
    questions: {
      kind: {
        kind: 'choice',
        id: 'tipo',
        ...words.periods.questions.kind,
      },
      from: {
        kind: 'date',
        id: 'inicio',
        ...words.periods.questions.from,
        label: ({ told }) =>
          told.kind === 'illness' ? 'Em que dia o auxílio começou?' : 'Em que dia começou?',
        hint: ({ told }) =>
          told.kind === 'ownAccount' || told.kind === 'reduced'
            ? 'Use o primeiro dia do primeiro mês pago. Exemplo: 1 3 2015.'
            : 'Está na carteira ou na carta. Exemplo: 15 3 2010.',
        refuse: (date, { today }) =>
          date > today ? `Confira o começo: hoje é ${longDate(today)}` : undefined,
      },
      isRunning: {
        kind: 'yesNo',
        id: 'ainda',
        ...words.periods.questions.isRunning,
        isSure: true,
        label: ({ told }) => stillAsked[told.kind ?? 'employee'],
      },
      until: {
        kind: 'date',
        id: 'fim',
        ...words.periods.questions.until,
        when: ({ told }) => told.isRunning === false,
        refuse: (date, { told, today }) => {
          if (date > today) return `Confira o fim: hoje é ${longDate(today)}`;
          return told.from !== undefined && date < told.from
            ? `O fim vem antes do começo, que é ${longDate(told.from)}`
            : undefined;
        },
      },
      atMinimum: {
        kind: 'choice',
        id: 'minimo',
        ...words.periods.questions.atMinimum,
        when: reachesReform,
      },
    },
  },
};
