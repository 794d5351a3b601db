import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { Account } from './Account.tsx';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { assess } from './assess.ts';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { healthInWords, healthProofInWords } from './health-words.ts';
import { MayChange } from './MayChange.tsx';
import type { Told } from './questions.ts';
import { sayOf } from './say.ts';
import type { Known } from './when.ts';

/** For somebody in the family: the comparison, what health expenses or the house may change, the limit. */
function summaryOf(known: Known) {
  const { result } = known;
  const { all, first, one } = sayOf(known);
  return [
    one('summary', 'assunto'),
    first('answer'),
    first('summary'),
    ...(result.healthExpenses && result.withBolsaFamilia.quarter.verdict === 'unmet'
      ? [...healthInWords(known), healthProofInWords(known)]
      : [first('mayChange')]),
    one('summary', 'limite'),
    ...all('reason', 'alem-da-renda'),
  ];
}

/** The result: the income compared with the limit, how it was counted, and what is open. */
const BpcIncomeResultView = (shown: Shown<Told, BpcIncomeAnswers>) => {
  const { told, answers, today } = shown;
  const known = { ...assess(answers, today), isRefused: told.purpose === 'refused' };
  const { one } = sayOf(known);
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(known)}
      account={<Account known={known} />}
      mayChange={<MayChange answers={answers} known={known} />}
      leftOut={
        <ul>
          {known.result.notConsidered.map(({ id }) => (
            <li key={id}>{one('words', `fora-${id}`)}</li>
          ))}
        </ul>
      }
      year={known.year}
      missingYear={known.missingYear}
      keys={citationsOf(known)}
      summary={summaryOf(known)}
      chat={{ greeting: one('message', 'ola'), lines: chatLines(answers, known) }}
    />
  );
};

export const result: ResultPart<Told, BpcIncomeAnswers> = {
  answersFrom,
  View: BpcIncomeResultView,
};
