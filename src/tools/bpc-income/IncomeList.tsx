import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
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
  links: CitationLinks;
}

/** Each income: in the sum, left out by law, or open, and why. */
export const IncomeList = ({ result: { incomes, wage }, names, links }: Props) => (
  <section>
    <h3>Que renda entra e que renda fica de fora</h3>
    {incomes.length === 0 ? (
      <p>Você não informou nenhuma renda.</p>
    ) : (
      <SignedList
        links={links}
        entries={incomes.map((income) => ({
          id: `${income.personId}-${income.index}`,
          ...incomeEntryWords(income, names, wage.value),
          citations: income.citations,
          sign: signs[income.treatment],
        }))}
      />
    )}
  </section>
);
