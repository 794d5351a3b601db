import type { Answer } from '#api/answer.ts';
import type { BpcIncomeResult } from '#api/bpc-income.ts';
import type { Extract } from '#api/cnis.ts';
import type { Deadline } from '#api/deadlines.ts';
import type { InsuredStatus } from '#api/insured-status.ts';
import type { LetterRead } from '#api/letters.ts';
import type { RetirementResult } from '#api/retirement.ts';
import { dayInWords, moneyInWords } from '#api/words.ts';
import {
  clocks,
  dates,
  extensions,
  kinds,
  relations,
  rules,
  situations,
  standings,
  terms,
} from './names.ts';

// What a person reads in a terminal: the answer in some lines. Programs ask for --json.

const day = (date: string): string => dayInWords(date, 'short');

const verdicts = { met: 'sim', unmet: 'não', unknown: 'a conferir' } as const;

/** Where it stands, and until when that holds. */
export const withSources = ({ sources, lawOf, validUntil }: Answer<unknown>): string[] => [
  '',
  'Fontes:',
  ...sources.map(({ label, url }) => `  ${label}: ${url}`),
  `Lei de ${day(lawOf)}, conferida para dias até ${day(validUntil)}. Confira no INSS ou com um advogado.`,
];

const isOpen = (situation: Deadline['situation']): boolean =>
  situation === 'ok' || situation === 'tooEarly';

/** Each term, with the day to go by first. */
export const deadlinesInWords = (all: readonly Deadline[]): string[] =>
  all.flatMap(({ clock, situation, opensOn, safeDay, legalLimit }) => [
    `${clocks[clock]}: ${situations[situation]}`,
    ...(opensOn ? [`  a partir de ${dayInWords(opensOn, 'weekday')}`] : []),
    ...(safeDay
      ? [
          `  ${isOpen(situation) ? 'faça até' : 'o dia seguro era'} ${dayInWords(safeDay, 'weekday')}`,
        ]
      : []),
    ...(legalLimit ? [`  último dia contado: ${dayInWords(legalLimit, 'weekday')}`] : []),
  ]);

export const insuredInWords = ({ standing, of, sure, possible }: InsuredStatus): string[] => [
  standings[standing],
  `  até ${day(sure.until)} com certeza (${sure.months} meses)`,
  ...possible.map((one) => {
    const itsTerm = one.ifTermHolds ? [`o prazo do fato ${one.of + 1}`] : [];
    const conditions = [...itsTerm, ...one.ifHold.map((id) => extensions[id])];
    const from = one.of === of || one.ifTermHolds ? '' : ` (contado do fato ${one.of + 1})`;
    return `  até ${day(one.until)}, se valer: ${conditions.join(' e ')}${from}`;
  }),
];

export const retirementInWords = ({ rules: all }: RetirementResult): string[] =>
  all.map(({ id, verdict, metOn, isClosed }) => {
    const when = metOn && verdict !== 'met' ? `, em ${day(metOn)} se não houver falha até lá` : '';
    return `${rules[id]}: ${isClosed ? 'não' : verdicts[verdict]}${when}`;
  });

export const bpcIncomeInWords = (result: BpcIncomeResult): string[] =>
  [
    ['com o Bolsa Família', result.withBolsaFamilia] as const,
    ['sem o Bolsa Família', result.withoutBolsaFamilia] as const,
  ].map(([how, { lowest, highest, quarter, tellsNothing }]) => {
    if (tellsNothing) return `${how}: falta dizer as rendas`;
    const most = highest ? ` a ${moneyInWords(highest.perPerson)}` : ' ou mais';
    const isOne = highest?.perPerson === lowest.perPerson;
    const range = `${moneyInWords(lowest.perPerson)}${isOne ? '' : most}`;
    return `${how}: ${range} por pessoa; até ${moneyInWords(quarter.perPerson)}: ${verdicts[quarter.verdict]}`;
  });

export const extractInWords = ({ pages, relations: all, unread, checks }: Extract): string[] => [
  `${pages.read} página(s) lida(s)${pages.missing.length ? `; faltam: ${pages.missing.join(', ')}` : ''}`,
  ...all.map(({ seq, kind, from, until, months }) => {
    const days = `${from ? day(from.value) : '?'} a ${until ? day(until.value) : '?'}`;
    return `${seq.value}. ${relations[kind]}: ${days}, ${months.length} meses (p. ${seq.place.page}, l. ${seq.place.line})`;
  }),
  `${unread.length} trecho(s) não lido(s); ${checks.filter(({ faults }) => faults.length > 0).length} conferência(s) com diferença`,
];

export const letterInWords = (letter: LetterRead): string[] => [
  `parece ser: ${letter.kinds.map((kind) => kinds[kind]).join(' ou ') || 'não reconhecido'}${letter.isSure ? '' : ' (compare com o papel)'}`,
  ...letter.dates.map(({ what, day: date }) => `  ${dates[what]}: ${day(date)}`),
  ...letter.terms.map(({ of, days }) => `  prazo de ${terms[of]}: ${days} dias desde que se soube`),
  ...letter.items.map(({ text }) => `  pede: ${text.replaceAll(/\s+/g, ' ')}`),
];
