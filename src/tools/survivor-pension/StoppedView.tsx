import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { Stopped } from '#rules/survivor-pension/stop.ts';
import { longDate, shortDate } from '#words/dates.ts';
import type { Shown } from '../frame/shown.ts';
import { atInss } from '../result/at-inss.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { papers } from './answer.tsx';
import { greeting } from './chat-lines.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { leftOutFor } from './open-points.ts';
import type { Told } from './questions.ts';

interface Props {
  shown: Shown<Told, PensionAnswers>;
  stopped: Stopped;
}

const verdict = 'Para essa data, a regra é outra.';

/** A death before the rules of this tool: what applies instead, and where to ask. */
export const StoppedView = ({ shown, stopped }: Props) => {
  const { death } = shown.told;
  return (
    <ToolResult
      // The one answer stands in the first sentences.
      shown={{ ...shown, recounted: [] }}
      answer={{
        verdict,
        reason: (
          <p>
            Vale a lei do dia da morte, <b>{longDate(death)}</b>. Esta conta serve para mortes desde{' '}
            {longDate(stopped.rulesFrom)}.
          </p>
        ),
        steps: [
          `**Peça, se ainda não pediu,** ${atInss}. Pode ser pedida mesmo anos depois. Em regra, paga-se desde o pedido. Filho que ainda não fez 16 anos: pode pagar desde a morte.`,
          papers,
          'Leve a certidão, e a carta se já pediu, a quem possa ler a lei daquele dia: um advogado ou a Defensoria Pública.',
        ],
      }}
      leftOut={<OpenPoints points={leftOutFor(death)} />}
      keys={stopped.citations}
      summary={`Pensão por morte de ${shortDate(death)}. ${verdict}`}
      chat={{ greeting, lines: [{ id: 'morte', text: `A morte foi em ${shortDate(death)}.` }] }}
    />
  );
};
