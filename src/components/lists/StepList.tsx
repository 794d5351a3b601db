import type { ReactNode } from 'react';
import { OrderedList } from './List.tsx';
import styles from './step-list.module.css';

/** Steps in order, with large numerals. */
export const StepList = ({ children }: { children: ReactNode }) => (
  <OrderedList className={styles.list}>{children}</OrderedList>
);
