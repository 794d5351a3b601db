import type { MonthPart, Spell, WorkingLife } from '#rules/contribution-time/life.ts';
import {
  dates,
  daysIn,
  daysOfBenefit,
  doubtsOf,
  endOf,
  isAlone,
  isBenefit,
  isJob,
  isPaidInFull,
  isSureMonth,
  lastDayOfOldLaw,
  minimumIn,
  monthAfter,
  monthOf,
  partsIn,
  payments,
  type Way,
  type World,
  workedDays,
} from './life.ts';

// law-facts-3, 9.1, next-facts, B4, and Lei 8.213, art. 15: a life is walked through from its first month
// on, and of each month it is asked until when it covers. What a month is worth is told by life.ts.

interface Held {
  readonly month: string;
  /** As what a contribution was made, if one was. */
  readonly as: ReadonlySet<string>;
  readonly isReceiving: boolean;
  /** Whether it is one of the contributions of § 1º: not where all of it may have been in benefit. */
  readonly isPaid: boolean;
  /** The first day known in the month; none where only the month is. */
  readonly firstDay: string | undefined;
}

const isOfInsured = ({ kind }: Spell) =>
  kind === 'incapacityBenefit' || kind === 'maternityBenefit';
const firstReform = '2019-11';

/** Days on which a benefit was received, without any limit of time: art. 15, I. */
function benefitDays(life: WorkingLife, which: (spell: Spell) => boolean): Set<string> {
  const some = life.spells.filter((spell) => isOfInsured(spell) && which(spell));
  return new Set(some.flatMap((spell) => daysOfBenefit(spell, life)));
}

const isWholly = (month: string, days: ReadonlySet<string>): boolean =>
  daysIn(month).every((one) => days.has(one));

/** By the courts such a month covers (TNU, Tema 349). */
function mayBeBelow({ month }: MonthPart, life: WorkingLife, way: Way): boolean {
  if (way === 'least' || month < firstReform) return false;
  const parts = life.spells
    .filter((spell) => !isBenefit(spell) && spell.standing !== 'refused')
    .flatMap(({ months }) =>
      months.filter((one) => one.month === month && one.standing !== 'refused'),
    );
  const sum = life.consolidated.get(month) ?? 0;
  return (
    parts.every(({ base }) => base !== undefined) &&
    Math.max(
      sum,
      parts.reduce((cents, { base }) => cents + (base ?? 0), 0),
    ) < minimumIn(month)
  );
}

type Given = readonly [month: string, firstDay: string | undefined];

/** Work in the fields by its dates alone, which covers whoever proves it. */
function ruralMonths({ from, until }: Spell, today: string): Given[] {
  const end = until !== undefined && until < today ? until : today;
  const months: Given[] = [];
  for (let month = monthOf(from); month <= monthOf(end); month = monthAfter(month))
    months.push([month, month === monthOf(from) ? from : `${month}-01`]);
  return months;
}

/** Months of a job by its days: with care only those of the old law. */
function monthsByDay(spell: Spell, days: readonly string[], world: World): Given[] {
  return days
    .filter((one) => {
      const month = monthOf(one);
      if (world.way === 'least') return month < firstReform && isSureMonth(spell, month, world);
      return one <= lastDayOfOldLaw || !spell.months.some((part) => part.month === month);
    })
    .map((one) => [monthOf(one), one]);
}

function monthsByPay(spell: Spell, days: readonly string[], world: World): Given[] {
  const { life, way } = world;
  const worked = new Set(days.map(monthOf));
  return spell.months
    .map(({ month }) => month as string)
    .filter((month) => {
      if (month > monthOf(life.today)) return false;
      // A job that paid nothing, in a month for which the INSS itself has a sum.
      const its = worked.has(month) ? life.consolidated.get(month as MonthPart['month']) : 0;
      const isEnough = (its ?? 0) >= (way === 'most' ? 1 : minimumIn(month));
      return partsIn(spell, month, world).some(({ base }) => base !== 0 || isEnough);
    })
    .filter((month) => {
      if (way === 'most') return true;
      return month < firstReform ? !isJob(spell) : isPaidInFull(month, world);
    })
    .map((month) => [month, isJob(spell) || way === 'most' ? firstDayIn(spell, month) : undefined]);
}

/** A spell goes on from its first day, or from that of the month. */
const firstDayIn = ({ from }: Spell, month: string): string =>
  monthOf(from) === month ? from : `${month}-01`;

function givenBy(spell: Spell, world: World): Given[] {
  if (isBenefit(spell) || spell.standing === 'refused') return [];
  const { life, way } = world;
  const days = isJob(spell) ? workedDays(spell, world) : [];
  return [
    ...(spell.kind === 'special' && way === 'most' ? ruralMonths(spell, life.today) : []),
    ...monthsByDay(spell, days, world),
    ...monthsByPay(spell, days, world),
  ];
}

/** With care, what the INSS counts; else all that may still turn out to hold, below the minimum too (Tema 349). */
function contributions(life: WorkingLife, way: Way): Map<string, Map<string, string | undefined>> {
  const kept = payments(life, way);
  const world: World = {
    life,
    way,
    takes: (part, spell) => !isAlone(spell, part) || kept.has(part) || mayBeBelow(part, life, way),
    doubted: doubtsOf(life, false),
  };
  const found = new Map<string, Map<string, string | undefined>>();
  for (const spell of life.spells)
    for (const [month, on] of givenBy(spell, world)) {
      const kinds = found.get(month) ?? new Map<string, string | undefined>();
      const known = [kinds.get(spell.kind), on].filter((one) => one !== undefined);
      found.set(month, kinds.set(spell.kind, known.sort()[0]));
    }
  return found;
}

/** Work in the fields that nobody paid for: it covers, and nothing was paid. */
const isByDates = (
  month: string,
  kinds: ReadonlyMap<string, unknown>,
  life: WorkingLife,
): boolean =>
  kinds.size === 1 &&
  kinds.has('special') &&
  !life.spells.some(
    ({ kind, standing, months }) =>
      kind === 'special' &&
      standing !== 'refused' &&
      months.some((part) => part.month === month && part.standing !== 'refused' && part.base !== 0),
  );

function held(life: WorkingLife, way: Way): Held[] {
  const received = benefitDays(life, ({ standing }) =>
    way === 'most' ? standing !== 'refused' : standing === 'counts',
  );
  const paid = contributions(life, way);
  // What a benefit may have paid is no contribution of § 1º (TNU, Tema 365).
  const inBenefit = benefitDays(life, ({ standing }) => way === 'least' && standing !== 'refused');
  const receivedIn = Map.groupBy(received, monthOf);
  const months = new Set([...paid.keys(), ...receivedIn.keys()]);
  return [...months].sort().map((month) => {
    const kinds = paid.get(month) ?? new Map<string, string | undefined>();
    const days = receivedIn.get(month) ?? [];
    const firstDay = [...kinds.values(), ...days].filter((one) => one !== undefined).sort()[0];
    const isPaid = kinds.size > 0 && !isWholly(month, inBenefit) && !isByDates(month, kinds, life);
    return { month, as: new Set(kinds.keys()), isReceiving: days.length > 0, isPaid, firstDay };
  });
}

/** Both ways of taking a life, month by month. */
type Lived = Readonly<Record<Way, readonly Held[]>>;

const latest = (...months: readonly (string | undefined)[]): string =>
  months
    .filter((one) => one !== undefined)
    .sort()
    .at(-1) ?? '';

/** The month on whose 15th a term of so many months ends: the month after them falls due on it. */
const dueMonth = (month: string, grace: number): string => monthAfter(month, grace + 2);

const isOnlyFacultativo = ({ as }: Held): boolean => as.size === 1 && as.has('facultativo');
const isOnlySpecial = ({ as }: Held): boolean => as.size === 1 && as.has('special');
const isWork = (one: Held): boolean => one.as.size > 0 && !isOnlyFacultativo(one);

/** With care: back from these months, a month as facultativo, sure or not, comes before any sure work. */
function afterFacultativo({ least, most }: Lived): Set<string> {
  const sureWork = new Set(least.filter(isWork).map(({ month }) => month));
  const facultativo = new Set(
    most.filter(({ as }) => as.has('facultativo')).map(({ month }) => month),
  );
  const found = new Set<string>();
  let isAfter = false;
  for (const month of [...new Set([...least, ...most].map((one) => one.month))].sort()) {
    isAfter = !sureWork.has(month) && (isAfter || facultativo.has(month));
    if (isAfter) found.add(month);
  }
  return found;
}

/** Of each month of benefit, whether six months alone are sure after it, or more than twelve are out. */
function receivedAsFacultativo(lived: Lived, way: Way): Set<string> {
  const received = lived[way].filter(({ isReceiving }) => isReceiving).map(({ month }) => month);
  if (way === 'least') {
    const after = afterFacultativo(lived);
    return new Set(received.filter((month) => after.has(month)));
  }
  const found = new Set<string>();
  const first = lived.most.find(({ as }) => as.has('facultativo'))?.month;
  // The longest grace is of 36 months.
  const lasting = lived.most.map((one) => ({ one, lasts: dueMonth(one.month, 36) }));
  for (const month of received) {
    const isOther = lasting.some(
      ({ one, lasts }) =>
        one.month <= month &&
        lasts >= month &&
        (isWork(one) || (one.month < month && one.isReceiving && !found.has(one.month))),
    );
    if (first !== undefined && first <= month && !isOther) found.add(month);
  }
  return found;
}

/** Whether anybody tells of a job on that day: who has one is not unemployed. */
const isAtWork = (life: WorkingLife, on: string): boolean =>
  life.spells.some((spell) => {
    if (!isJob(spell) || spell.standing === 'refused') return false;
    const until = spell.isRunning ? life.today : dates(spell, life.today)?.[1];
    return until !== undefined && spell.from <= on && on <= until;
  });

/** The last day of work in the month: of who pays alone, that of the month. */
function lastWorkIn({ as, month }: Held, { spells, today }: WorkingLife): string {
  if ([...as].some((one) => !['employee', 'domestic', 'avulso'].includes(one))) return endOf(month);
  const ends = spells
    .filter((spell) => isJob(spell) && as.has(spell.kind) && spell.standing === 'counts')
    .map((spell) => dates(spell, today) ?? [spell.from, spell.isRunning ? today : ''])
    .filter(([from = '', until = '']) => from <= endOf(month) && until >= `${month}-01`)
    .map(([, until = '']) => (until < endOf(month) ? until : endOf(month)));
  return latest(...ends);
}

interface Term {
  readonly held: Held;
  /** The month on whose 15th it ends. */
  readonly due: string;
  /** The same where a seguro-desemprego came before anything else. */
  readonly ifJobless: string;
  readonly isBenefit: boolean;
}

interface Walker {
  readonly life: WorkingLife;
  readonly way: Way;
  readonly asFacultativo: ReadonlySet<string>;
}

interface Walk {
  readonly terms: readonly Term[];
  /** Contributions without loss, and whether more than 120 were followed by a loss. */
  readonly count: number;
  readonly lost: boolean;
}

/** Art. 15, II and VI, and § 1º: with care only what is shown. */
function graceOf(one: Held, count: number, way: Way): number {
  if (isOnlyFacultativo(one)) return 6;
  const own = count > 120 && (way === 'most' || !isOnlySpecial(one)) ? 24 : 12;
  return own + (way === 'most' ? 12 : 0);
}

/** Art. 15, § 2º: a seguro-desemprego after the work, before the term ended and anything followed. */
function isJobless(
  one: Held,
  following: Held | undefined,
  due: string,
  life: WorkingLife,
): boolean {
  const after = lastWorkIn(one, life);
  return (life.unemployedOn ?? [])
    .filter((on) => on > after && on <= `${due}-15` && on <= life.today)
    .filter((on) => following === undefined || on < `${following.month}-01`)
    .some((on) => isWork(one) && !isAtWork(life, on));
}

/** RPS, art. 13, II: the twelve months of a facultativo, and what lengthens those of others, are not sure. */
function graceAfterBenefit(asFacultativo: boolean, isMany: boolean, way: Way): number {
  if (way === 'least') return asFacultativo ? 6 : 12;
  if (asFacultativo) return 12;
  return isMany ? 36 : 24;
}

/** Covered until the 15th of the month that is due; who pays alone tells no day. */
function isCoveredIn({ month, firstDay }: Held, reach: string, way: Way): boolean {
  const begins = firstDay ?? (way === 'most' ? `${month}-01` : `${month}-16`);
  return month < reach || (month === reach && begins <= `${month}-15`);
}

const isOver120 = (count: number): boolean => count > 120;

/** The terms that a month leaves, by what was paid in it and by a benefit. */
function termsOf(
  one: Held,
  following: Held | undefined,
  counts: readonly [count: number, manyOnce: number],
  { life, way, asFacultativo }: Walker,
): Term[] {
  const terms: Term[] = [];
  if (one.as.size > 0) {
    const grace = graceOf(one, counts[0], way);
    const due = dueMonth(one.month, grace);
    const isMore = way === 'least' && isJobless(one, following, due, life);
    const ifJobless = isMore ? dueMonth(one.month, grace + 12) : due;
    terms.push({ held: one, due, ifJobless, isBenefit: false });
  }
  if (one.isReceiving) {
    const isFacultativo = asFacultativo.has(one.month);
    const grace = graceAfterBenefit(isFacultativo, isOver120(Math.max(...counts)), way);
    const due = dueMonth(one.month, grace);
    terms.push({ held: one, due, ifJobless: due, isBenefit: true });
  }
  return terms;
}

/** From month to month: still covered or anew, one contribution more, and the terms that it leaves. */
function walk(life: WorkingLife, lived: Lived, way: Way): Walk {
  const walker = { life, way, asFacultativo: receivedAsFacultativo(lived, way) };
  const terms: Term[] = [];
  let [reach, ifJobless, count, manyOnce] = ['', '', 0, 0];
  for (const [index, one] of lived[way].entries()) {
    if (!isCoveredIn(one, latest(reach, ifJobless), way))
      [manyOnce, count] = [isOver120(count) ? count : manyOnce, 0];
    count += Number(one.isPaid);
    const left = termsOf(one, lived[way][index + 1], [count, manyOnce], walker);
    terms.push(...left);
    reach = latest(reach, ...left.map(({ due }) => due));
    // What unemployment adds ends with whatever comes next.
    ifJobless = latest(...left.map((term) => term.ifJobless));
  }
  const isLost = count <= 120 && manyOnce > 120;
  return { terms, count: isLost ? manyOnce : count, lost: isLost };
}

/** With care: a benefit after work takes nothing from the term of the work but what unemployment added. */
function sureEnd({ terms }: Walk): string | undefined {
  const work = terms.filter(({ isBenefit }) => !isBenefit).at(-1);
  const benefit = terms.filter(({ isBenefit }) => isBenefit).at(-1);
  if (!work || !benefit) return work?.ifJobless ?? benefit?.due;
  if (work.held.month > benefit.held.month) return work.ifJobless;
  return latest(work.due, benefit.due);
}

/** Whether a month that may count was paid as that: without one nobody who pays alone is affiliated. */
const hasPaid = ({ kind, months }: Spell, { most }: Lived): boolean =>
  months.some(({ month, standing, base }) =>
    standing === 'refused' || base === 0
      ? false
      : most.some((one) => one.month === month && one.as.has(kind)),
  );

/** What the INSS has not written down yet may still go on; two months before this one. */
const isRecent = (month: string | undefined, today: string): boolean =>
  month !== undefined && monthAfter(month, 2) >= monthOf(today);

function isCurrent(life: WorkingLife, lived: Lived, way: Way): boolean {
  const goesOn = ({ until, isRunning }: Spell) =>
    until === undefined ? isRunning === true : until >= life.today;
  const running = life.spells.filter((spell) =>
    way === 'least' ? spell.standing === 'counts' : spell.standing !== 'refused',
  );
  if (running.some((spell) => isOfInsured(spell) && goesOn(spell) && spell.from <= life.today))
    return true;
  const paid = lived[way].filter(({ as }) => as.size > 0);
  if (way === 'least')
    return running.some(
      (spell) =>
        isJob(spell) &&
        spell.isRunning === true &&
        isRecent(
          paid
            .filter(
              ({ month, as }) =>
                as.has(spell.kind) && spell.months.some((part) => part.month === month),
            )
            .at(-1)?.month,
          life.today,
        ),
    );
  return running.some((spell) => {
    if (isBenefit(spell) || spell.kind === 'facultativo') return false;
    if (spell.kind === 'special') return spell.until === undefined || goesOn(spell);
    if (!isJob(spell)) return goesOn(spell) && spell.until === undefined && hasPaid(spell, lived);
    const last = dates(spell, life.today)?.[1];
    return (
      goesOn(spell) || (spell.until === undefined && isRecent(last && monthOf(last), life.today))
    );
  });
}

/** Until when a life covers: for sure, and at the furthest; undefined where nothing does. */
export function coverOfLife(life: WorkingLife) {
  const lived: Lived = { least: held(life, 'least'), most: held(life, 'most') };
  const [least, most] = [walk(life, lived, 'least'), walk(life, lived, 'most')];
  const sure = sureEnd(least);
  // More than 120 lost once may lengthen again (Tema 1.352): at the furthest it does.
  const furthest = most.terms
    .map(({ held: one, due, isBenefit: isIt }) =>
      most.lost && !isIt && !isOnlyFacultativo(one) ? dueMonth(one.month, 36) : due,
    )
    .sort()
    .at(-1);
  const asFacultativo = life.spells.some(
    (spell) =>
      spell.kind === 'facultativo' &&
      spell.standing !== 'refused' &&
      spell.isRunning &&
      hasPaid(spell, lived),
  );
  // Who goes on as facultativo is covered today, and keeps what an earlier work leaves beyond that.
  const goesOn = asFacultativo && (furthest ?? '') <= dueMonth(monthOf(life.today), 6);
  return {
    safe: isCurrent(life, lived, 'least') ? 'current' : sure && `${sure}-15`,
    furthest: isCurrent(life, lived, 'most') || goesOn ? 'current' : furthest && `${furthest}-15`,
    counts: [least.count, Math.max(least.count, most.count)],
  };
}
