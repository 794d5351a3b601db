import type { Check, Extract } from './extract.ts';
import { lacksMonths } from './months-told.ts';

/**
 * What a reading knows to be wrong with itself, so far as it may change what is counted. A watermark, a
 * word of a new heading, pages out of order or a code without its legend change nothing, and are not said.
 */
export interface Reservations {
  /** Numbers of pages that the others announce. */
  readonly missingPages: readonly number[];
  /** More than one person, or more than one extract. */
  readonly isMixed: boolean;
  readonly isPhoto: boolean;
  /** No row tells its months: what was paid is not known, and most of a life may be missing. */
  readonly isWithoutMonths: boolean;
  /** How many pieces of text were left unread that may be a day, a month, an amount or a code. */
  readonly unreadValues: number;
  /** A page ends too early, a relation is missing, or one lacks months that it says to have. */
  readonly isCut: boolean;
  /** Months, or jobs, in which the extract and its own sums or dates do not agree. */
  readonly disagreeing: number;
}

/** Digits and what joins them, perhaps with a letter that was lost: "0?/2020", "1.5l8,00". */
const isLikeValue = (text: string): boolean => {
  const marks = text.replaceAll(/[^\d/.,-]/g, '').length;
  return marks >= 4 && marks >= text.length * 0.6;
};

/** A code of the extract, or a part of one: "PREM-EXT", "-PGTO". */
const isLikeCode = (text: string): boolean => /^-?[A-Z?]{2,}-[A-Z?-]+,?$/.test(text);

const faultsOf = ({ checks }: Extract, name: Check['name']): number =>
  checks.find((check) => check.name === name)?.faults.length ?? 0;

/** What has to be said before any total of the extract. */
export function reservationsOf(extract: Extract): Reservations {
  const { pages, unread, isPhoto = false } = extract;
  const values = unread.filter(
    ({ text, why }) => why === 'tooMuch' || isLikeValue(text) || isLikeCode(text),
  );
  return {
    missingPages: pages.missing,
    isMixed: pages.isMixed || faultsOf(extract, 'onePerson') > 0,
    isPhoto,
    isWithoutMonths: lacksMonths(extract),
    unreadValues: values.length,
    isCut: ['allPages', 'sequence', 'lastMonth'].some(
      (name) => faultsOf(extract, name as Check['name']) > 0,
    ),
    disagreeing: faultsOf(extract, 'consolidated'),
  };
}

/** Nothing that is summed can be right: part of the life is not there, or part of it is another's. */
export const forbidsTotals = ({ missingPages, isMixed }: Reservations): boolean =>
  missingPages.length > 0 || isMixed;

export const hasReservations = (all: Reservations): boolean =>
  forbidsTotals(all) ||
  all.isPhoto ||
  all.isWithoutMonths ||
  all.isCut ||
  all.unreadValues + all.disagreeing > 0;
