import type { ReactNode } from 'react';
import styles from './picture-list.module.css';

interface Props {
  title: string;
  href: string;
  drawing: ReactNode;
  tileClass?: string;
  /** What the page behind it answers. */
  children: ReactNode;
}

/** One way on in a `PictureList`: a tile with its drawing, the words beside it; all of it leads there. */
export const PictureItem = ({ title, href, drawing, tileClass = '', children }: Props) => (
  <li>
    <div className={`${styles.tile} ${tileClass}`}>{drawing}</div>
    <div className={styles.words}>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      {children}
    </div>
  </li>
);
