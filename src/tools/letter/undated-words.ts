import type { IsoDate } from '#law/date.ts';
import type { LetterRead, LetterTerm } from '#letters/letter-read.ts';
import { appealClocks } from '#rules/deadlines/appeal-clocks.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { given, joined } from '#words/phrases.ts';
import { isBill, isRefusedDefence } from './effects.ts';
import { dayToKeep, lastDays, unreadLastDay } from './last-days.ts';
import { dayOf } from './letter-facts.ts';
import type { Undated } from './letter-words.ts';
import { oldGrantOf } from './long-ago.ts';
import { say } from './say.ts';
import { daysFor, daysOfCall, lastAhead, otherStart, ownDays, termsToAnswer } from './terms.ts';
import { knownFrom, readDayOf } from './told-by-letter.ts';
import { boardNames, callOf, kindNames, withinKind } from './within-kind.ts';

/** A paper of this kind, the day on which it is read, and that on which it was known, if told. */
interface Read {
  kind: LetterKind;
  read: LetterRead;
  today: IsoDate;
  known: IsoDate | undefined;
}

/** What is told of a day that the letter sets, ahead and past. */
function dayNames(kind: LetterKind, read: LetterRead): readonly [ahead: Undated, past: Undated] {
  if (isBill(kind, read)) return ['cobranca-vence', 'cobranca-venceu'];
  if (kind === 'defence' && !isRefusedDefence(kind, read)) return ['defesa-ate', 'defesa-passou'];
  if (kind !== 'summons') return ['recurso-ate', 'recurso-passou'];
  return (dayOf(read, 'appointment') ?? dayOf(read, 'missed'))
    ? ['marcado', 'marcado-passou']
    : ['chamado-ate', 'chamado-passou'];
}

/** A day to be there, with its hour where the paper has one. */
function visitInWords({ dates }: LetterRead, day: IsoDate): string {
  const hour = dates.find((one) => one.day === day && one.hour)?.hour;
  return hour ? `${weekdayAndDate(day)}, às ${hour}` : weekdayAndDate(day);
}

/** Days to be there that are ahead, in words. */
export const visitsAhead = (read: LetterRead, today: IsoDate): string[] => [
  ...new Set(
    read.dates
      .filter(({ what, day }) => what === 'appointment' && day >= today)
      .map(({ day }) => visitInWords(read, day)),
  ),
];

/** The days of a call, from when it came. */
function callDaysInWords(days: number, { read, today, known }: Read): string {
  const { from: ciencia } = knownFrom('summons', read, known);
  const from = ciencia ?? dayOf(read, 'issued');
  const last = lastAhead(from, days, today);
  const dias = String(days);
  return last
    ? say('decides', ciencia ? 'chamado-em-dias' : 'chamado-pela-carta', {
        dias,
        dia: weekdayAndDate(last),
      })
    : say('decides', from ? 'dias-dados' : 'dias-dados-diga-o-dia', { dias });
}

/** The days of the law, where a call prints none. */
function lawDaysInWords({ read, today, known }: Read): string | undefined {
  const [first, last = first] = daysOfCall(read);
  if (!first || !last) return undefined;
  const from = knownFrom('summons', read, known).from ?? readDayOf('summons', read);
  const dias = String(first);
  const isTown = first !== last;
  if (!from) return say('decides', isTown ? 'cadunico-prazos' : 'bpc-prazo', { dias });
  const [dia, other] = [first, last].map((days) => proceduralTerm(from, days).safeDay);
  if (!dia || !other || other < today) return say('decides', 'bpc-passou');
  const figures = { dias, dia: weekdayAndDate(dia), 'ultimo-dia': weekdayAndDate(other) };
  return say('decides', isTown ? 'cadunico-ate' : 'bpc-ate', figures);
}

/** What is left to say of a call that sets no day, or more than one. */
function callInWords(paper: Read): string | undefined {
  const { read, today } = paper;
  const visits = read.signs.isMoved ? [] : visitsAhead(read, today);
  if (visits.length > 1)
    return say('decides', 'dois-dias-marcados', { 'dias-marcados': joined(visits) });
  const days = termsToAnswer(read);
  if (days.length > 1)
    return say('decides', 'prazos-diferentes', {
      prazos: joined(days.map((count) => `${count} dias`)),
    });
  if (days[0]) return callDaysInWords(days[0], paper);
  return lawDaysInWords(paper) ?? (callOf('summons', read) && say('decides', 'chamado-sem-dia'));
}

/** The day that the letter sets, which nobody has to count. */
function daySetInWords({ kind, read, today }: Read): string | undefined {
  const day = dayToKeep(kind, read);
  const before = kind === 'summons' ? dayOf(read, 'dueBy') : undefined;
  if (day && before && today <= before && before < day)
    return say('decides', 'mandar-e-ir', {
      'mandar-ate': weekdayAndDate(before),
      dia: weekdayAndDate(day),
    });
  if (!day) return undefined;
  const [ahead, past] = dayNames(kind, read);
  return say('decides', day < today ? past : ahead, { dia: visitInWords(read, day) });
}

/** A term in days of the letter's own, from the day on which it was known. */
function ownDaysInWords({ kind, read, today, known }: Read): string | undefined {
  const days = ownDays(kind, read);
  if (!days) return undefined;
  const { from } = knownFrom(kind, read, known);
  const dias = String(days);
  const printed = from ?? readDayOf(kind, read);
  if (!printed) return say('decides', 'dias-dados-diga-o-dia', { dias });
  const { safeDay, legalLimit } = proceduralTerm(printed, days);
  if (!from)
    return today <= safeDay
      ? say('decides', 'chamado-pela-carta', { dias, dia: weekdayAndDate(safeDay) })
      : say('decides', 'dias-dados-diga-o-dia', { dias });
  if (today <= safeDay)
    return say('decides', 'responda-ate', { dias, dia: weekdayAndDate(safeDay) });
  const dia = weekdayAndDate(legalLimit);
  return today <= legalLimit
    ? say('decides', 'responda-hoje', { dias, dia })
    : say('decides', 'responda-passou', { dias, desde: shortDate(from), dia });
}

/** A term that the letter counts from another day than the one on which it was known. */
function otherStartInWords({ kind, read, today }: Read): string | undefined {
  const { term, from } = otherStart(kind, read) ?? {};
  return term?.start && otherTermInWords(read, term, from, today);
}

/** The same of one term. */
export function otherTermInWords(
  read: LetterRead,
  { days, start, isWorking }: LetterTerm,
  from: IsoDate | undefined,
  today: IsoDate,
): string {
  const { from: begins, until } = start?.place ?? { from: 0, until: 0 };
  const figures = {
    dias: String(days),
    comeco: read.masked
      .slice(begins, until)
      .replaceAll(/[\s*[\]]+/g, ' ')
      .trim(),
  };
  if (!from || from > today) return say('decides', 'conta-de-outro-dia', figures);
  const { safeDay } = proceduralTerm(from, days);
  const isOver = safeDay < today;
  // Working days end later than such days in a row: of them nothing is called over.
  if (isOver && isWorking) return say('decides', 'conta-de-outro-dia', figures);
  return say('decides', isOver ? 'de-outro-dia-passou' : 'de-outro-dia-ate', {
    ...figures,
    desde: shortDate(from),
    dia: weekdayAndDate(safeDay),
  });
}

/** Asked for within its own days, such a benefit is paid from what happened on. */
const hasOwnTerm = (benefit = ''): boolean =>
  ['pensao-por-morte', 'auxilio-reclusao', 'salario-maternidade'].includes(benefit);

/** What a paper of its kind says in the place of a day. */
function nameOf(kind: LetterKind, { signs, species }: LetterRead): Undated {
  if (kind === 'board' && signs.board) return boardNames[signs.board];
  if (kind === 'denial' && signs.isFromDecision) return 'diga-o-dia-da-decisao';
  if (kind === 'archived' && hasOwnTerm(species?.benefit)) return 'arquivado-com-prazo';
  return kindNames[kind] ?? 'diga-o-dia';
}

/** What can hardly be reviewed any more. */
function oldGrantInWords({ kind, read, today }: Read): string | undefined {
  const day = kind === 'grant' ? oldGrantOf(read, today) : undefined;
  return day && say('decides', 'concessao-antiga', { dia: longDate(day) });
}

/** What came with a yes may be wrong: until when to say so, and the day of the first payment, where they are known. */
function grantInWords({ read, today }: Read): string {
  const from = dayOf(read, 'decided') ?? dayOf(read, 'issued') ?? dayOf(read, 'granted');
  const last = lastAhead(from, appealClocks.appeal.count.procedural, today);
  const paid = dayOf(read, 'firstPayment');
  return given(
    last
      ? say('decides', 'concedido-ate', { dia: weekdayAndDate(last) })
      : say('decides', 'concedido'),
    paid && today <= paid && say('decides', 'concedido-paga', { dia: weekdayAndDate(paid) }),
  ).join(' ');
}

/** The day that the letter sets, or what stands for a day that nobody counts. */
export function undatedWords(paper: Read): string {
  const { kind, read, today } = paper;
  const unread = unreadLastDay(kind, read);
  if (unread) return say('decides', 'ultimo-dia-mal-lido', { dia: unread });
  const printed = lastDays(kind, read);
  if (printed.length > 1)
    return say('decides', 'ultimos-dias', {
      'dias-marcados': joined(printed.map(weekdayAndDate)),
    });
  const set =
    daySetInWords(paper) ??
    otherStartInWords(paper) ??
    ownDaysInWords(paper) ??
    oldGrantInWords(paper);
  if (set) return set;
  const toDefend = daysFor(read, 'defence') ?? daysFor(read, 'appeal');
  if (kind === 'defence' && !isBill(kind, read) && toDefend)
    return say('decides', 'dias-dados-diga-o-dia', { dias: String(toDefend) });
  const within = withinKind(kind, read);
  if (within) return within.undated(read, today);
  if (kind === 'grant') return grantInWords(paper);
  const called = kind === 'summons' && callInWords(paper);
  if (called) return called;
  return say('decides', nameOf(kind, read));
}
