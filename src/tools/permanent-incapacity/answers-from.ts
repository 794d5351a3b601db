import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type { Told } from './questions.ts';

/** What was told, as the rule takes it. */
export const answersFrom = ({
  isSpecial,
  cause,
  beganBefore,
  sex,
  time,
  aidCents,
  meanCents,
  needsHelp,
}: Told): IncapacityAnswers => ({
  isSpecial,
  cause,
  beganBefore,
  sex,
  time,
  known:
    meanCents === undefined
      ? aidCents === undefined
        ? undefined
        : { aid: aidCents }
      : { mean: meanCents },
  needsHelp,
});
