import words from '#questions/renda-bpc.json' with { type: 'json' };
import type { Income, IncomeKind } from '#rules/bpc-income/answers.ts';
import { formatCents } from '#words/money.ts';
import { capitalised, uncapitalised } from '#words/phrases.ts';

/** The kind of an income: in the list to choose from. */
export const incomeOptions: Record<IncomeKind, string> = words.incomeKinds;

/** In a sentence, where it is called otherwise. */
const names: Partial<Record<IncomeKind, string>> = words.incomesInSentences;

/** "trabalho" */
export const kindName = (kind: IncomeKind | 'bolsaFamilia' | undefined): string => {
  if (kind === 'bolsaFamilia') return 'Bolsa Família';
  return kind
    ? (names[kind] ?? uncapitalised(incomeOptions[kind]))
    : 'renda que não se sabe qual é';
};

/** "R$ 900,00", "valor não informado" */
export const amountWords = (cents: number | undefined): string =>
  cents === undefined ? 'valor não informado' : formatCents(cents);

/** "Trabalho, R$ 900,00; bico, valor não informado" */
export function incomesInWords({
  hasIncome,
  incomes = [],
}: {
  hasIncome?: boolean;
  incomes?: readonly Income[];
}): string {
  if (hasIncome === undefined) return 'Não sei';
  if (!hasIncome) return 'Não tem';
  const words = incomes
    .map(({ kind, cents }) => `${kindName(kind)}, ${amountWords(cents)}`)
    .join('; ');
  return capitalised(words);
}
