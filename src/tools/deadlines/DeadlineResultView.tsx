import { yearOf } from '#law/date.ts';
import { agreedDays } from '#rules/deadlines/answer-clocks.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerOf } from './answer.tsx';
import { agreedInWords } from './answer-words.ts';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations.ts';
import { clockWords } from './clock-words.ts';
import { DeadlineCount, LeftOutDays } from './DeadlineCount.tsx';
import { isAhead, isCounted, isOpen, isWait, mainOf } from './main-clock.ts';
import type { Told } from './questions.ts';
import { bpcWayBack, decidedOnPapers, papersOnly, unblockBpc } from './shared-words.ts';
import { lineToCopy } from './wording.ts';

/** The result: the day to act by, what to do, and what else runs; how it was counted. */
const DeadlineResultView = (shown: Shown<Told, Told>) => {
  const { told, today } = shown;
  const all = deadlines(told, today);
  const main = mainOf(all);
  const { notes: lateNotes = [] } = clockWords[main.id].late;
  const notes = [
    ...new Set([main, ...all].flatMap(({ id }) => clockWords[id].mayChange)),
    ...(isOpen(main) || isWait(main) || isAhead(main) ? [] : lateNotes),
  ];
  const agreed =
    told.happened === 'noAnswer' &&
    told.requestFor !== 'appeal' &&
    told.requestFor &&
    agreedDays[told.requestFor];
  const answer = answerOf(all, today, told);
  const [first, ...others] = answer.steps;
  const isHeldBack = told.stop === 'blocked' && told.isBpc === true;
  return (
    <ToolResult
      isLargeOnPaper
      shown={shown}
      answer={{ ...answer, steps: [isHeldBack ? unblockBpc : first, ...others] }}
      account={all.some((one) => isCounted(one) || isWait(one)) && <DeadlineCount all={all} />}
      mayChange={notes
        .filter((note) => told.isBpc !== false || note !== bpcWayBack)
        .filter((note) => told.isOnPapers === undefined || note !== papersOnly)
        .concat(told.isOnPapers ? decidedOnPapers(undefined) : [])
        .concat(agreed ? agreedInWords(agreed) : [])
        .map((note) => <p key={note}>{note}</p>)}
      leftOut={<LeftOutDays all={all} />}
      year={yearOf(today)}
      keys={citationsOf(all)}
      summary={all.map(lineToCopy).join(' ')}
      chat={{
        greeting:
          told.happened === 'denied'
            ? 'Olá! Quero enviar a carta de indeferimento para análise.'
            : `Olá! Preciso de orientação sobre um prazo: ${clockWords[main.id].name}.`,
        lines: chatLines(all),
      }}
    />
  );
};

export const result: ResultPart<Told, Told> = {
  answersFrom: (told) => told,
  View: DeadlineResultView,
};
