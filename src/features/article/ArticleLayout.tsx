import type { ReactNode } from 'react';
import styles from './article.module.css';

interface Props {
  /** The index beside the text on wide screens, where it follows; without one the text takes the whole width. */
  contents?: ReactNode;
  tileClass?: string | undefined;
  /** The text, and after it whatever else the page has. */
  children: ReactNode;
}

/** Index and text, in one column to 64em, then side by side. */
export const ArticleLayout = ({ contents, tileClass = '', children }: Props) => (
  <div className={`wrap ${styles.doc} ${contents ? '' : styles.whole} ${tileClass}`}>
    {contents}
    <div className={styles.column}>{children}</div>
  </div>
);
