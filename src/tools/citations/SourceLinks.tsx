import type { CitationKey } from '#law/citations.ts';
import { type CitationLinks, linkOf } from './citation-links.ts';
import styles from './source-links.module.css';

interface Props {
  keys: readonly CitationKey[];
  links: CitationLinks;
}

/** The official texts behind something, as links; a norm is named in the first of its links only. */
export const SourceLinks = ({ keys, links }: Props) => (
  <p className={styles.source} data-not-printed>
    {keys.map((key, index) => {
      const link = linkOf(links, key);
      const before = keys[index - 1];
      const isNamed = before !== undefined && linkOf(links, before)?.norm === link?.norm;
      return (
        link && (
          <a key={key} href={link.url}>
            {(isNamed && link.place) || link.label}
          </a>
        )
      );
    })}
  </p>
);
