import type { CitationKey } from '#law/citations.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import styles from './bpc-result.module.css';

interface Props {
  /** May repeat: each source is shown once. */
  keys: readonly CitationKey[];
  links: CitationLinks;
}

/** The sources of a part of the result, out of the way until asked for. */
export const FoldedSources = ({ keys, links }: Props) => (
  <details className={styles.sources}>
    <summary>Onde isso está na lei</summary>
    <SourceLinks keys={[...new Set(keys)]} links={links} />
  </details>
);
