import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { Stopped } from '#rules/survivor-pension/stop.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { longDate, shortDate } from '#words/dates.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { answersFrom } from './answers-from.ts';
import { ComparedView, OpenPoints } from './ComparedView.tsx';
import { deathLine } from './chat-lines.ts';
import { leftOutFor } from './open-points.ts';
import type { Told } from './questions.ts';
import { say } from './say.ts';

/** A death before the rules of this tool: what applies instead, and where to ask. */
const stoppedView = (shown: Shown<Told, PensionAnswers>, stopped: Stopped) => {
  const { death } = shown.told;
  const verdict = say('answer', 'lei-anterior');
  const why = say('reason', 'lei-anterior', {
    morte: longDate(death),
    dia: longDate(stopped.rulesFrom),
  });
  return (
    <ToolResult
      // The one answer stands in the first sentences.
      shown={{ ...shown, recounted: [] }}
      answer={{
        verdict,
        reason: <Paragraphs of={[why]} />,
        steps: [
          say('first', 'lei-anterior'),
          say('second', 'papeis'),
          say('third', 'lei-anterior'),
        ],
      }}
      leftOut={<OpenPoints points={leftOutFor(death)} />}
      keys={stopped.citations}
      summary={[say('summary', 'lei-anterior', { morte: shortDate(death) }), verdict]}
      chat={{ subject: say('message', 'assunto'), lines: [deathLine(death)] }}
    />
  );
};

/**
 * The result, or where the tool stops.
 * @throws {Error} on contradictory answers, which reading the form has already refused
 */
const PensionResultView = (shown: Shown<Told, PensionAnswers>) => {
  const result = survivorPension(shown.answers, shown.today);
  if (result.outcome === 'invalid') throw new Error(result.problems.map(({ id }) => id).join());
  if (result.outcome === 'stopped') return stoppedView(shown, result);
  return <ComparedView shown={shown} result={result} />;
};

export const result: ResultPart<Told, PensionAnswers> = { answersFrom, View: PensionResultView };
