import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { Stopped } from '#rules/survivor-pension/stop.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import type { Shown } from '../frame/shown.ts';
import { ToolResult } from '../frame/ToolResult.tsx';
import styles from '../frame/tool.module.css';
import { AskInss } from './AskInss.tsx';
import { greeting } from './chat-lines.ts';
import type { Told } from './questions.ts';

interface Props {
  shown: Shown<Told, PensionAnswers>;
  stopped: Stopped;
}

/** A death before the rules of this tool: what applies instead, and where to ask. */
export const StoppedView = ({ shown, stopped }: Props) => {
  const { told, heading, setting } = shown;
  const { death } = told;
  return (
    <ToolResult
      // The one answer stands in the first sentences.
      shown={{ ...shown, recounted: [] }}
      answer={
        <div className={styles.answer}>
          <h2 ref={heading} tabIndex={-1}>
            Para essa data, a regra do valor é outra.
          </h2>
          <p>
            Você informou morte em <b>{longDate(death)}</b>. Vale a lei do dia da morte. A conta
            desta página serve para mortes desde {longDate(stopped.rulesFrom)}.
          </p>
          <p>
            {stopped.reason === 'oldValueRule'
              ? 'Antes disso valia a regra antiga de valor: em geral, 100% da aposentadoria, dividida entre os dependentes.'
              : 'Antes disso eram outras as regras de valor e de duração. Elas mudaram mais de uma vez.'}
          </p>
          <p>
            A pensão pode ser pedida mesmo anos depois, conforme o caso. Ela é paga, em regra, desde
            o pedido.
          </p>
          <SourceLinks keys={stopped.citations} links={setting.links} />
        </div>
      }
      note={<AskInss requested={false} />}
      keys={stopped.citations}
      chat={{
        label: 'Conversar sobre a pensão',
        greeting,
        lines: [{ id: 'morte', text: `A morte foi em ${shortDate(death)}.` }],
      }}
    />
  );
};
