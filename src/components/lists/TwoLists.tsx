import type { ReactNode } from 'react';
import styles from './two-lists.module.css';

/** Two opposite lists: what goes in on water, what stays out on rose. */
export const TwoLists = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
