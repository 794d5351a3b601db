import { type IsoDate, isoDate } from '#law/date.ts';
import { isStale } from '#law/stale.ts';
import { officialChannels } from '#site/navigation.ts';

export interface Checked {
  /** The day of the build. */
  date: IsoDate;
  /** ISO date. */
  verifiedOn: string;
}

/** A warning once the last check against the law is old; nothing before. */
export const InReview = ({ date, verifiedOn }: Checked) =>
  isStale(isoDate(verifiedOn), date) && (
    <p>
      <mark>Em revisão.</mark> Este texto não é conferido há mais de seis meses. Antes de agir,
      confirme no <a href={officialChannels.meuInss}>Meu INSS</a>.
    </p>
  );
