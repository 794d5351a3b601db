import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import texts from '#results/valor-da-incapacidade.yaml';
import { knownFigures } from '#rules/figures.ts';
import type { TemporaryIncapacityAnswers } from '#rules/temporary-incapacity/answers.ts';
import {
  type TemporaryIncapacity,
  temporaryIncapacity,
} from '#rules/temporary-incapacity/temporary-incapacity.ts';
import type { Shown } from '../frame/shown.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { SaidResult } from '../sentences/SaidResult.tsx';
import { ifTicked } from '../talk/answer-lines.ts';
import type { Told } from './questions.ts';
import { betweenInWords, temporaryWords } from './temporary-words.ts';

interface Props {
  result: TemporaryIncapacity;
  say: Sayer<typeof temporaryWords.parts>;
}

/** What less, as much or more pay before the last twelve months would make of it. */
function EarlierPay({ result: { least, ifAlike, most }, say }: Props) {
  if (ifAlike === undefined || most === undefined) return false;
  return (
    <CaptionedTable
      caption="O que você ganhava antes dos últimos 12 meses"
      columns={['Se…', 'Então']}
      rows={[
        [say.one('words', 'menos'), betweenInWords(least, ifAlike)],
        [say.one('words', 'parecido'), say.one('words', 'perto')],
        [say.one('words', 'mais'), betweenInWords(ifAlike, most)],
      ]}
    />
  );
}

/** What the auxílio would pay, how it was counted, what may change it. */
export const TemporaryResult = (shown: Shown<Told, TemporaryIncapacityAnswers>) => {
  const { answers, today } = shown;
  const figures = knownFigures(today);
  const result = temporaryIncapacity(answers, figures);
  const say = sayerOf(temporaryWords, texts, { ...result, told: answers, figures });
  return (
    <SaidResult
      isLargeOnPaper
      shown={shown}
      say={say}
      figures={figures}
      keys={result.citations}
      table={<EarlierPay result={result} say={say} />}
      summary={[...say.all('summary'), say.first('answer'), say.first('decides')]}
      lines={[ifTicked('valor-da-conta', say.one('message', 'valor'))]}
    />
  );
};
