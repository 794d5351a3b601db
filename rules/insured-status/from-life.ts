import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '#law/month.ts';
import { dateOf, dayNumberOf } from '../calendar.ts';
import { type Carencia, carencia, type WhyNotCarencia } from '../carencia/carencia.ts';
import { monthsOf } from '../carencia/counted-months.ts';
import { withDoubts } from '../contribution-time/doubts/with-doubts.ts';
import type { Spell, SpellKind, WorkingLife } from '../contribution-time/life.ts';
import {
  holds,
  inBoth,
  isBenefit,
  isInsuredBenefit,
  type Range,
  type Reading,
} from '../contribution-time/reading.ts';
import { ruralSpans } from '../contribution-time/rural.ts';
import { isCovered, joined, type Span } from '../contribution-time/spans.ts';
import { benefitSpan, endOfJob, spanOf, workStretches } from '../contribution-time/stretches.ts';
import type { InsuredAnswers, InsuredKind, LastEvent } from './answers.ts';
import { manyContributions } from './extensions.ts';
import { type KeepingMonth, type PaidRun, paidRun } from './runs.ts';
import { isEmployed, termOf } from './terms.ts';

/** Why the favourable reading ends later than the cautious one. */
export type LaterBecause = WhyNotCarencia | 'openJob';

/** What the rule of the period of grace is asked, read off a working life in both readings. */
export interface InsuredFromLife {
  /** Undefined where nothing in the life gives the status, or it ended before 2003. */
  readonly answers: Range<InsuredAnswers | undefined>;
  /** Empty where both readings end with the same month. */
  readonly laterBecause: readonly LaterBecause[];
  readonly citations: readonly CitationKey[];
}

/** The INSS takes months to write down what was paid: what is this near today may still go on. */
const monthsUnwritten = 2;

/** The longest that grace can have been extended by: more than 120, and unemployment. */
const longestExtension = 24;

const asInsured = (kind: SpellKind): InsuredKind | undefined => {
  if (kind === 'serviceToCompany') return 'ownAccount';
  return isBenefit({ kind }) ? undefined : (kind as InsuredKind);
};

/** What one spell gave, and its last month with it. */
interface LastWork {
  readonly kind: InsuredKind;
  readonly month: Month;
  readonly spell: Spell;
}

/** The life in one reading. */
interface Seen {
  readonly reading: Reading;
  readonly life: WorkingLife;
  readonly contributions: ReadonlySet<Month>;
  readonly works: readonly LastWork[];
  readonly kindOf: ReadonlyMap<Month, InsuredKind>;
  readonly benefits: readonly Span[];
  /** The last day of work in a month that counts. */
  readonly lastDay: IsoDate | undefined;
}

const graceOf = (kind: InsuredKind | undefined, event: LastEvent = 'stopped'): number =>
  termOf({ event, kind }).months;

/** By the courts a month below the minimum gives the status (TNU, Tema 349); the STF is to decide. */
const isBelowMinimum = ({ whyNot }: Carencia['months'][number]): boolean =>
  whyNot.includes('belowMinimum');

/** Months of contribution; of benefit none, for those are not among the 120 (TNU, Tema 365). */
function contributionsOf(
  counted: Carencia,
  reading: Reading,
  benefits: readonly Span[],
): ReadonlySet<Month> {
  const inBenefit = joined(benefits);
  return new Set(
    counted.months
      .filter((row) =>
        reading === 'most'
          ? row.counts.most || isBelowMinimum(row)
          : row.counts.least && !isCovered(spanOf(row.month), inBenefit),
      )
      .map(({ month }) => month),
  );
}

/** From the kind that is safest to rely on in a month with several. */
const safestFirst: readonly InsuredKind[] = [
  'employee',
  'domestic',
  'avulso',
  'ownAccount',
  'special',
  'facultativo',
];

function see(life: WorkingLife, counted: Carencia, reading: Reading): Seen {
  const today = dayNumberOf(life.today);
  const benefits = life.spells
    .filter((spell) => isInsuredBenefit(spell) && holds(spell.standing, reading))
    .flatMap((spell) => benefitSpan(spell, today) ?? []);
  const contributions = contributionsOf(counted, reading, benefits);
  const kindOf = new Map<Month, InsuredKind>();
  const works: LastWork[] = [];
  let lastDay: IsoDate | undefined;
  for (const spell of life.spells) {
    const kind = asInsured(spell.kind);
    if (kind === undefined) continue;
    const stretches = workStretches(spell, reading, today);
    const given = stretches.flatMap(monthsOf).filter((month) => contributions.has(month));
    for (const month of given) {
      const known = kindOf.get(month);
      if (known === undefined || safestFirst.indexOf(kind) < safestFirst.indexOf(known))
        kindOf.set(month, kind);
    }
    const month = [...given].sort().at(-1);
    if (!month) continue;
    works.push({ kind, month, spell });
    const end = Math.min(spanOf(month).until, Math.max(...stretches.map(({ until }) => until)));
    if (lastDay === undefined || dateOf(end) > lastDay) lastDay = dateOf(end);
  }
  return { reading, life, contributions, works, kindOf, benefits, lastDay };
}

/** Whose grace more than 120 contributions surely lengthen. */
const isWorker = (kind: InsuredKind | undefined): boolean =>
  kind !== undefined && kind !== 'facultativo' && kind !== 'special';

/** Each month of contribution or benefit, in order, with the grace that it leaves. */
function keepingMonths({ contributions, kindOf, benefits }: Seen): KeepingMonth[] {
  const ofBenefit = benefits.flatMap(monthsOf);
  return [...new Set([...contributions, ...ofBenefit])].sort().map((month) => {
    const kind = kindOf.get(month);
    return {
      month,
      isContribution: contributions.has(month),
      grace: graceOf(kind),
      isExtended: isWorker(kind),
    };
  });
}

const runOf = (seen: Seen): PaidRun =>
  paidRun(keepingMonths(seen), seen.reading === 'most' ? longestExtension + 1 : 0);

/**
 * Whether the work may still go on: somebody said so or, in the favourable reading, nobody wrote an end.
 * Surely so only in a job: who pays alone is covered by what was paid.
 */
function isStillPaying({ spell, month }: LastWork, { life, reading }: Seen): boolean {
  const isRecent = month >= addMonths(monthOf(life.today), -monthsUnwritten);
  if (spell.until !== undefined && spell.until <= life.today) return false;
  if (reading === 'most') return Boolean(spell.isRunning) || (isRecent && isOpenJob(spell));
  return Boolean(spell.isRunning) && isRecent && isEmployed(asInsured(spell.kind));
}

const isOpenJob = ({ kind, until }: Spell): boolean =>
  until === undefined && isEmployed(asInsured(kind));

interface Last {
  readonly event: LastEvent;
  readonly kind: InsuredKind | undefined;
  readonly month: Month | undefined;
  /** Told by dates alone: whoever works in the fields is covered, and has to prove it. */
  readonly isRural?: true;
}

/** By how much the grace of what came last may still be longer: `others` of who is no facultativo. */
function mayBeLonger({ event, kind }: Last, others: number): number {
  if (kind !== 'facultativo') return others;
  return event === 'benefitEnded' ? graceOf(undefined, event) - graceOf(kind, event) : 0;
}

const rank = (kind: InsuredKind | undefined): number =>
  kind ? safestFirst.indexOf(kind) : safestFirst.length;

/** What comes first where nothing else tells two apart. */
const eventOrder: readonly LastEvent[] = [
  'stillReceiving',
  'stillPaying',
  'benefitEnded',
  'stopped',
];

/**
 * What counts as last: for the cautious reading the latest, for the other what may reach furthest,
 * since who turns facultativo may keep the grace of the work before (IN 128/2022, art. 184, § 7º).
 * @param others months by which the grace of who is no facultativo may still be longer
 */
function lastOf(
  candidates: readonly Last[],
  { reading, life }: Seen,
  others: number,
): Last | undefined {
  const key = (last: Last): string => {
    const month = last.month ?? monthOf(life.today);
    if (reading === 'least') return last.month ?? stillGoing;
    return addMonths(month, graceOf(last.kind, last.event) + mayBeLonger(last, others));
  };
  return [...candidates].sort(
    (one, other) =>
      key(other).localeCompare(key(one)) ||
      eventOrder.indexOf(one.event) - eventOrder.indexOf(other.event) ||
      rank(one.kind) - rank(other.kind),
  )[0];
}

/** After every month. */
const stillGoing = '9';

/**
 * All that may have come last: work and benefits, over or still running.
 * @param kindElse of who received a benefit, where no work of the reading tells it
 */
function lastThings(seen: Seen, others: number, kindElse?: InsuredKind): Last[] {
  const today = dayNumberOf(seen.life.today);
  const stopped = seen.works.map(({ kind, month }): Last => ({ event: 'stopped', kind, month }));
  const kind = lastOf(stopped, seen, others)?.kind ?? kindElse;
  const running = seen.works
    .filter((one) => isStillPaying(one, seen))
    .map((one): Last => ({ event: 'stillPaying', kind: one.kind, month: undefined }));
  const benefits = seen.benefits.map(
    ({ until }): Last =>
      until >= today
        ? { event: 'stillReceiving', kind, month: undefined }
        : { event: 'benefitEnded', kind, month: monthOf(dateOf(until)) },
  );
  return [...stopped, ...running, ...benefits, ...ruralWork(seen)];
}

/** The work of a segurado especial covers without any payment; Lei 8.213/1991, art. 11, VII. */
const ruralWork = ({ life, reading }: Seen): Last[] =>
  reading === 'least'
    ? []
    : ruralSpans(life).map(({ until, isOpen }) => ({
        event: isOpen ? 'stillPaying' : 'stopped',
        kind: 'special',
        month: isOpen ? undefined : monthOf(dateOf(until)),
        isRural: true,
      }));

/**
 * Whether a seguro-desemprego shows that nobody had work after what came last: surely so only where it
 * began after that and before the grace was over, for another job may have given it.
 */
function showsUnemployment(
  { reading, life, lastDay, contributions }: Seen,
  last: Last,
  run: PaidRun,
) {
  const since = [...contributions].sort().at(-1);
  const days = (life.unemployedOn ?? []).filter((day) => day <= life.today);
  if (reading === 'most') return days.some((day) => since !== undefined && monthOf(day) >= since);
  if (last.month === undefined || lastDay === undefined) return false;
  const isLonger =
    run.count > manyContributions && !run.isLost && last.event === 'stopped' && isWorker(last.kind);
  const grace = graceOf(last.kind, last.event) + (isLonger ? longestExtension / 2 : 0);
  const until = addDays(firstDayOf(addMonths(last.month, grace + 2)), 14);
  return days.some((day) => day > lastDay && day <= until && !isAtWork(life, day));
}

/** Whether a job that may count stands on the day: then a seguro-desemprego shows nothing for sure. */
const isAtWork = ({ spells, today }: WorkingLife, on: IsoDate): boolean =>
  spells.some((spell) => {
    if (!isEmployed(asInsured(spell.kind)) || spell.standing === 'refused') return false;
    const end = spell.isRunning ? dayNumberOf(today) : endOfJob(spell, 'most', dayNumberOf(today));
    return end !== undefined && spell.from <= on && dayNumberOf(on) <= end;
  });

function answersOf(
  seen: Seen,
  last: Last | undefined,
  run: PaidRun,
  most: number,
): InsuredAnswers | undefined {
  if (last === undefined || endedLongAgo(last)) return undefined;
  return {
    event: last.event,
    kind: last.kind,
    month: last.month && firstDayOf(last.month),
    paid: { least: run.count, most },
    lostSince: run.isLost,
    unemployment: showsUnemployment(seen, last, run) ? 'insurance' : undefined,
  };
}

/** The grace ended before 2003, from when on a last day can be told. */
const endedLongAgo = ({ month, kind, event }: Last): boolean =>
  month !== undefined && addMonths(month, graceOf(kind, event) + 2) < '2003-01';

/** Why the last month of the favourable reading is not in the cautious one. */
function laterBecause(
  counted: Carencia,
  { least, most }: Range<Seen>,
  last: Range<Last | undefined>,
): LaterBecause[] {
  const since = [...least.contributions].sort().at(-1) ?? '';
  const doubted = counted.months.filter(
    ({ month }) => month > since && most.contributions.has(month),
  );
  const isOpen = last.most?.event === 'stillPaying' && last.least?.event !== 'stillPaying';
  if (last.most?.isRural) return ['rural'];
  return [...(doubted.at(-1)?.whyNot ?? []), ...(isOpen ? (['openJob'] as const) : [])];
}

/**
 * What `insuredStatus` asks, read off a working life. In the cautious reading the status rests on months
 * that the INSS counts (IN 128/2022, art. 184, § 2º; Decreto 3.048/1999, art. 13, § 8º); in the other
 * also on those below the minimum (TNU, Tema 349: the STF is to decide), pending ones, and jobs whose
 * end nobody wrote, and on the work of a segurado especial by its dates alone, which has to be proved:
 * where 'least' has nothing, nobody is told to be without cover. Prison, isolation and military service are not in any extract: they stay out.
 */
export function insuredFromLife(told: WorkingLife): InsuredFromLife {
  const life = withDoubts(told);
  const counted = carencia({ ...life, spells: life.spells.filter((spell) => !isBenefit(spell)) });
  const seen = inBoth((reading) => see(life, counted, reading));
  const runs = inBoth((reading) => runOf(seen[reading]));
  const most = Math.max(runs.least.count, runs.most.count);
  const extension = most > manyContributions ? longestExtension : longestExtension / 2;
  const furthest = lastOf(lastThings(seen.most, extension), seen.most, extension);
  const sure = lastThings(seen.least, extension, furthest?.kind);
  const last = { least: lastOf(sure, seen.least, extension), most: furthest };
  return {
    answers: inBoth((reading) => answersOf(seen[reading], last[reading], runs[reading], most)),
    laterBecause: laterBecause(counted, seen, last),
    citations: [
      'in-128-184-2',
      'decreto-3048-13-8',
      'tnu-tema-349',
      'tnu-tema-365',
      'in-128-184-7',
      'lei-8213-11-vii',
      'lei-8213-38-b',
    ],
  };
}
