import type { ReactNode } from 'react';
import type { CitationKey } from '#law/citations.ts';
import type { Figures } from '#rules/figures.ts';
import type { Shown } from '../frame/shown.ts';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import type { Sayer } from '../sentences/result-words.ts';
import { SaidChanges, saidAccount, saidAnswer } from '../sentences/said.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import type { Told } from './questions.ts';

interface Props {
  shown: Omit<Shown<Told, unknown>, 'answers'>;
  say: Sayer<Record<'message', Record<'valor', unknown>>>;
  figures: Figures;
  /** What the count cites, the values of the year besides. */
  keys: readonly CitationKey[];
  /** Each way in which the value may be another, side by side. */
  table: ReactNode;
}

/** The result of either count: what it would pay, how it was counted, what may change it. */
export const SaidResult = ({ shown, say, figures, keys, table }: Props) => (
  <ToolResult
    isLargeOnPaper
    shown={shown}
    answer={saidAnswer(say)}
    account={saidAccount(say.all('account'))}
    mayChange={
      <>
        {table}
        <SaidChanges say={say} />
      </>
    }
    year={figures.year}
    missingYear={missingYearOf(figures, shown.today)}
    keys={[...keys, ...figures.citations]}
    summary={[...say.all('summary'), say.first('answer'), say.first('decides')]}
    chat={{
      greeting: say.first('message') ?? '',
      lines: [
        ...answerLines(shown.recounted),
        { id: 'valor-da-conta', text: say.one('message', 'valor'), isSensitive: true },
      ],
    }}
  />
);
