import type { ReactNode } from 'react';
import { List } from './List.tsx';
import styles from './requirement-list.module.css';

/** What the law asks for, one requirement an item; each starts with its name in bold. */
export const RequirementList = ({ children }: { children: ReactNode }) => (
  <List className={styles.list}>{children}</List>
);
