import type { ReactNode } from 'react';
import styles from './step-list.module.css';

/** Steps in order, with large numerals. */
export const StepList = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ol className={styles.list} role="list">
    {children}
  </ol>
);
