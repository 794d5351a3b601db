import type { Extract, MonthLine, Place, Relation } from '#cnis/extract.ts';
import labels from '#labels/extrato-cnis.json' with { type: 'json' };
import type { Carencia } from '#rules/carencia/carencia.ts';
import type { Total } from '#rules/contribution-time/contribution-time.ts';
import type { SpellKind } from '#rules/contribution-time/life.ts';
import type { Range } from '#rules/contribution-time/reading.ts';
import type { Why } from '#rules/contribution-time/why.ts';
import { shortDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { lengthInWords } from '../../questions/lengths.ts';
import type { Cover } from './cover.ts';

/** "página 3, linha 12" */
export const placeInWords = ({ page, line }: Place): string => `página ${page}, linha ${line}`;

/** '2020-01' → "01/2020" */
export const shortMonth = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** "9 anos e 8 meses", or "de 9 anos e 8 meses a 10 anos" where it is uncertain. */
export const lengthsInWords = ({ least, most }: Range<Pick<Total, 'legalDays'>>): string =>
  least.legalDays === most.legalDays
    ? lengthInWords(least.legalDays)
    : `de ${lengthInWords(least.legalDays)} a ${lengthInWords(most.legalDays)}`;

/** Whether all that the larger total has more comes from making years of the same days in another way. */
export const isOnlyOtherWay = ({ least, most }: Range<Pick<Total, 'days' | 'months'>>): boolean =>
  least.days === most.days && least.months === most.months;

/** "290 meses", or "de 290 a 301 meses" where it is uncertain. */
export const monthsInWords = ({ least, most }: Range<number>): string =>
  least === most
    ? counted(least, 'mês', 'meses')
    : `de ${least} a ${counted(most, 'mês', 'meses')}`;

/** "de 15/03/2010 a 31/01/2020", "desde 01/02/2020, sem data de saída" */
export function datesInWords(
  from: string | undefined,
  until: string | undefined,
  isRunning = false,
): string {
  if (from && isRunning) return `desde ${shortDate(from)}, até hoje`;
  if (!from) return until ? `até ${shortDate(until)}, sem data de começo` : 'sem datas';
  return until
    ? `de ${shortDate(from)} a ${shortDate(until)}`
    : `desde ${shortDate(from)}, sem data de fim`;
}

export const kindInWords: Record<SpellKind, string> = labels.kinds;

/** Why a month, or days until the reform, are not in a cautious count. */
export const whyInWords: Record<Why, string> = labels.why;

/** The same of months in a row, which have one reason. */
export const whyNotInWords = ([row]: readonly { readonly whyNot: readonly Why[] }[]): string =>
  `${row?.whyNot.map((why) => whyInWords[why]).join('. ')}.`;

/** Work in the fields is in no sum of carência, and may come to be. */
export const outsideFields = ({ rural }: Carencia): string =>
  rural.length > 0 ? ', fora o campo' : '';

/** Why the cover may reach further. */
export const whyLaterInWords: Record<Why, string> = {
  ...whyInWords,
  rural: 'Trabalho no campo ou na pesca',
};

/** What is said of cover that something still to be settled may change. */
const coverUnknown = 'Proteção: não sei. Falta conferir';

/**
 * The same with the two days between which it ends, where something was not read: the first alone would
 * send away who may still be covered.
 */
function coverToCheck({ status, mayReach, laterBecause }: Cover): string {
  if (!status) return coverUnknown;
  const proven = status.possible
    .map(({ until }) => until)
    .concat(mayReach && mayReach !== 'today' ? mayReach : []);
  const furthest =
    mayReach === 'today' ? 'hoje' : shortDate(proven.toSorted().at(-1) ?? status.sure.until);
  const first = shortDate(status.sure.until);
  // A day to come sends nobody away; one that has passed would.
  if (furthest === first)
    return status.standing === 'covered'
      ? `Proteção, pela conta: até ${first}. Confira`
      : coverUnknown;
  const unemployed = status.possible.some(
    ({ until, ifHold }) => shortDate(until) === furthest && ifHold.includes('unemployment'),
  );
  const accepted = !unemployed && laterBecause.includes('pending');
  return `Proteção: falta conferir, entre ${first} e ${furthest}${unemployed ? ' (com desemprego provado)' : ''}${accepted ? ' (se o INSS aceitar)' : ''}`;
}

/** "Pela conta, coberto até 15/05/2028"; "não sei" where only what is to be proven protects. */
export function coverInWords({ status, mayReach, laterBecause }: Cover): string | undefined {
  if (!status) {
    if (!mayReach) return undefined;
    if (laterBecause.includes('rural')) return 'Proteção: não sei. O campo protege, com prova';
    return mayReach === 'today'
      ? coverUnknown
      : `Proteção: não sei. Pode ir até ${shortDate(mayReach)}, se o INSS aceitar`;
  }
  const until = shortDate(status.sure.until);
  switch (status.standing) {
    case 'current':
      return `Pela conta, coberto hoje. Se parar agora, até ${until}`;
    case 'covered':
      return `Pela conta, coberto até ${until}`;
    default:
      return `Proteção, pela conta: até ${until}`;
  }
}

/**
 * Until when the INSS covers, as the card says it: the verdict has said that it is by the count.
 * @param isPart something was not read: that cover has ended would be no more than a guess
 */
export function coverShown(cover: Cover, isPart: boolean): string | undefined {
  const { status } = cover;
  if (!status) return coverInWords(cover);
  if (isPart && status.standing !== 'current') return coverToCheck(cover);
  const until = shortDate(status.sure.until);
  return status.standing === 'current'
    ? `Coberto hoje. Se parar agora, até ${until}`
    : `Proteção do INSS até ${until}`;
}

/** What a relation is called: the employer, the benefit, or where it comes from. */
export function relationName(relation: Relation): string {
  switch (relation.kind) {
    case 'job':
      return relation.employer?.value ?? 'Emprego sem nome';
    case 'benefit':
      return relation.species?.value ?? 'Benefício';
    default:
      return relation.origin?.value ?? relation.memberType?.value ?? 'Sem nome no extrato';
  }
}

/** Codes of a relation and of its months, each once, as printed. */
export const codesOf = ({ indicators, months }: Relation): string[] => [
  ...new Set([
    ...indicators.map(({ value }) => value),
    ...months.flatMap((line: MonthLine) => line.indicators),
  ]),
];

/** "Conferi 14 de 14 páginas." */
export function pagesInWords({ read, declared }: Extract['pages']): string {
  if (declared === undefined) return `Li ${counted(read, 'página', 'páginas')}.`;
  return `Conferi ${read} de ${counted(declared, 'página', 'páginas')}.`;
}
