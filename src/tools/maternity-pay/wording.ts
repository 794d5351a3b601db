import { type IsoDate, yearOf } from '#law/date.ts';
import type { Figures } from '#rules/figures.ts';
import { type Pay, totalOf } from '#rules/maternity-pay/amount.ts';
import type { MaternityAnswers, MotherKind } from '#rules/maternity-pay/answers.ts';
import { summedMonths, withinMonths } from '#rules/maternity-pay/kinds.ts';
import type { MaternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import type { Condition, Period } from '#rules/maternity-pay/period.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { counted } from '#words/phrases.ts';

const daysInWords = (days: number): string => counted(days, 'dia', 'dias');

/** "de 1º de março a 28 de junho de 2026": the year once, where it is the same. */
export function spanInWords({ from, until }: Pick<Period, 'from' | 'until'>): string {
  const start = longDate(from);
  return `de ${yearOf(from) === yearOf(until) ? start.replace(/ de\u00a0\d{4}$/, '') : start} a ${longDate(until)}`;
}

/** The days in one sentence, or that the time to ask has passed. */
export const headline = ({ asking, payer, period, askBy, isLeast }: MaternityPay): string =>
  asking === 'over' && payer === 'inss'
    ? `Pela conta, o prazo para pedir foi até ${longDate(askBy.lastDay)}.`
    : `Pela conta, são ${isLeast ? 'ao menos ' : ''}${daysInWords(period.days)}: ${spanInWords(period)}.`;

/** "R$ 1.621,00 por mês", "de … a … por mês", "ao menos … por mês"; what is not known has no figure. */
function monthInWords({ least, most, isRising }: MaternityPay['pay']): string {
  if (least === undefined) return 'Por mês, o salário inteiro';
  if (most === undefined || isRising) return `Ao menos ${formatCents(least)} por mês`;
  return least === most
    ? `${formatCents(least)} por mês`
    : `De ${formatCents(least)} a ${formatCents(most)} por mês`;
}

/** What a month pays, and all the days together where that is known. */
export function amountInWords({ pay, period, isLeast, earlierYear }: MaternityPay): string {
  const { least, most, isRising } = pay;
  return least !== undefined && least === most && !earlierYear && !isRising
    ? `${monthInWords(pay)}, ${isLeast ? 'ao menos ' : ''}${formatCents(totalOf(least, period.days))} ao todo.`
    : `${monthInWords(pay)}.`;
}

/** Why the month of an earlier year may be another; goes wherever its amount does. */
export const earlierYearInWords = ({ earlierYear }: MaternityPay): string | undefined =>
  earlierYear &&
  `A conta usa o mínimo de ${earlierYear.used}. Para ${earlierYear.due}, em regra, vale o daquele ano, com correção: pode dar menos.`;

const conditions: Readonly<Record<Condition, string>> = {
  earlyLeave: 'começar 28 dias antes do parto, com atestado',
  stay: 'valer a internação, mesmo antes da lei de 2025',
  stayFromBefore: 'valer uma internação de mais de 2 semanas, que começou antes do parto',
};

/** A condition as it stands after "se". */
export const conditionOf = (condition: Condition): string => conditions[condition];

/** Why the month is that, step by step. */
function monthSteps(
  { pay: { basis, least, most, limit } }: MaternityPay,
  { kind, payCents, months }: MaternityAnswers,
  { minimumWage, ceiling, year }: Figures,
): string[] {
  const limits: Record<NonNullable<Pay['limit']>, string> = {
    raised: `O INSS paga ao menos um salário mínimo: ${formatCents(minimumWage)} em ${year}.`,
    capped: `O valor não passa do teto do INSS: ${formatCents(ceiling)} em ${year}.`,
  };
  const limited = limit ? [limits[limit]] : [];
  const byKind: Partial<Record<MotherKind, string>> = {
    special: `No campo ou na pesca, em família, é um salário mínimo: ${formatCents(minimumWage)} em ${year}.`,
    mei: `O MEI paga sobre um salário mínimo. O valor é ${formatCents(minimumWage)} em ${year}.`,
  };
  const own = byKind[kind];
  if (own) return [own];
  if (basis === 'fullPay') return ['Por mês, é o salário inteiro.', ...limited];
  if (basis === 'lastContribution') return ['Por mês, é o último salário registrado.', ...limited];
  const rule = `A lei soma os últimos ${summedMonths} meses pagos, dentro de ${withinMonths}, e divide por ${summedMonths}.`;
  if (payCents === undefined || (least !== undefined && least !== most)) return [rule];
  const sum =
    months === undefined
      ? []
      : [
          `São ${counted(Math.min(months, summedMonths), 'mês', 'meses')} de ${formatCents(Math.min(payCents, ceiling))}, divididos por ${summedMonths}.`,
        ];
  return [rule, ...sum, ...limited];
}

function daySteps(
  { period, isLeast }: MaternityPay,
  { event, day, stay }: MaternityAnswers,
): string[] {
  const count = `${daysInWords(period.days)}, ${spanInWords(period)}.`;
  if (event === 'abortion') return [`São duas semanas: ${count}`];
  const isLong = typeof stay === 'object' && period.days > 120;
  if (!isLong) return [`A lei dá ${isLeast ? 'ao menos ' : ''}${count}`];
  const before = period.from < day ? ', menos os dias pagos antes do parto' : '';
  return [
    `Conta a internação, e mais 120 dias depois da alta, em ${longDate(stay.discharge)}${before}.`,
    `São ${count}`,
    'O INSS pode contar o dia da alta de outro jeito: a data pode mudar em um dia.',
  ];
}

/** The count, one step after the other. */
export function countInWords(
  result: MaternityPay,
  answers: MaternityAnswers,
  figures: Figures,
): string[] {
  const { least, most } = result.pay;
  const total = earlierYearInWords(result) ?? `Cada mês conta 30 dias: ${amountInWords(result)}`;
  return [
    ...daySteps(result, answers),
    ...monthSteps(result, answers, figures),
    ...(least !== undefined && least === most
      ? [total, 'É o valor antes do desconto da contribuição.']
      : []),
  ];
}

/** The line to keep, or to send to somebody in the family. */
export function summaryOf(result: MaternityPay, today: IsoDate): string {
  const { asking, payer, askBy } = result;
  return [
    'Salário-maternidade.',
    headline(result),
    asking !== 'over' && amountInWords(result),
    asking !== 'over' && earlierYearInWords(result),
    payer === 'inss' && asking === 'open' && askBy.safeDay >= today
      ? `Pedir até ${longDate(askBy.safeDay)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
