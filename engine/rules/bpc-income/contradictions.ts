import type { BpcIncomeAnswers, Income, Person, Relationship } from './answers.ts';

/** Answers that do not fit together; all can be so, and are only to be asked back. */
export interface Contradiction {
  readonly id:
    | 'severalSpouses'
    /** More than two parents under one roof. */
    | 'manyParents'
    | 'applicantAlreadyReceives'
    /** The applicant keeps a BPC as a person of 65 or more, or with disability, and is neither. */
    | 'keepsWithoutReason'
    /** Somebody has a BPC and another benefit, which LOAS, art. 20, § 4º, does not let stand together. */
    | 'bpcWithOtherBenefit';
  /** The people it is about: 'applicant' or the id of a resident. */
  readonly people: readonly string[];
}

const others: readonly Income['kind'][] = ['inssBenefit', 'publicServantBenefit'];

const hasBpcAndOther = ({ incomes = [] }: Person): boolean =>
  incomes.some(({ kind }) => kind === 'bpc') && incomes.some(({ kind }) => others.includes(kind));

/** What in the answers is worth a second look, in the order of the form. */
export function contradictionsOf(answers: BpcIncomeAnswers): Contradiction[] {
  const { applicant, residents, isBpcAlreadyGranted } = answers;
  const idsOf = (...wanted: readonly Relationship[]) =>
    residents.filter(({ relationship }) => wanted.includes(relationship)).map(({ id }) => id);
  const spouses = idsOf('spouseOrPartner');
  const parents = idsOf('mother', 'father');
  const receives = applicant.incomes?.some(({ kind }) => kind === 'bpc') ?? false;
  const both = [{ ...applicant, id: 'applicant' }, ...residents]
    .filter(hasBpcAndOther)
    .map(({ id }) => id);
  const isNeither = applicant.ageBand === 'under65' && applicant.hasDisability === false;
  const found: (Contradiction | false)[] = [
    isBpcAlreadyGranted === true &&
      isNeither && { id: 'keepsWithoutReason', people: ['applicant'] },
    isBpcAlreadyGranted === false &&
      receives && { id: 'applicantAlreadyReceives', people: ['applicant'] },
    both.length > 0 && { id: 'bpcWithOtherBenefit', people: both },
    spouses.length > 1 && { id: 'severalSpouses', people: spouses },
    parents.length > 2 && { id: 'manyParents', people: parents },
  ];
  return found.filter((one) => one !== false);
}
