import type { ReactNode } from 'react';
import styles from './article.module.css';

interface Props {
  /** The index: before the text on phones, beside it on wide screens, where it follows. */
  contents: ReactNode;
  /** Sets the colour of the pictures. */
  tileClass?: string | undefined;
  /** The text, and after it whatever else the page has. */
  children: ReactNode;
}

/** Index and text, in one column to 64em, then side by side. */
export const ArticleLayout = ({ contents, tileClass = '', children }: Props) => (
  <div className={`wrap ${styles.doc} ${tileClass}`}>
    {contents}
    <div className={styles.column}>{children}</div>
  </div>
);
