import { yearOf } from '#law/date.ts';
import { appeal, lateCitations } from '#rules/appeal-deadline/appeal.ts';
import { deadlineCitations } from '#rules/appeal-deadline/deadline.ts';
import { longDate } from '#words/dates.ts';
import type { Shown } from '../frame/shown.ts';
import { ToolResult } from '../frame/ToolResult.tsx';
import { chatLines } from './chat-lines.ts';
import { DeadlineAnswer } from './DeadlineAnswer.tsx';
import { DeadlineCount } from './DeadlineCount.tsx';
import { LateAnswer } from './LateAnswer.tsx';
import type { Told } from './questions.ts';

/** The result: the two dates, how they were counted, what to do, and the message for the practice. */
export const AppealResultView = (shown: Shown<Told, Told>) => {
  const { told, today, heading, setting } = shown;
  const result = appeal(told, today);
  const counted = 'deadline' in result ? result : undefined;
  return (
    <ToolResult
      shown={shown}
      answer={
        counted && counted.situation !== 'pastDeadline' ? (
          <DeadlineAnswer result={counted} heading={heading} today={today} />
        ) : (
          <LateAnswer heading={heading} limit={counted?.deadline.legalLimit} />
        )
      }
      note={
        <p>
          Você informou que soube da decisão em <b>{longDate(told.ciencia)}</b>. Aviso pela internet
          pode valer antes de você abrir: se viu a resposta mais cedo no Meu INSS, use a data mais
          antiga.
        </p>
      }
      year={yearOf(today)}
      keys={counted ? Object.values(deadlineCitations).flat() : lateCitations}
      chat={{
        label: 'Quero enviar a carta',
        greeting: 'Olá! Quero enviar a carta de indeferimento para análise.',
        lines: chatLines(told, counted),
      }}
    >
      {counted && <DeadlineCount deadline={counted.deadline} links={setting.links} />}
    </ToolResult>
  );
};
