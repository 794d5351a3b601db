import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
import frame from '../frame/tool.module.css';
import styles from './bpc-result.module.css';
import { FoldedSources } from './FoldedSources.tsx';

interface Entry {
  id: string;
  title: string;
  text: string;
  citations: readonly CitationKey[];
  /** Stands in the little box; the words beside it say the same. */
  sign: { mark: '✓' | '✗' | '+' | '−' | '?'; tone: 'met' | 'unmet' | 'unknown' };
}

/** Entries with a sign each, and below them the sources of all, each once. */
export const SignedList = ({
  entries,
  links,
}: {
  entries: readonly Entry[];
  links: CitationLinks;
}) => (
  <>
    <List className={`${frame.criteria} ${styles.signed}`}>
      {entries.map(({ id, title, text, sign }) => (
        <li key={id} className={frame[sign.tone]}>
          <span className={frame.sign} aria-hidden="true">
            {sign.mark}
          </span>
          <div>
            <p>
              <b>{title}</b>
            </p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
    <FoldedSources keys={entries.flatMap(({ citations }) => citations)} links={links} />
  </>
);
