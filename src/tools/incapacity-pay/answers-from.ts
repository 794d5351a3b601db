import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type { TemporaryIncapacityAnswers } from '#rules/temporary-incapacity/answers.ts';
import type { Told } from './questions.ts';

/** What one of the two rules is asked. */
export type Asked =
  | ({ aim: 'aid' } & TemporaryIncapacityAnswers)
  | ({ aim: 'permanent' } & IncapacityAnswers);

/** What was told, as the rule of the retirement takes it. */
export const permanentFrom = ({
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

/** What was told, as the rule of the auxílio takes it. */
export const temporaryFrom = ({
  isSpecial,
  lastTwelveCents,
  meanCents,
}: Told): TemporaryIncapacityAnswers => ({
  isSpecial,
  lastTwelve: lastTwelveCents,
  mean: meanCents,
});

/** What was told, as the rule that it calls for takes it. */
export const answersFrom = (told: Told): Asked =>
  told.aim === 'aid'
    ? { aim: 'aid', ...temporaryFrom(told) }
    : { aim: 'permanent', ...permanentFrom(told) };
