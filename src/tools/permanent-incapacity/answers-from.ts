import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type { Told } from './questions.ts';

/** What was told, as the rule takes it. */
export const answersFrom = ({
  isSpecial,
  cause,
  category,
  beganBefore,
  sex,
  time,
  aidCents,
  isNewAid,
  meanCents,
  needsHelp,
}: Told): IncapacityAnswers => ({
  isSpecial,
  cause,
  isOwnAccount: category && category === 'ownAccount',
  beganBefore,
  sex,
  time,
  known:
    meanCents === undefined
      ? aidCents === undefined
        ? undefined
        : { aid: aidCents, isNew: beganBefore === false || isNewAid === true }
      : { mean: meanCents },
  needsHelp,
});
