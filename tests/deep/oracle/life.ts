import type { MonthPart, Spell, WorkingLife } from '#rules/contribution-time/life.ts';
import { once } from '#words/once.ts';
import { day, lengthOfMonth, next, remembered, text, two } from './days.ts';
import { isHoliday, isWeekend } from './deadline.ts';

// next-facts, part B, and law-facts-3, 2 and 9: every day of a life is looked at, every month told off.
// The minimum wages and dates of the law are written down here once more.

export type Way = 'least' | 'most';

const minimums: readonly (readonly [from: string, cents: number])[] = [
  ['1994-07', 6_479],
  ['1994-09', 7_000],
  ['1995-05', 10_000],
  ['1996-05', 11_200],
  ['1997-05', 12_000],
  ['1998-05', 13_000],
  ['1999-05', 13_600],
  ['2000-04', 15_100],
  ['2001-04', 18_000],
  ['2002-04', 20_000],
  ['2003-04', 24_000],
  ['2004-05', 26_000],
  ['2005-05', 30_000],
  ['2006-04', 35_000],
  ['2007-04', 38_000],
  ['2008-03', 41_500],
  ['2009-02', 46_500],
  ['2010-01', 51_000],
  ['2011-01', 54_000],
  ['2011-03', 54_500],
  ['2012-01', 62_200],
  ['2013-01', 67_800],
  ['2014-01', 72_400],
  ['2015-01', 78_800],
  ['2016-01', 88_000],
  ['2017-01', 93_700],
  ['2018-01', 95_400],
  ['2019-01', 99_800],
  ['2020-01', 103_900],
  ['2020-02', 104_500],
  ['2021-01', 110_000],
  ['2022-01', 121_200],
  ['2023-01', 130_200],
  ['2023-05', 132_000],
  ['2024-01', 141_200],
  ['2025-01', 151_800],
  ['2026-01', 162_100],
];

export const minimumIn = remembered((month) =>
  minimums.reduce((cents, [from, value]) => (from <= month ? value : cents), 0),
);

export const lastDayOfOldLaw = '2019-11-13';
const firstMonthOfNewLaw = '2019-11';

const stands = (standing: string, way: Way) =>
  way === 'most' ? standing !== 'refused' : standing === 'counts';
export const isJob = ({ kind }: Spell) => ['employee', 'domestic', 'avulso'].includes(kind);
export const isBenefit = ({ kind }: Spell) => kind.endsWith('Benefit');
const isOwn = (spell: Spell) => !isJob(spell) && !isBenefit(spell);
export const endOf = remembered((month) => {
  const { y, m } = day(month);
  return `${month}-${lengthOfMonth(y, m)}`;
});

const nextMonth = remembered((month) => {
  const { y, m } = day(month);
  return m === 12 ? `${y + 1}-01` : `${y}-${two(m + 1)}`;
});

export function monthAfter(month: string, count = 1): string {
  let at = month;
  for (let left = count; left > 0; left -= 1) at = nextMonth(at);
  return at;
}

export const monthOf = remembered((date) => date.slice(0, 7));

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** The business day on which the day falls, or moves on to. */
const businessDay = remembered((date) => {
  let at = day(date);
  while (isWeekend(at) || isHoliday(at)) at = next(at);
  return text(at);
});

function lastDayToPay({ month, plan, base = 0 }: MonthPart, way: Way): string | undefined {
  const due = monthAfter(month);
  if (due < '2003-01') return undefined;
  const monthly = businessDay(`${due}-15`);
  if (way === 'least') return monthly;
  const quarter = month.slice(0, 5) + ['03', '06', '09', '12'].find((end) => end >= month.slice(5));
  const days = [monthly];
  // RPS, art. 216, § 15: three months in one guia only for who pays on the minimum.
  if (plan === 'reduced' || base <= minimumIn(month))
    days.push(businessDay(`${monthAfter(quarter)}-15`));
  if (plan === 'reduced' && due >= '2012-01') days.push(businessDay(`${due}-20`));
  return days.sort().at(-1);
}

const isCarne = ({ month }: MonthPart): boolean => month >= '1973-04' && month <= '1994-02';

/** Late by its due day or, where that is not known, paid after the month that follows. */
function isKnownLate(part: MonthPart): boolean {
  const last = lastDayToPay(part, 'least') ?? endOf(monthAfter(part.month));
  return part.paidOn !== undefined && part.paidOn > last;
}

export interface World {
  readonly life: WorkingLife;
  readonly way: Way;
  /** What a person paid alone, if it is taken at all. */
  readonly takes: (part: MonthPart, spell: Spell) => boolean;
  /** Written as good, and not sure for all that. */
  readonly doubted: ReadonlySet<MonthPart>;
}

export const partsIn = (
  spell: Spell,
  month: string,
  { way, takes, doubted }: World,
): MonthPart[] =>
  stands(spell.standing, way)
    ? spell.months.filter(
        (part) =>
          part.month === month &&
          stands(part.standing, way) &&
          takes(part, spell) &&
          (way === 'most' || !doubted.has(part)),
      )
    : [];

/** All days on which anybody here may have lived, in order. */
const calendar: string[] = [];
for (let at = day('1900-01-01'); at.y < 2120; at = next(at)) calendar.push(text(at));
const placeOf = new Map(calendar.map((one, index) => [one, index]));

/** Each day from one to the other that is not still to come. */
function eachDay(first: string, last: string, today: string): string[] {
  const [from, to] = [placeOf.get(first), placeOf.get(last < today ? last : today)];
  if (from === undefined || to === undefined) throw new Error(`no day from ${first} to ${last}`);
  return calendar.slice(from, to + 1);
}

const paidMonths = (spell: Spell, world: World): string[] =>
  spell.months
    .filter((part) => part.base !== 0 && partsIn(spell, part.month, world).includes(part))
    .map(({ month }) => month as string)
    .sort();

/** Where more than a year of the months before the written end tell of nothing, the day on which that began. */
function lastSureDay(spell: Spell, world: World): string | undefined {
  const { life } = world;
  if (spell.until === undefined || spell.months.length === 0) return spell.until;
  const end = [spell.until, life.today].sort()[0] ?? spell.until;
  const paid = new Set(paidMonths(spell, world));
  const ill = life.spells
    .filter(({ kind, standing }) => /^(?:incap|mater)/.test(kind) && standing !== 'refused')
    .map((one) => [one.from as string, one.until ?? (one.isRunning ? life.today : '')] as const);
  const isIllIn = (month: string) =>
    ill.some(([from, until]) => from <= endOf(month) && from <= until && until >= `${month}-01`);
  const months = monthsFrom(spell.from.slice(0, 7), end.slice(0, 7));
  let silent: string[] = [];
  for (const month of months.slice(months.findLastIndex((one) => paid.has(one)) + 1))
    if (silent.length <= 12) silent = isIllIn(month) ? [] : [...silent, month];
  return silent.length > 12 ? dayBefore(`${silent[0]}-01`) : spell.until;
}

function dayBefore(date: string): string {
  const [y = 0, m = 0] = date.split('-').map(Number);
  const [year, month] = m === 1 ? [y - 1, 12] : [y, m - 1];
  return endOf(`${year}-${String(month).padStart(2, '0')}`);
}

/** The days on which a spell of work was worked or paid for. */
export function workedDays(spell: Spell, world: World): string[] {
  if (isBenefit(spell) || !stands(spell.standing, world.way)) return [];
  const paid = paidMonths(spell, world);
  const last = paid.at(-1);
  const isPaid = new Set(paid);
  if (isOwn(spell)) {
    if (last === undefined) return [];
    return eachDay(`${paid[0]}-01`, endOf(last), world.life.today).filter((one) =>
      isPaid.has(monthOf(one)),
    );
  }
  const end =
    (world.way === 'least' ? lastSureDay(spell, world) : spell.until) ?? (last && endOf(last));
  if (end === undefined) return [];
  const told = new Set(spell.months.map(({ month }) => month as string));
  const failing = new Set([...told].filter((month) => partsIn(spell, month, world).length === 0));
  return eachDay(spell.from, end, world.life.today).filter((one) => !failing.has(monthOf(one)));
}

export function daysOfBenefit(spell: Spell, life: WorkingLife): string[] {
  const end = spell.until ?? (spell.isRunning ? life.today : undefined);
  return end === undefined ? [] : eachDay(spell.from, end, life.today);
}

/** Every day that counts, with the spells that give it. */
interface Lived {
  /** Days of work, without those of a benefit that nobody came back from. */
  readonly work: ReadonlyMap<string, readonly Spell[]>;
  readonly between: ReadonlySet<string>;
  readonly maternity: ReadonlySet<string>;
}

/** Of the months of these days those of which it holds, each asked once. */
const monthsWhere = (days: readonly string[], holds: (month: string) => boolean): Set<string> =>
  new Set([...new Set(days.map(monthOf))].filter(holds));

const inFullMonths = (days: readonly string[]): string[] => {
  const all = new Set(days);
  const full = monthsWhere(days, (month) => daysIn(month).every((each) => all.has(each)));
  return days.filter((one) => full.has(monthOf(one)));
};

/** Days before and after which a benefit counts: with care, only days that count by what was paid. */
function daysBeside(world: World): string[] {
  const { life, way } = world;
  const sure: World = {
    ...world,
    takes: (part, spell) =>
      world.takes(part, spell) && (way === 'most' || !isOwn(spell) || !isKnownLate(part)),
  };
  const days = life.spells.flatMap((spell) => workedDays(spell, sure));
  if (way === 'most') return days;
  const paid = monthsWhere(days, (month) => isPaidInFull(month, sure));
  return days.filter((one) => one <= lastDayOfOldLaw || paid.has(monthOf(one)));
}

/** Whether the pay that holds is enough; the sum of the INSS helps only where all of it holds. */
export function isPaidInFull(month: string, world: World): boolean {
  const work = world.life.spells.filter((spell) => !isBenefit(spell));
  const parts = work.flatMap((spell) => partsIn(spell, month, world));
  const told = work.flatMap(({ months }) => months.filter((part) => part.month === month));
  const ours = parts.reduce((sum, { base }) => sum + (base ?? 0), 0);
  const its = world.life.consolidated.get(month as MonthPart['month']) ?? ours;
  const sum = told.length === parts.length ? its : Math.min(its, ours);
  return parts.length > 0 && sum >= minimumIn(month);
}

function live(world: World): Lived {
  const { life, way } = world;
  const perSpell = life.spells.map((spell) => ({ spell, days: workedDays(spell, world) }));
  const received = life.spells
    .filter(({ standing }) => standing !== 'refused')
    .map((spell) => ({ spell, days: daysOfBenefit(spell, life) }))
    .filter(({ days }) => days.length > 0);
  const perMother = received
    .filter(({ spell }) => spell.kind === 'maternityBenefit' && stands(spell.standing, way))
    .flatMap(({ days }) => (way === 'most' ? days : inFullMonths(days)));
  const maternity = new Set(perMother);
  const beside = [...daysBeside(world), ...maternity];
  const first = beside.reduce((one, other) => (other < one ? other : one), '9');
  const last = beside.reduce((one, other) => (other > one ? other : one), '0');
  const isBetween = (days: readonly string[]) =>
    first < (days[0] ?? '') && last > (days.at(-1) ?? '9');
  const ill = received.filter(({ spell }) => spell.kind === 'incapacityBenefit');
  const between = ill.filter(({ spell, days }) => isBetween(days) && stands(spell.standing, way));
  const lost = new Set(ill.filter(({ days }) => !isBetween(days)).flatMap(({ days }) => days));
  const work = new Map<string, Spell[]>();
  for (const { spell, days } of perSpell) {
    const mayBeLost = isJob(spell) && way === 'least';
    for (const one of days) {
      if (mayBeLost && lost.has(one)) continue;
      const spells = work.get(one);
      if (spells) spells.push(spell);
      else work.set(one, [spell]);
    }
  }
  const daysOf = (some: typeof received) => new Set(some.flatMap(({ days }) => days));
  return { work, between: daysOf(between), maternity };
}

interface Told {
  readonly spell: Spell;
  readonly part: MonthPart;
}

const toldOf = once((life: WorkingLife): Told[] =>
  life.spells.flatMap((spell) => spell.months.map((part) => ({ spell, part }))),
);

export const isAlone = (spell: Spell, { month }: MonthPart): boolean =>
  isOwn(spell) && (spell.kind !== 'serviceToCompany' || month < '2003-04');

/** First and last day of a job or of work in the fields, as far as they are known. */
export function dates(
  spell: Spell,
  today: string,
): readonly [from: string, until: string] | undefined {
  const paid = spell.months
    .filter(({ standing, base }) => standing !== 'refused' && base !== 0)
    .map(({ month }) => month as string)
    .sort();
  const last = paid.at(-1);
  const end = spell.until ?? (last && endOf(last)) ?? (spell.isRunning ? today : undefined);
  return end === undefined || end < spell.from ? undefined : [spell.from, end];
}

/** Whether somebody who pays as facultativo worked in the month. */
function worksIn(month: string, life: WorkingLife): boolean {
  return life.spells.some((spell) => {
    if (spell.kind === 'facultativo' || isBenefit(spell) || spell.standing === 'refused')
      return false;
    const isPaid = spell.months.some(
      (part) => part.month === month && part.standing !== 'refused' && part.base !== 0,
    );
    const known = isJob(spell) || spell.kind === 'special' ? dates(spell, life.today) : undefined;
    return isPaid || (known !== undefined && known[0] <= endOf(month) && known[1] >= `${month}-01`);
  });
}

function isBelowAlone({ spell, part }: Told, life: WorkingLife): boolean {
  if (!isOwn(spell) || !part.base || part.month >= firstMonthOfNewLaw) return false;
  const sum = toldOf(life)
    .filter((one) => isOwn(one.spell) && one.part.month === part.month)
    .filter((one) => one.spell.standing === 'counts' && one.part.standing === 'counts')
    .reduce((cents, one) => cents + (one.part.base ?? 0), 0);
  return part.month < '1994-07' || sum < minimumIn(part.month);
}

const isOutside = ({ spell, part: { month } }: Told): boolean =>
  isJob(spell) &&
  (endOf(month) < spell.from || (spell.until !== undefined && `${month}-01` > spell.until));

const isLongLate = ({ spell, part }: Told): boolean =>
  part.paidOn !== undefined &&
  part.paidOn > `${monthAfter(part.month, spell.kind === 'facultativo' ? 7 : 61)}-15`;

function lateness({ spell, part }: Told): 'on time' | 'late' | 'unknown' {
  if (!isAlone(spell, part) || (isCarne(part) && !isKnownLate(part))) return 'on time';
  const last = lastDayToPay(part, 'most');
  if (part.paidOn === undefined) return 'unknown';
  if (last === undefined) return isKnownLate(part) ? 'late' : 'unknown';
  return part.paidOn > last ? 'late' : 'on time';
}

/** What was paid on time by whoever pays. */
const onTime = once((life: WorkingLife) =>
  toldOf(life)
    .filter(({ spell }) => isOwn(spell))
    .filter(({ spell, part }) => spell.standing !== 'refused' && part.standing !== 'refused')
    .filter((one) => one.part.base !== 0 && lateness(one) === 'on time'),
);

/** Late before anything was paid on time by who pays so, or so late that it has to be proved. */
function needsProof(one: Told, life: WorkingLife): boolean {
  const { spell, part } = one;
  if (!isAlone(spell, part)) return false;
  const since = onTime(life)
    .filter((other) => (other.spell.kind === 'facultativo') === (spell.kind === 'facultativo'))
    .map((other) => other.part.month as string)
    .sort()[0];
  const isFirst = since === undefined || part.month < since;
  return isLongLate(one) || (isFirst && lateness(one) === 'late');
}

/** Each month that stands as good and is not sure. */
export const doubtsOf = (life: WorkingLife, forTime: boolean): Set<MonthPart> =>
  new Set(
    toldOf(life)
      .filter(({ spell, part }) => spell.standing === 'counts' && part.standing === 'counts')
      .filter(({ part }) => part.base !== 0)
      .filter(
        (one) =>
          isOutside(one) ||
          (one.spell.kind === 'facultativo' && worksIn(one.part.month, life)) ||
          isBelowAlone(one, life) ||
          (one.spell.kind === 'serviceToCompany' &&
            one.part.month < '2003-04' &&
            one.part.paidOn === undefined &&
            !isCarne(one.part)) ||
          (!forTime &&
            one.spell.kind === 'domestic' &&
            one.part.month < '2020-07' &&
            isKnownLate(one.part)) ||
          (forTime && needsProof(one, life)),
      )
      .map(({ part }) => part),
  );

export const daysIn = remembered((month) => eachDay(`${month}-01`, endOf(month), endOf(month)));

/** Whether the pay of the month, or a benefit, makes it a month of the new law. */
function isWholeMonth(month: string, world: World, { between, maternity }: Lived): boolean {
  const { life, way } = world;
  const minimum = minimumIn(month);
  const parts = life.spells
    .filter((spell) => !isBenefit(spell))
    .flatMap((spell) => partsIn(spell, month, world));
  const ours = parts.reduce((sum, { base }) => sum + (base ?? 0), 0);
  const its = life.consolidated.get(month as MonthPart['month']);
  const days = daysIn(month);
  if (way === 'least')
    return (
      isPaidInFull(month, world) || days.every((one) => between.has(one) || maternity.has(one))
    );
  const unknown = parts.some(({ base }) => base === undefined);
  const silent = life.spells.some((spell) => {
    if (!isJob(spell) || spell.standing === 'refused') return false;
    if (spell.months.some((part) => part.month === month)) return false;
    const paid = spell.months.filter(({ standing, base }) => standing !== 'refused' && base !== 0);
    const last = paid
      .map((part) => part.month)
      .sort()
      .at(-1);
    const end = spell.until ?? (last && endOf(last));
    return (
      end !== undefined && days.some((one) => one >= spell.from && one <= end && one <= life.today)
    );
  });
  return (
    (parts.length > 0 && (unknown || ours >= minimum || (its ?? 0) >= minimum)) ||
    silent ||
    days.some((one) => between.has(one) || maternity.has(one))
  );
}

const all = () => true;

/** Days of the old law, in order, and months of the new one. */
function count(world: World, until: 'today' | 'reform'): [days: string[], months: number] {
  const { life, way } = world;
  const lived = live(world);
  const whole =
    until === 'reform'
      ? []
      : monthsFrom(firstMonthOfNewLaw, life.today.slice(0, 7)).filter((month) =>
          isWholeMonth(month, world, lived),
        );
  const months = whole.filter((month) => way === 'most' || month !== firstMonthOfNewLaw);
  const last = months.includes(firstMonthOfNewLaw) ? '2019-10-31' : lastDayOfOldLaw;
  const days = new Set([...lived.work.keys(), ...lived.between, ...lived.maternity]);
  return [[...days].filter((one) => one <= last).sort(), months.length];
}

type Written = [years: number, months: number, days: number];

/** As it is written: years of 365 days, months of 30, never twelve months before the year. */
function inYearsOf365(days: number, months: number): Written {
  let [years, rest] = [0, days];
  while (rest >= 365) [years, rest] = [years + 1, rest - 365];
  let [monthsOfRest, left] = [0, Math.min(rest, 359)];
  while (left >= 30) [monthsOfRest, left] = [monthsOfRest + 1, left - 30];
  return carried([years, monthsOfRest + months, left]);
}

function carried([years, months, days]: Written): Written {
  let [y, m, d] = [years, months, days];
  while (d >= 30) [m, d] = [m + 1, d - 30];
  while (m >= 12) [y, m] = [y + 1, m - 12];
  return [y, m, d];
}

/** The first date taken from the last as by hand, borrowing 30 days; a month that is over has 30. */
function betweenDates(first: string, last: string): Written {
  const [y1 = 0, m1 = 0, d1 = 0] = first.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = last.split('-').map(Number);
  const end = last === endOf(last.slice(0, 7)) ? 30 : Math.min(d2, 30);
  let [years, months, days] = [y2 - y1, m2 - m1, end - Math.min(d1, 30) + 1];
  if (days < 0) [months, days] = [months - 1, days + 30];
  if (months < 0) [years, months] = [years - 1, months + 12];
  return [years, months, days];
}

/** Every row of days one after the other, from its first to its last. */
function byDates(days: readonly string[], months: number): Written {
  let all: Written = [0, months, 0];
  let first: string | undefined;
  days.forEach((one, index) => {
    first ??= one;
    if (days[index + 1] === calendar[(placeOf.get(one) ?? 0) + 1]) return;
    const [y, m, d] = betweenDates(first, one);
    all = carried([all[0] + y, all[1] + m, all[2] + d]);
    first = undefined;
  });
  return carried(all);
}

const isShorter = (one: Written, other: Written): boolean =>
  one[0] * 360 + one[1] * 30 + one[2] < other[0] * 360 + other[1] * 30 + other[2];

/** Of both ways of writing it, the shorter with care, else the longer. */
function writtenLength(days: readonly string[], months: number, way: Way): Written {
  const one = inYearsOf365(days.length, months);
  const other = byDates(days, months);
  return isShorter(one, other) === (way === 'least') ? one : other;
}

/** The time of a life, in both ways, today and on the last day of the old law. */
export function timeByLaw(life: WorkingLife) {
  const doubted = doubtsOf(life, true);
  const of = (way: Way, until: 'today' | 'reform') => {
    const takes = (part: MonthPart): boolean => {
      if (until === 'today' || way === 'most') return true;
      if (part.paidOn === undefined || part.paidOn <= lastDayOfOldLaw) return true;
      const last = lastDayToPay(part, 'least');
      return last !== undefined && part.paidOn <= last;
    };
    const [days, months] = count(
      { life, way, doubted, takes: (part, spell) => !isOwn(spell) || takes(part) },
      until,
    );
    return { days: days.length, months, written: writtenLength(days, months, way) };
  };
  return {
    today: [of('least', 'today'), of('most', 'today')],
    reform: [of('least', 'reform'), of('most', 'reform')],
  };
}

/** A domestic worker's month of before 06/2015 has to have been paid to be sure. */
export const isSureMonth = (spell: Spell, month: string, world: World): boolean =>
  spell.kind !== 'domestic' ||
  world.way === 'most' ||
  month >= '2015-06' ||
  partsIn(spell, month, world).some(({ base }) => base !== 0);

/** Whether salário-maternidade is carência is open. */
const motherhoodOpen = (life: WorkingLife): WorkingLife => ({
  ...life,
  spells: life.spells.map((spell) =>
    spell.kind === 'maternityBenefit' && spell.standing === 'counts'
      ? { ...spell, standing: 'pending' }
      : spell,
  ),
});

/** Months of carência, taking only those payments of who pays alone. */
function monthsOfCarencia(told: WorkingLife, way: Way, kept: ReadonlySet<MonthPart>): Set<string> {
  const life = motherhoodOpen(told);
  const world: World = {
    life,
    way,
    takes: (part, spell) => !isAlone(spell, part) || kept.has(part),
    doubted: doubtsOf(life, false),
  };
  const lived = live(world);
  const lastByDays = way === 'most' ? firstMonthOfNewLaw : '2019-10';
  const worked = [...lived.work]
    .map(([one, spells]) => ({ month: monthOf(one), spells }))
    .filter(({ month, spells }) => spells.some((spell) => isSureMonth(spell, month, world)))
    .map(({ month }) => month);
  const received = [...lived.between, ...lived.maternity]
    .map((one) => monthOf(one))
    .filter((month) => way === 'most' || daysIn(month).every((each) => lived.between.has(each)));
  const whole = monthsFrom(firstMonthOfNewLaw, life.today.slice(0, 7)).filter((month) =>
    isWholeMonth(month, world, lived),
  );
  const byDays = [...new Set([...worked, ...received])].filter((month) => month <= lastByDays);
  return new Set([...byDays, ...whole]);
}

/** A month that keeps the status, and whether it was paid alone and on time. */
interface Holding {
  readonly month: string;
  readonly grace: number;
  readonly opens: boolean;
}

/** Whether cover ran, month by month, from a payment on time over the late month until it was paid. */
function isWithoutLoss(part: MonthPart, holding: readonly Holding[]): boolean {
  const { month } = part;
  const paidOn: string = part.paidOn ?? '';
  const inOrder = [...holding].sort((one, other) => (one.month < other.month ? -1 : 1));
  let run: Holding[] = [];
  let reach = '';
  const serves = () =>
    month <= reach &&
    paidOn <= `${monthAfter(reach)}-15` &&
    run.some((one) => one.opens && one.month < month);
  for (const one of inOrder) {
    if (one.month > reach) {
      if (serves()) return true;
      [run, reach] = [[], ''];
    }
    run = [...run, one];
    const until = monthAfter(one.month, one.grace + 1);
    if (until > reach) reach = until;
  }
  return serves();
}

/** Which payments of who pays alone serve, told off in the order in which they were paid. */
export function payments(told: WorkingLife, way: Way): Set<MonthPart> {
  const life = motherhoodOpen(told);
  const everything: World = { life, way, takes: all, doubted: doubtsOf(life, false) };
  const lived = live(everything);
  const own = life.spells
    .flatMap((spell) => spell.months.map((part) => ({ spell, part })))
    .filter(({ spell, part }) => isAlone(spell, part) && part.base !== 0)
    .filter(({ spell, part }) => partsIn(spell, part.month, everything).includes(part))
    .filter(
      ({ part: { month } }) =>
        month < firstMonthOfNewLaw ||
        month > life.today.slice(0, 7) ||
        isWholeMonth(month, everything, lived),
    );
  const isOnTime = (part: MonthPart): boolean => {
    if (isCarne(part) && (way === 'most' || !isKnownLate(part))) return true;
    const last = lastDayToPay(part, way);
    if (part.paidOn === undefined || last === undefined) return way === 'most';
    return part.paidOn <= last;
  };
  const first = own
    .filter(({ part }) => isOnTime(part))
    .map(({ part }) => part.month)
    .sort()[0];
  const kept = new Set<MonthPart>();
  const holding: Holding[] = [...monthsOfCarencia(life, way, new Set())].map((month) => ({
    month,
    grace: 12,
    opens: false,
  }));
  const paidFirst = ({ part }: Told) => `${part.paidOn ?? ''}|${part.month}`;
  for (const one of own.sort((a, b) => (paidFirst(a) < paidFirst(b) ? -1 : 1))) {
    const { spell, part } = one;
    const isLate = part.paidOn !== undefined && lastDayToPay(part, way) !== undefined;
    const mayServe = isLate && first !== undefined && part.month >= first;
    const serves =
      isOnTime(part) ||
      (mayServe && (way === 'most' || (!isLongLate(one) && isWithoutLoss(part, holding))));
    if (!serves) continue;
    kept.add(part);
    holding.push({
      month: part.month,
      grace: spell.kind === 'facultativo' ? 6 : 12,
      opens: isOnTime(part),
    });
  }
  return kept;
}

/** Months of carência, least and most. */
export const carenciaByLaw = (life: WorkingLife): number[] =>
  (['least', 'most'] as const).map((way) => monthsOfCarencia(life, way, payments(life, way)).size);
