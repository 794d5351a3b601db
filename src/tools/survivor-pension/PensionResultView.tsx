import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { answersFrom } from './answers-from.ts';
import { ComparedView } from './ComparedView.tsx';
import type { Told } from './questions.ts';
import { StoppedView } from './StoppedView.tsx';

/**
 * The result, or where the tool stops.
 * @throws {Error} on contradictory answers, which reading the form has already refused
 */
const PensionResultView = (shown: Shown<Told, PensionAnswers>) => {
  const result = survivorPension(shown.answers, shown.today);
  if (result.outcome === 'invalid') {
    throw new Error(result.problems.map(({ id }) => id).join());
  }
  return result.outcome === 'stopped' ? (
    <StoppedView shown={shown} stopped={result} />
  ) : (
    <ComparedView shown={shown} result={result} />
  );
};

export const result: ResultPart<Told, PensionAnswers> = { answersFrom, View: PensionResultView };
