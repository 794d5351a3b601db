import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { contradictionsOf } from '#rules/bpc-income/contradictions.ts';
import { CriteriaList } from '../result/CriteriaList.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import { criteriaInWords } from './criteria.ts';
import { doubtsOf } from './doubts.ts';
import { sayOf } from './say.ts';
import type { Known } from './when.ts';

/** Answers that seldom are so, what a change in the house would do, doubts of the law, what it asks. */
export const MayChange = ({ answers, known }: { answers: BpcIncomeAnswers; known: Known }) => {
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
