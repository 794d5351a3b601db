import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import texts from '#results/valor-da-incapacidade.yaml';
import { knownFigures } from '#rules/figures.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import {
  currentAidCitation,
  permanentIncapacity,
} from '#rules/permanent-incapacity/permanent-incapacity.ts';
import type { TemporaryIncapacityAnswers } from '#rules/temporary-incapacity/answers.ts';
import { temporaryIncapacity } from '#rules/temporary-incapacity/temporary-incapacity.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { sayerOf } from '../sentences/result-words.ts';
import { SaidResult } from '../sentences/SaidResult.tsx';
import { ifTicked } from '../talk/answer-lines.ts';
import { permanentWords, readingInWords, withHelpInWords } from './permanent-words.ts';
import type { Told } from './questions.ts';
import { betweenInWords, temporaryWords } from './temporary-words.ts';

/** What one of the two rules is asked. */
type Asked =
  | ({ aim: 'aid' } & TemporaryIncapacityAnswers)
  | ({ aim: 'permanent' } & IncapacityAnswers);

/** What was told, as the rule of the retirement takes it. */
export function permanentFrom(told: Told): IncapacityAnswers {
  const { isSpecial, cause, category, beganBefore, sex, time, needsHelp } = told;
  const { aidCents, isNewAid, meanCents } = told;
  const byAid =
    aidCents === undefined
      ? undefined
      : { aid: aidCents, isNew: beganBefore === false || isNewAid === true };
  const known = meanCents === undefined ? byAid : { mean: meanCents };
  const isOwnAccount = category && category === 'ownAccount';
  return { isSpecial, cause, isOwnAccount, beganBefore, sex, time, known, needsHelp };
}

/** What was told, as the rule of the auxílio takes it. */
export const temporaryFrom = (told: Told): TemporaryIncapacityAnswers => ({
  isSpecial: told.isSpecial,
  lastTwelve: told.lastTwelveCents,
  mean: told.meanCents,
});

/** What the retirement would pay; what each rule that is open would give, with and without the 25 %. */
const PermanentResult = (shown: Shown<Told, IncapacityAnswers>) => {
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
      table={
        result.others.length > 0 && (
          <CaptionedTable
            caption="Cada caso, com o seu valor"
            columns={['Se…', 'Então', 'Com os 25%']}
            rows={[result.main, ...result.others].map((reading) => [
              say.one('words', reading.rule),
              readingInWords(reading),
              withHelpInWords(reading),
            ])}
          />
        )
      }
      lines={[ifTicked('valor-da-conta', say.one('message', 'valor'))]}
    />
  );
};

/** What the auxílio would pay; what less, as much or more pay before the last twelve months would make of it. */
const TemporaryResult = (shown: Shown<Told, TemporaryIncapacityAnswers>) => {
  const { answers, today } = shown;
  const figures = knownFigures(today);
  const result = temporaryIncapacity(answers, figures);
  const { least, ifAlike, most } = result;
  const say = sayerOf(temporaryWords, texts, { ...result, told: answers, figures });
  return (
    <SaidResult
      isLargeOnPaper
      shown={shown}
      say={say}
      figures={figures}
      keys={result.citations}
      table={
        ifAlike !== undefined &&
        most !== undefined && (
          <CaptionedTable
            caption="O que você ganhava antes dos últimos 12 meses"
            columns={['Se…', 'Então']}
            rows={[
              [say.one('words', 'menos'), betweenInWords(least, ifAlike)],
              [say.one('words', 'parecido'), say.one('words', 'perto')],
              [say.one('words', 'mais'), betweenInWords(ifAlike, most)],
            ]}
          />
        )
      }
      lines={[ifTicked('valor-da-conta', say.one('message', 'valor'))]}
    />
  );
};

export const result: ResultPart<Told, Asked> = {
  answersFrom: (told) =>
    told.aim === 'aid'
      ? { aim: 'aid', ...temporaryFrom(told) }
      : { aim: 'permanent', ...permanentFrom(told) },
  // What was asked for: the auxílio or the retirement.
  View: ({ answers, ...shown }) =>
    answers.aim === 'aid' ? (
      <TemporaryResult {...shown} answers={answers} />
    ) : (
      <PermanentResult {...shown} answers={answers} />
    ),
};
