import type { CivilStatus, Income, Relationship } from '#rules/bpc-income/answers.ts';
import { memberOf } from '#rules/bpc-income/family.ts';
import { parentsAtHome } from '#rules/bpc-income/stepparents.ts';

const placeOf = (relationship: Relationship, civilStatus?: CivilStatus) =>
  memberOf({ id: '', relationship, civilStatus }, parentsAtHome([]));

/** Whether the place of the person hangs on the civil status. */
export const needsCivilStatus = (relationship: Relationship | undefined): boolean =>
  relationship !== undefined && placeOf(relationship).reason === 'civilStatusNotTold';

/**
 * Whether the person may count, whoever else lives in the house. The incomes of all others are not
 * asked: they change nothing.
 */
export const mayCount = (relationship: Relationship, civilStatus: CivilStatus | undefined) =>
  placeOf(relationship, civilStatus).verdict !== 'unmet';

/**
 * Whether an income hangs on the age and the disability of the person (LOAS, art. 20, § 14): not a benefit
 * far above one wage, whichever year's it will be.
 * @param wage in cents, where it is known
 */
export const hangsOnAge = (
  incomes: readonly Income[] = [],
  wage = Number.POSITIVE_INFINITY,
): boolean =>
  incomes.some(
    ({ kind, cents = 0 }) =>
      (kind === 'inssBenefit' || kind === 'publicServantBenefit') && cents < 2 * wage,
  );

interface ToldOfIncome {
  hasIncome?: boolean | undefined;
}

interface House extends ToldOfIncome {
  residents?: readonly (ToldOfIncome & {
    relationship?: Relationship;
    civilStatus?: CivilStatus | undefined;
  })[];
  receivesBolsaFamilia?: boolean | undefined;
}

/** Whether there may be an income from which expenses are taken: where all said no, nothing passes the limit. */
export const mayHaveIncome = (house: House): boolean =>
  house.receivesBolsaFamilia !== false ||
  house.hasIncome !== false ||
  (house.residents ?? []).some(
    ({ relationship, civilStatus, hasIncome }) =>
      hasIncome !== false && (!relationship || mayCount(relationship, civilStatus)),
  );
