import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { Month } from '#law/month.ts';
import { runInWords, runsOf } from '../month-runs.ts';

/** Months in order, each run of them with how many it has. */
export const MonthsTable = ({
  caption,
  months,
}: {
  caption: string;
  months: readonly { month: Month }[];
}) => (
  <CaptionedTable
    caption={caption}
    columns={['Meses seguidos', 'Quantos']}
    rows={runsOf(months).map((run) => [runInWords(run), run.length])}
  />
);
