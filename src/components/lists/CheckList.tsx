import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import styles from './check-list.module.css';

/** Papers to tick off: real check boxes on screen, empty squares on paper. Nothing is stored. */
export const CheckList = ({ children }: { children: ReactNode }) => (
  <List className={styles.list}>{children}</List>
);

export const CheckItem = ({ children }: { children: ReactNode }) => (
  <li>
    <label>
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  </li>
);
