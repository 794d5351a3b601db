import type { Verdict } from '../criterion.ts';
import type { Relationship, Resident } from './answers.ts';

type Parental = 'mother' | 'father' | 'stepmother' | 'stepfather';

/** How many of each live under the applicant's roof. */
export type ParentsAtHome = Readonly<Record<Parental, number>>;

export function parentsAtHome(residents: readonly Resident[]): ParentsAtHome {
  const count = (wanted: Relationship) =>
    residents.filter(({ relationship }) => relationship === wanted).length;
  return {
    mother: count('mother'),
    father: count('father'),
    stepmother: count('stepmother'),
    stepfather: count('stepfather'),
  };
}

/**
 * Whether the stepparent counts: "os pais e, na ausência de um deles, a madrasta ou o padrasto"
 * (LOAS, art. 20, § 1º). A parent who does not live in the house is absent.
 *
 * The place of an absent mother is the stepmother's, that of an absent father the stepfather's. The
 * law does not say so outright, hence 'unknown' for the mother's wife where the father is absent,
 * and where two claim one place.
 */
export function stepparentVerdict(step: 'stepmother' | 'stepfather', home: ParentsAtHome): Verdict {
  if (home.mother + home.father >= 2) return 'unmet';
  const [ownPlace, otherStep] =
    step === 'stepmother'
      ? (['mother', 'stepfather'] as const)
      : (['father', 'stepmother'] as const);
  if (home[ownPlace] === 0) return home[step] === 1 ? 'met' : 'unknown';
  return home[otherStep] > 0 ? 'unmet' : 'unknown';
}
