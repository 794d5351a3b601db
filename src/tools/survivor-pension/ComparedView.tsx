import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, yearOf } from '#law/date.ts';
import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { contradictionsOf } from '#rules/survivor-pension/contradictions.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { citedBy } from '../citations/citation-links.ts';
import type { Shown } from '../frame/shown.ts';
import { CriteriaList, type WordedCriterion } from '../result/CriteriaList.tsx';
import { missingYearOf } from '../result/old-figures.ts';
import { ToolResult } from '../result/ToolResult.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import { answerOf } from './answer.tsx';
import { hasDisputed, peopleOf } from './answers-from.ts';
import { isNobody } from './card-words.ts';
import { chatLines } from './chat-lines.ts';
import { dependantCriteria, durationCriteria, insuredCriteria } from './criteria-wording.ts';
import { knownOf } from './known.ts';
import {
  analysisPoints,
  leftOutFor,
  noCover,
  type OpenPoint,
  otherPension,
} from './open-points.ts';
import { PartsOverTime } from './PartsOverTime.tsx';
import { paymentCriteria, paymentNotes } from './payment-wording.ts';
import styles from './pension-result.module.css';
import { type NameOf, nameIn } from './people.ts';
import type { Told } from './questions.ts';
import { say, sayOf } from './say.ts';
import { partInWords } from './share-wording.ts';

const criteriaOf = (dependant: Dependant): WordedCriterion[] => [
  ...dependantCriteria(dependant),
  ...(dependant.duration ? durationCriteria(dependant.duration) : []),
];

/** Every citation that the result shows; some more than once. */
export const citationsOf = (result: Compared, death: IsoDate): CitationKey[] => [
  ...citedBy([result.insured, result.carencia]),
  ...result.dependants.flatMap((one) => [
    ...citedBy(criteriaOf(one)),
    ...(one.shares.ifConfirmed?.end.citations ?? []),
  ]),
  ...citedBy(paymentCriteria(result.dependants, String)),
  ...citedBy(Object.values(result.timelines).flat()),
  ...citedBy([...analysisPoints(result), otherPension, noCover, ...leftOutFor(death)]),
  ...(isNobody(result) ? (['lei-8213-112'] as const) : []),
];

/** Points left to a person. */
export const OpenPoints = ({ points }: { points: readonly OpenPoint[] }) => (
  <ul>
    {points.map(({ id, text }) => (
      <li key={id}>
        <Sentence>{text}</Sentence>
      </li>
    ))}
  </ul>
);

/** Person by person: until when their part lasts, and what the law asks, criterion by criterion. */
const WhoShares = ({ result, nameOf }: { result: Compared; nameOf: NameOf }) => (
  <>
    <h4>Quem divide, e por quê</h4>
    {[
      { id: '', name: 'A pessoa que morreu', part: [], criteria: insuredCriteria(result) },
      ...result.dependants.map((one) => ({
        id: one.id,
        name: nameOf(one.id),
        part: partInWords(one),
        criteria: criteriaOf(one),
      })),
    ].map(({ id, name, part, criteria }) => (
      <div key={id} className={styles.part}>
        <h5>{name}</h5>
        <Paragraphs of={part} />
        <CriteriaList criteria={criteria} />
      </div>
    ))}
  </>
);

interface Props {
  shown: Shown<Told, PensionAnswers>;
  result: Compared;
}

/** How much, until when and by when to ask; who and why; what is left open. */
export const ComparedView = ({ shown, result }: Props) => {
  const { answers, told, today } = shown;
  const { death, request } = answers;
  const { dependants } = result;
  const people = peopleOf(told);
  const nameOf = nameIn(people);
  const payments = paymentCriteria(dependants, nameOf);
  const known = knownOf(result, {
    today,
    death,
    isRequested: request !== undefined && request !== 'notYet',
    isDisputed: hasDisputed(told),
  });
  const { all, first } = sayOf(known);
  return (
    <ToolResult
      shown={shown}
      answer={answerOf(known, nameOf)}
      account={
        <>
          <Paragraphs of={all('account')} />
          <PartsOverTime result={result} nameOf={nameOf} />
          {payments.length > 0 && (
            <>
              <h4>Desde quando se paga</h4>
              <Paragraphs of={paymentNotes(dependants)} />
              <CriteriaList criteria={payments} />
            </>
          )}
          <WhoShares result={result} nameOf={nameOf} />
        </>
      }
      mayChange={
        <>
          <Paragraphs
            of={contradictionsOf(answers).map(({ id, dependant }) =>
              say('words', `confira-${id}`, { quem: dependant && nameOf(dependant) }),
            )}
          />
          <OpenPoints
            points={[
              ...analysisPoints(result),
              ...(answers.partner ? [otherPension] : []),
              noCover,
            ]}
          />
          <p>{say('words', 'conferir')}</p>
        </>
      }
      leftOut={<OpenPoints points={leftOutFor(death)} />}
      year={result.figures?.year ?? yearOf(today)}
      missingYear={missingYearOf(result.figures, today)}
      keys={citationsOf(result, death)}
      summary={[say('summary', 'assunto'), first('answer'), first('summary')]}
      chat={{
        subject: say('message', 'assunto'),
        lines: chatLines(answers, people, known),
      }}
    />
  );
};
