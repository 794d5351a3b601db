import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import type { ChildAnswers, Condition, PartnerAnswers, PensionAnswers } from './answers.ts';
import { lastsUntil } from './share.ts';
import { type Compared, survivorPension } from './survivor-pension.ts';
import type { Segment } from './timeline.ts';

const on = isoDate('2026-11-20');
const scenarios = ['asTold', 'ifConfirmed'] as const;

const dayBetween = (first: string, last: string): fc.Arbitrary<IsoDate> => {
  const start = isoDate(first);
  const span = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  return fc.nat(span).map((days) => addDays(start, days));
};
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const yesNo = maybe(fc.boolean());
const condition = maybe(
  fc.constantFrom<Condition>('none', 'none', 'invalidOrSevere', 'otherDisability'),
);

const partner: fc.Arbitrary<PartnerAnswers> = fc.record({
  kind: fc.constantFrom('spouse', 'uniaoEstavel'),
  birth: maybe(dayBetween('1920-01-01', '2003-01-01')),
  union: yesNo,
  unionProof: yesNo,
  condition,
});
const child: fc.Arbitrary<ChildAnswers> = fc.record({
  kind: fc.constantFrom('child', 'child', 'stepchild', 'tutela', 'guarda'),
  birth: dayBetween('1980-01-01', '2026-11-20'),
  condition,
  emancipated: yesNo,
  dependent: yesNo,
  declared: yesNo,
});

const everyone: fc.Arbitrary<PensionAnswers> = dayBetween('2016-01-03', '2026-11-20').chain(
  (death) =>
    fc.record({
      death: fc.constant(death),
      request: fc.oneof(
        fc.nat(400).map((days) => addDays(death, days)),
        fc.constantFrom('notYet' as const, undefined),
      ),
      // Who was not covered gets no amount: standing.test.ts.
      insured: fc.constantFrom(true, undefined),
      contributions: yesNo,
      accident: yesNo,
      partner: maybe(partner),
      formerPartnerWithAlimony: yesNo,
      children: fc.array(child, { maxLength: 6 }),
      parents: fc.array(fc.record({ dependent: yesNo, condition }), { maxLength: 2 }),
      siblings: fc.array(
        fc.record({
          birth: dayBetween('1980-01-01', '2016-01-03'),
          dependent: yesNo,
          condition,
          emancipated: yesNo,
        }),
        { maxLength: 3 },
      ),
      baseCents: maybe(fc.integer({ min: 1, max: 1_500_000 })),
    }),
);
/** Only the first class, which nothing leaves out. */
const firstClass = everyone.map((answers) => ({ ...answers, parents: [], siblings: [] }));

/** The same answers with every gap filled in, and nothing that always asks for analysis. */
function withoutGaps(answers: PensionAnswers): PensionAnswers {
  const { death, request, partner: told, children = [], parents = [], siblings = [] } = answers;
  const filled = { condition: 'none', dependent: true, emancipated: false } as const;
  const isKnown = <T>(entry: [string, T]) => entry[1] !== undefined;
  const fill = <T extends object>(person: T): T & typeof filled => ({
    ...filled,
    ...(Object.fromEntries(Object.entries(person).filter(isKnown)) as T),
  });
  return {
    ...answers,
    request: request ?? death,
    contributions: answers.contributions ?? true,
    accident: answers.accident ?? false,
    formerPartnerWithAlimony: false,
    partner: told && {
      ...fill(told),
      birth: told.birth ?? isoDate('1980-01-01'),
      union: told.union ?? true,
      unionProof: true,
    },
    children: children.map(fill).map((one) => ({
      ...one,
      kind: one.kind === 'stepchild' ? 'stepchild' : 'child',
      birth: [one.birth, death].sort()[0] ?? death,
    })),
    parents: parents.map(fill),
    siblings: siblings.map(fill),
  };
}

function compare(answers: PensionAnswers): Compared {
  const result = survivorPension(answers, on);
  if (result.outcome !== 'compared') throw new Error(JSON.stringify(result));
  return result;
}

/** Percentage on the day; 0 when nobody is paid. */
const percentageOn = (segments: readonly Segment[], day: IsoDate): number =>
  segments.find(({ from, until }) => from <= day && (until === undefined || day < until))
    ?.percentage ?? 0;

const turningDays = (...timelines: (readonly Segment[])[]): IsoDate[] =>
  timelines.flat().flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]));

function expectNeverLower(lower: readonly Segment[], higher: readonly Segment[]): void {
  for (const day of turningDays(lower, higher)) {
    expect(percentageOn(higher, day)).toBeGreaterThanOrEqual(percentageOn(lower, day));
  }
}

forAny(everyone)('os períodos são seguidos, e só o último pode não ter fim', (answers) => {
  const { timelines } = compare(answers);
  for (const scenario of scenarios) {
    const segments = timelines[scenario];
    const starts = segments.slice(1).map(({ from }) => from);
    expect(segments.slice(0, -1).map(({ until }) => until)).toEqual(starts);
    for (const { from, until } of segments) {
      if (until !== undefined) expect(from < until).toBe(true);
    }
  }
});

forAny(everyone)('enquanto houver alguém, de 60 a 100%, de 10 em 10', (answers) => {
  const { timelines } = compare(answers);
  for (const { percentage, dependants, amount } of Object.values(timelines).flat()) {
    if (dependants.length > 0) expect([60, 70, 80, 90, 100]).toContain(percentage);
    else expect({ percentage, amount }).toEqual({ percentage: 0, amount: undefined });
  }
  for (const segments of Object.values(timelines)) {
    expect(segments[0]?.dependants).not.toEqual([]);
    expect(segments.at(-1)?.dependants).not.toEqual([]);
  }
});

forAny(firstClass, child)('mais um da 1ª classe nunca diminui o percentual', (answers, another) => {
  const fewer = compare(answers);
  const more = compare({ ...answers, children: [...(answers.children ?? []), another] });
  for (const scenario of scenarios) {
    expectNeverLower(fewer.timelines[scenario], more.timelines[scenario]);
  }
});

forAny(firstClass)('confirmar o que falta nunca diminui o percentual', (answers) => {
  const { timelines } = compare(answers);
  expectNeverLower(timelines.asTold, timelines.ifConfirmed);
});

forAny(everyone)('sem nada desconhecido, as duas leituras são a mesma', (answers) => {
  const result = compare(withoutGaps(answers));
  // Turned 16 between the death and a request after day 90: the law itself leaves it open.
  fc.pre(result.dependants.every(({ payment }) => payment.verdict !== 'unknown'));
  expect(result.dependants.filter(({ standing }) => standing === 'unknown')).toEqual([]);
  expect(result.timelinesAgree).toBe(true);
});

forAny(everyone)('o total fica entre o mínimo e o teto, e é a soma das partes', (answers) => {
  const { timelines, figures } = compare(answers);
  if (figures === undefined) throw new Error('figures expected');
  for (const { amount, dependants } of Object.values(timelines).flat()) {
    const isPaid = dependants.length > 0 && answers.baseCents !== undefined;
    expect(amount !== undefined).toBe(isPaid);
    if (amount === undefined) continue;
    expect(amount.totalCents).toBeGreaterThanOrEqual(figures.minimumWage);
    expect(amount.totalCents).toBeLessThanOrEqual(figures.ceiling);
    expect(amount.remainderCents).toBeLessThan(dependants.length);
    expect(amount.shareCents * dependants.length + amount.remainderCents).toBe(amount.totalCents);
    expect(Number.isSafeInteger(amount.shareCents)).toBe(true);
  }
});

forAny(everyone, fc.nat(500_000))('base maior nunca diminui o total', (answers, raise) => {
  const baseCents = answers.baseCents ?? 100_000;
  const less = compare({ ...answers, baseCents }).timelines.asTold;
  const more = compare({ ...answers, baseCents: baseCents + raise }).timelines.asTold;
  less.forEach(({ amount }, index) => {
    expect(more[index]?.amount?.totalCents ?? 0).toBeGreaterThanOrEqual(amount?.totalCents ?? 0);
  });
});

const endOfPartner = (answers: PensionAnswers): string => {
  const share = compare(answers).dependants.find(({ id }) => id === 'partner')?.shares.asTold;
  return (share && lastsUntil(share)) ?? '9999-12-31';
};
const anyBirth = dayBetween('1940-01-01', '2003-01-01');

forAny(
  everyone,
  anyBirth,
  fc.nat(20 * 365),
)('mais contribuições ou idade não encurtam a parte do cônjuge', (answers, birth, days) => {
  const endOf = (contributions: boolean | undefined, bornOn: IsoDate) =>
    endOfPartner({
      ...answers,
      contributions,
      partner: { kind: 'spouse', union: true, condition: 'none', birth: bornOn },
    });
  const { contributions = false } = answers;
  const end = endOf(contributions, birth);
  expect(endOf(true, birth) >= end).toBe(true);
  expect(endOf(contributions, addDays(birth, -days)) >= end).toBe(true);
});

const upTo400 = fc.nat(400);

forAny(
  everyone,
  upTo400,
  upTo400,
)('pedir mais tarde não adianta nada nem muda fins', (answers, days, more) => {
  const soon = compare({ ...answers, request: addDays(answers.death, days) });
  const late = compare({ ...answers, request: addDays(answers.death, days + more) });
  soon.dependants.forEach(({ payment, shares, standing }, index) => {
    const other = late.dependants[index];
    expect(other?.standing).toBe(standing);
    for (const scenario of scenarios) {
      expect((other?.payment.from[scenario] ?? '') >= payment.from[scenario]).toBe(true);
      expect(other?.shares[scenario]?.end).toEqual(shares[scenario]?.end);
    }
  });
});

forAny(everyone)('uma classe só recebe se as anteriores não recebem', (answers) => {
  const { timelines, classTaking, dependants } = compare(answers);
  for (const scenario of scenarios) {
    const paid = new Set(timelines[scenario].flatMap((segment) => segment.dependants));
    for (const dependant of dependants) {
      if (paid.has(dependant.id)) expect(dependant.class).toBe(classTaking[scenario]);
    }
  }
});

forAny(everyone)('a mesma resposta todas as vezes, sem mudar o que recebe', (answers) => {
  const before = structuredClone(answers);
  expect(survivorPension(answers, on)).toEqual(survivorPension(answers, on));
  expect(answers).toEqual(before);
});
