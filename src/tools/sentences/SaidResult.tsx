import type { ComponentProps, ReactNode } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { Figures } from '#rules/figures.ts';
import { CountSteps } from '../result/CountSteps.tsx';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { Sayer } from './result-words.ts';
import { Paragraphs } from './Sentence.tsx';
import { saidAnswer } from './said.tsx';

interface Props
  extends Pick<ComponentProps<typeof ToolResult>, 'isLargeOnPaper' | 'shown' | 'parts' | 'keys'> {
  /** For somebody in the family, where it is not what its sentences, the answer and the figure say. */
  summary?: readonly (string | false | undefined)[];
  say: Sayer<object>;
  /** The values of the year; what the count cites stands in `keys`. */
  figures: Figures;
  /** Of which day they should be, where it is not today. */
  day?: IsoDate | undefined;
  calendar?: ReactNode;
  account?: readonly string[];
  /** Each way in which it may be otherwise, side by side. */
  table: ReactNode;
  /** Of the message, after what was told. */
  lines?: readonly ChatLine[];
}

/** A result that its sentences say whole: the answer, how it was counted, what may change it. */
export const SaidResult = ({ say, figures, day, calendar, table, ...props }: Props) => {
  const { shown, keys, account = say.all('account'), lines = [], ...frame } = props;
  const { summary = [...say.all('summary'), say.first('answer'), say.first('decides')] } = frame;
  return (
    <ToolResult
      {...frame}
      summary={summary}
      shown={shown}
      answer={{ ...saidAnswer(say), calendar }}
      account={account.length > 0 && <CountSteps steps={account} />}
      mayChange={
        <>
          {table}
          <Paragraphs of={say.all('mayChange')} />
        </>
      }
      year={figures.year}
      missingYear={missingYearOf(figures, day ?? shown.today)}
      keys={[...keys, ...figures.citations]}
      chat={{
        subject: say.first('message') ?? '',
        lines: [...answerLines(shown.recounted), ...lines],
      }}
    />
  );
};
