import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceiling } from '#law/ceiling.ts';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { easterSunday } from '#law/easter.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { valueOn } from '#law/value.ts';
import { maybe } from '#rules/bpc-income/proof/any-household.ts';
import { dateOf, dayNumberOf } from '#rules/calendar.ts';
import { happenings } from '#rules/deadlines/answers.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { anyAnswers, anyTogether } from '#rules/insured-status/proof/any-answers.ts';
import { inYearsMonthsDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import type { Condition, PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { text } from './days.ts';
import { clocksByLaw, deadlineByLaw, easter, situationByLaw } from './deadline.ts';
import { coverByLaw, coverTogether } from './insured.ts';
import { receiversOn } from './pension.ts';
import { judgeByLaw, lifeOf } from './retirement.ts';

// The rules of the site against a second writing of the law, in another style and by another hand's
// road: every day looked at, every reading tried. The seeds are fixed: a difference comes back.
const seed = 20_261_122;

const between = (from: string, until: string): fc.Arbitrary<IsoDate> =>
  fc.integer({ min: dayNumberOf(isoDate(from)), max: dayNumberOf(isoDate(until)) }).map(dateOf);
const yesNo = maybe(fc.boolean());

const leapDays = ['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29', '2040-02-29'].map(
  isoDate,
);

describe('prazo do recurso, todos os dias de 2024 a 2040', () => {
  it('a mesma conta', () => {
    for (let day = isoDate('2024-01-01'); day <= '2040-12-31'; day = addDays(day, 1)) {
      const { lastDay, safeDay, legalLimit, latestReading } = proceduralTerm(day, 30);
      expect([
        day,
        { last: lastDay, safe: safeDay, limit: legalLimit, moved: latestReading },
      ]).toEqual([day, deadlineByLaw(day)]);
    }
  });

  it('a mesma situação, em dias ao acaso', () => {
    fc.assert(
      fc.property(
        between('2021-01-01', '2040-12-31'),
        fc.oneof(fc.integer({ min: -5, max: 45 }), fc.integer({ min: -5, max: 2500 })),
        (ciencia, days) => {
          const today = addDays(ciencia, days);
          const [one] = deadlines({ happened: 'denied', ciencia }, today);
          expect(one?.situation).toBe(situationByLaw(ciencia, today));
        },
      ),
      { seed, numRuns: 5000 },
    );
  });

  // Every fact in the thousand days before, so that nothing is still to come or too old to count.
  const anyHappening = between('2026-11-22', '2040-12-31').chain((today) => {
    const fact = fc.oneof(
      fc.integer({ min: 0, max: 1000 }).map((days) => addDays(today, -days)),
      fc.constantFrom(
        ...leapDays.filter((day) => day <= today && addDays(day, 1400) > today),
        today,
      ),
    );
    return fc.record({
      today: fc.constant(today),
      happened: fc.constantFrom(...happenings),
      isOnPapers: yesNo,
      ciencia: fact,
      printedLimit: maybe(fact),
      lastWorked: fact,
      benefitEnd: fact,
      stop: maybe(fc.constantFrom('blocked' as const, 'ended' as const)),
      isRural: yesNo,
      isBpc: yesNo,
      calledFor: maybe(fc.constantFrom('exam' as const, 'lifeProof' as const, 'bpc' as const)),
      bpcAsks: maybe(
        fc.constantFrom('registry' as const, 'biometrics' as const, 'assessment' as const),
      ),
      isLargeCity: yesNo,
      death: fact,
      prison: fact,
      hasYoungChild: yesNo,
      birth: fact,
      reviewOf: maybe(fc.constantFrom('value' as const, 'answer' as const, 'labourCourt' as const)),
      firstPayment: fact.map((day) => addDays(day, -31)),
      labourEnd: fact,
      again: maybe(fc.constantFrom('incapacity' as const, 'other' as const)),
      denial: maybe(
        fc.constantFrom('papers' as const, 'examination' as const, 'extension' as const),
      ),
      requestFor: maybe(
        fc.constantFrom('incapacity' as const, 'maternity' as const, 'appeal' as const),
      ),
      request: fact,
      since: maybe(fc.constantFrom('nothing' as const, 'done' as const, 'missing' as const)),
      lastDone: maybe(fact),
    });
  });

  it('todos os prazos, quaisquer respostas', () => {
    fc.assert(
      fc.property(anyHappening, ({ today, ...told }) => {
        const counted = deadlines(told, today).map((one) => {
          if ('opensOn' in one) return [one.id, one.opensOn];
          if (one.situation === 'undated') return [one.id, 'undated'];
          if (!('term' in one)) throw new Error(one.situation);
          const { safeDay, legalLimit, latestReading } = one.term;
          return [one.id, safeDay, legalLimit, latestReading];
        });
        expect(counted).toEqual(clocksByLaw(told));
      }),
      { seed, numRuns: 10_000 },
    );
  });

  it('a mesma Páscoa, por outra fórmula', () => {
    for (let year = 1900; year < 2200; year += 1)
      expect(easterSunday(year)).toBe(text(easter(year)));
  });
});

it('período de graça: cada jeito de a dúvida se resolver, os mesmos dias e a mesma situação', () => {
  fc.assert(
    fc.property(anyAnswers, between('2003-01-01', '2040-12-31'), (answers, today) => {
      const { standing, sure, possible } = insuredStatus(answers, today);
      const ends = new Set([sure.until, ...possible.map(({ until }) => until)]);
      expect({ safe: sure.until, moved: sure.untilIfMoved, ends: [...ends], standing }).toEqual(
        coverByLaw(answers, today),
      );
    }),
    { seed, numRuns: 10_000 },
  );
});

it('várias coisas: a data certa e a mais longe', () => {
  fc.assert(
    fc.property(anyTogether, between('2003-01-01', '2040-12-31'), (answers, today) => {
      const { standing, sure, possible } = insuredStatus(answers, today);
      expect({
        safe: sure.until,
        furthest: possible.at(-1)?.until ?? sure.until,
        isRunning: standing === 'current',
      }).toEqual(coverTogether(answers, today));
    }),
    { seed, numRuns: 10_000 },
  );
});

const upTo = (years: number) => fc.integer({ min: 0, max: years * 360 });
const around = (...years: number[]) =>
  fc.oneof(...years.map((one) => fc.integer({ min: one * 360 - 500, max: one * 360 + 700 })));
const months = fc.oneof(
  fc.constantFrom(undefined, 0, 0, 'unknown' as const),
  fc.integer({ min: 1, max: 150 }),
);

const anyone: fc.Arbitrary<RetirementAnswers> = fc
  .record({
    referenceDate: fc.oneof(
      between('2026-11-01', '2040-12-31'),
      // New Year, when what is asked rises.
      fc
        .tuple(fc.integer({ min: 2026, max: 2040 }), fc.integer({ min: -3, max: 40 }))
        .map(([year, days]) => addDays(isoDate(`${year}-12-31`), days)),
      fc.constantFrom(isoDate('2027-01-02'), isoDate('2028-02-29')),
    ),
    sex: fc.constantFrom('woman' as const, 'man' as const),
    birthDate: fc.oneof(between('1955-01-01', '2000-12-31'), between('1960-01-01', '1976-12-31')),
    firstInsured: maybe(
      fc.constantFrom('untilReform' as const, 'untilReform' as const, 'afterReform' as const),
    ),
    time: maybe(fc.oneof(upTo(45), around(25, 28, 30, 33, 35))),
    gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2400 })),
    isReformTold: fc.integer({ min: 0, max: 4 }),
    carenciaMonths: maybe(
      fc.oneof(fc.integer({ min: 170, max: 290 }), fc.integer({ min: 0, max: 480 })),
    ),
    reducedPlanMonths: months,
    reducedPlanMonthsAtReform: months,
    stopped: maybe(fc.integer({ min: 0, max: 3000 })),
    isStopped: fc.integer({ min: 0, max: 3 }),
    taught: maybe(fc.double({ min: 0.5, max: 1, noNaN: true })),
    disability: fc.constantFrom(undefined, 'none' as const, 'some' as const),
    disabled: maybe(fc.double({ min: 0.3, max: 1, noNaN: true })),
    degree: maybe(fc.constantFrom('mild' as const, 'moderate' as const, 'severe' as const)),
  })
  .map(({ time, gap, isReformTold, stopped, isStopped, taught, disabled, degree, ...told }) => {
    const elapsed = Math.floor(((dayNumberOf(told.referenceDate) - 18_213) * 360) / 365.25);
    const before =
      time === undefined ? undefined : Math.min(time, Math.max(0, time - elapsed + gap));
    const length = (days: number | undefined) =>
      days === undefined ? undefined : inYearsMonthsDays(Math.max(0, Math.floor(days)));
    const part = (whole: number | undefined, share: number | undefined) =>
      whole === undefined || share === undefined ? undefined : length(whole * share);
    return {
      ...told,
      time: length(time),
      timeAtReform: isReformTold > 0 ? length(before) : undefined,
      lastContribution:
        isStopped === 0 && stopped !== undefined
          ? addDays(told.referenceDate, -stopped)
          : undefined,
      teaching:
        taught === undefined
          ? undefined
          : { time: part(time, taught), timeAtReform: part(before, taught) },
      disability:
        told.disability === 'some' ? { degree, time: part(time, disabled) } : told.disability,
    };
  });

describe('regras de aposentadoria, dia a dia até 2110', () => {
  it.each(Array.from({ length: 8 }, (_, index) => index))(
    'os mesmos dias e vereditos, parte %i',
    { timeout: 240_000 },
    (part) => {
      fc.assert(
        fc.property(anyone, (answers) => {
          const life = lifeOf(answers, 2110);
          for (const rule of retirementRules(answers).rules) {
            const { id, verdict, metOn, metSince, possiblySince, isClosed } = rule;
            expect([id, { verdict, metOn, metSince, possiblySince, isClosed }]).toEqual([
              id,
              judgeByLaw(id, life),
            ]);
          }
        }),
        { seed: seed + part, numRuns: 100 },
      );
    },
  );
});

const wage = valueOn(minimumWage, isoDate('2026-11-22'));
const condition = maybe(
  fc.constantFrom<Condition>('none', 'none', 'invalidOrSevere', 'otherDisability'),
);
const family: fc.Arbitrary<PensionAnswers> = between('2016-01-03', '2026-11-22').chain((death) =>
  fc.record({
    death: fc.constant(death),
    request: fc.oneof(
      fc.integer({ min: 0, max: 400 }).map((days) => addDays(death, days)),
      fc.constantFrom('notYet' as const, undefined),
    ),
    insured: yesNo,
    contributions: yesNo,
    accident: yesNo,
    partner: maybe(
      fc.record({
        kind: fc.constantFrom('spouse' as const, 'uniaoEstavel' as const),
        birth: maybe(between('1930-01-01', '2003-01-01')),
        union: yesNo,
        unionProof: yesNo,
        condition,
      }),
    ),
    formerPartnerWithAlimony: yesNo,
    children: fc.array(
      fc.record({
        kind: fc.constantFrom(
          'child' as const,
          'child' as const,
          'stepchild' as const,
          'tutela' as const,
          'guarda' as const,
        ),
        birth: fc.oneof(
          between('1995-01-01', '2026-11-22'),
          fc.integer({ min: -3, max: 310 }).map((days) => {
            const born = addDays(death, days);
            return born > '2026-11-22' ? death : born;
          }),
        ),
        condition,
        emancipated: yesNo,
        dependent: yesNo,
        declared: yesNo,
      }),
      { maxLength: 5 },
    ),
    parents: fc.array(fc.record({ dependent: yesNo, condition }), { maxLength: 2 }),
    siblings: fc.array(
      fc.record({
        birth: between('1990-01-01', '2019-11-12'),
        dependent: yesNo,
        condition,
        emancipated: yesNo,
      }),
      { maxLength: 2 },
    ),
    baseCents: maybe(fc.integer({ min: 1, max: 1_500_000 })),
  }),
);

it('pensão por morte: quem divide e quanto, num dia de cada vez até 2050', {
  timeout: 240_000,
}, () => {
  const on = isoDate('2026-11-22');
  const today = { wage, ceiling: valueOn(ceiling, on) };
  // Before the reform the pension is a whole retirement of then.
  const then: Readonly<Record<string, typeof today>> = {
    2016: { wage: 880_00, ceiling: 5_189_82 },
    2017: { wage: 937_00, ceiling: 5_531_31 },
    2018: { wage: 954_00, ceiling: 5_645_80 },
    2019: { wage: 998_00, ceiling: 5_839_45 },
  };
  const moneyOf = (death: string) =>
    (death < '2019-11-13' ? then[death.slice(0, 4)] : undefined) ?? today;
  fc.assert(
    fc.property(
      family,
      fc.array(between('2016-01-03', '2050-12-31'), { minLength: 3, maxLength: 3 }),
      (answers, days) => {
        const result = survivorPension(answers, on);
        if (result.outcome !== 'compared') throw new Error(result.outcome);
        for (const scenario of ['asTold', 'ifConfirmed'] as const) {
          const segments = result.timelines[scenario];
          // Also the days on which something changes, and their eves.
          const edges = segments.flatMap(({ from }) => [from, addDays(from, -1)]);
          for (const day of [...days, ...edges]) {
            const isHopeful = scenario === 'ifConfirmed';
            const law = receiversOn(answers, on, isHopeful, day, moneyOf(answers.death));
            const segment = segments.find(
              ({ from, until }) => from <= day && (until === undefined || day < until),
            );
            expect([day, scenario, segment?.dependants ?? []]).toEqual([day, scenario, law.ids]);
            if (segment === undefined || law.ids.length === 0) continue;
            expect(segment.percentage).toBe(law.percent);
            expect(segment.amount?.totalCents).toBe(law.cents);
          }
        }
      },
    ),
    { seed, numRuns: 3000 },
  );
});
