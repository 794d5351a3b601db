import type { Income, IncomeKind } from '#rules/bpc-income/answers.ts';
import { formatCents } from '#words/money.ts';
import { capitalised, uncapitalised } from '#words/phrases.ts';

/** The kind of an income: in the list to choose from. */
export const incomeOptions: Record<IncomeKind, string> = {
  work: 'Trabalho: salário, por conta própria, MEI',
  occasionalWork: 'Bico, trabalho de vez em quando',
  inssBenefit: 'Benefício do INSS: aposentadoria, pensão, auxílio',
  publicServantBenefit: 'Aposentadoria ou pensão de servidor: município, estado ou União',
  bpc: 'BPC/LOAS',
  pensaoAlimenticia: 'Pensão alimentícia recebida',
  estagioOuAprendizagem: 'Estágio ou jovem aprendiz',
  peDeMeia: 'Pé-de-Meia, do ensino médio público',
  auxilioInclusao: 'Auxílio-inclusão',
  workWithAuxilioInclusao: 'Salário de quem recebe auxílio-inclusão',
  pensaoIndenizatoria: 'Pensão especial de indenização, como a da talidomida',
  damIndemnity: 'Auxílio por rompimento de barragem',
  other: 'Outra, como aluguel',
};

/** In a sentence, where it is called otherwise. */
const names: Partial<Record<IncomeKind, string>> = {
  work: 'trabalho',
  occasionalWork: 'bico',
  inssBenefit: 'benefício do INSS',
  publicServantBenefit: 'benefício de servidor',
  bpc: 'BPC',
  pensaoAlimenticia: 'pensão alimentícia',
  peDeMeia: 'Pé-de-Meia',
  pensaoIndenizatoria: 'pensão especial de indenização',
  other: 'outra renda',
};

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
