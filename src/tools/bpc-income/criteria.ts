import type { AgeOrDisability } from '#rules/bpc-income/age-or-disability.ts';
import type { NoOtherBenefit } from '#rules/bpc-income/beside-income.ts';
import type { BpcIncomeResult, IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import { formatCents } from '#words/money.ts';
import type { WordedCriterion } from '../result/CriteriaList.tsx';
import { hasTwoWays, limitInWords } from './per-person-words.ts';

const ageWords: Record<AgeOrDisability['reason'], string> = {
  aged65OrOlder: '65 anos ou mais.',
  disabilityNeedsAssessment: 'menos de 65 anos, com deficiência. Só uma avaliação confirma.',
  neither: 'menos de 65 anos, sem deficiência.',
  notTold: 'menos de 65 anos, e falta saber da deficiência.',
};

const benefitWords: Record<NoOtherBenefit['verdict'], string> = {
  met: 'nenhum.',
  unmet: 'você já recebe um benefício.',
  unknown: 'se você recebe algum.',
};

const incomeCriterion = (way: IncomePerPerson, id: string, how: string): WordedCriterion => ({
  id,
  verdict: way.quarter.verdict,
  asks: `Renda por pessoa igual ou inferior a ${formatCents(way.quarter.perPerson)}${how}`,
  told: limitInWords(way),
  citations: way.quarter.citations,
});

/** What the law asks, as far as this count looks at it. */
export function criteriaInWords(result: BpcIncomeResult): WordedCriterion[] {
  const { ageOrDisability, beside, members, withBolsaFamilia, withoutBolsaFamilia } = result;
  const { noOtherBenefit, registry } = beside;
  return [
    {
      id: ageOrDisability.id,
      verdict: ageOrDisability.verdict,
      asks: '65 anos ou mais, ou deficiência com efeitos por 2 anos ou mais',
      told: ageWords[ageOrDisability.reason],
      citations: ageOrDisability.citations,
    },
    ...(hasTwoWays(result)
      ? [
          incomeCriterion(withBolsaFamilia, 'with', ', com o Bolsa Família, como o INSS conta'),
          incomeCriterion(withoutBolsaFamilia, 'without', ', sem o Bolsa Família'),
        ]
      : [incomeCriterion(withBolsaFamilia, 'only', '')]),
    {
      ...noOtherBenefit,
      asks: 'Nenhum outro benefício seu, salvo pensão especial de indenização e Bolsa Família',
      told: benefitWords[noOtherBenefit.verdict],
    },
    {
      ...registry,
      asks: 'CadÚnico atualizado nos últimos 24 meses',
      told:
        members.length === 1
          ? 'a data está na folha do cadastro. Quem mora só, em regra, passa por entrevista em casa.'
          : 'a data está na folha do cadastro.',
    },
  ];
}
