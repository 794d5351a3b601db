import type { ReactNode } from 'react';
import styles from './case.module.css';

/** An invented example, set apart by a clay bar. */
export const Case = ({
  title = 'Um exemplo',
  children,
}: {
  title?: string;
  children: ReactNode;
}) => (
  <div className={styles.case}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
