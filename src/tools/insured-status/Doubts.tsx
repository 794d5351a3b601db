import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { longDate } from '#words/dates.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { conditionOf, reasonOf, takenPlace } from './say-cover.ts';

/** What is open, and until when the cover reaches if it holds, side by side. */
export const Doubts = ({ status }: { status: InsuredStatus }) => {
  const { of, sure, possible, happenings, citations } = status;
  if (possible.length === 0) return null;
  const open = new Set([of, ...possible.map((one) => one.of)]);
  const reasons = happenings
    .filter((_, place) => open.has(place))
    .flatMap((happening) =>
      happening.extensions.flatMap((one) => reasonOf(status, happening, one) ?? []),
    );
  return (
    <>
      <CaptionedTable
        caption="Cada dúvida, com a sua data"
        columns={['Se…', 'Então, até']}
        rows={[{ ...sure, of, ifHold: [], ifTermHolds: false }, ...possible].map((one) => [
          conditionOf(status, one),
          longDate(one.until),
        ])}
      />
      <Paragraphs of={[...new Set(reasons)]} />
      {citations.includes('in-128-184-7') && <p>{takenPlace(status)}</p>}
    </>
  );
};
