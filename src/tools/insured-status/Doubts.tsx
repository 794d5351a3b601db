import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { longDate } from '#words/dates.ts';
import { conditionOf, reasonOf } from './doubt-words.ts';

/** What is open, and until when the cover reaches if it holds, side by side. */
export const Doubts = ({ status: { sure, possible, extensions } }: { status: InsuredStatus }) => {
  if (possible.length === 0) return null;
  return (
    <>
      <CaptionedTable caption="Cada dúvida, com a sua data" columns={['Se…', 'Então, até']}>
        <tbody>
          {[{ ...sure, ifHold: [] }, ...possible].map(({ ifHold, until }) => (
            <tr key={ifHold.join()}>
              <th scope="row">{conditionOf(ifHold)}</th>
              <td>{longDate(until)}</td>
            </tr>
          ))}
        </tbody>
      </CaptionedTable>
      {extensions.map((extension) => {
        const reason = reasonOf(extension);
        return reason && <p key={extension.id}>{reason}</p>;
      })}
    </>
  );
};
