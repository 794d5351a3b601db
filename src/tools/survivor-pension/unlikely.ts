import type { PensionAnswers } from '#rules/survivor-pension/answers.ts';
import { type Contradiction, contradictionsOf } from '#rules/survivor-pension/contradictions.ts';
import type { NameOf } from './people.ts';

const words: Record<Contradiction['id'], (who: string) => string> = {
  veryYoungPartner: () => 'Pela data, quem ficou tinha menos de 16 anos na morte.',
  unionInChildhood: () => 'Pelas datas, a união de 2 anos começou antes dos 16 anos de quem ficou.',
  veryOld: (who) => `Pela data de nascimento, mais de 110 anos: ${who}.`,
};

/** Answers that can be so and seldom are, in sentences to be read beside the result. */
export const unlikely = (answers: PensionAnswers, nameOf: NameOf): string[] =>
  contradictionsOf(answers).map(
    ({ id, dependant }) => `${words[id](dependant ? nameOf(dependant) : '')} Confira a resposta.`,
  );
