import type { IsoDate } from '#law/date.ts';
import type { CourtAct, CourtSays } from '#letters/court-says.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import { given, joined } from '#words/phrases.ts';
import { dayOf } from './letter-facts.ts';
import { moreOf, sayInstead, textOf } from './say-instead.ts';

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

/** Of an appeal, where the paper prints none: the shortest that there is, and that of who is before no Juizado. */
const daysToAppeal = 10;
const daysOfOrdinary = 15;
const isOrdinary =
  /procedimento comum|tribunal de justi[çc]a|justi[çc]a (?:d[eo] estado|estadual)|vara c[íi]vel/i;
const isBeforeNoJuizado = ({ isOfJuizado }: CourtSays, text: string): boolean =>
  !isOfJuizado && isOrdinary.test(text);
const opensAppeal: readonly (CourtAct | undefined)[] = ['lost', 'part', 'unclarified', 'clarified'];

/** From when a court's term may run, the earliest that the paper prints: made public, delivered, signed. */
function startOf(read: LetterRead): IsoDate | undefined {
  const [first] = (['published', 'known'] as const)
    .flatMap((what) => dayOf(read, what) ?? [])
    .sort();
  return first ?? dayOf(read, 'issued');
}

/** A term of the person's, as consecutive days from what the paper prints; of fewer days than it may have. */
function ownWords(
  first: number | undefined,
  says: CourtSays,
  read: LetterRead,
  today: IsoDate,
): string | undefined {
  const from = startOf(read);
  const toAppeal = isBeforeNoJuizado(says, read.text) ? daysOfOrdinary : daysToAppeal;
  const days = first ?? (opensAppeal.includes(says.act) ? toAppeal : undefined);
  const last = from && days && proceduralTerm(from, days).safeDay;
  const figures = { dias: String(days) };
  if (!last) return first ? sayInstead('decides', 'court-own', figures) : undefined;
  const day = weekdayAndDate(last);
  const dated = { ...figures, desde: shortDate(from), dia: last === today ? `hoje, ${day}` : day };
  if (last < today) return sayInstead('decides', 'court-own-over', dated);
  return sayInstead('decides', first ? 'court-own-until' : 'court-appeal-until', dated);
}

/** Days in a court's paper, and whose they are. */
function termWords(says: CourtSays, read: LetterRead, today: IsoDate): string | undefined {
  const {
    act,
    own: [first],
    others,
    toExplain,
    silence,
  } = says;
  const prazos = inDays(others);
  const isOther = others.length > 0 && act && ordersOthers.includes(act);
  const own = ownWords(first, says, read, today);
  const told = given(
    own,
    first && silence ? sayInstead('decides', `court-silence-${silence}`) : '',
    toExplain ? sayInstead('decides', 'court-toExplain', { dias: String(toExplain) }) : '',
    isOther && sayInstead('decides', 'court-others', { prazos }),
  );
  if (told.length > 0) return told.join(' ');
  return others.length > 0 && (act === undefined || act === 'asks')
    ? sayInstead('decides', 'court-whose', { prazos })
    : undefined;
}

const ofIllness = /incapaci|doen[çc]a|per[íi]cia m[ée]dica|defici[êe]n|laudo/i;
const ofIncome = /\brenda\b|miserabil|per capita|socioecon|hipossufici/i;

/** What may have changed since a judge's no, by what it speaks of. */
function sinceThen(text: string): string {
  if (ofIncome.test(text)) return sayInstead('mayChange', 'court-lost-income');
  return sayInstead('mayChange', ofIllness.test(text) ? 'court-lost' : 'court-lost-proof');
}

/** What is said of a paper of which no more is known; of a visit, where it has the word. */
const plainName = (act: CourtAct | undefined, text: string) =>
  act
    ? (`court-${act}` as const)
    : /audi[êe]ncia|per[íi]cia|exame/i.test(text)
      ? 'court'
      : 'court-plain';

/** What a claim to share what is paid leaves as it is. */
const ofShare =
  /pens[ãa]o[\s\S]{0,200}rateio|rateio[\s\S]{0,200}pens[ãa]o|companheir[ao][\s\S]{0,200}pens[ãa]o/i;

/** Acts by which something is paid, until a day where the paper has one. */
const pays: readonly (CourtAct | undefined)[] = ['won', 'part', 'agreed'];

function titleOf({ act, isWon, isByInss }: CourtSays) {
  if (act === 'appealed' && isWon) return 'court-appealed-won';
  if (act === 'charged' && isByInss) return 'court-charged-inss';
  return act ? (`court-${act}` as const) : 'court';
}

/** What more there is to say of what it does. */
function moreOfAct({ act, isByInss, lasts }: CourtSays, read: LetterRead) {
  if (!act) return [moreOf('court')];
  const until = dayOf(read, 'dcb');
  const dia = until && longDate(until);
  const isPaid = pays.includes(act);
  return [
    isPaid && dia && sayInstead('decides', 'court-until', { dia }),
    isPaid && lasts && sayInstead('decides', 'court-lasts', { dias: String(lasts) }),
    act === 'lost' ? sinceThen(read.text) : moreOf(`court-${act}`),
    act === 'charged' && isByInss && moreOf('court-charged-inss'),
    act === 'sued' && ofShare.test(read.text) && moreOf('court-sued-share'),
    act === 'offer' && dia && sayInstead('decides', 'court-offer-until', { dia }),
    act === 'part' && textOf('court-toAppeal'),
    act === 'exam' && /quesitos/i.test(read.text) && moreOf('court-exam-questions'),
    act === 'exam' && /audi[êe]ncia/i.test(read.text) && moreOf('court-exam-hearing'),
  ];
}

/** What it means; of days that are dated none are counted in words. */
function meaningOf(says: CourtSays, text: string, isDated: boolean): string {
  const { act, own } = says;
  const ofJuizado = isDated ? 'court-toAppeal-dated' : 'court-toAppeal';
  const toAppeal = isBeforeNoJuizado(says, text) ? 'court-toAppeal-ordinary' : ofJuizado;
  return textOf(
    plainName(act, text),
    ...(isToAppeal.includes(act) ? ([toAppeal] as const) : []),
    ...(act === 'sued' && own.length === 0 ? (['court-sued-days'] as const) : []),
  );
}

/** What is told of a court's paper. */
export const courtTold = (says: CourtSays, read: LetterRead, today: IsoDate) => {
  const { act, isJudged, isRevoked, asked } = says;
  const more = [
    read.signs.isWary && moreOf('court-wary'),
    isRevoked && moreOf('court-revoked'),
    !act && isJudged && says.isOfJuizado && moreOf('court-judged'),
    ...moreOfAct(says, read),
  ];
  const term = termWords(says, read, today);
  const isDated = term !== undefined && startOf(read) !== undefined;
  const canCount = isCounted.includes(act) && (act !== undefined || isJudged);
  return {
    title: sayInstead('answer', titleOf(says)),
    text: meaningOf(says, read.text, isDated),
    more: more.filter(Boolean).join(' '),
    term,
    asked,
    links: sayInstead('links', canCount ? 'court-counted' : 'court'),
  };
};
