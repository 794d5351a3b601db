import type { ReactNode } from 'react';
import { OrderedList } from './List.tsx';
import styles from './step-list.module.css';

export const StepList = ({ children }: { children: ReactNode }) => (
  <OrderedList className={styles.list}>{children}</OrderedList>
);
