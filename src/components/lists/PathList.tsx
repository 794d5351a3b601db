import type { ReactNode } from 'react';
import { OrderedList } from './List.tsx';
import styles from './path-list.module.css';

/** The stations of a way; the one in bold is where the reader stands. */
export const PathList = ({ children }: { children: ReactNode }) => (
  <OrderedList className={styles.path}>{children}</OrderedList>
);
