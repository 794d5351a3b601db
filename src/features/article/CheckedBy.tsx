import type { Practice } from '#content/schema/practice.ts';
import { longDate } from '#words/dates.ts';

interface Props {
  practice: Practice;
  /** ISO date. */
  verifiedOn: string;
}

/** When the page was checked against the law, and who answers for it. */
export const CheckedBy = ({ practice, verifiedOn }: Props) => {
  const [reviewer] = practice.lawyers;
  return (
    <p>
      Verificado em <time dateTime={verifiedOn}>{longDate(verifiedOn)}</time>.
      {reviewer && ` Responsável: ${reviewer.name}, ${reviewer.oab}.`}
    </p>
  );
};
