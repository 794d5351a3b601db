import type { Income, IncomeKind } from '#rules/bpc-income/answers.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';

/** The kind of an income: in the list to choose from, and in a sentence. */
export const incomeWords: Record<IncomeKind, { option: string; name: string }> = {
  work: { option: 'Trabalho: salário, por conta própria, MEI', name: 'trabalho' },
  occasionalWork: { option: 'Bico, trabalho de vez em quando', name: 'bico' },
  inssBenefit: {
    option: 'Benefício do INSS: aposentadoria, pensão, auxílio',
    name: 'benefício do INSS',
  },
  publicServantBenefit: {
    option: 'Aposentadoria ou pensão de servidor: município, estado ou União',
    name: 'benefício de servidor',
  },
  bpc: { option: 'BPC/LOAS', name: 'BPC' },
  pensaoAlimenticia: { option: 'Pensão alimentícia recebida', name: 'pensão alimentícia' },
  estagioOuAprendizagem: { option: 'Estágio ou jovem aprendiz', name: 'estágio ou jovem aprendiz' },
  peDeMeia: { option: 'Pé-de-Meia, do ensino médio público', name: 'Pé-de-Meia' },
  auxilioInclusao: { option: 'Auxílio-inclusão', name: 'auxílio-inclusão' },
  workWithAuxilioInclusao: {
    option: 'Salário de quem recebe auxílio-inclusão',
    name: 'salário de quem recebe auxílio-inclusão',
  },
  pensaoIndenizatoria: {
    option: 'Pensão especial de indenização, como a da talidomida',
    name: 'pensão especial de indenização',
  },
  damIndemnity: {
    option: 'Auxílio por rompimento de barragem',
    name: 'auxílio por rompimento de barragem',
  },
  other: { option: 'Outra, como aluguel', name: 'outra renda' },
};

/** "trabalho" */
export const kindName = (kind: IncomeKind | 'bolsaFamilia' | undefined): string => {
  if (kind === 'bolsaFamilia') return 'Bolsa Família';
  return kind ? incomeWords[kind].name : 'renda que não se sabe qual é';
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
