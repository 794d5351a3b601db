import { applicantAges, labelOf } from './choices.ts';
import { countOfPeople } from './count-of-people.ts';
import { amountWords, incomesInWords } from './income-words.ts';
import type { BpcForm } from './read-answers.ts';

const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const disability = (truth: boolean | undefined): string =>
  truth === undefined ? 'deficiência não informada' : truth ? 'com deficiência' : 'sem deficiência';

const ownIncome = (incomes: Parameters<typeof incomesInWords>[0]): string => {
  if (incomes === undefined) return 'renda própria não informada';
  return incomes.length === 0
    ? 'sem renda própria'
    : `renda própria: ${decapitalised(incomesInWords(incomes))}`;
};

const bolsaFamilia = (cents: number | undefined): string =>
  cents === 0 ? 'sem Bolsa Família' : `Bolsa Família: ${amountWords(cents)}`;

const purpose = (isGranted: boolean | undefined): string => {
  if (isGranted === undefined) return 'pedir ou manter o BPC';
  return isGranted ? 'manter o BPC' : 'pedir o BPC';
};

const health = (truth: boolean | undefined): string => {
  if (truth === undefined) return 'gastos de saúde não informados';
  return truth ? 'com gastos de saúde' : 'sem gastos de saúde';
};

/** What was told, in one line; the people and their incomes come below it. */
export function toldInOneLine({ answers }: BpcForm): string {
  const { applicant, residents } = answers;
  const told = [
    purpose(answers.isBpcAlreadyGranted),
    decapitalised(labelOf(applicantAges, applicant.ageBand)),
    ...(applicant.ageBand === 'under65' ? [disability(applicant.hasDisability)] : []),
    ownIncome(applicant.incomes),
    residents.length === 0
      ? 'ninguém mais na casa'
      : `mais ${countOfPeople(residents.length)} na casa`,
    bolsaFamilia(answers.bolsaFamiliaCents),
    health(answers.hasHealthExpenses),
  ];
  return `Você informou: ${told.join('; ')}.`;
}
