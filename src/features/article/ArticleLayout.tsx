import type { ReactNode } from 'react';
import type { Section } from '#content/markdown/parse.ts';
import { ArticleText } from './ArticleText.tsx';
import styles from './article.module.css';
import { Contents } from './Contents.tsx';

interface Props {
  /** What the index lists. */
  entries: readonly Pick<Section, 'id' | 'title'>[];
  /** The way to a person: after the text on phones, beside it on wide screens. */
  contact: ReactNode;
  /** Where the law says so: last on phones, under the text on wide screens. */
  sources: ReactNode;
  children: ReactNode;
}

/** Index, text and contact, in one column to 64em, then side by side. */
export const ArticleLayout = ({ entries, contact, sources, children }: Props) => (
  <div className={`wrap ${styles.doc}`}>
    <Contents entries={entries} />
    <ArticleText>{children}</ArticleText>
    <div className={styles.contact}>{contact}</div>
    <div className={styles.last}>{sources}</div>
  </div>
);
