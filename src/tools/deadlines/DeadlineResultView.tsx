import { withFields } from '#features/case/case-file.ts';
import { yearOf } from '#law/date.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { shortDate } from '#words/dates.ts';
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

const benefitOfHappening: Partial<Record<Told['happened'], string>> = {
  stoppedWorking: 'Auxílio-doença',
  benefitEnding: 'Auxílio-doença',
  bpcNotice: 'BPC/LOAS',
  death: 'Pensão por morte',
  prison: 'Auxílio-reclusão',
  birth: 'Salário-maternidade',
};

/** As far as the answers tell it. */
const benefitOf = ({ happened, isBpc, calledFor }: Told): string =>
  isBpc || calledFor === 'bpc' ? 'BPC/LOAS' : (benefitOfHappening[happened] ?? '');

/** The result: the day to act by, what to do, and what else runs; how it was counted. */
const DeadlineResultView = (shown: Shown<Told, Told>) => {
  const { told, today } = shown;
  const all = deadlines(told, today);
  const main = mainOf(all);
  const say = sayOf(main, { told, isMain: true });
  const lines = all.map(lineToCopy);
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
      summary={lines}
      forCase={withFields({
        soube: told.ciencia && shortDate(told.ciencia),
        prazos: lines.join('\n'),
      })}
      chat={{
        subject: say.one('message', told.happened === 'denied' ? 'assunto-negado' : 'assunto'),
        lines: chatLines(all),
        benefit: benefitOf(told),
      }}
    />
  );
};

export const result: ResultPart<Told, Told> = {
  answersFrom: (told) => told,
  View: DeadlineResultView,
};
