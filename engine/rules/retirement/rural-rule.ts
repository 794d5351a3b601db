import { keys } from '#law/citations/keys.ts';
import { addMonths, dayNumberOf, fullYears } from '../calendar.ts';
import { legalDays, legalDaysSince, type YearsMonthsDays } from '../legal-days.ts';
import type { RetirementAnswers, Sex } from './answers.ts';
import { carencia, contributionForAge, permanentRule } from './requirements.ts';

/**
 * Age, in years, at which who lives off the land or artisanal fishing retires with 180 months of that
 * work and no contribution. Constituição, art. 201, § 7º, II; Lei 8.213/1991, art. 48, § 1º.
 */
export const ruralAge: Readonly<Record<Sex, number>> = { woman: 55, man: 60 };

export const ruralRuleCitations = keys(
  'constituicao-201-7-ii lei-8213-48-1 lei-8213-48-2 lei-8213-39 stj-tema-642',
);

/** The day on which the person comes to that age, past or to come. */
export const ruralAgeOn = ({ birthDate, sex }: Pick<RetirementAnswers, 'birthDate' | 'sex'>) =>
  addMonths(birthDate, ruralAge[sex] * 12);

/** What was told of such work; undefined is "não sei", or not asked. */
export interface RuralWork {
  /** At any time of life. */
  readonly worked?: boolean | undefined;
  /** Today, or until the age came. */
  readonly untilAge?: boolean | undefined;
}

type Person = Pick<RetirementAnswers, 'sex' | 'birthDate' | 'referenceDate' | 'time'>;

/** Whether the age of the rule by age in the city is complete; EC 103/2019, arts. 18 and 19. */
export const isOfAgeInTheCity = ({
  sex,
  birthDate,
  referenceDate,
}: Pick<Person, 'sex' | 'birthDate' | 'referenceDate'>): boolean =>
  legalDaysSince(birthDate)(dayNumberOf(referenceDate)) >= permanentRule.age[sex];

const isShort = ({ sex, time }: Pick<Person, 'sex' | 'time'>, more = 0): boolean =>
  time === undefined || legalDays(time) + more < contributionForAge[sex];

/**
 * Whether rural retirement may be the person's own rule, of who is short of the 15 years that the rule
 * of the town asks. It is of who lives off that work until the age or the request; where that is not
 * known, by what was told of such work, or by an age from which its 180 months no longer fit before it.
 * Lei 8.213/1991, art. 48, § 2º; STJ, Tema 642.
 */
export function ruralRuleOf(
  person: Person,
  { worked, untilAge }: RuralWork,
): 'own' | 'perhaps' | undefined {
  if (worked === false || untilAge === false || !isShort(person)) return undefined;
  if (worked && untilAge) return 'own';
  const { sex, birthDate, referenceDate } = person;
  const isNear = fullYears(birthDate, referenceDate) >= ruralAge[sex] - carencia / 12;
  return worked || isNear ? 'perhaps' : undefined;
}

/**
 * Whether the rule hangs on living off such work still, of who has worked so: not with the 15 years of
 * the town, nor where field and city together are enough today. Lei 8.213/1991, art. 48, § 3º.
 */
export function ruralLifeDecides(person: Person, rural: YearsMonthsDays | undefined): boolean {
  return (
    isShort(person) && !(isOfAgeInTheCity(person) && !isShort(person, rural && legalDays(rural)))
  );
}
