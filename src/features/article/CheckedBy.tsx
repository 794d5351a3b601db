import type { PageText } from '#texts/load/page-text.ts';
import { nameWith } from '#texts/schema/practice.ts';
import { counselOf, type PracticeKind } from '#texts/schema/practice-kind.ts';
import { longDate } from '#words/dates.ts';

/** The day of the last check against the sources, and who signed for it, if anybody did. */
export type CheckedText = Pick<PageText, 'verifiedOn' | 'signature'>;

interface Props extends CheckedText {
  /** What the practice is: it says whose signature is missing. */
  kind: PracticeKind;
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;

/** When the page was checked against the law, and whether somebody answers for it. */
export const CheckedBy = ({ verifiedOn, signature, kind }: Props) => (
  <p>
    Verificado em <Day date={verifiedOn} />.{' '}
    {signature ? (
      <>
        Conferido por {nameWith(signature.name, signature.oab)}, em <Day date={signature.on} />.
      </>
    ) : (
      `Ainda sem a assinatura de um ${counselOf(kind)}.`
    )}
  </p>
);
