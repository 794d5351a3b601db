import type { CitationLinks } from '../frame/citation-links.ts';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import type { OpenPoint } from './open-points.ts';

interface Props {
  points: readonly OpenPoint[];
  links: CitationLinks;
  /** One line of sources for all, instead of one each. */
  isCompact?: boolean;
}

/** Points left to a person, each with where the law speaks of it. */
export const OpenPoints = ({ points, links, isCompact = false }: Props) => (
  <>
    <ul>
      {points.map(({ id, lead, text, citations }) => (
        <li key={id}>
          <b>{lead}</b> {text}
          {!isCompact && <SourceLinks keys={citations} links={links} />}
        </li>
      ))}
    </ul>
    {isCompact && <SourceLinks keys={points.flatMap((point) => point.citations)} links={links} />}
  </>
);
