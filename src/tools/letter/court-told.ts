import type { IsoDate } from '#law/date.ts';
import type { CourtAct, CourtSays } from '#letters/court-says.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import { joined } from '#words/phrases.ts';
import { moreOf, sayInstead, textOf } from './say-instead.ts';
import { dayOf } from './told-by-letter.ts';

const inDays = (days: readonly number[]): string => joined(days.map((count) => `${count} dias`));

/** Acts that give the other side days: to pay, to carry out. */
const ordersOthers: readonly CourtAct[] = [
  'won',
  'part',
  'appealed',
  'wonAbove',
  'agreed',
  'toDecide',
];

/** Acts of which the tool of deadlines counts the days. */
const isCounted: readonly (CourtAct | undefined)[] = [
  undefined,
  'won',
  'part',
  'lost',
  'ended',
  'endedAbsent',
];

/** An appeal, or an answer to one, is not made alone; Lei 9.099/1995, arts. 12-A, 41, § 2º, and 42. */
const isToAppeal: readonly (CourtAct | undefined)[] = ['lost', 'appealed'];

/** Of an appeal, where the paper prints none: the shortest that there is. */
const daysToAppeal = 10;
const opensAppeal: readonly (CourtAct | undefined)[] = ['lost', 'part'];

/** A term of the person's, as consecutive days from what the paper prints; of fewer days than it may have. */
function ownWords(
  first: number | undefined,
  act: CourtAct | undefined,
  from: IsoDate | undefined,
  today: IsoDate,
): string | undefined {
  const days = first ?? (opensAppeal.includes(act) ? daysToAppeal : undefined);
  const last = from && days && proceduralTerm(from, days).safeDay;
  const figures = { dias: String(days) };
  if (!last) return first ? sayInstead('decides', 'court-own', figures) : undefined;
  const dated = { ...figures, desde: shortDate(from), dia: weekdayAndDate(last) };
  if (last < today) return sayInstead('decides', 'court-own-over', dated);
  return sayInstead('decides', first ? 'court-own-until' : 'court-appeal-until', dated);
}

/** Days in a court's paper, and whose they are. */
function termWords(
  { act, own: [first], others, toExplain, silence }: CourtSays,
  from: IsoDate | undefined,
  today: IsoDate,
): string | undefined {
  const prazos = inDays(others);
  const isOther = others.length > 0 && act && ordersOthers.includes(act);
  const own = ownWords(first, act, from, today);
  const told = [
    ...(own ? [own] : []),
    ...(first && silence ? [sayInstead('decides', `court-silence-${silence}`)] : []),
    ...(toExplain ? [sayInstead('decides', 'court-toExplain', { dias: String(toExplain) })] : []),
    ...(isOther ? [sayInstead('decides', 'court-others', { prazos })] : []),
  ];
  if (told.length > 0) return told.join(' ');
  return others.length > 0 && (act === undefined || act === 'asks')
    ? sayInstead('decides', 'court-whose', { prazos })
    : undefined;
}

/** From when a court's term may run, the earliest that the paper prints: made public, delivered, signed. */
function startOf(read: LetterRead): IsoDate | undefined {
  const [first] = (['published', 'known'] as const)
    .flatMap((what) => dayOf(read, what) ?? [])
    .sort();
  return first ?? dayOf(read, 'issued');
}

/** Acts by which something is paid, until a day where the paper has one. */
const pays: readonly (CourtAct | undefined)[] = ['won', 'part', 'agreed'];

/** What is told of a court's paper. */
export const courtTold = (says: CourtSays, read: LetterRead, today: IsoDate) => {
  const { act, isWon, isJudged, isRevoked, asked, lasts } = says;
  const until = dayOf(read, 'dcb');
  const name = act ? (`court-${act}` as const) : 'court';
  const more = [
    read.signs.isWary && moreOf('court-wary'),
    isRevoked && moreOf('court-revoked'),
    !act && isJudged && says.isOfJuizado && moreOf('court-judged'),
    until && pays.includes(act) && sayInstead('decides', 'court-until', { dia: longDate(until) }),
    lasts && pays.includes(act) && sayInstead('decides', 'court-lasts', { dias: String(lasts) }),
    moreOf(name),
    act === 'part' && textOf('court-toAppeal'),
  ];
  const canCount = isCounted.includes(act) && (act !== undefined || isJudged);
  return {
    title: sayInstead('answer', act === 'appealed' && isWon ? 'court-appealed-won' : name),
    text: isToAppeal.includes(act) ? textOf(name, 'court-toAppeal') : textOf(name),
    more: more.filter(Boolean).join(' '),
    term: termWords(says, startOf(read), today),
    asked,
    links: sayInstead('links', canCount ? 'court-counted' : 'court'),
  };
};
