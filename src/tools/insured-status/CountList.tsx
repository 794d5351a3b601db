import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { countInWords } from './wording.ts';

/** The count, one step after the other. */
export const CountList = ({ status }: { status: InsuredStatus }) => (
  <ol>
    {countInWords(status).map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
