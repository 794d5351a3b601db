import type { Practice } from '../../../content/schema/practice.ts';
import { formatDate } from './format-date.ts';

/** When the page was checked against the law, and who answers for it. */
export const Byline = ({ practice, verifiedOn }: { practice: Practice; verifiedOn: string }) => {
  const [reviewer] = practice.lawyers;
  return (
    <p>
      Verificado em <time dateTime={verifiedOn}>{formatDate(verifiedOn)}</time>.
      {reviewer && ` Responsável: ${reviewer.name}, ${reviewer.oab}.`}
    </p>
  );
};
