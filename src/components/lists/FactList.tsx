import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Labels and values; they stand side by side where there is room. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.list}>{children}</dl>
);
