import type { PracticeKind } from '#texts/schema/practice-kind.ts';
import { CheckedBy, type CheckedText } from './CheckedBy.tsx';
import { type Checked, InReview } from './InReview.tsx';

interface Props extends Pick<Checked, 'date'> {
  text: CheckedText;
  kind: PracticeKind;
}

/** When the page was checked against the law, who answers for it, and a warning once that is old. */
export const Byline = ({ date, text, kind }: Props) => (
  <>
    <InReview date={date} verifiedOn={text.verifiedOn} />
    <CheckedBy verifiedOn={text.verifiedOn} signature={text.signature} kind={kind} />
  </>
);
