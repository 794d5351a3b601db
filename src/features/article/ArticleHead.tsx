import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#site/Breadcrumb.tsx';
import styles from './article-head.module.css';
import { ListenToPage } from './helps/ListenToPage.tsx';

interface Props {
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead: ReactNode;
  /** Small lines under the lead. */
  byline?: ReactNode;
  /** Its questions, each a link to its door. */
  jumps?: ReactNode;
  /** The first door of the page, so that the first screen of a phone shows one. */
  door?: ReactNode;
  /** "Em resumo", where the page has it. */
  children?: ReactNode;
  drawing: ReactNode;
  tileClass?: string | undefined;
}

/** The coloured head of an inner page, with its "Em resumo" sheet lying on it. */
export const ArticleHead = ({
  crumbs,
  title,
  lead,
  byline,
  jumps,
  door,
  children,
  drawing,
  tileClass,
}: Props) => (
  <div className={tileClass ? `${styles.head} ${tileClass}` : styles.head}>
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={crumbs} />
        <ListenToPage />
      </div>
      <div className={styles.tile} data-not-printed>
        {drawing}
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {byline && <div className={styles.byline}>{byline}</div>}
        {jumps}
        {door && <div className={styles.door}>{door}</div>}
      </div>
      {children}
    </div>
  </div>
);
