import { addDays } from '#law/date.ts';
import type { Unsaid } from '#words/letter/clauses.ts';
import type { DateMeaning, Hidden, LetterDate, Span, UnreadPassage } from '../letter-read.ts';
import { overlaps, passageOf, spanOf } from '../same-length.ts';
import { clauseBefore, reach, sentenceEnd, wordsAfter } from './clause.ts';
import { type DateToken, dateTokens } from './date-tokens.ts';
import {
  deciding,
  hourAfter,
  isChildbirth,
  isTerm,
  meaningOf,
  movedMeaning,
  ofNoCase,
} from './meanings.ts';
import { cameThatDay, isTold } from './told.ts';
import { isStamp, toldDays } from './told-days.ts';

/** The days of a request that was: "o requerimento anterior, de …, foi indeferido em …". */
const ofEarlier =
  /\b(?:requerimento|pedido|processo|beneficio|auxilio)\b(?: \w+)? anterior\b|\b(?:havia sido (?:indeferid|negad|cessad|concedid)|recebeu\b[^;]*\b(?:concedid|cessad)[oa] em)/;

function ofStamp(flatText: string, place: Span) {
  if (!isStamp(flatText, place)) return undefined;
  return cameThatDay.test(flatText.slice(place.until)) ? 'toldKnown' : 'ofNoCase';
}

/** "de 01/02/1991 a 30/08/1999" */
const betweenEnds = /^\s*(?:a|ate|à|e|-|–)\s*(?:o dia )?$/;
const movesTo = /^,?\s*para(?: o dia)?\s*$/;
/** ", às 9h, foi alterada para": said of the day before it, whatever that one was. */
const isChangedTo =
  /^[^.;]{0,60}\b(?:alterad|adiad|antecipad|transferid|remarcad|reagendad|mudad|mudou|passou|passa)\w*(?: \w+){0,3} para(?: o)?(?: dia)?\s*$/;
/** "Foi cancelada", of the day that it follows. */
const isCalledOff =
  /^[,\s\dhas:]{0,14}(?:\([^)]{0,40}\) ?)?\b(?:(?:foi|esta|fica|ficou) )?(?:cancelad|desmarcad|suspens)[oa]\b/;
/** "A perícia de 30/11 foi remarcada", without its new day. */
const isOfVisit =
  /\b(?:pericia|avaliacao|exame|atendimento|audiencia)\b[^.;]{0,40} (?:de|do dia)\s*$/;
const isPutOff = /^[^.;]{0,20}\b(?:foi|esta) (?:remarcad|reagendad|adiad)[oa]\b(?! para)/;
/** ", fica prorrogado até", of the day of a term. */
const isExtendedTo =
  /^[^.;]{0,60}\b(?:prorrogad|estendid|ampliad|adiad|passa)\w*(?: [\w,-]+){0,6} (?:ate|em|para)(?: o)?(?: dia)?\s*$/;
const periodBegins = /\b(?:de|entre|desde|periodos?|:)\s*$/;

/** A line of its own: the heading of a printed page, or "Cidade de Teste, 12 de novembro de 2026". */
const alone =
  /^[ \t]*(?:em(?: ?:)? |aos? |\[carimbo\] ?(?:inss|aps)\b[a-z ./-]{0,40}|(?:inss|instituto nacional|aps|ceab|agencia|gerencia|central)[a-z ,./-]{0,40}[,–—-] ?|[a-z][a-z .-]{0,40}(?:\/[a-z]{2})?, ?|oficio[^\n]{0,40} [-–—] |(?:data|enviad[oa](?: em)?) ?:? ?(?:[a-z]{3,8}(?:-feira)?\.?, ?)?|[a-z]{5,7}(?:-feira)?, ?)?$/;
/** "Previdência Social, 22 de agosto de 2017." at the head of a letter that is told of. */
const head =
  /^[ \t"“'«]*(?!.*\b(?:nasc|casad|falec|obito|morr|desde|ate|trabalh|contrat|admit|demit))[a-z][a-z .-]{0,40}, ?$/;
const endsThere = /^\.\s/;
/** The last field of a row. */
const dateField = /(?: {2,}|\t)data ?: ?$/;
const nothingMore = /^(?:[ ,-]*\d{1,2}:\d{2}(?::\d{2})?)?["”»']?\.?[ \t]*(?:\n|$)/;
/** As a printed row parts its fields. */
const gap = / {3,}|\t/;
const gapThere = /^\.? {3,}/;
/** The heading of a paper, with its day at the end of the row. */
const headed =
  /^\s*(?:carta|oficio|comunica\w+|notificac\w+|aviso|resultado)\b(?!.*\b(?:data|em|ate|de)$).* {3,}$/;
/** "12 de novembro de 2026", or the label of a field: no birth and no period of a row. */
const isDated = (before: string, day: string): boolean =>
  /^\s*(?:data|em) ?:/.test(before) || / de /.test(day);

/** A day with its hour is that of a visit. */
const hour = /^\s*hor(?:a|ario)\b/;

const lineStartOf = (flatText: string, at: number): number =>
  flatText.lastIndexOf('\n', at - 1) + 1;

/** Where what stands alone may begin: its line, or its sentence in a text without lines. */
function aloneFrom(flatText: string, at: number): number {
  const line = flatText.slice(lineStartOf(flatText, at), at);
  const last = [...line.matchAll(sentenceEnd)].at(-1);
  return at - line.length + (last ? last.index + 1 : 0);
}

/** "Data da decisão   Data do requerimento", and a line below it with both days. */
function meaningInTable(flatText: string, tokens: readonly DateToken[], at: number) {
  const { from } = (tokens[at] as DateToken).place;
  const lineStart = lineStartOf(flatText, from);
  const lineEnd = flatText.indexOf('\n', from);
  const inLine = tokens.filter(
    ({ place }) => place.from >= lineStart && (lineEnd === -1 || place.from < lineEnd),
  );
  if (lineStart === 0 || inLine.length < 2) return undefined;
  const heading = flatText.slice(flatText.lastIndexOf('\n', lineStart - 2) + 1, lineStart - 1);
  const names = heading.trim().split(/\s{2,}|\t|\s?\|\s?/);
  const meanings = names.map((name) => meaningOf(name, ''));
  return meanings.length === inLine.length
    ? meanings[inLine.indexOf(tokens[at] as DateToken)]
    : undefined;
}

const startsRow = (flatText: string, { from }: Span): boolean =>
  flatText.slice(lineStartOf(flatText, from), from).trim() === '';

/** "21/10/2026 julgado", and below it "30/10/2026 expedida": each row is told after its own day. */
function isRowBelow(flatText: string, one: Span | undefined, other: Span): boolean {
  const between = one ? flatText.slice(one.until, other.from) : '';
  return (
    one !== undefined &&
    /^[^\n]*[a-z][^\n]*[^:\n][ \t]*\n[ \t]*$/.test(between) &&
    startsRow(flatText, one) &&
    startsRow(flatText, other)
  );
}

/** What two days mean together: the ends of a period, or one in the place of the other. */
function meaningInPair(
  flatText: string,
  tokens: readonly DateToken[],
  first: number,
): { moved?: DateMeaning | undefined; isPeriod?: boolean; isPaid?: boolean } | undefined {
  const [one, other] = [tokens[first], tokens[first + 1]];
  if (!one || !other) return undefined;
  const between = flatText.slice(one.place.until, other.place.from);
  const clause = clauseBefore(flatText, one.place.from, tokens[first - 1]?.place.until ?? 0);
  const sentence = clauseBefore(flatText, one.place.from, 0);
  if (isExtendedTo.test(between) && /\bprazo\b/.test(sentence))
    return { moved: movedMeaning(sentence) };
  if (movesTo.test(between) || isChangedTo.test(between)) return { moved: movedMeaning(clause) };
  if (!betweenEnds.test(between)) return undefined;
  const isPaid = meaningOf(clause, '') === 'granted';
  return { isPeriod: periodBegins.test(clause), isPaid };
}

type Pair = ReturnType<typeof meaningInPair>;

/** "Concedido de 18/10/2026 até 26/02/2027" has no day of a decision. */
const paidIn = (asFirst: Pair, asOther: Pair): DateMeaning | undefined =>
  asFirst?.isPaid ? 'dib' : asOther?.isPaid ? 'dcb' : undefined;

/** What a day without a label of its own is beside another. */
function meaningBeside(asFirst: Pair, asOther: Pair): DateMeaning | undefined {
  if (asFirst?.moved) return 'replaced';
  if (asOther?.moved) return asOther.moved;
  return asFirst?.isPeriod || asOther ? 'period' : undefined;
}

/** A day that was changed or called off is none, though it stands first; the new one is what the first was. */
function foundBeside(
  found: DateMeaning | undefined,
  isMoved: boolean,
  moved: DateMeaning | undefined,
): DateMeaning | undefined {
  if (found && found !== 'dcb' && isMoved) return 'replaced';
  return moved && isTerm(moved) ? moved : found;
}

/** Whether a day to be there was called off, or put off without its new day beside it. */
const isNoLonger = (found: DateMeaning | undefined, clause: string, after: string): boolean =>
  (found === 'appointment' && (isCalledOff.test(after) || isPutOff.test(after))) ||
  (isOfVisit.test(clause) && isPutOff.test(after));

/** A line that goes on from the one before: its day is that of what is told there. */
const goesOn = /\b(?:em|de|dia|desde|ate|a|e|ao|para)[ \t]*\n[ \t]*$/;

/** "24/11/2026 10:15", and below it that the task was concluded. */
const isOfEnd = /^ ?\d{1,2}:\d{2}\s*\n\s*(?:tarefa |pedido |requerimento )?(?:conclu|indefer)/;

/** Whether a day is that of the paper: nothing else stands in its line, or in the head of a letter that is told of. */
function isOfPaper(flatText: string, { from, until }: Span, isFirst: boolean): boolean {
  const nearBefore = flatText.slice(Math.max(0, from - reach), from);
  if (goesOn.test(nearBefore)) return false;
  const before = flatText.slice(aloneFrom(flatText, from), from);
  const after = flatText.slice(until, until + 40);
  const field = before.split(gap).at(-1) ?? '';
  const isAlone =
    alone.test(before) ||
    (field.trim() !== '' && alone.test(field)) ||
    headed.test(before) ||
    dateField.test(nearBefore);
  return (
    (isAlone && gapThere.test(after) && isDated(field, flatText.slice(from, until))) ||
    (isAlone && nothingMore.test(after) && !hour.test(after)) ||
    (isAlone && /\b(?:data ?:|enviad[oa] em) ?$/.test(before) && endsThere.test(after)) ||
    (isFirst && head.test(before) && endsThere.test(after))
  );
}

/** What a day that stands alone is: of the paper, or of what is told below it. */
function ownDay(flatText: string, place: Span, isFirst: boolean): DateMeaning | undefined {
  if (!isOfPaper(flatText, place, isFirst)) return undefined;
  return isOfEnd.test(flatText.slice(place.until, place.until + 80)) ? 'decided' : 'issued';
}

/** "Início: … Fim: …" below the name of a benefit, and of no job. */
const isEndField = (clause: string, sentence: string): boolean =>
  /^ ?fim ?: ?$/.test(clause) &&
  /\b(?:beneficio|auxilio)\b/.test(sentence) &&
  !/\b(?:vinculo|empres|empreg|contrat|remunera|atividade|tempo\b)/.test(sentence);

/** A day that stands alone is the paper's own, unless what stands before it tells that it came then. */
const ownOrTold = (
  clause: string,
  after: string,
  own: DateMeaning | undefined,
): DateMeaning | undefined => (isTold(clause, own ? '' : after) ? 'toldKnown' : own);

function whatIs(
  flatText: string,
  tokens: readonly DateToken[],
  at: number,
): DateMeaning | 'ofNoCase' | undefined {
  const { place } = tokens[at] as DateToken;
  const before = tokens[at - 1]?.place;
  const clause = isRowBelow(flatText, before, place)
    ? ''
    : clauseBefore(flatText, place.from, before?.until ?? 0);
  const further = wordsAfter(flatText, place.until);
  const stamp = ofStamp(flatText, place);
  if (stamp) return stamp;
  if (ofNoCase.test(clause)) return 'ofNoCase';
  if (
    ofEarlier.test(clauseBefore(flatText, place.from, 0)) &&
    !/\b(?:dip|dcb)\W+(?:em )?$/.test(clause)
  )
    return undefined;
  const asFirst = meaningInPair(flatText, tokens, at);
  const found =
    meaningInTable(flatText, tokens, at) ??
    (isEndField(clause, clauseBefore(flatText, place.from, 0))
      ? 'dcb'
      : meaningOf(clause, further));
  const asOther = meaningInPair(flatText, tokens, at - 1);
  if (isNoLonger(found, clause, further)) return 'replaced';
  const paid = paidIn(asFirst, asOther);
  if (paid) return paid;
  const own = foundBeside(found, asFirst?.moved !== undefined, asOther?.moved);
  if (own) return own;
  const paired = meaningBeside(asFirst, asOther);
  if (paired) return paired;
  // The point of "4 de novembro." ends the sentence as well.
  const rest = flatText[place.until - 1] === '.' ? '' : further;
  return ownOrTold(clause, rest, ownDay(flatText, place, at === 0));
}

/** The same; of what the letter denies or takes back, a day that no longer holds. */
function whatHolds(
  flatText: string,
  tokens: readonly DateToken[],
  at: number,
  unsaid: readonly Unsaid[],
): ReturnType<typeof whatIs> {
  const what = whatIs(flatText, tokens, at);
  const { place } = tokens[at] as DateToken;
  const holds = unsaid.every(
    (one) => one.how === 'warned' || one.how === 'threatened' || !overlaps(one, place),
  );
  return !what || what === 'ofNoCase' || holds ? what : 'replaced';
}

const dateLabel = /\b(?:data d[aeo]s? [a-z ]{4,30}|der|dib|dip|dcb) ?:[ \t]*\n?[ \t]*/g;

function emptyLabels(
  text: string,
  flatText: string,
  tokens: readonly DateToken[],
): UnreadPassage[] {
  return [...flatText.matchAll(dateLabel)].flatMap((match): UnreadPassage[] => {
    const place = spanOf(match);
    const what = meaningOf(match[0].replaceAll(/\s+/g, ' '), '');
    const isFilled = tokens.some((token) => token.place.from === place.until);
    return what && !isFilled ? [{ ...passageOf(text, place), why: 'empty', what }] : [];
  });
}

const ofOtherRequest = /\b(?:primeir|outr|semelhante|igual|anterior|antig)/;
const year = 365;

/** "Em 15/03/2019 o INSS indeferiu o primeiro pedido": from an older decision nothing is counted. */
function isOlderDecision(flatText: string, one: LetterDate, dates: readonly LetterDate[]): boolean {
  const [after = ''] = flatText.slice(one.place.until, one.place.until + 90).split(/[.;]/);
  return (
    one.what === 'decided' &&
    deciding.test(after) &&
    (ofOtherRequest.test(after) ||
      dates.some(
        ({ what, day }) =>
          (day !== one.day && (what === 'decided' || what === 'issued')) ||
          (what !== 'dcb' && day > addDays(one.day, year)),
      ))
  );
}

/** The points that lead from a label to its day end no sentence: "Data da decisão ....... 26/10/2026". */
const leaders = /\.{3,}| \.(?= \d)/g;

/** Where who copies leaves something out, a sentence ends: "[...]". */
const leftOut = /\[ ?(?:\.{3}|…) ?\]/g;

/** The days of a letter by their labels, and what looked like one. */
export function findDates(
  text: string,
  words: string,
  hidden: readonly Hidden[],
  unsaid: readonly Unsaid[],
): { dates: LetterDate[]; unread: UnreadPassage[] } {
  const flatText = words
    .replaceAll(leftOut, (gap) => '.'.padEnd(gap.length))
    .replaceAll(leaders, (dots) => ' '.repeat(dots.length));
  const all = dateTokens(flatText).filter(
    ({ place }) => !hidden.some((one) => overlaps(one.place, place)),
  );
  // The day of a birth ends no sentence about a term.
  const tokens = all.filter(({ place }) => !isChildbirth(flatText, place.from));
  const dates = all.flatMap((token): LetterDate[] =>
    'day' in token && !tokens.includes(token)
      ? [{ what: 'childbirth', day: token.day, place: token.place }]
      : [],
  );
  const unread = emptyLabels(text, flatText, tokens);
  tokens.forEach((token, at) => {
    const { place } = token;
    const what = whatHolds(flatText, tokens, at, unsaid);
    if (what === 'ofNoCase') return;
    const missed = (why: UnreadPassage['why'], named?: DateMeaning) => {
      unread.push({
        text: text.slice(place.from, place.until),
        place,
        why,
        ...(named && { what: named }),
      });
    };
    if (!('day' in token)) {
      // "10/12" without a label is as well a fraction.
      if (what || token.why !== 'incomplete') missed(token.why, what);
    } else if (what) {
      const hour =
        what === 'appointment' && hourAfter(flatText.slice(place.until, place.until + 40));
      dates.push({ what, day: token.day, place, ...(hour && { hour }) });
    } else missed('unlabelled');
  });
  unread.push(...toldDays(text, flatText, all));
  const older = dates.filter((one) => isOlderDecision(flatText, one, dates));
  return {
    dates: dates.filter((one) => !older.includes(one)),
    unread: [
      ...unread,
      ...older.map(({ place }) => ({ ...passageOf(text, place), why: 'unlabelled' as const })),
    ],
  };
}
