import { ceiling } from '#law/ceiling.ts';
import { familyAllowance } from '#law/family-allowance.ts';
import { lowIncomeLimit } from '#law/low-income.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { pastCeilings } from '#law/past-ceilings.ts';
import { pastMinimumWages } from '#law/past-minimum-wages.ts';
import type { LegalSeries } from '#law/value.ts';
import { basisColumns, basisOf, lastMonthOfAll, monthColumns, monthsOf } from '../basis.ts';
import type { Subject } from '../table.ts';

type Told = Pick<Subject, 'id' | 'title' | 'about'> & { readonly notice?: string };

/** An amount by the months in which it held; the last series is the one of today. */
const amount = (told: Told, ...all: readonly [...LegalSeries<number>[]]): Subject => {
  const [now] = all.slice(-1);
  const validUntil = now && lastMonthOfAll(now);
  return {
    ...told,
    holds: 'values',
    columns: [
      ...monthColumns,
      { name: 'valorCentavos', says: 'O valor, em centavos de real.', kind: 'cents' },
      ...basisColumns,
    ],
    rows: all
      .flatMap(({ values }) => values)
      .map(({ value, source, verifiedOn, ...period }) => ({
        ...monthsOf(period),
        valorCentavos: value,
        ...basisOf(source, verifiedOn),
      })),
    ...(validUntil && { validUntil }),
  };
};

const fromCopies =
  'Os anos passados vêm de cópias públicas. Onde o dia de conferência está vazio, compare com a norma antes de usar.';

/** What rises each January. */
export const amounts: readonly Subject[] = [
  amount(
    {
      id: 'salario-minimo',
      title: 'Salário mínimo',
      about: 'O salário mínimo de cada mês, desde julho de 1994.',
      notice: `${fromCopies} Em abril de 2000 o valor novo começou no dia 3, e aqui vale pelo mês todo.`,
    },
    pastMinimumWages,
    minimumWage,
  ),
  amount(
    {
      id: 'teto-inss',
      title: 'Teto do INSS',
      about: 'O maior salário de contribuição de cada mês, desde julho de 1994.',
      notice: fromCopies,
    },
    pastCeilings,
    ceiling,
  ),
  amount(
    {
      id: 'salario-familia',
      title: 'Salário-família',
      about: 'A cota por filho, por mês. O limite de renda está em limite-baixa-renda.',
    },
    familyAllowance,
  ),
  amount(
    {
      id: 'limite-baixa-renda',
      title: 'Limite de baixa renda',
      about: 'A maior renda por mês para o salário-família e o auxílio-reclusão.',
    },
    lowIncomeLimit,
  ),
];
