import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '#law/month.ts';
import { dateOf, dayNumberOf } from '../calendar.ts';
import { type Carencia, carencia, type WhyNotCarencia } from '../carencia/carencia.ts';
import { monthsOf } from '../carencia/counted-months.ts';
import { withDoubts } from '../contribution-time/doubts/with-doubts.ts';
import type { Spell, SpellKind, WorkingLife } from '../contribution-time/life.ts';
import { monthRows } from '../contribution-time/month-rows.ts';
import {
  holds,
  inBoth,
  isBenefit,
  isInsuredBenefit,
  isJob,
  isPaid,
  partsOf,
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

/** What each of both extensions adds: more than 120, and unemployment. */
const extensionMonths = 12;
const longestExtension = 2 * extensionMonths;

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
  /** Filled by what is, or may come to be, a benefit: not among the 120 (TNU, Tema 365). */
  readonly inBenefit: readonly Span[];
  /** Months of which work or benefit is known by the 15th, the last day of a cover. */
  readonly early: ReadonlySet<Month>;
  /** The last day of work in a month that counts. */
  readonly lastDay: IsoDate | undefined;
}

const graceOf = (kind: InsuredKind | undefined, event: LastEvent = 'stopped'): number =>
  termOf({ event, kind }).months;

/** By the courts a month below the minimum gives the status (TNU, Tema 349); the STF is to decide. */
const monthsPaidTooLittle = (life: WorkingLife): Month[] => [
  ...monthRows(life)
    .filter(({ sum, reaches }) => !reaches.most && sum.most > 0)
    .map(({ month }) => month),
  ...life.spells
    .filter(isJob)
    .flatMap((spell) => partsOf(spell, 'most').filter(isPaid))
    .map(({ month }) => month),
];

const monthsCounted = ({ months }: Carencia, reading: Reading): Month[] =>
  months.filter(({ counts }) => counts[reading]).map(({ month }) => month);

/** From the kind that is safest to rely on in a month with several. */
const safestFirst: readonly InsuredKind[] = [
  'employee',
  'domestic',
  'avulso',
  'ownAccount',
  'special',
  'facultativo',
];

const saferOf = (kind: InsuredKind, known: InsuredKind = kind): InsuredKind =>
  safestFirst.indexOf(kind) < safestFirst.indexOf(known) ? kind : known;

/** Days of the benefits that give the status, as far as the reading takes them. */
function benefitsOf({ spells, today }: WorkingLife, reading: Reading): Span[] {
  return spells
    .filter((spell) => isInsuredBenefit(spell) && holds(spell.standing, reading))
    .flatMap((spell) => benefitSpan(spell, dayNumberOf(today)) ?? []);
}

const dueDay = 15;

const monthsBegunEarly = (spans: readonly Span[]): Month[] =>
  spans.flatMap((span) =>
    monthsOf(span).filter((month) => span.from < spanOf(month).from + dueDay),
  );

function see(life: WorkingLife, counted: ReadonlySet<Month>, reading: Reading): Seen {
  const today = dayNumberOf(life.today);
  const benefits = benefitsOf(life, reading);
  const early = new Set(monthsBegunEarly(benefits));
  const kindOf = new Map<Month, InsuredKind>();
  const works: LastWork[] = [];
  let lastDay: IsoDate | undefined;
  for (const spell of life.spells) {
    const kind = asInsured(spell.kind);
    if (kind === undefined) continue;
    const stretches = workStretches(spell, reading, today);
    for (const month of isEmployed(kind) ? monthsBegunEarly(stretches) : []) early.add(month);
    const given = stretches.flatMap(monthsOf).filter((month) => counted.has(month));
    for (const month of given) kindOf.set(month, saferOf(kind, kindOf.get(month)));
    const month = [...given].sort().at(-1);
    if (!month) continue;
    works.push({ kind, month, spell });
    const end = Math.min(spanOf(month).until, Math.max(...stretches.map(({ until }) => until)));
    lastDay = [lastDay, dateOf(end)]
      .filter((one) => one !== undefined)
      .sort()
      .at(-1);
  }
  const contributions = new Set(kindOf.keys());
  const inBenefit = reading === 'least' ? joined(benefitsOf(life, 'most')) : [];
  return { reading, life, contributions, works, kindOf, benefits, inBenefit, early, lastDay };
}

/** Whose grace more than 120 contributions surely lengthen. */
const isWorker = (kind: InsuredKind | undefined): boolean =>
  kind !== undefined && kind !== 'facultativo' && kind !== 'special';

/** Each month of contribution or benefit, in order, with the grace that it leaves. */
function keepingMonths(seen: Seen): KeepingMonth[] {
  const { contributions, kindOf, benefits, inBenefit, early, reading, life } = seen;
  const received = new Set(benefits.flatMap(monthsOf));
  const rural = reading === 'most' ? ruralSpans(life).flatMap(monthsOf) : [];
  const months = [...new Set([...contributions, ...received, ...rural])].sort();
  let kind: InsuredKind | undefined;
  return months.map((month, index) => {
    const isContribution = contributions.has(month);
    if (isContribution) kind = kindOf.get(month);
    else if (!received.has(month)) kind = 'special';
    const isReceived = received.has(month);
    const following = months[index + 1];
    const kept =
      reading === 'most'
        ? keptAtMost(kind, isReceived)
        : keptForSure(seen, { month, kind, isContribution, following });
    const isPaid = isContribution && !isCovered(spanOf(month), inBenefit);
    const isEarly = reading === 'most' || early.has(month);
    return { month, isContribution: isPaid, isEarly, ...kept };
  });
}

type Kept = Pick<KeepingMonth, 'grace' | 'isExtended'>;

/** What is open taken as kept: unemployment, and what lengthens the term of any but a facultativo. */
function keptAtMost(kind: InsuredKind | undefined, isReceived: boolean): Kept {
  const isLonger = kind !== 'facultativo';
  const own = isReceived ? termAfterBenefit : graceOf(kind);
  return { grace: own + (isLonger ? extensionMonths : 0), isExtended: isLonger };
}

interface Worked {
  readonly month: Month;
  readonly kind: InsuredKind | undefined;
  readonly isContribution: boolean;
  readonly following: Month | undefined;
}

function keptForSure(seen: Seen, { month, kind, isContribution, following }: Worked): Kept {
  const isJobless = isContribution && isUnemployedIn(seen, month, kind, following);
  return {
    grace: graceOf(kind) + (isJobless ? extensionMonths : 0),
    isExtended: isContribution && isWorker(kind),
  };
}

const termAfterBenefit = termOf({ event: 'benefitEnded', kind: undefined }).months;

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
  return [...stopped, ...running, ...jobsNotOver(seen), ...benefits, ...ruralWork(seen)];
}

/** A job that is said to last, or to end on a day to come, may cover whatever was told of its months. */
const jobsNotOver = ({ life, reading }: Seen): Last[] =>
  reading === 'least'
    ? []
    : life.spells.flatMap((spell) => {
        const kind = asInsured(spell.kind);
        const isOver = spell.until ? spell.until < life.today : !spell.isRunning;
        return isEmployed(kind) &&
          !isOver &&
          holds(spell.standing, reading) &&
          spell.from <= life.today
          ? [{ event: 'stillPaying', kind, month: undefined }]
          : [];
      });

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
  const grace = graceOf(last.kind, last.event) + (isLonger ? extensionMonths : 0);
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

/** Whether a job that may count stands on the day. */
const isAtWork = ({ spells, today }: WorkingLife, on: IsoDate): boolean =>
  spells.some((spell) => {
    if (!isEmployed(asInsured(spell.kind)) || spell.standing === 'refused') return false;
    const end = spell.isRunning ? dayNumberOf(today) : endOfJob(spell, 'most', dayNumberOf(today));
    return end !== undefined && spell.from <= on && dayNumberOf(on) <= end;
  });

/** Whether a seguro-desemprego began between the work of the month and what came next. */
const isUnemployedIn = (
  { life }: Seen,
  month: Month,
  kind: InsuredKind | undefined,
  following: Month | undefined,
): boolean =>
  isEmployed(kind) &&
  (life.unemployedOn ?? []).some((on) => {
    const started = monthOf(on);
    const isAfter = started > month && started <= addMonths(month, graceOf(kind) + 1);
    return isAfter && (following === undefined || started < following) && !isAtWork(life, on);
  });

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

/** What the reading of a life rests on, besides the count of its months. */
export const fromLifeCitations: readonly CitationKey[] = [
  'in-128-184-2',
  'decreto-3048-13-8',
  'tnu-tema-349',
  'tnu-tema-365',
  'in-128-184-7',
  'lei-8213-11-vii',
  'lei-8213-38-b',
];

/**
 * What `insuredStatus` asks, read off a working life. In the cautious reading the status rests on months
 * that the INSS counts (IN 128/2022, art. 184, § 2º; Decreto 3.048/1999, art. 13, § 8º); in the other
 * also on those below the minimum (TNU, Tema 349: the STF is to decide), pending ones, and jobs whose
 * end nobody wrote, and on the work of a segurado especial by its dates alone, which has to be proved:
 * where 'least' has nothing, nobody is told to be without cover. Prison, isolation and military service are not in any extract: they stay out.
 */
export function insuredFromLife(told: WorkingLife): InsuredFromLife {
  const life = withDoubts(told);
  const work = { ...life, spells: life.spells.filter((spell) => !isBenefit(spell)) };
  const counted = carencia(work);
  // A benefit keeps the status, so that a month paid late after it may surely serve.
  const sure = work.spells.length < life.spells.length ? carencia(life) : counted;
  const months = {
    least: [...monthsCounted(counted, 'least'), ...monthsCounted(sure, 'least')],
    most: [...monthsCounted(counted, 'most'), ...monthsPaidTooLittle(work)],
  };
  const seen = inBoth((reading) => see(life, new Set(months[reading]), reading));
  const runs = inBoth((reading) => paidRun(keepingMonths(seen[reading])));
  const most = Math.max(runs.least.count, runs.most.count);
  const extension = most > manyContributions ? longestExtension : extensionMonths;
  const furthest = lastOf(lastThings(seen.most, extension), seen.most, extension);
  const lastOfLeast = lastThings(seen.least, extension, furthest?.kind);
  const last = { least: lastOf(lastOfLeast, seen.least, extension), most: furthest };
  return {
    answers: inBoth((reading) => answersOf(seen[reading], last[reading], runs[reading], most)),
    laterBecause: laterBecause(counted, seen, last),
    citations: fromLifeCitations,
  };
}
