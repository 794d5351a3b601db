import type { CitationKey } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { fullYears } from '../calendar.ts';
import { legalDays, wholeMonthsIn } from '../legal-days.ts';
import type { RetirementAnswers, Sex } from './answers.ts';
import { carencia } from './requirements.ts';

/** The age that the rules before the reform asked; Lei 8.213/1991, art. 48. */
const agesBefore: Readonly<Record<Sex, number>> = { woman: 60, man: 65 };

/**
 * Art. 142 asked from 60 contributions on, and fewer than 180, of who was insured by 24/07/1991 and
 * came of age by this day.
 */
const fewerUntil = isoDate('2010-12-31');
const fewest = 60;

/** Months of carência beyond those of the time told: one day did for a month. */
const slack = 12;

type Told = Pick<
  RetirementAnswers,
  'sex' | 'birthDate' | 'time' | 'carenciaMonths' | 'carenciaToCheck'
>;

const mostCarencia = ({
  time,
  carenciaMonths = time ? wholeMonthsIn(legalDays(time)) + slack : carencia,
  carenciaToCheck = 0,
}: Told): number => carenciaMonths + carenciaToCheck;

export const oldAgeRuleCitations = {
  acquiredByAge: ['ec-103-3', 'lei-8213-48', 'lei-8213-50'],
  acquiredByAgeWithFewer: ['ec-103-3', 'lei-8213-48', 'lei-8213-50', 'lei-8213-142'],
} as const satisfies Record<string, readonly [CitationKey, ...CitationKey[]]>;

/** Of who was of age in time, with the 180 contributions or, in some years, fewer. */
export type OldAgeRule = keyof typeof oldAgeRuleCitations;

/**
 * Whether the old retirement by age may be the own one of who was insured by then: of age when the
 * reform came, and not surely short of contributions. How many there were on that day is not known
 * here, so that no verdict follows.
 */
export function oldAgeRuleOf(answers: Told): OldAgeRule | undefined {
  const { sex, birthDate } = answers;
  const most = mostCarencia(answers);
  const wasOfAgeOn = (day: typeof reform) => fullYears(birthDate, day) >= agesBefore[sex];
  if (!wasOfAgeOn(reform)) return undefined;
  if (wasOfAgeOn(fewerUntil) && most >= fewest) return 'acquiredByAgeWithFewer';
  return most >= carencia ? 'acquiredByAge' : undefined;
}
