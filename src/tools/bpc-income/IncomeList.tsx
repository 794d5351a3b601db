import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { incomeEntryWords } from './income-reason-words.ts';
import type { Names } from './member-words.ts';
import { SignedList } from './SignedList.tsx';

const signs = {
  counts: { mark: '+', tone: 'met' },
  leftOut: { mark: '−', tone: 'unmet' },
  unknown: { mark: '?', tone: 'unknown' },
} as const;

interface Props {
  result: BpcIncomeResult;
  names: Names;
}

/** Each income: in the sum, left out by law, or open, and why. */
export const IncomeList = ({ result: { incomes, wage }, names }: Props) => (
  <>
    <h4>Que renda entra e que renda fica de fora</h4>
    {incomes.length === 0 ? (
      <p>Você não informou nenhuma renda.</p>
    ) : (
      <SignedList
        entries={incomes.map((income) => ({
          id: `${income.personId}-${income.index}`,
          ...incomeEntryWords(income, names, wage.value),
          sign: signs[income.treatment],
        }))}
      />
    )}
  </>
);
