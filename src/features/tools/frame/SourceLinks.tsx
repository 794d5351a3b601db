import type { CitationKey } from '../../../../law/citations.ts';
import { type CitationLinks, linkOf } from './citation-links.ts';
import styles from './tool.module.css';

/** The official texts behind something, as links. */
export const SourceLinks = ({
  keys,
  links,
}: {
  keys: readonly CitationKey[];
  links: CitationLinks;
}) => (
  <p className={styles.source}>
    {keys.map((key) => {
      const link = linkOf(links, key);
      return (
        link && (
          <a key={key} href={link.url}>
            {link.label}
          </a>
        )
      );
    })}
  </p>
);
