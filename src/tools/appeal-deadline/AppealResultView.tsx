import { yearOf } from '#law/date.ts';
import { appeal, lateCitations } from '#rules/appeal-deadline/appeal.ts';
import { deadlineCitations } from '#rules/appeal-deadline/deadline.ts';
import { longDate } from '#words/dates.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../frame/ToolResult.tsx';
import { answerOf, lateNotes } from './answer.tsx';
import { chatLines } from './chat-lines.ts';
import { DeadlineCount, LeftOutDays } from './DeadlineCount.tsx';
import type { Told } from './questions.ts';
import { lineToCopy, whatToDo } from './wording.ts';

/** The result: the two dates and what to do by then; how they were counted. */
const AppealResultView = (shown: Shown<Told, Told>) => {
  const { told, today } = shown;
  const result = appeal(told, today);
  const counted = 'deadline' in result ? result : undefined;
  const isLate = counted === undefined || counted.situation === 'pastDeadline';
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(result, today)}
      account={counted && <DeadlineCount deadline={counted.deadline} />}
      mayChange={
        <>
          <p>
            Você informou que soube da decisão em <b>{longDate(told.ciencia)}</b>. Aviso pela
            internet pode valer antes de você abrir: se viu a resposta mais cedo no Meu INSS, use a
            data mais antiga.
          </p>
          {isLate && lateNotes}
        </>
      }
      leftOut={<LeftOutDays deadline={counted?.deadline} />}
      year={yearOf(today)}
      keys={counted ? Object.values(deadlineCitations).flat() : lateCitations}
      summary={
        isLate
          ? `O prazo do recurso ao INSS passou, pela conta. Decisão conhecida em ${longDate(told.ciencia)}.`
          : counted.situation === 'ok'
            ? lineToCopy(counted.deadline)
            : `Recurso ao INSS: ${whatToDo(counted)}`
      }
      chat={{
        greeting: 'Olá! Quero enviar a carta de indeferimento para análise.',
        lines: chatLines(told, counted),
      }}
    />
  );
};

export const result: ResultPart<Told, Told> = {
  answersFrom: (told) => told,
  View: AppealResultView,
};
