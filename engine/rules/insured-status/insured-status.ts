import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { InsuredAnswers } from './answers.ts';
import { type Extension, type ExtensionId, extensionsFor } from './extensions.ts';
import { type Reach, reachOf } from './last-day.ts';
import { isCurrent, termOf } from './terms.ts';

/** Where today stands: before the period of grace, within it, within what may be, after both. */
type Standing = 'current' | 'covered' | 'maybe' | 'ended';

/** How far the cover reaches if these extensions hold as well. */
interface Reading extends Reach {
  readonly ifHold: readonly ExtensionId[];
}

export interface InsuredStatus {
  readonly standing: Standing;
  /** Any day of the month from which it is counted: while something still runs, that of today. */
  readonly event: IsoDate;
  /** With what is sure alone: the date to rely on. */
  readonly sure: Reach;
  /** Each way in which it may reach further, the nearest first. */
  readonly possible: readonly Reading[];
  readonly extensions: readonly Extension[];
  /** Of the term, each extension and the end. */
  readonly citations: readonly CitationKey[];
}

const monthsOf = (extensions: readonly Extension[]): number =>
  extensions.reduce((sum, { months }) => sum + months, 0);

/** Every choice of some of these, at least one. */
const someOf = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [] : [[first], ...someOf(rest).flatMap((some) => [some, [first, ...some]])];

/** The end of grace, and how a due day that moves may bear on it. */
const endCitations = ['lei-8213-15-4', 'lei-8212-30-2'] as const satisfies readonly CitationKey[];

/**
 * Until when somebody is covered by the Previdência without contributing; Lei 8.213/1991, art. 15.
 * While contributions or a benefit still run, as if they ended in the month of today.
 * @throws {RangeError} when the month of an event that has happened is missing.
 * @throws {MissingLegalValueError} for an end before 2003.
 */
export function insuredStatus(answers: InsuredAnswers, today: IsoDate): InsuredStatus {
  const isRunning = isCurrent(answers.event);
  const event = isRunning ? today : answers.month;
  if (event === undefined) throw new RangeError(`The month of “${answers.event}” is missing.`);
  const term = termOf(answers);
  const extensions = extensionsFor(answers);
  const counted = extensions.filter(({ verdict }) => verdict === 'met');
  const months = term.months + monthsOf(counted);
  const sure = reachOf(event, months);
  const possible = someOf(extensions.filter(({ verdict }) => verdict === 'unknown'))
    .map((some) => ({
      ...reachOf(event, months + monthsOf(some)),
      ifHold: some.map(({ id }) => id),
    }))
    .sort((one, other) => one.months - other.months);
  const furthest = possible.at(-1) ?? sure;
  const standing = (): Standing => {
    if (isRunning) return 'current';
    if (today <= sure.until) return 'covered';
    return today <= furthest.untilIfMoved ? 'maybe' : 'ended';
  };
  return {
    standing: standing(),
    event,
    sure,
    possible,
    extensions,
    citations: [
      term.citation,
      ...extensions.flatMap(({ citations }) => citations),
      ...endCitations,
    ],
  };
}
