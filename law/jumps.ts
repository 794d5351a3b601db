import { everySeries } from './every-series.ts';
import type { LegalSeries, LegalValue } from './value.ts';

/** Amounts of one year stand at most so far above those of the year before; none has ever fallen. */
const mostTimes = 1.3;

/** An amount far from the one before it: more often a slip of the hand than the law. */
export interface Jump {
  readonly series: LegalSeries<unknown>;
  readonly value: LegalValue<number>;
  /** In the unit of the series. */
  readonly before: number;
}

const isAmount = ({ unit, isPast }: LegalSeries<unknown>): boolean =>
  unit.startsWith('centavos') && !isPast;

/** Amounts that fall, or rise by more than 30 %, and that nobody has confirmed. */
export const unconfirmedJumps = (
  allSeries: readonly LegalSeries<unknown>[] = everySeries,
): Jump[] =>
  allSeries.filter(isAmount).flatMap((series) =>
    (series.values as readonly LegalValue<number>[]).flatMap((value, index, values) => {
      const before = values[index - 1]?.value;
      if (before === undefined || value.isJumpConfirmed) return [];
      const isNear = value.value >= before && value.value <= before * mostTimes;
      return isNear ? [] : [{ series, value, before }];
    }),
  );
