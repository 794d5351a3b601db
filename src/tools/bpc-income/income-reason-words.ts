import type { TreatedIncome } from '#rules/bpc-income/income.ts';
import type { IncomeReason, Treatment } from '#rules/bpc-income/income-reasons.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import { amountWords, kindName } from './income-words.ts';
import { type Names, nameOf } from './member-words.ts';

const treatments: Record<Treatment, string> = {
  counts: 'Entra na soma.',
  leftOut: 'Fica fora da soma.',
  unknown: 'Falta conferir.',
};

const reasons: Record<IncomeReason, (wage: string) => string> = {
  earnings: () => 'É renda de trabalho.',
  noExclusionInTheLaw: () => 'Em regra, conta: não achamos lei que deixe essa renda de fora.',
  exclusionRevoked: () => 'O INSS conta desde junho de 2025.',
  bolsaFamilia: () => 'O INSS conta desde junho de 2025. Na Justiça há decisões diferentes.',
  bolsaFamiliaNotTold: () => 'Falta saber o valor.',
  bpcOfAnotherMember: () => 'A lei deixa de fora o BPC de outra pessoa da família.',
  benefitUpToOneWage: (wage) =>
    `A lei deixa de fora benefício de até ${wage} de quem passou de 65 anos ou tem deficiência.`,
  benefitOfAnotherRegime: () =>
    'A lei fala em “benefício previdenciário”, sem dizer de qual regime. Há dúvida, e por isso há duas contas.',
  benefitAboveOneWage: (wage) => `O benefício passa de ${wage}. Por isso conta inteiro.`,
  holderNeitherOver65NorDisabled: () =>
    'A lei só deixa de fora o de quem passou de 65 anos ou tem deficiência.',
  applicantsOwnBenefit: () => 'A lei só deixa de fora o benefício de outra pessoa da família.',
  applicantsOwnBpc: () => 'É o BPC de quem pede. A lei não diz com clareza se ele entra aqui.',
  holderNotTold: () => 'Depende da idade ou da deficiência da pessoa. Falta saber.',
  holderAgedExactly65: () => 'A lei fala em “acima de 65 anos”. Aos 65, há dúvida.',
  benefitAmountNotTold: (wage) =>
    `Até ${wage}, pode ficar de fora. Acima disso, conta inteiro. Falta saber o valor.`,
  severalBenefits: () => 'A lei fala em um benefício. Com dois ou mais, há dúvida.',
  bpcAboveOneWage: (wage) => `O BPC é de ${wage}. Confira se esse valor é mesmo de BPC.`,
  estagioOuAprendizagem: () => 'A lei deixa de fora estágio e aprendizagem.',
  peDeMeia: () => 'A lei do Pé-de-Meia deixa esse valor de fora.',
  damIndemnity: () => 'A lei deixa de fora auxílio por rompimento de barragem.',
  auxilioInclusaoForKeepingBpc: () =>
    'A lei deixa de fora, para manter o BPC que outra pessoa da família já tem.',
  auxilioInclusaoForNewRequest: () => 'A lei só deixa de fora para manter BPC já concedido.',
  applicantsOwnAuxilioInclusao: () => 'A lei só deixa de fora o de outra pessoa da família.',
  requestOrKeepingNotTold: () => 'Em pedido novo, conta. Para manter o BPC, fica de fora.',
  kindNotTold: () => 'Falta saber que renda é.',
  incomesNotTold: () => 'Falta saber se há renda e de quanto.',
  personMayNotCount: () => 'Só entra se a pessoa entrar.',
  personOutsideTheFamily: () => 'A pessoa não entra na conta. A renda dela também não.',
};

/** Whose income it is, how much, and what happens to it, and why. */
export function incomeEntryWords(income: TreatedIncome, names: Names, wage: number) {
  const { personId, kind, cents, reason, treatment } = income;
  const of = personId === 'family' ? '' : `${capitalised(nameOf(names, personId))}: `;
  const isTold = kind !== undefined || cents !== undefined || income.index !== undefined;
  return {
    title: of + (isTold ? `${kindName(kind)}, ${amountWords(cents)}` : 'renda não informada'),
    text: `${treatments[treatment]} ${reasons[reason](formatCents(wage))}`,
  };
}
