import type { ResultPart, Shown } from '../frame/shown.ts';
import { type Asked, answersFrom } from './answers-from.ts';
import { PermanentResult } from './PermanentResult.tsx';
import type { Told } from './questions.ts';
import { TemporaryResult } from './TemporaryResult.tsx';

/** What was asked for: the auxílio or the retirement. */
const IncapacityPayResultView = ({ answers, ...shown }: Shown<Told, Asked>) =>
  answers.aim === 'aid' ? (
    <TemporaryResult {...shown} answers={answers} />
  ) : (
    <PermanentResult {...shown} answers={answers} />
  );

export const result: ResultPart<Told, Asked> = { answersFrom, View: IncapacityPayResultView };
