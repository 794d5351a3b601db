import { yearOf } from '#law/date.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { answerOf } from './answer.tsx';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations.ts';
import { DeadlineCount, LeftOutDays } from './DeadlineCount.tsx';
import { isCounted, isWait, mainOf } from './main-clock.ts';
import type { Told } from './questions.ts';
import { lineToCopy, sayOf } from './say.ts';

/** The result: the day to act by, what to do, and what else runs; how it was counted. */
const DeadlineResultView = (shown: Shown<Told, Told>) => {
  const { told, today } = shown;
  const all = deadlines(told, today);
  const main = mainOf(all);
  const say = sayOf(main, { told, isMain: true });
  const notes = [...[main, ...all].map((one) => sayOf(one, { told })), say].flatMap((each) =>
    each.all('mayChange'),
  );
  return (
    <ToolResult
      isLargeOnPaper
      shown={shown}
      answer={answerOf(all, today, told)}
      account={all.some((one) => isCounted(one) || isWait(one)) && <DeadlineCount all={all} />}
      mayChange={<Paragraphs of={[...new Set(notes)]} />}
      leftOut={<LeftOutDays all={all} />}
      year={yearOf(today)}
      keys={citationsOf(all)}
      summary={all.map(lineToCopy)}
      chat={{
        greeting: say.one('message', told.happened === 'denied' ? 'ola-negado' : 'ola'),
        lines: chatLines(all),
      }}
    />
  );
};

export const result: ResultPart<Told, Told> = {
  answersFrom: (told) => told,
  View: DeadlineResultView,
};
