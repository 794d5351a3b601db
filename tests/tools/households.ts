import type { Told } from '#tools/bpc-income/questions.ts';
import { alone } from './people.ts';

// Households invented for the tests of the income for the BPC.

const wage = 162_100;

type Resident = Told['residents'][number];
type Income = NonNullable<Resident['incomes']>[number];

/** One more person of the house, with one income or none. */
export const person = (
  number: number,
  relationship: Resident['relationship'],
  others: Partial<Resident> & { income?: Omit<Income, 'id'> } = {},
): Resident => {
  const { income, ...told } = others;
  const id = `pessoa-${number}`;
  return income
    ? { ...told, id, relationship, hasIncome: true, incomes: [{ ...income, id: `${id}-renda-1` }] }
    : { hasIncome: false, ...told, id, relationship };
};

/** The first worked case of the rules: exactly a quarter of the wage. */
export const celia: Told = {
  ...alone,
  residents: [
    person(1, 'spouseOrPartner', {
      income: { kind: 'inssBenefit', cents: wage },
      ageBand: 'over65',
    }),
    person(2, 'child', { civilStatus: 'single', income: { kind: 'work', cents: wage } }),
    person(3, 'child', { civilStatus: 'single' }),
    person(4, 'grandchild'),
  ],
};

/** The page's example: with the benefit above a quarter of the wage, without it within. */
export const tereza: Told = {
  ...alone,
  residents: [
    person(1, 'child', {
      civilStatus: 'single',
      income: { kind: 'occasionalWork', cents: 40_000 },
    }),
    person(2, 'grandchild'),
  ],
  receivesBolsaFamilia: true,
  bolsaFamiliaCents: 75_000,
};

/** Never contributed; lives with a son who earns one wage; Bolsa Família. */
export const widow: Told = {
  ...alone,
  residents: [person(1, 'child', { civilStatus: 'single', income: { kind: 'work', cents: wage } })],
  receivesBolsaFamilia: true,
  bolsaFamiliaCents: 60_000,
};

/** Much is not known. */
export const openHousehold: Told = {
  ...alone,
  ageBand: 'under65',
  hasDisability: undefined,
  receivesBolsaFamilia: undefined,
  hasHealthExpenses: true,
  residents: [
    person(1, 'spouseOrPartner', { income: { kind: 'inssBenefit' }, ageBand: 'aged65' }),
    person(2, 'child', { hasIncome: undefined }),
    person(3, 'minorUnderGuarda', { hasIncome: undefined }),
    person(4, 'mother', { income: { kind: 'inssBenefit', cents: 200_000 } }),
    person(5, 'stepmother', { income: { kind: 'pensaoAlimenticia' } }),
  ],
};
