import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';

type EndCitations = { citations: readonly [CitationKey, ...CitationKey[]] };

/** Until when a share lasts. The day named is the first without the share. */
export type ShareEnd = EndCitations &
  (
    | { kind: 'date'; on: IsoDate; reason: 'fourMonths' | 'tableYears' | 'twentyFirstBirthday' }
    | { kind: 'lifelong' }
    /** Open; `notBefore` is the term that holds even if the condition ceases earlier. */
    | { kind: 'whileConditionLasts'; notBefore?: IsoDate }
  );

export interface Share {
  /** First day paid. */
  from: IsoDate;
  end: ShareEnd;
  /** While it lasts the pension is 100 % (EC 103/2019, art. 23, § 2º). */
  raisesToFull: boolean;
  /** It starts only on this day because the child was born then, after the death. */
  fromBirth: boolean;
  /** It had ended before the first day paid, because of a late request. */
  lapsed: boolean;
}

/** First day without the share; undefined while no day is fixed. */
export const lastsUntil = ({ end }: Share): IsoDate | undefined =>
  end.kind === 'date' ? end.on : undefined;

/** Puts together a share, seeing whether a late request left nothing of it. */
export function shareOf(
  from: IsoDate,
  end: ShareEnd,
  raisesToFull: boolean,
  birthAfterDeath?: IsoDate,
): Share {
  const fromBirth = from === birthAfterDeath;
  return { from, end, raisesToFull, fromBirth, lapsed: end.kind === 'date' && end.on <= from };
}
