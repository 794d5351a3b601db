import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#site/Breadcrumb.tsx';
import styles from './tool-head.module.css';

interface Props {
  crumbs: readonly Crumb[];
  title: string;
  drawing: ReactNode;
  /** Stands at the end of the line of crumbs. */
  beside?: ReactNode;
}

/** The head of a tool: low, so that its question stands in the first screen. */
export const ToolHead = ({ crumbs, title, drawing, beside }: Props) => (
  <div className={styles.head}>
    <div className={`wrap ${styles.grid}`}>
      <div>
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbs} />
          {beside}
        </div>
        <h1>{title}</h1>
      </div>
      <div className={styles.tile} data-not-printed>
        {drawing}
      </div>
    </div>
  </div>
);
