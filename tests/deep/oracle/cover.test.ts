import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#law/date.ts';
import type { MonthPart, Spell, WorkingLife } from '#rules/contribution-time/life.ts';
import { anyLife } from '#rules/contribution-time/proof/any-life.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { insuredFromLife } from '#rules/insured-status/from-life.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { coverOfLife } from './cover.ts';

// As life.test.ts. What ended before 2006 is told by neither: the days of the rule begin in 2003.
const seed = 20_261_122;
const parts = Array.from({ length: 6 }, (_, index) => index);

const inFull = (part: MonthPart): MonthPart => ({
  ...part,
  standing: 'counts',
  base: Math.max(part.base ?? 0, 1_000_00) * 2,
});

const settled = (spell: Spell): Spell => ({
  ...spell,
  standing: 'counts',
  months: spell.months.map(inFull),
});

/** Lives of which all holds, with a seguro-desemprego near the end of a job: more than 120, and gaps that it may bridge. */
const settledLife: fc.Arbitrary<WorkingLife> = fc
  .tuple(anyLife, fc.constantFrom(-3, 0, 1, 30, 200, 400, 700))
  .map(([life, days]) => ({
    ...life,
    spells: life.spells.map(settled),
    consolidated: new Map(),
    unemployedOn: life.spells
      .slice(0, 2)
      .flatMap(({ until }) => (until ? [addDays(until, days)] : [])),
  }));

const told = (until: string | undefined) =>
  until === undefined || until < '2006' ? 'nothing' : until;

function reach(answers: InsuredAnswers | undefined, today: WorkingLife['today']) {
  if (answers?.month !== undefined && answers.month < '2003') return undefined;
  if (answers && answers.month === undefined) return { safe: 'current', furthest: 'current' };
  if (!answers) return undefined;
  const { sure, possible } = insuredStatus(answers, today);
  return { safe: sure.until, furthest: possible.at(-1)?.until ?? sure.until };
}

function expectSame(life: WorkingLife) {
  const { least, most } = insuredFromLife(life).answers;
  const law = coverOfLife(life);
  const safe = told(reach(least, life.today)?.safe);
  const furthest = told(reach(most, life.today)?.furthest);
  const count = [
    safe === 'nothing' ? law.counts[0] : least?.paid.least,
    furthest === 'nothing' ? law.counts[1] : most?.paid.most,
  ];
  expect({ safe, furthest, count }).toEqual({
    safe: told(law.safe),
    furthest: told(law.furthest),
    count: law.counts,
  });
}

it.each(parts)(
  'até quando a vida cobre: cada mês andado, parte %i',
  { timeout: 240_000 },
  (part) => {
    fc.assert(fc.property(fc.oneof(anyLife, settledLife), expectSame), {
      seed: seed + part,
      numRuns: 140,
      endOnFailure: true,
    });
  },
);
