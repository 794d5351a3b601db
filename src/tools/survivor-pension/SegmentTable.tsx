import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { Segment } from '#rules/survivor-pension/timeline.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { listed, type NameOf } from './people.ts';

interface Props {
  caption: string;
  segments: readonly Segment[];
  nameOf: NameOf;
}

/** Who shares, from which day on, and how much: one row for each time with the same people. */
export const SegmentTable = ({ caption, segments, nameOf }: Props) => {
  const end = segments.at(-1)?.until;
  return (
    <CaptionedTable caption={caption} columns={['A partir de', 'Quem divide', 'Total por mês']}>
      <tbody>
        {segments.map(({ from, dependants, percentage, amount, figuresCover }) => (
          <tr key={from}>
            <th scope="row">{shortDate(from)}</th>
            <td>{dependants.length > 0 ? listed(dependants.map(nameOf)) : 'Ninguém'}</td>
            <td>
              {dependants.length > 0 ? `${percentage}% da base` : 'Nada é pago'}
              {amount && (
                <>
                  : <b>{formatCents(amount.totalCents)}</b>
                  {figuresCover !== 'whole' && '*'}
                  {dependants.length > 1 && <> ({formatCents(amount.shareCents)} para cada)</>}
                </>
              )}
            </td>
          </tr>
        ))}
        {end && (
          <tr>
            <th scope="row">{shortDate(end)}</th>
            <td colSpan={2}>Terminam as partes desta conta.</td>
          </tr>
        )}
      </tbody>
    </CaptionedTable>
  );
};
