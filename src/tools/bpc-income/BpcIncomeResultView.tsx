import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { changeCitations } from '#rules/bpc-income/changes.ts';
import { formatCents } from '#words/money.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { ToolResult } from '../result/ToolResult.tsx';
import { answerOf } from './answer.tsx';
import { answersFrom } from './answers-from.ts';
import { assess } from './assess.ts';
import { besideInWords } from './beside-words.ts';
import { chatGreeting, chatLines } from './chat-lines.ts';
import { citationsOf } from './citations-of.ts';
import { criteriaInWords } from './criteria.ts';
import { DoubtList } from './DoubtList.tsx';
import { notConsideredWords } from './doubt-words.ts';
import { FamilyList } from './FamilyList.tsx';
import { HouseChanges, roomInWords } from './HouseChanges.tsx';
import { healthInWords, healthProofInWords } from './health-words.ts';
import { IncomeList } from './IncomeList.tsx';
import { LimitNotes } from './LimitNotes.tsx';
import { namesOf } from './member-words.ts';
import { hasTwoWays, headline, verdictInWords } from './per-person-words.ts';
import type { Told } from './questions.ts';
import { knownOf } from './result-words.ts';
import { SumInWords } from './SumInWords.tsx';
import { unlikely } from './unlikely.ts';

/** The result: the income compared with the limit, how it was counted, and what is open. */
const BpcIncomeResultView = (shown: Shown<Told, BpcIncomeAnswers>) => {
  const { answers, today } = shown;
  const assessment = assess(answers, today);
  const { result, year, missingYear } = assessment;
  const names = namesOf(result.members);
  const known = knownOf(assessment);
  const healthProof = healthProofInWords(known);
  const limit = formatCents(result.withBolsaFamilia.quarter.perPerson);
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(assessment)}
      account={
        <>
          {hasTwoWays(result) ? (
            <>
              <h4>Com o Bolsa Família</h4>
              <SumInWords way={result.withBolsaFamilia} names={names} />
              <h4>Sem o Bolsa Família</h4>
              <SumInWords way={result.withoutBolsaFamilia} names={names} />
            </>
          ) : (
            <SumInWords way={result.withBolsaFamilia} names={names} />
          )}
          {healthProof && <p>{healthProof}</p>}
          <LimitNotes result={result} />
          <FamilyList members={result.members} names={names} />
          <IncomeList result={result} names={names} />
        </>
      }
      mayChange={
        <>
          {unlikely(answers).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <HouseChanges known={known} />
          <DoubtList result={result} />
          <h4>O que a lei pede</h4>
          <CriteriaList criteria={criteriaInWords(result)} />
        </>
      }
      leftOut={
        <ul>
          {result.notConsidered.map(({ id }) => (
            <li key={id}>{notConsideredWords[id]}</li>
          ))}
        </ul>
      }
      year={year}
      missingYear={missingYear}
      keys={[...citationsOf(result), ...(assessment.changes ? changeCitations : [])]}
      summary={[
        'Conta da renda para o BPC.',
        verdictInWords(result),
        headline(result),
        ...(known.health && result.withBolsaFamilia.quarter.verdict === 'unmet'
          ? [...healthInWords(known), healthProof]
          : [roomInWords(known)]),
        `O limite de ${year} é ${limit}.`,
        ...besideInWords(result),
      ]
        .filter(Boolean)
        .join(' ')}
      chat={{ greeting: chatGreeting, lines: chatLines(answers, assessment) }}
    />
  );
};

export const result: ResultPart<Told, BpcIncomeAnswers> = {
  answersFrom,
  View: BpcIncomeResultView,
};
