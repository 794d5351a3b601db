import { addDays, type IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { deadlines, type Running } from '#rules/deadlines/deadlines.ts';
import { shortDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { joined } from '#words/phrases.ts';
import { decidedOnPapers } from '../deadlines/say.ts';
import {
  type CountedCase,
  isOver,
  type LetterCase,
  safeDayOf,
  type WholeCase,
} from './counted-letter.ts';
import { isCutWhileIll, isRefusedDefence, mayBeProlonged } from './effects.ts';
import { dayOf, type LetterClock } from './letter-facts.ts';
import { endsPension } from './letter-pages.ts';
import { say } from './say.ts';
import { daysFor, ownDays } from './terms.ts';
import { readDayOf, ruralDefence, toldWith } from './told-by-letter.ts';
import { visitsAhead } from './undated-words.ts';
import { saidOf, withinKind } from './within-kind.ts';

/** Only the term of a no runs from the decision alone. */
const isFromDecision = ({ told }: LetterClock, { signs }: LetterRead): boolean =>
  signs.isFromDecision && told.happened === 'denied';

/** The clocks of who asks anew by papers, as the deadlines' tool counts them. */
const askedAnew = ({ told: { ciencia } }: LetterClock, today: IsoDate): readonly Running[] =>
  deadlines({ happened: 'askAgain', again: 'incapacity', denial: 'papers', ciencia }, today);

const restsNames = {
  decided: 'conta-da-decisao',
  ciencia: 'conta-da-ciencia',
  known: 'conta-de-quando-soube',
  end: 'conta-do-fim',
} as const;

function restsInWords(clock: LetterClock, { read, known, today }: LetterCase): string {
  if (clock.rests === 'printed')
    return say('reason', 'conta-do-impresso', { dia: shortDate(clock.told.printedLimit ?? '') });
  if (clock.rests === 'ciencia' && known && known > (clock.told.ciencia ?? known))
    return say('reason', 'ciencia-impressa', { dia: shortDate(clock.told.ciencia ?? known) });
  return isFromDecision(clock, read)
    ? decidedOnPapers(askedAnew(clock, today), safeDayOf(clock.told, today) !== undefined)
    : say('reason', restsNames[clock.rests]);
}

/** Of a day counted from when it was known, what the paper's own day says, where that comes first. */
function soonerInWords({ read, known, today, clockKind, clock }: CountedCase): string | undefined {
  const printed = readDayOf(clockKind, read);
  if (clock?.rests !== 'known' || !printed || printed === known) return undefined;
  const own = safeDayOf(clock.told, today);
  const told = toldWith(clockKind, read, printed);
  const day = told && safeDayOf(told, today);
  if (!day) return own && say('reason', 'pela-carta-passou');
  return !own || day < own
    ? say('reason', 'pela-carta-antes', { dia: weekdayAndDate(day) })
    : undefined;
}

/** Of these the day that is told says all that the words of the kind say. */
const isToldByDay: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'denial',
  'notExtended',
  'reviewRefused',
]);

/** The last day of a grant that is ahead, and what may still be asked for before it. */
function endInWords(read: LetterRead, today: IsoDate): string[] {
  const end = dayOf(read, 'dcb');
  if (!end || end < today) return [];
  const dia = weekdayAndDate(end);
  if (mayBeProlonged('grant', read)) {
    const [asking] = deadlines({ happened: 'benefitEnding', benefitEnd: end }, today);
    const { opensOn, safeDay } = asking && 'term' in asking ? asking.term : {};
    if (opensOn && safeDay) {
      const asked = { desde: shortDate(opensOn), 'mandar-ate': shortDate(safeDay) };
      return [say('reason', 'ultimo-dia-do-auxilio', { dia, ...asked })];
    }
  }
  const granted = dayOf(read, 'granted') ?? dayOf(read, 'decided') ?? dayOf(read, 'issued');
  const told = granted && toldWith('denial', read, granted);
  const last = endsPension('grant', read) && told && safeDayOf(told, today);
  return [
    say('reason', 'ultimo-dia', { dia }),
    ...(last ? [say('reason', 'fim-da-pensao', { dia: weekdayAndDate(last) })] : []),
  ];
}

/** So long after the end of an auxílio an employer is still told at once. */
const daysToReturn = 60;

/** When the money of an auxílio stops: whoever has a job has to show up then. */
function stopInWords(read: LetterRead, today: IsoDate): string[] {
  const end = dayOf(read, 'dcb');
  if (!end || addDays(end, daysToReturn) < today) return [];
  const dia = weekdayAndDate(end);
  return [say('reason', today <= end ? 'para-no-dia' : 'parou-no-dia', { dia })];
}

/** A day that no longer holds, and what the paper says would come of staying away. */
function besideVisit(read: LetterRead, today: IsoDate): string[] {
  if (visitsAhead(read, today).length === 0) return [];
  const dead = read.dates.find(({ what, day }) => what === 'replaced' && day >= today);
  return [
    ...(dead ? [say('reason', 'dia-que-nao-vale', { dia: weekdayAndDate(dead.day) })] : []),
    ...(read.signs.isStopWarned ? [say('reason', 'ainda-nao-cortou')] : []),
  ];
}

/** What stands in the paper beside what it does: days to be there, the last one, a bill. */
function besideOf({ kind, read, today, clock }: CountedCase): string[] {
  const { charge, isSumNamed } = read.signs;
  const visits = kind === 'requirement' ? visitsAhead(read, today) : [];
  const unreadEnd = read.unread.find(({ what, why }) => what === 'dcb' && why === 'impossible');
  const isCharged =
    kind === 'cut'
      ? charge || isSumNamed
      : kind === 'defence' && !charge && isSumNamed && !isRefusedDefence(kind, read);
  return [
    ...(visits.length > 0 ? [say('reason', 'ir-tambem', { 'dias-marcados': joined(visits) })] : []),
    ...(kind === 'grant' && clock?.rests !== 'end' ? endInWords(read, today) : []),
    ...(unreadEnd ? [say('reason', 'fim-mal-lido', { escrito: unreadEnd.text })] : []),
    ...(kind === 'notExtended' || isCutWhileIll(kind, read) ? stopInWords(read, today) : []),
    ...(isCharged ? [say('reason', 'cobra-tambem')] : []),
    ...(kind === 'summons' ? besideVisit(read, today) : []),
  ];
}

/** Whether a yes names what whoever is paid keeps current: it is no call. */
const reminds = (kind: LetterKind, { signs: { call } }: LetterRead): boolean =>
  kind === 'grant' && call !== undefined && call !== 'schedule';

/** Of who asked, and was told that nothing is decided: what was done in time is shown by an appeal. */
const opensAppeal = /(?:^|[^o] )cabe(?:r[áa])? recurso\b/im;

/** Where its last day is told, nobody is told how to count it; of an end that has passed, what to do before it. */
function meaningOf({ kind, read, today, clock }: WholeCase): string | undefined {
  if (clock?.rests === 'end' && isOver(clock.told, today)) return undefined;
  if (kind === 'requirement' && clock) return say('reason', 'exigencia-contada');
  if (kind === 'archived' && !withinKind(kind, read) && opensAppeal.test(read.text))
    return say('reason', 'arquivado-com-recurso');
  const days = kind === 'defence' && !withinKind(kind, read) && daysFor(read, 'defence');
  if (!days) return saidOf(kind, read, today)[1];
  const isShort = read.signs.isRural && days < ruralDefence;
  return say('reason', isShort ? 'defesa-no-campo' : 'defesa-em-dias', { dias: String(days) });
}

/** What the law still gives after the safe day. */
const limitAhead = ({ running, today }: WholeCase): string[] =>
  running.flatMap((one) =>
    one.situation === 'pastSafeDay' && one.term.legalLimit > today
      ? say('reason', 'limite-da-lei', { dia: weekdayAndDate(one.term.legalLimit) })
      : [],
  );

/** What most often was counted and should not have been, of a no for the income of the house. */
const outOfIncome = (kind: LetterKind, { reasons: [first] }: LetterRead): string[] =>
  kind === 'denial' && first?.slug === 'renda-bpc' ? [say('reason', 'fora-da-renda')] : [];

/** What the paper means, and what its day rests on. */
export function reasonOf(letter: WholeCase): string[] {
  const { read, kind, clockKind, clock, old, left } = letter;
  const isShort = clockKind !== 'board' && ownDays(clockKind, read) !== undefined;
  const means = isShort ? say('reason', 'menos-dias-que-a-lei') : meaningOf(letter);
  const earlier = soonerInWords(letter);
  return [
    ...besideOf(letter),
    ...(means && (left || (!old && !(clock && isToldByDay.has(kind)))) ? [means] : []),
    ...outOfIncome(clockKind, read),
    ...(reminds(kind, read) ? [say('reason', 'lembra-tambem')] : []),
    ...(left && !left.isFirst ? [left.words] : []),
    ...(earlier && !old ? [earlier] : []),
    ...(clock ? limitAhead(letter) : []),
    ...(clock && !left?.isFirst ? [restsInWords(clock, letter)] : []),
  ];
}
