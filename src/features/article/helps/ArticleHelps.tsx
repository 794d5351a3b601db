import { shareLink } from '#chat/link.ts';
import { ButtonRow } from '#components/buttons/ReadButton.tsx';
import type { Practice } from '#content/schema/practice.ts';
import styles from './article-helps.module.css';

interface Props {
  practice: Practice;
  /** The canonical path of the page. */
  path: string;
  /** What the page is, in one line. */
  about: string;
}

/**
 * Two quiet helps in the head of a text: send it to a relative, or hear it. The first is a link
 * that opens a chat with nobody chosen yet; the second shows where a script finds a voice, in a
 * place that is kept for it, so that nothing moves when it comes.
 */
export const ArticleHelps = ({ practice, path, about }: Props) => (
  <ButtonRow>
    <a
      className={styles.help}
      href={shareLink(about, new URL(path, practice.siteAddress).href)}
      rel="noreferrer"
      data-share
    >
      Mandar para um parente
    </a>
    <button type="button" className={styles.help} hidden data-listen>
      Ouvir esta página
    </button>
  </ButtonRow>
);
