import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { longDate } from '#words/dates.ts';
import { conditionOf, reasonOf, takenPlace } from './doubt-words.ts';

/** What is open, and until when the cover reaches if it holds, side by side. */
export const Doubts = ({ status }: { status: InsuredStatus }) => {
  const { of, sure, possible, happenings, citations } = status;
  if (possible.length === 0) return null;
  const open = new Set([of, ...possible.map((one) => one.of)]);
  const reasons = new Set(
    happenings
      .filter((_, place) => open.has(place))
      .flatMap(({ extensions, kind }) => extensions.flatMap((one) => reasonOf(one, kind) ?? [])),
  );
  return (
    <>
      <CaptionedTable caption="Cada dúvida, com a sua data" columns={['Se…', 'Então, até']}>
        <tbody>
          {[{ ...sure, of, ifHold: [], ifTermHolds: false }, ...possible].map((one) => (
            <tr key={`${one.of} ${one.ifHold.join()}`}>
              <th scope="row">{conditionOf(status, one)}</th>
              <td>{longDate(one.until)}</td>
            </tr>
          ))}
        </tbody>
      </CaptionedTable>
      {[...reasons, ...(citations.includes('in-128-184-7') ? [takenPlace] : [])].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </>
  );
};
