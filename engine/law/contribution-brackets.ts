import { ceiling } from './ceiling.ts';
import type { CitationKey } from './citations.ts';
import { isoDate } from './date.ts';
import { minimumWage } from './minimum-wage.ts';
import { type LegalSeries, legalSeries } from './value.ts';
import second from './values/second-bracket.json' with { type: 'json' };
import third from './values/third-bracket.json' with { type: 'json' };
import { amounts } from './written.ts';

/** A bracket of the contribution of empregado, doméstico and avulso. */
interface Bracket {
  /** Where it ends, in integer cents. */
  readonly top: LegalSeries<number>;
  /** In thousandths, of the part of the pay that lies in it. */
  readonly perMille: number;
}

/** Where the second and the third end; the first ends with the minimum wage, the last with the ceiling. */
const secondTop = amounts('second-bracket', second);
const thirdTop = amounts('third-bracket', third);

/** The rates of EC 103/2019, art. 28, in force since March 2020; the ordinance of each year moves the tops. */
export const contributionBrackets = legalSeries<readonly Bracket[]>({
  name: 'faixas da contribuição do empregado',
  unit: 'milésimos do salário',
  file: 'engine/law/contribution-brackets.ts',
  values: [
    {
      from: isoDate('2020-03-01'),
      value: [
        { top: minimumWage, perMille: 75 },
        { top: secondTop, perMille: 90 },
        { top: thirdTop, perMille: 120 },
        { top: ceiling, perMille: 140 },
      ],
      source: 'ec-103-28' satisfies CitationKey,
    },
  ],
});

/** The tops that only the table of contributions has. */
export const bracketTops: readonly LegalSeries<number>[] = [secondTop, thirdTop];
