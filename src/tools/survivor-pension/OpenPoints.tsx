import { Sentence } from '../sentences/Sentence.tsx';
import type { OpenPoint } from './open-points.ts';

/** Points left to a person. */
export const OpenPoints = ({ points }: { points: readonly OpenPoint[] }) => (
  <ul>
    {points.map(({ id, text }) => (
      <li key={id}>
        <Sentence>{text}</Sentence>
      </li>
    ))}
  </ul>
);
