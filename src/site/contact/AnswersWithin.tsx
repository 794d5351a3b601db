import type { Practice } from '#texts/schema/practice.ts';

/** When somebody answers, as a fact, wherever one may write; nothing where the practice does not say. */
export const AnswersWithin = ({ answersWithin }: Pick<Practice, 'answersWithin'>) =>
  answersWithin && (
    <p>{`Respondemos em até ${answersWithin}, também a quem escreve fora do horário.`}</p>
  );
