import type { IsoDate } from '#law/date.ts';
import type { CourtAct, CourtSays } from '#letters/court-says.ts';
import { longDate } from '#words/dates.ts';
import { joined } from '#words/phrases.ts';
import { moreOf, sayInstead, textOf } from './say-instead.ts';

const inDays = (days: readonly number[]): string => joined(days.map((count) => `${count} dias`));

/** Acts that give the other side days: to pay, to carry out. */
const ordersOthers: readonly CourtAct[] = ['won', 'part', 'appealed', 'wonAbove', 'agreed'];

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

/** Days in a court's paper, and whose they are. */
function termWords({ act, own: [first], others }: CourtSays): string | undefined {
  const prazos = inDays(others);
  const isOther = others.length > 0 && act && ordersOthers.includes(act);
  const told = [
    ...(first ? [sayInstead('decides', 'court-own', { dias: String(first) })] : []),
    ...(isOther ? [sayInstead('decides', 'court-others', { prazos })] : []),
  ];
  if (told.length > 0) return told.join(' ');
  return others.length > 0 && (act === undefined || act === 'asks')
    ? sayInstead('decides', 'court-whose', { prazos })
    : undefined;
}

/** Acts by which something is paid, until a day where the paper has one. */
const pays: readonly (CourtAct | undefined)[] = ['won', 'part', 'agreed'];

/** What is told of a court's paper. */
export const courtTold = (says: CourtSays, isWary: boolean, until?: IsoDate) => {
  const { act, isWon, isJudged, isRevoked, asked } = says;
  const name = act ? (`court-${act}` as const) : 'court';
  const more = [
    isWary && moreOf('court-wary'),
    isRevoked && moreOf('court-revoked'),
    !act && isJudged && moreOf('court-judged'),
    until && pays.includes(act) && sayInstead('decides', 'court-until', { dia: longDate(until) }),
    moreOf(name),
    act === 'part' && textOf('court-toAppeal'),
  ];
  const canCount = isCounted.includes(act) && (act !== undefined || isJudged);
  return {
    title: sayInstead('answer', act === 'appealed' && isWon ? 'court-appealed-won' : name),
    text: isToAppeal.includes(act) ? textOf(name, 'court-toAppeal') : textOf(name),
    more: more.filter(Boolean).join(' '),
    term: termWords(says),
    asked,
    links: sayInstead('links', canCount ? 'court-counted' : 'court'),
  };
};
