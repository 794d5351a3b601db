import type { PracticeKind } from '#texts/schema/practice-kind.ts';
import { CheckedBy, type CheckedText } from './CheckedBy.tsx';
import { type Checked, InReview } from './InReview.tsx';

interface Props extends Pick<Checked, 'date'> {
  text: CheckedText & Pick<Checked, 'verifiedOn'>;
  kind: PracticeKind;
}

/** Who answers for the page, and a warning once its last check against the law is old. */
export const Byline = ({ date, text, kind }: Props) => (
  <>
    <InReview date={date} verifiedOn={text.verifiedOn} />
    <CheckedBy updatedOn={text.updatedOn} signature={text.signature} kind={kind} />
  </>
);
