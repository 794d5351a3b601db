import { List } from '#components/lists/List.tsx';
import type { CitationKey } from '#law/citations.ts';
import { byNorm, type CitationLinks } from './citation-links.ts';
import styles from './source-links.module.css';

interface Props {
  keys: readonly CitationKey[];
  links: CitationLinks;
}

/** The official texts behind something: each norm once, as a link, and its articles after it. */
export const SourceLinks = ({ keys, links }: Props) => (
  <List className={styles.source} data-not-printed>
    {byNorm(links, keys).map(({ name, url, articles }) => (
      <li key={name + url}>
        <a href={url}>{name}</a>
        {articles.length > 0 && `, ${articles.join('; ')}`}
      </li>
    ))}
  </List>
);
