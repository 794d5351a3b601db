import type { Practice } from '#content/schema/practice.ts';
import { CheckedBy } from './CheckedBy.tsx';
import { type Checked, InReview } from './InReview.tsx';

/** When the page was checked against the law, who answers for it, and a warning once that is old. */
export const Byline = ({ practice, date, verifiedOn }: Checked & { practice: Practice }) => (
  <>
    <InReview date={date} verifiedOn={verifiedOn} />
    <CheckedBy practice={practice} verifiedOn={verifiedOn} />
  </>
);
