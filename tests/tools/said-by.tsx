import { renderToStaticMarkup } from 'react-dom/server';
import type { Answer } from '#tools/result/AnswerCard.tsx';
import { plain } from './plain.ts';

const wordsOf = (part: Answer['reason']): string =>
  plain(renderToStaticMarkup(part).replaceAll(/<[^>]*>/g, ' '));

/** What an answer says, without the page around it: headline, all above the steps, the steps. */
export const saidBy = ({ verdict, decides, reason, steps }: Answer) => ({
  verdict: wordsOf(verdict),
  card: [verdict, decides, reason].map(wordsOf).join(' '),
  steps: steps.map(String).map(plain),
});
