import type { OpenPoint } from './open-points.ts';

/** Points left to a person. */
export const OpenPoints = ({ points }: { points: readonly OpenPoint[] }) => (
  <ul>
    {points.map(({ id, lead, text }) => (
      <li key={id}>
        <b>{lead}</b> {text}
      </li>
    ))}
  </ul>
);
