import { keysOf } from '#law/keyed.ts';
import type { BpcIncomeResult, IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import { flagCitations } from '#rules/bpc-income/flags.ts';
import type { WordedCriterion } from '../result/CriteriaList.tsx';
import { sayOf } from './say.ts';
import { hasTwoWays, type Known } from './when.ts';

/** The income per person beside a quarter of the wage. */
export function limitInWords(known: Known): string {
  const { lowest, highest, quarter, tellsNothing } = known.way;
  const isOneValue = highest?.perPerson === lowest.perPerson;
  const byVerdict = {
    unknown: 'limite-aberto',
    met: isOneValue && lowest.perPerson === quarter.perPerson ? 'limite-exato' : 'limite-cabe',
    unmet: isOneValue ? 'limite-passa' : 'limite-menor-passa',
  } as const;
  const { one } = sayOf(known);
  return one('words', tellsNothing ? 'limite-falta-renda' : byVerdict[quarter.verdict]);
}

const incomeCriterion = (
  known: Known,
  way: IncomePerPerson,
  asks: 'pede-renda' | 'pede-renda-com-bolsa' | 'pede-renda-sem-bolsa',
): WordedCriterion => ({
  id: asks,
  verdict: way.quarter.verdict,
  asks: sayOf(known).one('words', asks),
  told: limitInWords({ ...known, way }),
  citations: way.quarter.citations,
});

/** What the law asks, as far as this count looks at it. */
export function criteriaInWords(known: Known): WordedCriterion[] {
  const { ageOrDisability, beside, members, withBolsaFamilia, withoutBolsaFamilia } = known.result;
  const { noOtherBenefit, registry } = beside;
  const { one } = sayOf(known);
  return [
    {
      ...ageOrDisability,
      asks: one('words', 'pede-idade'),
      told: one('words', `idade-${ageOrDisability.reason}`),
    },
    ...(hasTwoWays(known.result)
      ? [
          incomeCriterion(known, withBolsaFamilia, 'pede-renda-com-bolsa'),
          incomeCriterion(known, withoutBolsaFamilia, 'pede-renda-sem-bolsa'),
        ]
      : [incomeCriterion(known, withBolsaFamilia, 'pede-renda')]),
    {
      ...noOtherBenefit,
      asks: one('words', 'pede-sem-beneficio'),
      told: one('words', `beneficio-${noOtherBenefit.verdict}`),
    },
    {
      ...registry,
      asks: one('words', 'pede-cadunico'),
      told: one('words', members.length === 1 ? 'cadunico-mora-so' : 'cadunico'),
    },
  ];
}

/** The doubts that these answers touch, with where they come from. */
export const doubtsOf = ({ flags, withBolsaFamilia, notConsidered }: BpcIncomeResult) => [
  // Above the limit, or perhaps: other proof of need may be looked at.
  ...(withBolsaFamilia.quarter.verdict === 'met'
    ? []
    : notConsidered.filter((one) => one.id === 'otherProofOfNeed')),
  ...keysOf(flagCitations)
    // Where Bolsa Família decides, that doubt says all.
    .filter((flag) => flags[flag] && !(flag === 'countsBolsaFamilia' && flags.bolsaFamiliaDecides))
    .map((id) => ({ id, citations: flagCitations[id] })),
];
