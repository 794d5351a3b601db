import { shareLink } from '#chat/link.ts';
import type { Practice } from '#texts/schema/practice.ts';
import styles from './article-helps.module.css';
import { ListenToPage } from './ListenToPage.tsx';

interface Props {
  practice: Practice;
  path: string;
  /** What the page is, in one line. */
  about: string;
}

/**
 * Two quiet helps under the summary of a text: send it to a relative, or hear it. The first is a link
 * that opens a chat with nobody chosen yet.
 */
export const ArticleHelps = ({ practice, path, about }: Props) => (
  <div className={styles.helps} data-not-printed>
    <a
      className={styles.help}
      href={shareLink(about, new URL(path, practice.siteAddress).href)}
      rel="noreferrer"
      data-share
    >
      Mandar para um parente
    </a>
    <ListenToPage />
  </div>
);
