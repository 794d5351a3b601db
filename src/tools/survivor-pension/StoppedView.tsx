import type { RefObject } from 'react';
import type { Stopped } from '#rules/survivor-pension/applied-rules.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { ResultFoot } from '../frame/ResultFoot.tsx';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import { TakeToChat } from '../frame/TakeToChat.tsx';
import styles from '../frame/tool.module.css';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { AskInss } from './AskInss.tsx';
import { greeting } from './chat-lines.ts';
import type { PensionForm } from './read-answers.ts';

interface Props {
  form: PensionForm;
  stopped: Stopped;
  heading: RefObject<HTMLHeadingElement | null>;
  setting: ToolSetting;
}

/** A death before the rules of this tool: what applies instead, and where to ask. */
export const StoppedView = ({ form, stopped, heading, setting }: Props) => {
  const { death } = form.answers;
  return (
    <div className={styles.result}>
      <div className={styles.answer}>
        <h2 ref={heading} tabIndex={-1}>
          Para essa data, a regra do valor é outra.
        </h2>
        <p>
          Você informou morte em <b>{longDate(death)}</b>. Vale a lei do dia da morte. A conta desta
          página serve para mortes desde {longDate(stopped.rulesFrom)}.
        </p>
        <p>
          {stopped.reason === 'oldValueRule'
            ? 'Antes disso valia a regra antiga de valor: em geral, 100% da aposentadoria, dividida entre os dependentes.'
            : 'Antes disso eram outras as regras de valor e de duração. Elas mudaram mais de uma vez.'}
        </p>
        <p>
          A pensão pode ser pedida mesmo anos depois, conforme o caso. Ela é paga, em regra, desde o
          pedido.
        </p>
        <SourceLinks keys={stopped.citations} links={setting.links} />
      </div>
      <AskInss requested={false} />
      <ResultFoot
        today={form.today}
        year={setting.year}
        keys={stopped.citations}
        links={setting.links}
      />
      <TakeToChat
        number={setting.number}
        label="Conversar sobre a pensão"
        greeting={greeting}
        lines={[{ id: 'morte', text: `A morte foi em ${shortDate(death)}.` }]}
      />
    </div>
  );
};
