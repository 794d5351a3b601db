import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { type Day, day, lengthOfMonth, next, order, text, thirtieths } from './days.ts';

// Written from law-facts 3, 3.2-A and 6, law-facts-2 5 and law-facts-3 A (H4): each rule as a
// question put to every single day from 13/11/2019 on.

/** law-facts 3.2-A: points W M, teachers W M, age W M in half years, teachers W M, art. 18 W. */
const yearTable = `
2019 86 96 81 91 112 122 102 112 120
2020 87 97 82 92 113 123 103 113 121
2021 88 98 83 93 114 124 104 114 122
2022 89 99 84 94 115 125 105 115 123
2023 90 100 85 95 116 126 106 116 124
2024 91 101 86 96 117 127 107 117 124
2025 92 102 87 97 118 128 108 118 124
2026 93 103 88 98 119 129 109 119 124
2027 94 104 89 99 120 130 110 120 124
2028 95 105 90 100 121 130 111 120 124
2029 96 105 91 100 122 130 112 120 124
2030 97 105 92 100 123 130 113 120 124
2031 98 105 92 100 124 130 114 120 124
2032 99 105 92 100 124 130 114 120 124
2033 100 105 92 100 124 130 114 120 124`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

const asked = (on: Day, column: number): number =>
  yearTable[Math.min(on.y, 2033) - 2019]?.[column] ?? Number.NaN;

const reform: Day = { y: 2019, m: 11, d: 13 };
const year = 360;

/** What one day adds in a calendar of months of 30 days. */
function added(to: Day): number {
  if (to.d === 31) return 0;
  return to.m === 3 && to.d === 1 ? 31 - lengthOfMonth(to.y, 2) : 1;
}

/** Least and most of one total on a day; undefined when the total was not told. */
type Between = readonly [least: number, most: number] | undefined;

interface On {
  readonly date: Day;
  readonly age: number;
  readonly all: Between;
  readonly full: Between;
  readonly taught: Between;
  readonly carencia: Between;
  /** What could be added to a total since the reference date or is missing from it before. */
  readonly disability: Between;
}

type Totals = Readonly<Record<Exclude<keyof On, 'date' | 'age'>, number | undefined>>;

const same = (total: number | undefined, more: number): Between =>
  total === undefined ? undefined : [total + more, total + more];

/** A day from the reference date on, of thirty thousand: what nobody asks of it is not worked out. */
class DayToCome implements On {
  readonly date: Day;
  readonly age: number;
  readonly told: Totals;
  readonly more: number;

  constructor(date: Day, age: number, told: Totals, more: number) {
    this.date = date;
    this.age = age;
    this.told = told;
    this.more = more;
  }

  get all(): Between {
    return same(this.told.all, this.more);
  }
  get full(): Between {
    return same(this.told.full, this.more);
  }
  get taught(): Between {
    return same(this.told.taught, this.more);
  }
  get disability(): Between {
    return same(this.told.disability, this.more);
  }
  get carencia(): Between {
    return same(this.told.carencia, Math.floor(this.more / 30));
  }
}

interface Person {
  readonly told: RetirementAnswers;
  readonly woman: boolean;
  readonly allAtReform: number | undefined;
  readonly fullAtReform: number | undefined;
  readonly taughtAtReform: number | undefined;
  readonly atReform: On;
}

type Ask = (person: Person, on: On) => boolean | undefined;
type Reading = (between: NonNullable<Between>) => number;

const inThirtieths = (time: RetirementAnswers['time']): number | undefined =>
  time && time.years * 360 + time.months * 30 + time.days;

const minusMonths = (
  total: number | undefined,
  months: number | 'unknown' | undefined,
): number | undefined =>
  total === undefined || months === 'unknown' ? undefined : Math.max(0, total - 30 * (months ?? 0));

/** The days of a life: from the reform to `until`, each with what there was or will be. */
export function lifeOf(told: RetirementAnswers, until: number): { person: Person; days: On[] } {
  const today = day(told.referenceDate);
  const birth = day(told.birthDate);
  const stop =
    told.lastContribution && told.lastContribution < told.referenceDate
      ? day(told.lastContribution)
      : today;
  const all = inThirtieths(told.time);
  const allAtReform = inThirtieths(told.timeAtReform);
  const reduced = told.reducedPlanMonths;
  const reducedThen =
    reduced === undefined || reduced === 0 ? 0 : (told.reducedPlanMonthsAtReform ?? 'unknown');
  const full = minusMonths(all, reduced);
  const fullAtReform = minusMonths(allAtReform, reducedThen);
  const taught = inThirtieths(told.teaching?.time);
  const taughtAtReform = inThirtieths(told.teaching?.timeAtReform);
  const disabled = told.disability === 'none' ? undefined : inThirtieths(told.disability?.time);

  // First pass, until the reference date: how much a calendar of 30 days adds.
  const past: { date: Day; sinceReform: number }[] = [];
  let sum = 0;
  for (let at = reform; order(at, today) <= 0; at = next(at)) {
    if (order(at, reform) > 0) sum += added(at);
    past.push({ date: at, sinceReform: sum });
  }
  const atStop = past.find(({ date }) => order(date, stop) === 0)?.sinceReform ?? 0;

  const before = (total: number | undefined, then: number | undefined, since: number): Between => {
    if (total === undefined) return undefined;
    const floor = Math.min(then ?? 0, total);
    const least = Math.max(floor, total - Math.max(0, atStop - since));
    const most = then === undefined ? total : Math.min(total, then + since);
    return [least, Math.max(least, most)];
  };
  const monthsTo = (date: Day) => Math.max(0, (stop.y - date.y) * 12 + stop.m - date.m);
  const { carenciaMonths } = told;

  const days: On[] = past
    .filter(({ date }) => order(date, today) < 0)
    .map(({ date, sinceReform }) => ({
      date,
      age: thirtieths(birth, date),
      all: before(all, allAtReform, sinceReform),
      full: before(full, fullAtReform, sinceReform),
      taught: before(taught, taughtAtReform, sinceReform),
      disability: before(disabled, undefined, sinceReform),
      carencia:
        carenciaMonths === undefined
          ? undefined
          : [Math.max(0, carenciaMonths - monthsTo(date)), carenciaMonths],
    }));
  const totals = { all, full, taught, disability: disabled, carencia: carenciaMonths };
  for (let date = today; date.y <= until; date = next(date))
    days.push(new DayToCome(date, thirtieths(birth, date), totals, thirtieths(today, date)));
  const [atReform] = days;
  if (atReform === undefined) throw new Error('no days');
  return {
    person: {
      told,
      woman: told.sex === 'woman',
      allAtReform,
      fullAtReform,
      taughtAtReform,
      atReform,
    },
    days,
  };
}

const pick = (person: Person, woman: number, man: number): number => (person.woman ? woman : man);

const atLeast =
  (
    read: Reading,
    of: (on: On) => Between,
    need: (person: Person, on: On) => number | undefined,
  ): Ask =>
  (person, on) => {
    const between = of(on);
    const required = need(person, on);
    return between === undefined || required === undefined ? undefined : read(between) >= required;
  };

const entered =
  (when: 'untilReform' | 'afterReform'): Ask =>
  ({ told }) =>
    told.firstInsured && told.firstInsured === when;

const aged =
  (woman: number, man: number): Ask =>
  (person, on) =>
    on.age >= pick(person, woman, man) * year;

const risingAge =
  (woman: number, man: number): Ask =>
  (person, on) =>
    on.age >= (asked(on.date, pick(person, woman, man)) * year) / 2;

/** The rules of one reading: with each month as late as it can have been, or as early. */
function rulesBy(read: Reading): Record<string, readonly Ask[]> {
  const carencia = atLeast(
    read,
    ({ carencia: months }) => months,
    () => 180,
  );
  const full = (woman: number, man: number) =>
    atLeast(
      read,
      (on) => on.full,
      (person) => pick(person, woman, man) * year,
    );
  const taught = atLeast(
    read,
    (on) => on.taught,
    (person) => pick(person, 25, 30) * year,
  );
  const points =
    (woman: number, man: number): Ask =>
    (person, on) =>
      on.full && on.age + read(on.full) >= asked(on.date, pick(person, woman, man)) * year;
  const toll = (
    percent: number,
    of: (on: On) => Between,
    then: (person: Person) => number | undefined,
    base: (person: Person) => number,
  ): Ask =>
    atLeast(read, of, (person) => {
      const had = then(person);
      const whole = base(person) * year;
      return had === undefined
        ? undefined
        : whole + Math.ceil((Math.max(0, whole - had) * percent) / 100);
    });
  const wholeThen =
    (woman: number, man: number): Ask =>
    (person) => {
      const known = person.fullAtReform ?? (person.atReform.full && read(person.atReform.full));
      return known === undefined ? undefined : known >= pick(person, woman, man) * year;
    };
  const taughtThen: Ask = (person) => {
    const { taught: then } = person.atReform;
    const known = person.taughtAtReform ?? (then && read(then));
    return known === undefined ? undefined : known >= pick(person, 25, 30) * year;
  };
  const carenciaThen: Ask = ({ atReform: { carencia: then } }) => then && read(then) >= 180;
  const until = entered('untilReform');
  const isDisabled: Ask = ({ told: { disability } }) => disability && disability !== 'none';

  return {
    acquiredTime: [until, wholeThen(30, 35), carenciaThen],
    teacherAcquiredTime: [until, taughtThen, carenciaThen],
    ageUntilReform: [
      until,
      (person, on) => on.age >= (person.woman ? (asked(on.date, 9) * year) / 2 : 65 * year),
      atLeast(
        read,
        (on) => on.all,
        () => 15 * year,
      ),
      carencia,
    ],
    ageAfterReform: [
      entered('afterReform'),
      aged(62, 65),
      atLeast(
        read,
        (on) => on.all,
        (person) => pick(person, 15, 20) * year,
      ),
      carencia,
    ],
    points: [until, full(30, 35), points(1, 2), carencia],
    teacherPoints: [until, taught, points(3, 4), carencia],
    progressiveAge: [until, full(30, 35), risingAge(5, 6), carencia],
    teacherProgressiveAge: [until, taught, risingAge(7, 8), carencia],
    toll50: [
      until,
      (person) =>
        person.fullAtReform === undefined
          ? undefined
          : person.fullAtReform > pick(person, 28, 33) * year,
      toll(
        50,
        (on) => on.full,
        (person) => person.fullAtReform,
        (person) => pick(person, 30, 35),
      ),
      carencia,
    ],
    toll100: [
      until,
      aged(57, 60),
      toll(
        100,
        (on) => on.full,
        (person) => person.fullAtReform,
        (person) => pick(person, 30, 35),
      ),
      carencia,
    ],
    teacherToll100: [
      until,
      aged(52, 55),
      toll(
        100,
        (on) => on.taught,
        (person) => person.taughtAtReform,
        (person) => pick(person, 25, 30),
      ),
      carencia,
    ],
    disabilityByTime: [isDisabled, disabilityTime(read), carencia],
    disabilityByAge: [
      isDisabled,
      aged(55, 60),
      atLeast(
        read,
        (on) => on.all,
        () => 15 * year,
      ),
      atLeast(
        read,
        (on) => on.disability,
        () => 15 * year,
      ),
      carencia,
    ],
  };
}

/** law-facts 6: years asked, and hundredths that a day without disability is worth. */
const degrees = {
  severe: { woman: 20, man: 25, worthWoman: 67, worthMan: 71 },
  moderate: { woman: 24, man: 29, worthWoman: 80, worthMan: 83 },
  mild: { woman: 28, man: 33, worthWoman: 93, worthMan: 94 },
} as const;

/** What the reduced plans take away and the rest of the time adds, with that or at best. */
function besides(told: RetirementAnswers, had: number, worth: number, isLeast: boolean): number {
  const off = Number(told.reducedPlanMonths ?? 0) * 30;
  const rest = Math.max(0, (inThirtieths(told.time) ?? 0) - had);
  const offDisabled = isLeast ? Math.min(off, had) : Math.min(had, Math.max(0, off - rest));
  const offRest = isLeast ? Math.max(0, off - had) : off;
  return Math.floor((Math.max(0, rest - offRest) * worth) / 100) - offDisabled;
}

const disabilityTime =
  (read: Reading): Ask =>
  ({ told, woman }, on) => {
    const disability = told.disability === 'none' ? undefined : told.disability;
    const had = inThirtieths(disability?.time);
    if (disability?.degree === undefined || had === undefined || on.disability === undefined)
      return undefined;
    if (told.reducedPlanMonths === 'unknown') return undefined;
    const rule = degrees[disability.degree];
    const need = (woman ? rule.woman : rule.man) * year;
    const worth = woman ? rule.worthWoman : rule.worthMan;
    // Without the whole time: enough alone on the reference date already, or not known.
    if (told.time === undefined && had + besides(told, had, worth, true) < need) return undefined;
    const isLeast = read([0, 1]) === 0;
    return read(on.disability) + besides(told, had, worth, isLeast) >= need;
  };

const least = rulesBy(([low]) => low);
const most = rulesBy(([, high]) => high);

/** What no day to come changes. */
const fixed: Readonly<Record<string, readonly number[]>> = {
  acquiredTime: [0, 1, 2],
  teacherAcquiredTime: [0, 1, 2],
  toll50: [0, 1],
};

interface Judged {
  readonly verdict: 'met' | 'unmet' | 'unknown';
  readonly metOn: string | undefined;
  readonly metSince: string | undefined;
  readonly possiblySince: string | undefined;
  readonly isClosed: boolean;
}

const firstDay = (
  days: readonly On[],
  person: Person,
  asks: readonly Ask[],
): string | undefined => {
  const found = days.find((on) => asks.every((ask) => ask(person, on) === true));
  return found && text(found.date);
};

const verdictOf = (
  sure: readonly (boolean | undefined)[],
  best: readonly (boolean | undefined)[],
) => {
  if (sure.some((is, index) => is !== true && best[index] === false)) return 'unmet';
  return sure.every((is) => is === true) ? 'met' : 'unknown';
};

/** One rule, looked at on every day. */
export function judgeByLaw(id: string, { person, days }: ReturnType<typeof lifeOf>): Judged {
  const sure = least[id] ?? [];
  const best = most[id] ?? [];
  const today = person.told.referenceDate;
  const dayOfToday = day(today);
  const now = days.find(({ date }) => order(date, dayOfToday) === 0);
  if (now === undefined) throw new Error('today is missing');
  const on = (asks: readonly Ask[]) => asks.map((ask) => ask(person, now));
  const isKnown = !on(sure).includes(undefined);
  const first = isKnown ? firstDay(days, person, sure) : undefined;
  const earliest = isKnown ? firstDay(days, person, best) : undefined;
  const never = (fixed[id] ?? [0]).some((index) => on(best)[index] === false);
  if (first !== undefined && first <= today) {
    const kept = { metOn: today, metSince: first, possiblySince: undefined };
    return { verdict: 'met', ...kept, isClosed: false };
  }
  const possiblySince = earliest !== undefined && earliest <= today ? earliest : undefined;
  const verdict = verdictOf(on(sure), on(best));
  return {
    verdict: verdict === 'unmet' && possiblySince !== undefined ? 'unknown' : verdict,
    metOn: first,
    metSince: undefined,
    possiblySince,
    isClosed: never,
  };
}
