import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Happening, InsuredAnswers } from './answers.ts';
import { type Extension, type ExtensionId, extensionsFor } from './extensions.ts';
import { type Reach, reachOf } from './last-day.ts';
import { isCurrent, termOf } from './terms.ts';
import { type AmongOthers, amongOthers } from './together.ts';

/** Where today stands: before the period of grace, within it, within what may be, after both. */
type Standing = 'current' | 'covered' | 'maybe' | 'ended';

/** How far the cover reaches if these extensions hold as well. */
export interface Reading extends Reach {
  readonly ifHold: readonly ExtensionId[];
  /** The happening from which it is counted: 0 the one told first, then the others. */
  readonly of: number;
  /** That happening may have lost its term to something later: that it did not has to hold too. */
  readonly ifTermHolds: boolean;
}

export interface HappeningStatus extends Happening {
  /** The month from which it is counted: while it lasts, that of today. */
  readonly since: IsoDate;
  readonly sure: Reach;
  readonly extensions: readonly Extension[];
  /** False where something later, of another kind, may have taken its place. */
  readonly isSure: boolean;
}

export interface InsuredStatus {
  readonly standing: Standing;
  /** Any day of the month from which it is counted: while something still runs, that of today. */
  readonly event: IsoDate;
  /** Which happening gives the sure date: 0 the one told first, then the others. */
  readonly of: number;
  /** With what is sure alone: the date to rely on. */
  readonly sure: Reach;
  /** Each way in which it may reach further, the nearest first. */
  readonly possible: readonly Reading[];
  readonly extensions: readonly Extension[];
  /** All that was told, in that order. */
  readonly happenings: readonly HappeningStatus[];
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

type Counted = HappeningStatus & { readonly of: number; readonly readings: readonly Reading[] };

/** What one happening gives by itself: for sure, and in each way that is open. */
function counted(answers: InsuredAnswers, among: AmongOthers, today: IsoDate): Counted {
  const { happening, place: of, isSure, isFollowed } = among;
  const since = isCurrent(happening.event) ? today : happening.month;
  if (since === undefined) throw new RangeError(`The month of “${happening.event}” is missing.`);
  const { event, kind, month } = happening;
  const extensions = extensionsFor({ ...answers, event, kind, month }, isFollowed);
  const met = extensions.filter(({ verdict }) => verdict === 'met');
  const months = termOf(happening).months + monthsOf(met);
  const sure = reachOf(since, months);
  const readings = someOf(extensions.filter(({ verdict }) => verdict === 'unknown')).map(
    (some) => ({
      ...reachOf(since, months + monthsOf(some)),
      ifHold: some.map(({ id }) => id),
      of,
      ifTermHolds: !isSure,
    }),
  );
  const itself = isSure ? [] : [{ ...sure, ifHold: [], of, ifTermHolds: true }];
  return { ...happening, since, sure, extensions, isSure, of, readings: [...itself, ...readings] };
}

/** What lasts longest; of one day, what still runs. */
const longestFirst = (one: Counted, other: Counted): number =>
  other.sure.until.localeCompare(one.sure.until) ||
  Number(isCurrent(other.event)) - Number(isCurrent(one.event));

/** Another reading reaches as far on fewer conditions. */
const isIdle = (one: Reading, place: number, all: readonly Reading[]): boolean =>
  all.some(
    (other, otherPlace) =>
      other.of !== one.of &&
      (one.ifTermHolds || !other.ifTermHolds) &&
      other.ifHold.every((id) => one.ifHold.includes(id)) &&
      (other.until > one.until || (other.until === one.until && otherPlace < place)),
  );

/** Whether who turned facultativo kept the term before is what somebody may ask. */
const hangsOnFacultativo = (
  happenings: readonly Happening[],
  possible: readonly Reading[],
): boolean =>
  happenings.some(({ kind }) => kind === 'facultativo') &&
  possible.some(({ ifTermHolds }) => ifTermHolds);

/**
 * Until when somebody is covered by the Previdência without contributing; Lei 8.213/1991, art. 15.
 * While contributions or a benefit still run, as if they ended in the month of today. Of several
 * happenings the one counts that reaches furthest; where something later may have taken
 * its place, it is a possibility.
 * @throws {RangeError} when the month of an event that has happened is missing.
 * @throws {MissingLegalValueError} for an end before 2003.
 */
export function insuredStatus(answers: InsuredAnswers, today: IsoDate): InsuredStatus {
  const { event, kind, month, others = [] } = answers;
  const told = [{ event, kind, month }, ...others];
  const happenings = amongOthers(told, today).map((among) => counted(answers, among, today));
  const certain = happenings.filter(({ isSure }) => isSure).sort(longestFirst);
  const [lead] = certain;
  if (!lead) throw new RangeError('Nothing that happened counts for sure.');
  const { sure } = lead;
  const possible = happenings
    .flatMap(({ readings }) => readings)
    .filter(({ until }) => until > sure.until)
    .filter((one, place, all) => !isIdle(one, place, all))
    .sort((one, other) => one.until.localeCompare(other.until));
  const furthest = possible.at(-1) ?? sure;
  const standing = (): Standing => {
    if (certain.some(({ event }) => isCurrent(event))) return 'current';
    if (today <= sure.until) return 'covered';
    return today <= furthest.untilIfMoved ? 'maybe' : 'ended';
  };
  return {
    standing: standing(),
    event: lead.since,
    of: lead.of,
    sure,
    possible,
    extensions: lead.extensions,
    happenings: happenings.map(({ of: _, readings: __, ...happening }) => happening),
    citations: [
      ...happenings.map((happening) => termOf(happening).citation),
      ...happenings.flatMap(({ extensions }) => extensions.flatMap(({ citations }) => citations)),
      ...(hangsOnFacultativo(happenings, possible) ? (['in-128-184-7'] as const) : []),
      ...endCitations,
    ],
  };
}
