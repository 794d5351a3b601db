import type { ReactNode } from 'react';
import styles from './case.module.css';

/** An invented example, set apart by a clay bar. Stands in a part of a page, so its title is an h3. */
export const Case = ({
  title = 'Um exemplo',
  children,
}: {
  title?: string;
  children: ReactNode;
}) => (
  <div className={styles.case}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </div>
);
