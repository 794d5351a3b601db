import { flat } from '#words/flat.ts';
import { heldIn, unsaidIn } from '#words/letter/clauses.ts';
import { isOfCourt } from '#words/letter/court.ts';
import type { KindFound } from '#words/letter/kind-of.ts';
import { type KnownReason, type LetterFound, matchLetter } from '#words/letter/match-letter.ts';
import { withoutHoles } from '#words/letter/repair.ts';
import { asTyped } from './as-typed.ts';
import { boardOf } from './board.ts';
import { isContrary } from './contrary.ts';
import { findDates } from './dates/find-dates.ts';
import { ofKind } from './dates/of-kind.ts';
import { readTable } from './grant/read-table.ts';
import { withoutHeading } from './heading.ts';
import { hiddenIn, masked } from './hidden.ts';
import { incomeOf } from './income.ts';
import type { LetterRead } from './letter-read.ts';
import { partsOf } from './requirement/read-requirement.ts';
import { type LetterSigns, signsIn } from './signs.ts';
import { findSpecies, mayBeAbout } from './species.ts';
import { findTerms } from './terms.ts';

/** Within so many characters a letter has said what it is; then come tables. */
const told = 20_000;

/**
 * What the letter is by its body, where the whole says nothing else: the names of benefits and the labels
 * over it are no verdict.
 */
function matched<T extends KnownReason>(
  whole: string,
  body: string,
  reasons: readonly T[],
): LetterFound<T> {
  const ofBody = matchLetter(body.slice(0, told), reasons);
  const ofWhole = matchLetter(whole.slice(0, told), reasons);
  const isOne =
    ofWhole.kinds.length === 0 || ofWhole.kinds.some((kind) => ofBody.kinds.includes(kind));
  return ofBody.isSure && isOne ? ofBody : ofWhole;
}

/** Whether what it asks may be listed: what a fraud asks is not. */
const mayAsk = ({ kinds, isSure }: KindFound): boolean =>
  isSure ? kinds.includes('requirement') : kinds[0] === 'requirement' && !kinds.includes('foreign');

/** Who names a court and wants to be written to, or called, is none. */
const writesBeside = /\b(?:escritorio|contato|whatsapp|135)\b/;

const withoutBoard = ({ board: _, ...signs }: LetterSigns): LetterSigns => signs;

/** Of a court's paper who appealed has to be told. */
function judgedAbove(flatText: string): Pick<LetterSigns, 'board'> {
  const board = boardOf(heldIn(flatText).replaceAll(/\s+/g, ' '), true);
  return board ? { board } : {};
}

/** A paper that is sent away for a court's words is told as the court's, with its days. */
const withCourt = (
  signs: LetterSigns,
  { kinds, isSure, evidence: [found = ''] }: KindFound,
  flatText: string,
): LetterSigns =>
  isSure &&
  kinds.includes('foreign') &&
  !signs.alarm &&
  !writesBeside.test(flatText) &&
  isOfCourt(found, flatText)
    ? { ...withoutBoard(signs), ...judgedAbove(flatText), alarm: 'court' }
    : signs;

/**
 * Reads the text of a letter, a screen or an e-mail of the INSS: what it is, its days and terms, and
 * what it asks for. Nothing is completed or guessed; nothing leaves or stays.
 * @param text as pasted, taken from a PDF or recognised
 * @param reasons those that the site explains
 */
export function readLetter<T extends KnownReason>(
  text: string,
  reasons: readonly T[],
): LetterRead<T> {
  const whole = asTyped(text.normalize('NFC').replaceAll('\r\n', '\n'));
  const words = withoutHoles(flat(whole));
  const hidden = hiddenIn(whole, words);
  const shown = masked(whole, hidden);
  const shownWords = withoutHoles(flat(shown));
  const unsaid = unsaidIn(words);
  const ownSigns = signsIn(words, unsaid);
  // Which of several papers it names is not told.
  const species = ownSigns.isSeveral ? undefined : findSpecies(words);
  const fitting = reasons.filter(
    ({ slug, benefits }) => mayBeAbout(benefits, species?.benefit) && !isContrary(slug, words),
  );
  const found = matched(whole, withoutHeading(whole, words), fitting);
  const signs = withCourt(ownSigns, found, words);
  const income = incomeOf(shown, shownWords);
  const { dates, unread } = findDates(shown, words, hidden, unsaid);
  return {
    ...found,
    text: whole,
    masked: shown,
    hidden,
    species,
    rmi: income.rmi,
    signs,
    grant: readTable(shown, shownWords),
    ...partsOf(shown, shownWords, mayAsk(found)),
    ...ofKind(
      shown,
      {
        dates,
        terms: findTerms(heldIn(shownWords)),
        unread: [...unread, ...income.unread],
      },
      found,
      signs.board === 'asks',
    ),
  };
}
