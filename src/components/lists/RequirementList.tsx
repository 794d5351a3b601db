import type { ReactNode } from 'react';
import styles from './requirement-list.module.css';

/** What the law asks for, one requirement an item; each starts with its name in bold. */
export const RequirementList = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ul className={styles.list} role="list">
    {children}
  </ul>
);
