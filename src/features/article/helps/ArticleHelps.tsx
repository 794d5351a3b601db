import { shareLink } from '#chat/link.ts';
import type { Practice } from '#texts/schema/practice.ts';
import styles from './article-helps.module.css';

interface Props {
  practice: Practice;
  path: string;
  /** What the page is, in one line. */
  about: string;
}

/**
 * A quiet help under the summary of a text: a link that opens a chat with nobody chosen yet, to send it to
 * a relative.
 */
export const ArticleHelps = ({ practice, path, about }: Props) => (
  <a
    className={styles.help}
    href={shareLink(about, new URL(path, practice.siteAddress).href)}
    rel="noreferrer"
    data-share
    data-not-printed
  >
    Mandar para um parente
  </a>
);
