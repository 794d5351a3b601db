import type { BpcIncomeAnswers, Income } from '#rules/bpc-income/answers.ts';
import type { Told, ToldPerson } from './questions.ts';
import { mayCount, mayHaveIncome } from './what-to-ask.ts';

/** None where the person has none; undefined where it is not known. */
function incomesOf({ hasIncome, incomes = [] }: ToldPerson): readonly Income[] | undefined {
  if (hasIncome === undefined) return undefined;
  return hasIncome ? incomes.map(({ kind, cents }) => ({ kind, cents })) : [];
}

/** What was told, as the rules ask for it; of who cannot count no income was asked. */
export const answersFrom = (told: Told): BpcIncomeAnswers => ({
  isBpcAlreadyGranted: told.purpose && told.purpose === 'keep',
  applicant: {
    ageBand: told.ageBand,
    hasDisability: told.hasDisability,
    incomes: incomesOf(told),
  },
  residents: told.residents.map((resident) => {
    const { id, relationship, civilStatus, ageBand, hasDisability } = resident;
    return mayCount(relationship, civilStatus)
      ? { id, relationship, civilStatus, ageBand, hasDisability, incomes: incomesOf(resident) }
      : { id, relationship, civilStatus, incomes: [] };
  }),
  bolsaFamiliaCents: told.receivesBolsaFamilia === false ? 0 : told.bolsaFamiliaCents,
  hasHealthExpenses: mayHaveIncome(told) && told.hasHealthExpenses,
  healthExpenses:
    told.hasHealthExpenses === true
      ? told.healthExpenses?.flatMap(({ kind }) => (kind ? [kind] : []))
      : undefined,
});
