import { indicatorsReview, indicatorsReviewFile } from './indicators-review.ts';
import { lettersReview, lettersReviewFile } from './letters-review.ts';
import { pagesReview, pagesReviewFile } from './pages-review.ts';

/** A list that the lawyer checks and signs, made of today's texts. */
interface Review {
  readonly file: string;
  readonly text: () => string;
}

/** Each by the npm script that writes it. */
export const reviews: Readonly<Record<string, Review>> = {
  'letter:review': { file: lettersReviewFile, text: lettersReview },
  'pages:review': { file: pagesReviewFile, text: pagesReview },
  'indicators:review': { file: indicatorsReviewFile, text: indicatorsReview },
};
