import type { IsoDate } from '#law/date.ts';
import type { KnownReason, LetterFound } from '#words/letter/match-letter.ts';
import type { GrantTable } from './grant/read-table.ts';
import type { PaperAsked } from './requirement/papers.ts';
import type { LetterSigns } from './signs.ts';

// What stands in a letter, as it was read: nothing is completed or guessed. Each thing keeps its place,
// so that what is told can be compared with the paper.

/** Where something stands in `LetterRead.text` and, alike, in `LetterRead.masked`: `until` is the first character after it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export type DateMeaning =
  /** Data da entrada do requerimento: from when it would be paid; begins no term. */
  | 'der'
  /** Of the decision: the earliest day on which one can have known, and so begun a term; never the day itself. */
  | 'decided'
  /** Of the paper: the same. */
  | 'issued'
  /** On which the person was told of it, as the paper says. */
  | 'known'
  /** The same, as who has it tells beside it: no paper shows that. */
  | 'toldKnown'
  /** On which a court's paper was made public, and on which a payment was blocked: a term may run from them. */
  | 'published'
  | 'stopped'
  /** Of the dispatch that granted; the ten years of the review do not run from it. */
  | 'granted'
  /** DIB, DIP and DCB: from when it counts, from when it is paid, its last day. */
  | 'dib'
  | 'dip'
  | 'dcb'
  /** Last day of an answer, a defence, an appeal, a request to prolong, as printed. */
  | 'dueBy'
  | 'defenceBy'
  | 'appealBy'
  | 'extendBy'
  /** Last day to ask to speak before a board. */
  | 'speakBy'
  /** Last day of a bill: it ends no defence. */
  | 'payBy'
  /** A day to be somewhere; of an exam that was; of one that was missed. */
  | 'appointment'
  | 'examined'
  | 'missed'
  /** Of a birth or an adoption, for which salário-maternidade is asked. */
  | 'childbirth'
  /** When the incapacity began. */
  | 'dii'
  | 'death'
  | 'firstPayment'
  /** Of a request to prolong, to review, or of an appeal. */
  | 'requested'
  /** The last day of a term that was over when the letter was written. */
  | 'wasDue'
  /** A day in whose place the letter puts another. */
  | 'replaced'
  /** One end of a period that the letter speaks of. */
  | 'period';

export interface LetterDate {
  readonly what: DateMeaning;
  readonly day: IsoDate;
  readonly place: Span;
  /** Of a day to be somewhere, "08:40", as printed. */
  readonly hour?: string;
}

/**
 * What a term runs from where that is not the day on which the person knew: the paper's own day, a stop,
 * the end of what is paid, what was made public, or something that is not known.
 */
export type TermStart = 'paper' | 'stop' | 'end' | 'publication' | 'decision' | 'other';

/** A term in days, where no day is printed: it runs from the day on which the person knew, or as it says. */
export interface LetterTerm {
  readonly of: 'answer' | 'defence' | 'appeal' | 'extension';
  readonly days: number;
  readonly start?: { readonly of: TermStart; readonly place: Span };
  /** As printed: "dias úteis". */
  readonly isWorking?: true;
  readonly place: Span;
}

/** What the species is by its number and, where there is one, the benefit's page by its slug. */
export interface Species {
  /** Two digits; undefined where only the name stands there. */
  readonly code?: string;
  readonly benefit?: string;
  readonly place: Span;
}

/** What was covered, by its label: a number's length tells nothing. */
export interface Hidden {
  readonly what: 'name' | 'cpf' | 'nit' | 'benefit' | 'request' | 'birth' | 'contact' | 'other';
  readonly place: Span;
}

/** A stretch of the masked text. */
export interface Passage {
  readonly text: string;
  readonly place: Span;
}

/** What a requirement wants done: a paper sent, a visit scheduled, a paper signed anew, fingerprints. */
export type Ask = 'paper' | 'exam' | 'socialVisit' | 'signature' | 'biometrics';

export interface RequirementItem extends Passage {
  /** None where its words are not known: it is shown all the same. */
  readonly asks: readonly Ask[];
  /** Which papers, of those that are known. */
  readonly papers: readonly PaperAsked[];
}

/** All of a text, each part in its order. */
export interface LetterParts {
  /** What a requirement asks for; empty for other kinds. */
  readonly items: readonly RequirementItem[];
  /** Who need not give fingerprints. */
  readonly exempt: readonly Passage[];
  /** What stands in every letter of its kind. */
  readonly footers: readonly Passage[];
  readonly rest: readonly Passage[];
}

/** What looked like a date, an amount or a label and gave nothing. */
export interface UnreadPassage extends Passage {
  readonly why: /** No day of the calendar. */
    | 'impossible'
    /** Digits are missing, as a photograph loses them. */
    | 'unreadable'
    /** Without its year, or with two digits of it. */
    | 'incomplete'
    /** Read, but nothing says what it is. */
    | 'unlabelled'
    /** A label without a value. */
    | 'empty';
  /** What its label says that it is. */
  readonly what?: DateMeaning | 'rmi';
}

export interface LetterRead<T extends KnownReason = KnownReason>
  extends LetterFound<T>,
    LetterParts {
  /** As read, in one normal form; may hold names and numbers of the person. */
  readonly text: string;
  /** The same, character for character, with "█" over names and numbers of persons. Only this is shown. */
  readonly masked: string;
  readonly hidden: readonly Hidden[];
  readonly species?: Species;
  readonly dates: readonly LetterDate[];
  readonly terms: readonly LetterTerm[];
  /** Renda mensal (inicial) of a grant, in integer cents, as printed. */
  readonly rmi?: number;
  /** The table of a Carta de Concessão, for `checkSum`. */
  readonly grant?: GrantTable;
  readonly unread: readonly UnreadPassage[];
  readonly signs: LetterSigns;
}
