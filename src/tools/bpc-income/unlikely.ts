import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import { type Contradiction, contradictionsOf } from '#rules/bpc-income/contradictions.ts';

const words: Record<Contradiction['id'], string> = {
  severalSpouses: 'Você informou mais de um marido, esposa ou companheiro. Confira as pessoas.',
  manyParents: 'Você informou mais de dois pais ou mães. Confira as pessoas.',
  applicantAlreadyReceives:
    'Você vai pedir o BPC e informou um BPC seu. Se já o recebe, mude a resposta sobre a finalidade.',
  keepsWithoutReason:
    'Você já recebe o BPC e informou menos de 65 anos, sem deficiência. Confira a idade e a deficiência.',
  bpcWithOtherBenefit:
    'Você informou BPC e outro benefício para a mesma pessoa. Em regra, os dois não se recebem juntos. Confira.',
};

/** Answers that can be so and seldom are, in sentences to be read beside the result. */
export const unlikely = (answers: BpcIncomeAnswers): string[] =>
  contradictionsOf(answers).map(({ id }) => words[id]);
