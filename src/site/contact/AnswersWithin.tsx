import type { Practice } from '#texts/schema/practice.ts';

type Answering = Pick<Practice, 'answersWithin'>;

/** "Respondemos em até 2 dias úteis", a fact that stands wherever one may write; nothing where the practice does not say. */
export const answersWithinWords = ({ answersWithin }: Answering): string | undefined =>
  answersWithin && `Respondemos em até ${answersWithin}`;

/** The same, where there is room for who writes at night. */
export const AnswersWithin = (practice: Answering) => {
  const words = answersWithinWords(practice);
  return words && <p>{`${words}, também a quem escreve à noite.`}</p>;
};
