import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import styles from './spaced-list.module.css';

/** Rows of several sentences each, told apart by a hair line. */
export const SpacedList = ({ children }: { children: ReactNode }) => (
  <List className={styles.list}>{children}</List>
);
