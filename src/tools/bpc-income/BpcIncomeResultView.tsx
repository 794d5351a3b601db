import type { CitationKey } from '#law/citations.ts';
import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { hindranceCitations } from '#rules/bpc-income/beside-income.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { changeCitations } from '#rules/bpc-income/changes.ts';
import { contradictionsOf } from '#rules/bpc-income/contradictions.ts';
import { countOfPeople, given } from '#words/phrases.ts';
import { citedBy } from '../citations/citation-links.ts';
import type { ResultPart, Shown } from '../frame/shown.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { ifTicked } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { Account } from './Account.tsx';
import { answersFrom } from './answers-from.ts';
import { assess } from './assess.ts';
import { criteriaInWords, doubtsOf } from './criteria.ts';
import { healthInWords, healthProofInWords } from './health-words.ts';
import { LimitBars } from './LimitBars.tsx';
import { ageNames, type Told } from './questions.ts';
import { sayOf } from './say.ts';
import { type Known, keepsByOtherSum, mayFitByHealth } from './when.ts';

/** The income compared with the limit, in words; the two figures; why; what to do. */
export function answerOf(known: Known): Answer {
  const { result } = known;
  const say = sayOf(known);
  const said = saidAnswer(say);
  const health = healthInWords(known);
  return {
    ...said,
    verdict: [
      say.first('answer'),
      // Never of who has the BPC, who is judged by another sum.
      mayFitByHealth(result) && !keepsByOtherSum(result) && say.one('answer', 'gastos-podem'),
    ]
      .filter(Boolean)
      .join(' '),
    reason: (
      <>
        {said.reason}
        {health.length > 0 && <p>{health.join(' ')}</p>}
        {keepsByOtherSum(result) || <LimitBars known={known} />}
      </>
    ),
  };
}

const familySize = ({ familySize: { atLeast, atMost } }: BpcIncomeResult): string =>
  atLeast === atMost ? countOfPeople(atLeast) : `de ${atLeast} a ${countOfPeople(atMost)}`;

/** The lines of the message; what tells of income or health stays out unless ticked. */
function chatLines(answers: BpcIncomeAnswers, known: Known): ChatLine[] {
  const { applicant, isBpcAlreadyGranted, hasHealthExpenses } = answers;
  const { one, first } = sayOf(known);
  return given<ChatLine>(
    isBpcAlreadyGranted === false && {
      id: 'finalidade',
      text: known.isRefused
        ? 'O INSS negou o BPC, e quero conferir a conta da renda.'
        : 'É para um pedido de BPC.',
    },
    isBpcAlreadyGranted === true && ifTicked('finalidade', 'É para manter um BPC já concedido.'),
    {
      id: 'idade',
      text: `Idade de quem pede: ${applicant.ageBand ? ageNames[applicant.ageBand].toLowerCase() : 'não sei'}.`,
    },
    { id: 'familia', text: `Entram na conta: ${familySize(known.result)}, com quem pede.` },
    ifTicked('renda', `${first('summary')} ${one('summary', 'limite')}`),
    applicant.hasDisability === true && ifTicked('deficiencia', 'Quem pede tem deficiência.'),
    hasHealthExpenses === true && ifTicked('saude', 'Há gastos de saúde que o SUS não fornece.'),
  );
}

/** Every citation that the result shows; some more than once. */
export function citationsOf(known: Known): CitationKey[] {
  const { result, changes } = known;
  const parts = [...criteriaInWords(known), ...result.members, ...result.incomes];
  return [
    ...citedBy([...parts, ...doubtsOf(result)]),
    ...result.beside.hindrances.flatMap((one): readonly CitationKey[] => hindranceCitations[one]),
    result.wage.source,
    ...result.withBolsaFamilia.half.citations,
    ...(changes ? changeCitations : []),
  ];
}

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
    ...all('reason', 'fora-da-soma'),
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
