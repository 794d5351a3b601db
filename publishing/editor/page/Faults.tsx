import type { ShownFault } from '../judge/where.ts';

export const Faults = ({
  faults,
  hasPlaces,
}: {
  faults: readonly ShownFault[];
  hasPlaces?: boolean;
}) => (
  <ul className="faults">
    {faults.map(({ where, sentence, reason, remedy }) => (
      <li key={`${where} ${sentence} ${reason}`}>
        {sentence && <p>“{sentence}”</p>}
        <p>{reason}</p>
        {remedy && <p>→ {remedy}</p>}
        {hasPlaces && where && <p>{where}</p>}
      </li>
    ))}
  </ul>
);
