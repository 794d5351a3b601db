import { handedPlace, handOn } from '#site/handed.ts';
import { toolPath } from '#texts/paths.ts';
import type { Typed } from '../../questions/typed.ts';

/** Another tool, and what it is given. */
export interface Way {
  readonly tool: string;
  readonly label: string;
  readonly typed: Typed;
}

/** Links to other tools that find their questions answered; nothing of it stands in the address. */
export const WayOn = ({ ways }: { ways: readonly Way[] }) => (
  <>
    {ways.map(({ tool, label, typed }, index) => (
      <span key={tool}>
        {index > 0 && ' · '}
        <a href={toolPath(tool) + handedPlace} onClick={() => handOn(toolPath(tool), typed)}>
          {label}
        </a>
      </span>
    ))}
  </>
);
