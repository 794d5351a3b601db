import { type Practice, registrations } from '#content/schema/practice.ts';
import { type IsoDate, isoDate } from '#law/date.ts';
import { isStale } from '#law/report.ts';
import { officialChannels } from '#site/navigation.ts';
import { longDate } from '#words/dates.ts';
import { joined } from '#words/phrases.ts';

interface Props {
  practice: Practice;
  /** The day of the build. */
  date: IsoDate;
  /** ISO date. */
  verifiedOn: string;
}

/** When the page was checked against the law, who answers for it, and a warning once that is old. */
export const Byline = ({ practice, date, verifiedOn }: Props) => {
  const [reviewer] = practice.lawyers;
  return (
    <>
      {isStale(isoDate(verifiedOn), date) && (
        <p>
          <mark>Em revisão.</mark> Conferimos este texto há mais de seis meses. Antes de agir,
          confirme no <a href={officialChannels.meuInss}>Meu INSS</a>.
        </p>
      )}
      <p>
        Verificado em <time dateTime={verifiedOn}>{longDate(verifiedOn)}</time>.
        {reviewer && ` Responsável: ${reviewer.name}, ${joined(registrations(reviewer))}.`}
      </p>
    </>
  );
};
