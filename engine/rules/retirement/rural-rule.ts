import type { CitationKey } from '#law/citations.ts';
import { addMonths, fullYears } from '../calendar.ts';
import { legalDays } from '../legal-days.ts';
import type { RetirementAnswers, Sex } from './answers.ts';
import { carencia, contributionForAge } from './requirements.ts';

/**
 * Age, in years, at which who lives off the land or artisanal fishing retires with 180 months of that
 * work and no contribution. Constituição, art. 201, § 7º, II; Lei 8.213/1991, art. 48, § 1º.
 */
export const ruralAge: Readonly<Record<Sex, number>> = { woman: 55, man: 60 };

/** What rural retirement rests on. */
export const ruralRuleCitations: readonly CitationKey[] = [
  'constituicao-201-7-ii',
  'lei-8213-48-1',
  'lei-8213-48-2',
  'lei-8213-39',
];

/** The day on which the person comes to that age, past or to come. */
export const ruralAgeOn = ({ birthDate, sex }: Pick<RetirementAnswers, 'birthDate' | 'sex'>) =>
  addMonths(birthDate, ruralAge[sex] * 12);

/**
 * Whether rural retirement may be the person's own rule, of who is short of the 15 years that the rule
 * of the town asks: by what was told of such work, or, where nothing was, by an age from which its 180
 * months no longer fit before it.
 */
export function ruralRuleOf(
  { sex, birthDate, referenceDate, time }: RetirementAnswers,
  worked: boolean | undefined,
): 'own' | 'perhaps' | undefined {
  if (worked === false) return undefined;
  if (time !== undefined && legalDays(time) >= contributionForAge[sex]) return undefined;
  if (worked) return 'own';
  const isNear = fullYears(birthDate, referenceDate) >= ruralAge[sex] - carencia / 12;
  return isNear ? 'perhaps' : undefined;
}
