import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import texts from '#results/valor-da-incapacidade.yaml';
import { knownFigures } from '#rules/figures.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import {
  currentAidCitation,
  type PermanentIncapacity,
  permanentIncapacity,
} from '#rules/permanent-incapacity/permanent-incapacity.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidChanges, saidAccount, saidAnswer } from '../sentences/said.tsx';
import { answerLines } from '../talk/answer-lines.ts';
import { answersFrom } from './answers-from.ts';
import type { Told } from './questions.ts';
import { readingInWords, resultWords, withHelpInWords } from './result-words.ts';

interface Props {
  result: PermanentIncapacity;
  say: Sayer<typeof resultWords.parts>;
}

/** What each rule that is open would give, side by side, with and without the 25 %. */
const EachRule = ({ result: { main, others }, say }: Props) =>
  others.length > 0 && (
    <CaptionedTable caption="Cada caso, com o seu valor" columns={['Se…', 'Então', 'Com os 25%']}>
      <tbody>
        {[main, ...others].map((reading) => (
          <tr key={reading.rule}>
            <th scope="row">{say.one('words', reading.rule)}</th>
            <td>{readingInWords(reading)}</td>
            <td>{withHelpInWords(reading)}</td>
          </tr>
        ))}
      </tbody>
    </CaptionedTable>
  );

/** The result: what it would pay, how it was counted, what may change it. */
const PermanentIncapacityResultView = (shown: Shown<Told, IncapacityAnswers>) => {
  const { answers, today } = shown;
  const hasAid = shown.told.known === 'aid';
  const figures = knownFigures(today);
  const result = permanentIncapacity(answers, figures);
  const { known: told, ...others } = answers;
  const say = sayerOf(resultWords, texts, { ...others, ...result, told, hasAid, figures });
  return (
    <ToolResult
      isLargeOnPaper
      shown={shown}
      answer={saidAnswer(say)}
      account={saidAccount(say.all('account'))}
      mayChange={
        <>
          <EachRule result={result} say={say} />
          <SaidChanges say={say} />
        </>
      }
      year={figures.year}
      missingYear={missingYearOf(figures, today)}
      keys={[...result.citations, ...(hasAid ? [currentAidCitation] : []), ...figures.citations]}
      summary={[...say.all('summary'), say.first('answer'), say.first('decides')]
        .filter(Boolean)
        .join(' ')}
      chat={{
        greeting: say.one('message', 'ola'),
        lines: [
          ...answerLines(shown.recounted),
          { id: 'valor-da-conta', text: say.one('message', 'valor'), isSensitive: true },
        ],
      }}
    />
  );
};

export const result: ResultPart<Told, IncapacityAnswers> = {
  answersFrom,
  View: PermanentIncapacityResultView,
};
