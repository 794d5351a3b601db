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
 * Two quiet helps under the summary of a text: send it to a relative, or hear it. The first is a link
 * that opens a chat with nobody chosen yet; the second shows where a script finds a voice, beside the
 * first, so that nothing moves when it comes.
 */
export const ArticleHelps = ({ practice, path, about }: Props) => (
  <div className={styles.helps}>
    <a
      className={styles.help}
      href={shareLink(about, new URL(path, practice.siteAddress).href)}
      rel="noreferrer"
      data-share
    >
      Mandar para um parente
    </a>
    <button type="button" className={styles.help} hidden data-listen>
      Ouvir<span className="visually-hidden"> esta página</span>
    </button>
  </div>
);
