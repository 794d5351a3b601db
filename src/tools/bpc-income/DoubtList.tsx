import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { doubtsOf } from './doubt-words.ts';

/** The doubts of the law that these answers touch. */
export const DoubtList = ({ result }: { result: BpcIncomeResult }) => {
  const doubts = doubtsOf(result);
  if (doubts.length === 0) return null;
  return (
    <>
      <h4>Onde há dúvida</h4>
      <ul>
        {doubts.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
};
