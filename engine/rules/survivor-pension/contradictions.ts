import type { IsoDate } from '#law/date.ts';
import { fullYears } from '../calendar.ts';
import type { PensionAnswers } from './answers.ts';
import { type DependantId, dependantId } from './dependant.ts';

/** Answers that can be so, and are only to be asked back. What cannot is in `problemsOf`. */
export interface Contradiction {
  readonly id: /** Married or in união estável below the age of 16, at which the law lets people marry. */
    | 'veryYoungPartner'
    | 'veryOld'
    /** Two years of union that began below that age. */
    | 'unionInChildhood';
  readonly dependant?: DependantId;
}

const marriageAge = 16;
const unionYears = 2;
const longLife = 110;

/** What in the answers is worth a second look, in the order of the form. */
export function contradictionsOf(answers: PensionAnswers): Contradiction[] {
  const { death, partner, children = [], siblings = [] } = answers;
  const ageOf = (birth: IsoDate) => fullYears(birth, death);
  const partnerAge = partner?.birth && ageOf(partner.birth);
  const isYoung = partnerAge !== undefined && partnerAge < marriageAge;
  const people = [
    ...(partner?.birth ? [{ id: 'partner' as const, birth: partner.birth }] : []),
    ...children.map(({ birth }, index) => ({ id: dependantId('child', index), birth })),
    ...siblings.map(({ birth }, index) => ({ id: dependantId('sibling', index), birth })),
  ];
  const found: (Contradiction | false | undefined)[] = [
    isYoung && { id: 'veryYoungPartner', dependant: 'partner' },
    !isYoung &&
      partner?.union &&
      partnerAge !== undefined &&
      partnerAge < marriageAge + unionYears && { id: 'unionInChildhood', dependant: 'partner' },
    ...people
      .filter(({ birth }) => ageOf(birth) > longLife)
      .map(({ id }): Contradiction => ({ id: 'veryOld', dependant: id })),
  ];
  return found.filter((one) => one !== false && one !== undefined);
}
