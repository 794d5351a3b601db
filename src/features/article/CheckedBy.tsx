import type { PageText } from '#content/load/page-text.ts';
import { longDate } from '#words/dates.ts';

/** The day of the last check against the sources, and who signed for it, if anybody did. */
export type CheckedText = Pick<PageText, 'verifiedOn' | 'signature'>;

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;

/** When the page was checked against the law, and whether a lawyer answers for it. */
export const CheckedBy = ({ verifiedOn, signature }: CheckedText) => (
  <p>
    Verificado em <Day date={verifiedOn} />.{' '}
    {signature ? (
      <>
        Conferido por {signature.name}, {signature.oab}, em <Day date={signature.on} />.
      </>
    ) : (
      'Ainda sem a assinatura de um advogado ou advogada.'
    )}
  </p>
);
