import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLife } from '#rules/contribution-time/any-life.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { insuredFromLife } from '#rules/insured-status/from-life.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { coverOfLife } from './cover.ts';
import { day, text } from './days.ts';

// As life.test.ts. What ended before 2006 is told by neither: the days of the rule begin in 2003.
const seed = 20_261_122;
const parts = Array.from({ length: 6 }, (_, index) => index);

const told = (until: string | undefined) =>
  until === undefined || until < '2006' ? 'nothing' : until;

/** As whom a benefit was received, where a facultativo is told of as well: the law does not say, and no date is held to it. */
const isOpenAsWhom = ({ spells }: WorkingLife): boolean =>
  spells.some(({ kind }) => kind === 'facultativo') &&
  spells.some(({ kind }) => kind === 'incapacityBenefit' || kind === 'maternityBenefit');

function reach(answers: InsuredAnswers | undefined, today: string) {
  if (answers?.month !== undefined && answers.month < '2003') return undefined;
  if (answers && answers.month === undefined) return { safe: 'current', furthest: 'current' };
  if (!answers) return undefined;
  const { sure, possible } = insuredStatus(answers, today as typeof sure.until);
  return { safe: sure.until, furthest: possible.at(-1)?.until ?? sure.until };
}

it.each(parts)(
  'até quando a vida cobre: cada mês andado, parte %i',
  { timeout: 240_000 },
  (part) => {
    fc.assert(
      fc.property(anyLife, (life) => {
        fc.pre(!isOpenAsWhom(life));
        const { least, most } = insuredFromLife(life).answers;
        const today = text(day(life.today));
        const law = coverOfLife(life);
        const safe = told(reach(least, today)?.safe);
        const furthest = told(reach(most, today)?.furthest);
        const count = [
          safe === 'nothing' ? law.counts[0] : least?.paid.least,
          furthest === 'nothing' ? law.counts[1] : most?.paid.most,
        ];
        expect({ safe, furthest, count }).toEqual({
          safe: told(law.safe),
          furthest: told(law.furthest),
          count: law.counts,
        });
      }),
      { seed: seed + part, numRuns: 70, endOnFailure: true },
    );
  },
);
