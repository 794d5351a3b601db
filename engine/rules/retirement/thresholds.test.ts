import { describe, expect, it } from 'vitest';
import type { CitationKey } from '#law/citations.ts';
import { addDays, isoDate } from '#law/date.ts';
import type { Verdict } from '../criterion.ts';
import { inYearsMonthsDays, legalDays, type YearsMonthsDays } from '../legal-days.ts';
import type { RetirementAnswers } from './answers.ts';
import { timeOf } from './cases.ts';
import type { CriterionId, RuleId } from './result.ts';
import { retirementRules } from './retirement-rules.ts';

const today = isoDate('2026-11-20');

/** Meets every criterion of every rule but those only for the other side of the reform. */
const everything = (sex: RetirementAnswers['sex']): RetirementAnswers => ({
  referenceDate: today,
  sex,
  birthDate: isoDate('1955-11-20'),
  firstInsured: 'untilReform',
  time: timeOf(45),
  timeAtReform: timeOf(38),
  carenciaMonths: 400,
  teaching: { time: timeOf(45), timeAtReform: timeOf(38) },
  disability: { degree: 'mild', time: timeOf(45) },
});

function criterionOf(answers: RetirementAnswers, ruleId: RuleId, id: CriterionId) {
  const rule = retirementRules(answers).rules.find((candidate) => candidate.id === ruleId);
  const found = rule?.criteria.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`falta ${ruleId}/${id}`);
  return found;
}

type With = (answers: RetirementAnswers, amount: YearsMonthsDays) => RetirementAnswers;

const withTime: With = (answers, time) => ({ ...answers, time });
const withTeaching: With = (answers, time) => ({
  ...answers,
  teaching: { ...answers.teaching, time },
});
const withTimeAtReform: With = (answers, timeAtReform) => ({ ...answers, timeAtReform });
const withDisabilityTime =
  (degree: 'mild' | 'moderate' | 'severe'): With =>
  (answers, time) => ({ ...answers, time, disability: { degree, time } });

interface Threshold {
  rule: RuleId;
  criterion: CriterionId;
  woman: YearsMonthsDays;
  man: YearsMonthsDays;
  with: With;
  citations: readonly CitationKey[];
  /** Applied before: what makes the threshold what it is. */
  given?: Partial<RetirementAnswers>;
}

/** Told in time; below, at and above are one day apart. */
const timeThresholds: readonly Threshold[] = [
  {
    rule: 'ageUntilReform',
    criterion: 'contribution',
    woman: timeOf(15),
    man: timeOf(15),
    with: withTime,
    citations: ['ec-103-18'],
  },
  {
    rule: 'ageAfterReform',
    criterion: 'contribution',
    woman: timeOf(15),
    man: timeOf(20),
    with: withTime,
    citations: ['ec-103-19'],
  },
  {
    rule: 'points',
    criterion: 'contribution',
    woman: timeOf(30),
    man: timeOf(35),
    with: withTime,
    citations: ['ec-103-15'],
  },
  {
    rule: 'points',
    criterion: 'points',
    woman: timeOf(22),
    man: timeOf(32),
    with: withTime,
    citations: ['ec-103-15', 'ec-103-15-1'],
  },
  {
    rule: 'teacherPoints',
    criterion: 'teaching',
    woman: timeOf(25),
    man: timeOf(30),
    with: withTeaching,
    citations: ['ec-103-15-3'],
  },
  {
    rule: 'teacherPoints',
    criterion: 'points',
    given: { timeAtReform: undefined },
    woman: timeOf(17),
    man: timeOf(27),
    with: withTime,
    citations: ['ec-103-15-3'],
  },
  {
    rule: 'progressiveAge',
    criterion: 'contribution',
    woman: timeOf(30),
    man: timeOf(35),
    with: withTime,
    citations: ['ec-103-16'],
  },
  {
    rule: 'teacherProgressiveAge',
    criterion: 'teaching',
    woman: timeOf(25),
    man: timeOf(30),
    with: withTeaching,
    citations: ['ec-103-16-2'],
  },
  {
    rule: 'toll50',
    criterion: 'timeAtReform',
    // The law says "more than": the first length that serves is one day over.
    woman: timeOf(28, 0, 1),
    man: timeOf(33, 0, 1),
    with: withTimeAtReform,
    citations: ['ec-103-17'],
  },
  {
    rule: 'toll50',
    criterion: 'contributionWithToll',
    woman: timeOf(30, 6),
    man: timeOf(38),
    with: withTime,
    citations: ['ec-103-17'],
    given: { timeAtReform: timeOf(29) },
  },
  {
    rule: 'toll100',
    criterion: 'contributionWithToll',
    woman: timeOf(31),
    man: timeOf(41),
    with: withTime,
    citations: ['ec-103-20'],
    given: { timeAtReform: timeOf(29) },
  },
  {
    rule: 'toll100',
    criterion: 'contributionWithToll',
    woman: timeOf(30),
    man: timeOf(35),
    with: withTime,
    citations: ['ec-103-20'],
    given: { timeAtReform: timeOf(36) },
  },
  {
    rule: 'teacherToll100',
    criterion: 'teachingWithToll',
    woman: timeOf(26),
    man: timeOf(36),
    with: (answers, time) => ({ ...answers, teaching: { time, timeAtReform: timeOf(24) } }),
    citations: ['ec-103-20'],
  },
  {
    rule: 'disabilityByTime',
    criterion: 'disabilityTime',
    woman: timeOf(20),
    man: timeOf(25),
    with: withDisabilityTime('severe'),
    citations: ['lc-142-3-i'],
  },
  {
    rule: 'disabilityByTime',
    criterion: 'disabilityTime',
    woman: timeOf(24),
    man: timeOf(29),
    with: withDisabilityTime('moderate'),
    citations: ['lc-142-3-ii'],
  },
  {
    rule: 'disabilityByTime',
    criterion: 'disabilityTime',
    woman: timeOf(28),
    man: timeOf(33),
    with: withDisabilityTime('mild'),
    citations: ['lc-142-3-iii'],
  },
  {
    rule: 'disabilityByAge',
    criterion: 'contribution',
    woman: timeOf(15),
    man: timeOf(15),
    with: withTime,
    citations: ['lc-142-3-iv'],
  },
  {
    rule: 'disabilityByAge',
    criterion: 'disabilityTime',
    woman: timeOf(15),
    man: timeOf(15),
    with: (answers, time) => ({ ...answers, disability: { time } }),
    citations: ['lc-142-3-iv'],
  },
];

const sexes = ['woman', 'man'] as const;
const names = { woman: 'mulher', man: 'homem' };

describe('limites de tempo de cada critério: um dia a menos, no limite, um dia a mais', () => {
  const rows = timeThresholds.flatMap((threshold) =>
    sexes.map((sex) => {
      const { years, months, days } = threshold[sex];
      const { rule, criterion } = threshold;
      const name = `${rule}/${criterion}, ${names[sex]}: ${years}a${months}m${days}d`;
      return [name, sex, threshold] as const;
    }),
  );

  it.each(rows)('%s', (_, sex, threshold) => {
    // Seventy-one years old today: what is missing to the points is a whole number of years.
    const answers = { ...everything(sex), ...threshold.given };
    const limit = legalDays(threshold[sex]);
    const told = [-1, 0, 1].map((more) =>
      criterionOf(
        threshold.with(answers, inYearsMonthsDays(limit + more)),
        threshold.rule,
        threshold.criterion,
      ),
    );
    expect(told.map(({ verdict }) => verdict)).toEqual(['unmet', 'met', 'met']);
    expect(told.map(({ missing }) => missing)).toEqual([1, 0, 0]);
    expect(told[0]?.citations).toEqual(threshold.citations);
  });
});

interface AgeThreshold {
  rule: RuleId;
  woman: number;
  man: number;
  citations: Record<RetirementAnswers['sex'], readonly CitationKey[]>;
}

const both = (...citations: readonly CitationKey[]) => ({ woman: citations, man: citations });

const ageThresholds: readonly AgeThreshold[] = [
  {
    rule: 'ageUntilReform',
    woman: 62,
    man: 65,
    citations: { woman: ['ec-103-18', 'ec-103-18-1'], man: ['ec-103-18'] },
  },
  {
    rule: 'ageAfterReform',
    woman: 62,
    man: 65,
    citations: both('constituicao-201-7-i', 'ec-103-19'),
  },
  {
    rule: 'progressiveAge',
    woman: 59.5,
    man: 64.5,
    citations: both('ec-103-16', 'ec-103-16-1'),
  },
  { rule: 'teacherProgressiveAge', woman: 54.5, man: 59.5, citations: both('ec-103-16-2') },
  { rule: 'toll100', woman: 57, man: 60, citations: both('ec-103-20') },
  { rule: 'teacherToll100', woman: 52, man: 55, citations: both('ec-103-20') },
  { rule: 'disabilityByAge', woman: 55, man: 60, citations: both('lc-142-3-iv') },
];

describe('idades: na véspera, no dia e no dia seguinte', () => {
  const rows = ageThresholds.flatMap((threshold) =>
    sexes.map(
      (sex) => [`${threshold.rule}, ${names[sex]}: ${threshold[sex]}`, sex, threshold] as const,
    ),
  );

  it.each(rows)('%s', (_, sex, { rule, citations, ...ages }) => {
    const age = ages[sex];
    const birthDate = Number.isInteger(age)
      ? isoDate(`${2026 - age}-11-20`)
      : isoDate(`${2026 - Math.floor(age)}-05-20`);
    const told = [1, 0, -1].map((days) =>
      criterionOf({ ...everything(sex), birthDate: addDays(birthDate, days) }, rule, 'age'),
    );
    expect(told.map(({ verdict }) => verdict)).toEqual(['unmet', 'met', 'met']);
    expect(told.map(({ required }) => required)).toEqual(Array(3).fill(age * 360));
    expect(told[0]?.metOn).toBe('2026-11-21');
    expect(told[0]?.citations).toEqual(citations[sex]);
  });
});

describe('carência de 180 contribuições em todas as regras', () => {
  const { rules } = retirementRules(everything('woman'));

  // The acquired right asks for the carência of 2019: below.
  const today = rules.filter(({ criteria }) => criteria.some(({ id }) => id === 'carencia'));

  it.each(today.map(({ id }) => id))('%s: 179, 180 e 181', (id) => {
    const told = [179, 180, 181].map((carenciaMonths) =>
      criterionOf({ ...everything('woman'), carenciaMonths }, id, 'carencia'),
    );
    expect(told.map(({ verdict }) => verdict)).toEqual(['unmet', 'met', 'met']);
    expect(told.map(({ missing }) => missing)).toEqual([1, 0, 0]);
    expect(told[0]?.metOn).toBe('2026-12-20');
    expect(told[0]?.unit).toBe('contributions');
    const regulation = id.startsWith('disability') ? 'decreto-3048-70-a' : 'decreto-3048-29';
    expect(told[0]?.citations).toEqual(['lei-8213-25-ii', regulation]);
  });
});

describe('filiação até 13/11/2019 ou depois', () => {
  const articles: Partial<Record<RuleId, CitationKey>> = {
    ageUntilReform: 'ec-103-18',
    points: 'ec-103-15',
    teacherPoints: 'ec-103-15',
    progressiveAge: 'ec-103-16',
    teacherProgressiveAge: 'ec-103-16',
    toll50: 'ec-103-17',
    toll100: 'ec-103-20',
    teacherToll100: 'ec-103-20',
  };

  it.each(Object.entries(articles) as [RuleId, CitationKey][])(
    '%s: só para quem se filiou até a reforma (%s)',
    (id, citation) => {
      const verdicts = ([undefined, 'untilReform', 'afterReform'] as const).map((firstInsured) => {
        const answers = { ...everything('man'), firstInsured };
        const rule = retirementRules(answers).rules.find((candidate) => candidate.id === id);
        const { verdict, citations } = criterionOf(answers, id, 'insuredUntilReform');
        expect(citations).toEqual([citation]);
        return [verdict, rule?.isClosed, rule?.metOn];
      });
      expect(verdicts).toEqual([
        ['unknown', false, undefined],
        ['met', false, today],
        ['unmet', true, undefined],
      ]);
    },
  );

  it('ageAfterReform: só para quem se filiou depois', () => {
    const verdictOf = (firstInsured: RetirementAnswers['firstInsured']): Verdict =>
      criterionOf({ ...everything('man'), firstInsured }, 'ageAfterReform', 'insuredAfterReform')
        .verdict;
    expect([undefined, 'untilReform', 'afterReform'].map((one) => verdictOf(one as never))).toEqual(
      ['unknown', 'unmet', 'met'],
    );
    expect(
      criterionOf(everything('man'), 'ageAfterReform', 'insuredAfterReform').citations,
    ).toEqual(['ec-103-19']);
  });

  it('as regras da pessoa com deficiência não perguntam pela filiação', () => {
    for (const id of ['disabilityByTime', 'disabilityByAge'] as const) {
      const rule = retirementRules({ ...everything('man'), firstInsured: undefined }).rules.find(
        (candidate) => candidate.id === id,
      );
      expect(rule?.verdict).toBe('met');
    }
  });
});

describe('pedágio', () => {
  it('de 50%: meio dia que falta conta como um dia', () => {
    const criterion = criterionOf(
      { ...everything('woman'), timeAtReform: timeOf(28, 0, 1) },
      'toll50',
      'contributionWithToll',
    );
    expect(criterion.toll).toBe(360);
    expect(criterion.required).toBe(legalDays(timeOf(31)));
  });

  it('mostra quanto do tempo pedido é pedágio', () => {
    const answers = { ...everything('man'), timeAtReform: timeOf(34) };
    expect(criterionOf(answers, 'toll50', 'contributionWithToll').toll).toBe(180);
    expect(criterionOf(answers, 'toll100', 'contributionWithToll').toll).toBe(360);
  });

  it('nada, para quem já tinha o tempo em 13/11/2019', () => {
    for (const rule of ['toll50', 'toll100'] as const) {
      const criterion = criterionOf(everything('man'), rule, 'contributionWithToll');
      expect(criterion).toMatchObject({ toll: 0, required: legalDays(timeOf(35)) });
    }
  });

  it('de 50%: exatamente 28 ou 33 anos não basta, e a regra fica fechada', () => {
    for (const [sex, years] of [
      ['woman', 28],
      ['man', 33],
    ] as const) {
      const answers = { ...everything(sex), timeAtReform: timeOf(years) };
      expect(criterionOf(answers, 'toll50', 'timeAtReform')).toMatchObject({
        verdict: 'unmet',
        required: years * 360,
        told: years * 360,
        missing: 1,
        isMoreThan: true,
        metOn: undefined,
      });
      const rule = retirementRules(answers).rules.find(({ id }) => id === 'toll50');
      expect(rule).toMatchObject({ isClosed: true, metOn: undefined });
    }
  });
});

describe('pessoa com deficiência', () => {
  it.each(['disabilityByTime', 'disabilityByAge'] as const)('%s: sim, não e não sei', (id) => {
    const told = ([{}, 'none', undefined] as const).map((disability) =>
      criterionOf({ ...everything('woman'), disability }, id, 'disability'),
    );
    expect(told.map(({ verdict }) => verdict)).toEqual(['met', 'unmet', 'unknown']);
    expect(told[0]?.citations).toEqual(['lc-142-2', 'decreto-3048-70-a']);
    const rules = retirementRules({ ...everything('woman'), disability: 'none' }).rules;
    expect(rules.find((rule) => rule.id === id)?.isClosed).toBe(true);
  });

  it.each([
    ['woman', 'severe', 67],
    ['woman', 'moderate', 80],
    ['woman', 'mild', 93],
    ['man', 'severe', 71],
    ['man', 'moderate', 83],
    ['man', 'mild', 94],
  ] as const)('tempo sem deficiência, %s, grau %s: vale %i%%', (sex, degree, percent) => {
    const criterion = criterionOf(
      { ...everything(sex), time: timeOf(20), disability: { degree, time: timeOf(10) } },
      'disabilityByTime',
      'disabilityTime',
    );
    expect(criterion.converted).toBe(36 * percent);
    expect(criterion.told).toBe(3600 + 36 * percent);
    expect(criterion.citations).toContain('decreto-3048-70-e');
  });

  it('a conversão perde a fração de dia', () => {
    const criterion = criterionOf(
      {
        ...everything('woman'),
        time: timeOf(10, 0, 1),
        disability: { degree: 'mild', time: timeOf(10) },
      },
      'disabilityByTime',
      'disabilityTime',
    );
    expect(criterion.told).toBe(3600);
    expect(criterion.citations).toEqual(['lc-142-3-iii']);
  });

  it('sem o grau, a regra por tempo fica em aberto e a por idade não', () => {
    const answers: RetirementAnswers = { ...everything('man'), disability: { time: timeOf(40) } };
    const criterion = criterionOf(answers, 'disabilityByTime', 'disabilityTime');
    expect(criterion).toMatchObject({ verdict: 'unknown', required: undefined, told: 40 * 360 });
    expect(criterion.citations).toEqual(['lc-142-3']);
    const byAge = retirementRules(answers).rules.find(({ id }) => id === 'disabilityByAge');
    expect(byAge?.verdict).toBe('met');
  });

  it('sem o tempo total, o tempo com deficiência decide sozinho se bastar', () => {
    const told = [28, 27].map((years) =>
      criterionOf(
        {
          ...everything('woman'),
          time: undefined,
          disability: { degree: 'mild', time: timeOf(years) },
        },
        'disabilityByTime',
        'disabilityTime',
      ),
    );
    expect(told.map(({ verdict }) => verdict)).toEqual(['met', 'unknown']);
  });
});
