import type { HealthExpense } from '#law/health-expenses.ts';

/**
 * Age as these rules need it: the BPC asks for 65 or more (LOAS, art. 20), while § 14 speaks of a
 * person "acima de 65 anos". Whoever has 65 full years and not yet 66 meets the first for certain
 * and the second only by one of two readings.
 */
export const ageBands = ['under65', 'aged65', 'over65'] as const;

export type AgeBand = (typeof ageBands)[number];

/** What the resident is to the applicant: a sibling of the applicant is 'sibling'. */
export const relationships = [
  'spouseOrPartner',
  'mother',
  'father',
  'stepmother',
  'stepfather',
  'sibling',
  'child',
  'stepchild',
  'minorUnderTutela',
  'minorUnderGuarda',
  'grandparent',
  'grandchild',
  'uncleOrAunt',
  'nephewOrNiece',
  'childInLaw',
  'other',
] as const;

export type Relationship = (typeof relationships)[number];

/** 'formerlyMarried': divorced, separated, also only in fact, or widowed. */
export const civilStatuses = ['single', 'marriedOrUniaoEstavel', 'formerlyMarried'] as const;

export type CivilStatus = (typeof civilStatuses)[number];

/** What may come in each month, as the law treats it. */
export const incomeKinds = [
  /** Salary, self-employment, any regular work. */
  'work',
  'occasionalWork',
  /** Any benefit of the INSS but the BPC and the auxílio-inclusão. */
  'inssBenefit',
  /** Retirement or pension of a regime of public servants: municipal, state or federal. */
  'publicServantBenefit',
  'bpc',
  'estagioOuAprendizagem',
  /** Incentive of Lei 14.818/2024 for students of public secondary education. */
  'peDeMeia',
  /** Received; what the family pays is never deducted. */
  'pensaoAlimenticia',
  'pensaoIndenizatoria',
  /** Temporary aid or indemnity for the collapse of a dam. */
  'damIndemnity',
  'auxilioInclusao',
  /** Pay of the work for which the person receives auxílio-inclusão. */
  'workWithAuxilioInclusao',
  'other',
] as const;

export type IncomeKind = (typeof incomeKinds)[number];

export interface Income {
  /** Absent: the person does not know what kind of income it is. */
  readonly kind?: IncomeKind;
  /** Gross, before any discount, in integer cents per month. Absent: not known. */
  readonly cents?: number;
}

/** Whatever is absent was not told, and is never guessed. */
export interface Person {
  readonly ageBand?: AgeBand;
  readonly hasDisability?: boolean;
  /** Empty: the person has no income. Absent: not known. Bolsa Família is asked apart. */
  readonly incomes?: readonly Income[];
}

/** Someone who lives under the applicant's roof, not in an institution. */
export interface Resident extends Person {
  /** Chosen by the caller to recognise the person in the result; neither 'applicant' nor 'family'. */
  readonly id: string;
  readonly relationship: Relationship;
  /** Matters for siblings, children and stepchildren alone. */
  readonly civilStatus?: CivilStatus;
}

export interface BpcIncomeAnswers {
  readonly applicant: Person;
  readonly residents: readonly Resident[];
  /** Bolsa Família of the whole family, in integer cents per month; zero: none; absent: not known. */
  readonly bolsaFamiliaCents?: number;
  /** The applicant already receives the BPC and this is about keeping it, not about a request. */
  readonly isBpcAlreadyGranted?: boolean;
  /** The applicant pays for health items that the SUS or the SUAS does not supply. */
  readonly hasHealthExpenses?: boolean;
  /** Which of them, of those with a fixed value. Absent or empty: not told. */
  readonly healthExpenses?: readonly HealthExpense[];
}
