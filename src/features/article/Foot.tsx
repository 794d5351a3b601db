import type { ReactNode } from 'react';
import styles from './foot.module.css';

/** Small lines after a text: names, dates, who answers for it. */
export const Foot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
