import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import texts from '#results/valor-da-incapacidade.yaml';
import { knownFigures } from '#rules/figures.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import {
  currentAidCitation,
  type PermanentIncapacity,
  permanentIncapacity,
} from '#rules/permanent-incapacity/permanent-incapacity.ts';
import type { Shown } from '../frame/shown.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidResult } from '../sentences/SaidResult.tsx';
import { ifTicked } from '../talk/answer-lines.ts';
import { permanentWords, readingInWords, withHelpInWords } from './permanent-words.ts';
import type { Told } from './questions.ts';

interface Props {
  result: PermanentIncapacity;
  say: Sayer<typeof permanentWords.parts>;
}

/** What each rule that is open would give, side by side, with and without the 25 %. */
const EachRule = ({ result: { main, others }, say }: Props) =>
  others.length > 0 && (
    <CaptionedTable
      caption="Cada caso, com o seu valor"
      columns={['Se…', 'Então', 'Com os 25%']}
      rows={[main, ...others].map((reading) => [
        say.one('words', reading.rule),
        readingInWords(reading),
        withHelpInWords(reading),
      ])}
    />
  );

/** What the retirement would pay, how it was counted, what may change it. */
export const PermanentResult = (shown: Shown<Told, IncapacityAnswers>) => {
  const { answers, today } = shown;
  const hasAid = shown.told.known === 'aid';
  const figures = knownFigures(today);
  const result = permanentIncapacity(answers, figures);
  const { known: told, ...others } = answers;
  const say = sayerOf(permanentWords, texts, { ...others, ...result, told, hasAid, figures });
  return (
    <SaidResult
      isLargeOnPaper
      shown={shown}
      say={say}
      figures={figures}
      keys={[...result.citations, ...(hasAid ? [currentAidCitation] : [])]}
      table={<EachRule result={result} say={say} />}
      summary={[...say.all('summary'), say.first('answer'), say.first('decides')]}
      lines={[ifTicked('valor-da-conta', say.one('message', 'valor'))]}
    />
  );
};
