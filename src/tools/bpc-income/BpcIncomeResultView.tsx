import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { contradictionsOf } from '#rules/bpc-income/contradictions.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import { Account } from './Account.tsx';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { assess } from './assess.ts';
import { chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { criteriaInWords } from './criteria.ts';
import { doubtsOf } from './doubts.ts';
import { healthInWords, healthProofInWords } from './health-words.ts';
import type { Told } from './questions.ts';
import { sayOf } from './say.ts';
import type { Known } from './when.ts';

/** Answers that seldom are so, what a change in the house would do, doubts of the law, what it asks. */
const MayChange = ({ answers, known }: { answers: BpcIncomeAnswers; known: Known }) => {
  const { one, all } = sayOf(known);
  const ofHouse = all('mayChange');
  const doubts = doubtsOf(known.result);
  return (
    <>
      <Paragraphs of={contradictionsOf(answers).map(({ id }) => one('words', `confira-${id}`))} />
      {ofHouse.length > 0 && (
        <>
          <h4>{one('words', 'casa')}</h4>
          <Paragraphs of={ofHouse} />
        </>
      )}
      {doubts.length > 0 && (
        <>
          <h4>Onde há dúvida</h4>
          <ul>
            {doubts.map(({ id }) => (
              <li key={id}>
                <Sentence>{one('words', `duvida-${id}`)}</Sentence>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>O que a lei pede</h4>
      <CriteriaList criteria={criteriaInWords(known)} />
    </>
  );
};

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
      chat={{ subject: one('message', 'assunto'), lines: chatLines(answers, known) }}
    />
  );
};

export const result: ResultPart<Told, BpcIncomeAnswers> = {
  answersFrom,
  View: BpcIncomeResultView,
};
