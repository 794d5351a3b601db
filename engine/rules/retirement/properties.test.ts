import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import { reform } from '#law/reform.ts';
import { dateOf, dayNumberOf, monthNumberOf } from '../calendar.ts';
import type { Verdict } from '../criterion.ts';
import {
  inYearsMonthsDays,
  legalDays,
  legalDaysSince,
  thirtyDayNumberOf,
  wholeMonthsIn,
  type YearsMonthsDays,
} from '../legal-days.ts';
import type { Disability, RetirementAnswers, Teaching } from './answers.ts';
import type { RetirementRule } from './result.ts';
import { retirementRules } from './retirement-rules.ts';

const upTo = (years: number) => fc.integer({ min: 0, max: years * 360 }).map(inYearsMonthsDays);
const date = (from: string, until: string) =>
  fc.integer({ min: dayNumberOf(isoDate(from)), max: dayNumberOf(isoDate(until)) }).map(dateOf);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 8 });

// Around what the law asks, where a day or a year decides.
const nearly = (years: number) =>
  fc.integer({ min: (years - 4) * 360, max: (years + 4) * 360 }).map(inYearsMonthsDays);
const anyTime = fc.oneof(upTo(45), nearly(30), nearly(35));

interface Told {
  now: YearsMonthsDays;
  /** Legal days of each of the years since the reform without a contribution, in all. */
  gap: number;
  teaching: number;
  disability: number;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Totals that can be of one life: no more since the reform than the days that have passed. */
const totals = fc.record<Told>({
  now: anyTime,
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
  teaching: share,
  disability: share,
});

/** What there was at the reform, of so much on the reference date. */
function atReform(now: number, gap: number, referenceDate: IsoDate): YearsMonthsDays {
  const elapsed =
    thirtyDayNumberOf(dayNumberOf(referenceDate)) - thirtyDayNumberOf(dayNumberOf(reform));
  return inYearsMonthsDays(Math.min(now, Math.max(0, now - elapsed + gap)));
}

const partOf = (whole: YearsMonthsDays, part: number): YearsMonthsDays =>
  inYearsMonthsDays(Math.floor(legalDays(whole) * part));

const upToAll = (months: RetirementAnswers['reducedPlanMonths'], time: YearsMonthsDays) =>
  typeof months === 'number' ? Math.min(months, wholeMonthsIn(legalDays(time))) : months;

const parts = ['time', 'timeAtReform', 'teaching', 'teachingAtReform', 'disability'] as const;

type Part = (typeof parts)[number];

const anyAnswers: fc.Arbitrary<RetirementAnswers> = fc
  .record({
    referenceDate: date('2026-01-01', '2034-12-31'),
    sex: fc.constantFrom<RetirementAnswers['sex']>('woman', 'man'),
    birthDate: fc.oneof(date('1955-01-01', '2005-12-31'), date('1962-01-01', '1972-12-31')),
    firstInsured: maybe(
      fc.constantFrom<RetirementAnswers['firstInsured']>(
        'untilReform',
        'untilReform',
        'afterReform',
      ),
    ),
    totals,
    untold: fc.oneof(fc.constant<Part[]>([]), fc.subarray<Part>([...parts])),
    carenciaMonths: maybe(fc.integer({ min: 0, max: 420 })),
    isTeacher: fc.boolean(),
    disability: maybe(fc.constantFrom('none' as const, 'some' as const)),
    degree: maybe(fc.constantFrom<Disability['degree']>('mild', 'moderate', 'severe')),
    reducedPlanMonths: fc.oneof(
      fc.constantFrom(undefined, 0, 'unknown' as const),
      fc.integer({ min: 1, max: 120 }),
    ),
  })
  .map(({ totals: { now, gap, ...share }, untold, isTeacher, degree, ...told }) => {
    const ifTold = (part: Part, time: YearsMonthsDays) =>
      untold.includes(part) ? undefined : time;
    const before = (time: YearsMonthsDays) => atReform(legalDays(time), gap, told.referenceDate);
    const taught = partOf(now, share.teaching);
    const teaching: Teaching = {
      time: ifTold('teaching', taught),
      timeAtReform: ifTold('teachingAtReform', before(taught)),
    };
    const isDisabled = told.disability === 'some';
    const disability = { degree, time: ifTold('disability', partOf(now, share.disability)) };
    return {
      ...told,
      time: ifTold('time', now),
      timeAtReform: ifTold('timeAtReform', before(now)),
      teaching: isTeacher ? teaching : undefined,
      disability: told.disability === 'some' ? disability : told.disability,
      // On a later day nobody could say any more that the months gained since were of the full plan.
      reducedPlanMonths: isDisabled ? undefined : upToAll(told.reducedPlanMonths, now),
    };
  });

const later = (told: YearsMonthsDays | undefined, more: number) =>
  told && inYearsMonthsDays(legalDays(told) + more);

const order: Record<Verdict, number> = { unmet: 0, unknown: 1, met: 2 };

function expectNoWorse(before: readonly RetirementRule[], after: readonly RetirementRule[]) {
  before.forEach((rule, index) => {
    const changed = after[index];
    expect(changed?.id).toBe(rule.id);
    if (changed === undefined) return;
    expect(order[changed.verdict]).toBeGreaterThanOrEqual(order[rule.verdict]);
    if (rule.metOn !== undefined) {
      expect(changed.metOn).toBeDefined();
      expect((changed.metOn ?? '') <= rule.metOn).toBe(true);
    }
    rule.criteria.forEach((criterion, position) => {
      const same = changed.criteria[position];
      expect(order[same?.verdict ?? 'unmet']).toBeGreaterThanOrEqual(order[criterion.verdict]);
      // The criteria of a right kept from earlier are those of that day.
      if (criterion.metOn !== undefined && changed.verdict !== 'met') {
        expect((same?.metOn ?? '9999') <= criterion.metOn).toBe(true);
      }
    });
  });
}

type Growing = (told: RetirementAnswers, more: number) => RetirementAnswers;

const growing = {
  time: (told, more) => ({ ...told, time: later(told.time, more) }),
  timeAtReform: (told, more) => ({ ...told, timeAtReform: later(told.timeAtReform, more) }),
  carencia: (told, more) => ({
    ...told,
    carenciaMonths:
      told.carenciaMonths === undefined ? undefined : told.carenciaMonths + wholeMonthsIn(more),
  }),
  teaching: (told, more) => ({
    ...told,
    teaching: told.teaching && {
      time: later(told.teaching.time, more),
      timeAtReform: later(told.teaching.timeAtReform, more),
    },
  }),
  disability: (told, more) => ({
    ...told,
    disability:
      typeof told.disability === 'object'
        ? { ...told.disability, time: later(told.disability.time, more) }
        : told.disability,
  }),
} as const satisfies Record<string, Growing>;

/** On another day with so much more of all, but for what there was at the reform. */
function grownTo(day: IsoDate, answers: RetirementAnswers, more: number): RetirementAnswers {
  const grown = [growing.time, growing.disability].reduce(
    (told, grow) => grow(told, more),
    answers,
  );
  const { teaching } = answers;
  return {
    ...grown,
    teaching: teaching && { ...teaching, time: later(teaching.time, more) },
    referenceDate: day,
  };
}

/** The same person on a later day, having contributed without a gap. */
function answersOn(answers: RetirementAnswers, day: IsoDate): RetirementAnswers {
  const more = legalDaysSince(answers.referenceDate)(dayNumberOf(day));
  return growing.carencia(grownTo(day, answers, more), more);
}

/** The same, counted in months of 30 days, as the past is. */
function wentOnUntil(answers: RetirementAnswers, day: IsoDate): RetirementAnswers {
  const [from, to] = [dayNumberOf(answers.referenceDate), dayNumberOf(day)];
  const { carenciaMonths } = answers;
  return {
    ...grownTo(day, answers, thirtyDayNumberOf(to) - thirtyDayNumberOf(from)),
    carenciaMonths: carenciaMonths && carenciaMonths + monthNumberOf(to) - monthNumberOf(from),
  };
}

const moreTime = fc.integer({ min: 0, max: 6 * 360 });

forAny(anyAnswers, fc.boolean())('nenhum dia vem antes do primeiro possível', (answers, isTold) => {
  const { timeAtReform, carenciaMonths, ...rest } = answers;
  const untold = isTold && carenciaMonths !== undefined ? { ...rest, carenciaMonths } : rest;
  const before = new Map(
    retirementRules(untold as RetirementAnswers).rules.map(({ id, notBefore }) => [id, notBefore]),
  );
  for (const { id, metOn } of retirementRules(answers).rules) {
    if (metOn === undefined || !before.has(id)) continue;
    const earliest = before.get(id);
    expect(earliest !== undefined && earliest <= metOn, `${id} ${earliest} ${metOn}`).toBe(true);
  }
});

describe('propriedades das regras de aposentadoria', { timeout: 30_000 }, () => {
  tried(
    200,
    anyAnswers,
    moreTime,
    fc.subarray(keysOf(growing)),
  )('mais contribuição nunca piora um critério nem atrasa um dia', (answers, more, what) => {
    const grown = what.reduce((told, one) => growing[one](told, more), answers);
    expectNoWorse(retirementRules(answers).rules, retirementRules(grown).rules);
  });

  tried(
    200,
    anyAnswers,
    fc.integer({ min: 0, max: 2000 }),
  )('quem é mais velho nunca recebe um dia mais tarde', (answers, days) => {
    const older = { ...answers, birthDate: addDays(answers.birthDate, -days) };
    expectNoWorse(retirementRules(answers).rules, retirementRules(older).rules);
  });

  tried(
    30,
    anyAnswers,
    fc.array(share, { maxLength: 3 }),
  )('no dia achado a regra é atendida; na véspera e antes, não', (answers, at) => {
    for (const { id, metOn } of retirementRules(answers).rules) {
      if (metOn === undefined) continue;
      const verdictOn = (day: IsoDate) =>
        retirementRules(answersOn(answers, day)).rules.find((rule) => rule.id === id)?.verdict;
      expect(verdictOn(metOn)).toBe('met');

      const wait = dayNumberOf(metOn) - dayNumberOf(answers.referenceDate);
      const before = wait === 0 ? [] : [wait - 1, ...at.map((part) => Math.floor(part * wait))];
      for (const days of before.filter((day) => day < wait)) {
        expect(verdictOn(addDays(answers.referenceDate, days))).not.toBe('met');
      }
    }
  });

  tried(25, anyAnswers)('no dia achado o critério é atendido; na véspera, não', (answers) => {
    retirementRules(answers).rules.forEach(({ criteria, comparedOn }, rule) => {
      // A right kept from earlier is compared on that day, which the next property looks at.
      if (comparedOn < answers.referenceDate) return;
      criteria.forEach(({ metOn, requiredWhenMet }, position) => {
        if (metOn === undefined) return;
        const on = (day: IsoDate) => {
          const then = retirementRules(answersOn(answers, day)).rules[rule];
          return then?.comparedOn === day ? then.criteria[position] : undefined;
        };
        expect(on(metOn) ?? { verdict: 'met', required: requiredWhenMet }).toMatchObject({
          verdict: 'met',
          required: requiredWhenMet,
        });
        if (metOn > answers.referenceDate) {
          expect(on(addDays(metOn, -1))?.verdict).not.toBe('met');
        }
      });
    });
  });

  tried(200, anyAnswers)('atendida é no próprio dia; dito tudo, aberta tem dia', (answers) => {
    for (const rule of retirementRules(answers).rules) {
      const { verdict, metOn, isClosed, possiblySince } = rule;
      expect(verdict === 'met').toBe(metOn === answers.referenceDate);
      const isKnown = rule.criteria.every(
        ({ told, required }) => told !== undefined && required !== undefined,
      );
      if (isClosed) expect([verdict, metOn]).toEqual(['unmet', undefined]);
      if (!isKnown) expect(metOn).toBeUndefined();
      else if (possiblySince === undefined) expect(metOn !== undefined).toBe(!isClosed);
    }
  });

  tried(100, anyAnswers)('nenhum critério chega depois do dia da regra', (answers) => {
    for (const { metOn, criteria } of retirementRules(answers).rules) {
      if (metOn === undefined) continue;
      for (const one of criteria) expect((one.metOn ?? '9999') <= metOn).toBe(true);
    }
  });

  // tools-review 1: Constituição, art. 5º, XXXVI; Lei 8.213, art. 102, § 1º.
  tried(
    200,
    anyAnswers,
    fc.integer({ min: 1, max: 2500 }),
    fc.constantFrom('goes on', 'stopped', 'does not say'),
  )(
    'com o mesmo passado, a regra atendida um dia é atendida em todo dia depois',
    (answers, days, then) => {
      const day = addDays(answers.referenceDate, days);
      const later: Record<typeof then, RetirementAnswers> = {
        'goes on': wentOnUntil(answers, day),
        stopped: { ...answers, lastContribution: answers.referenceDate, referenceDate: day },
        'does not say': { ...answers, referenceDate: day },
      };
      const after = retirementRules(later[then]).rules;
      retirementRules(answers).rules.forEach(({ verdict, metSince }, index) => {
        if (verdict !== 'met') return;
        const rule = after[index];
        // Who stopped and does not say so may have contributed later: then it is not certain.
        expect(then === 'does not say' ? ['met', 'unknown'] : ['met']).toContain(rule?.verdict);
        if (then !== 'does not say') expect(rule?.metSince).toBe(metSince);
      });
    },
  );

  tried(100, anyAnswers)('desde quando: a conta daquele dia já dava a regra', (answers) => {
    for (const { metSince, metOn, comparedOn, criteria } of retirementRules(answers).rules) {
      if (metSince === undefined) continue;
      expect(metSince >= reform && metSince <= answers.referenceDate).toBe(true);
      expect(metOn).toBe(answers.referenceDate);
      expect([metSince, answers.referenceDate]).toContain(comparedOn);
      expect(criteria.every(({ verdict }) => verdict === 'met')).toBe(true);
    }
  });
});
