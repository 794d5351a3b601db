import type { CitationKey } from '../../../../law/citations.ts';
import { type CitationLinks, linkOf } from '../frame/citation-links.ts';
import styles from './bpc-result.module.css';
import { groupedLabels } from './grouped-labels.ts';

interface Props {
  keys: readonly CitationKey[];
  links: CitationLinks;
}

/** On paper alone: all sources of the result in a few lines. */
export const PrintedSources = ({ keys, links }: Props) => (
  <p className={styles.onPaper}>
    <b>Fontes:</b> {groupedLabels(keys.flatMap((key) => linkOf(links, key)?.label ?? []))}
  </p>
);
