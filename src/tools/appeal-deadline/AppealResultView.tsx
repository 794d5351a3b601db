import type { RefObject } from 'react';
import { appeal, lateCitations } from '#rules/appeal-deadline/appeal.ts';
import { type AppealDeadline, deadlineCitations } from '#rules/appeal-deadline/deadline.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { ResultFoot } from '../frame/ResultFoot.tsx';
import { TakeToChat } from '../frame/TakeToChat.tsx';
import styles from '../frame/tool.module.css';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { DeadlineAnswer } from './DeadlineAnswer.tsx';
import { DeadlineCount } from './DeadlineCount.tsx';
import { LateAnswer } from './LateAnswer.tsx';
import type { AppealForm } from './read-answers.ts';

interface Props {
  answers: AppealForm;
  heading: RefObject<HTMLHeadingElement | null>;
  setting: ToolSetting;
}

const deadlineLine = (must: string, { safeDay, legalLimit }: AppealDeadline): string =>
  `Pela conta do site, ${must} recorrer até ${shortDate(safeDay)} (limite: ${shortDate(legalLimit)}).`;

/** The result: the two dates, how they were counted, what to do, and the message for the practice. */
export const AppealResultView = ({ answers, heading, setting }: Props) => {
  const { ciencia, today } = answers;
  const result = appeal({ ciencia }, today);
  const counted = 'deadline' in result ? result : undefined;
  return (
    <div className={styles.result}>
      {counted && counted.situation !== 'pastDeadline' ? (
        <DeadlineAnswer result={counted} heading={heading} today={today} />
      ) : (
        <LateAnswer heading={heading} ciencia={ciencia} limit={counted?.deadline.legalLimit} />
      )}
      <p>
        Você informou que soube da decisão em <b>{longDate(ciencia)}</b>. Aviso pela internet pode
        valer antes de você abrir: se viu a resposta mais cedo no Meu INSS, use a data mais antiga.
      </p>
      {counted && (
        <div className={styles.columns}>
          <DeadlineCount deadline={counted.deadline} links={setting.links} />
        </div>
      )}
      <ResultFoot
        today={today}
        year={setting.year}
        keys={counted ? Object.values(deadlineCitations).flat() : lateCitations}
        links={setting.links}
      />
      <TakeToChat
        number={setting.number}
        label="Quero enviar a carta"
        greeting="Olá! Quero enviar a carta de indeferimento para análise."
        lines={[
          {
            id: 'ciencia',
            text: `Soube da decisão em ${shortDate(ciencia)}.`,
            forOther: `A pessoa soube da decisão em ${shortDate(ciencia)}.`,
          },
          ...(counted
            ? [
                {
                  id: 'prazo',
                  text: deadlineLine('devo', counted.deadline),
                  forOther: deadlineLine('a pessoa deve', counted.deadline),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
};
