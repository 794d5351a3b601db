import type { PageText } from '#texts/load/page-text.ts';
import { nameWith } from '#texts/schema/lawyer.ts';
import { counselOf, type PracticeKind } from '#texts/schema/practice-kind.ts';
import { longDate } from '#words/dates.ts';

/** The day on which the text last changed, and who signed for it, if anybody did. */
export type CheckedText = Pick<PageText, 'updatedOn' | 'signature'>;

interface Props extends CheckedText {
  /** What the practice is: it says whose signature is missing. */
  kind: PracticeKind;
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;

/** Who answers for the page, and since when; without a signature, that nobody does. */
export const CheckedBy = ({ updatedOn, signature, kind }: Props) => (
  <p>
    {signature ? (
      <>
        Conferido por {nameWith(signature.name, signature.oab)}, em <Day date={signature.on} />.
      </>
    ) : (
      <>
        Escrito em <Day date={updatedOn} />
        {`, ainda não conferido por ${counselOf(kind)}.`}
      </>
    )}
  </p>
);
