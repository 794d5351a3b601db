import type { ReactNode } from 'react';
import styles from './check-list.module.css';

/** Papers to tick off: real check boxes on screen, empty squares on paper. Nothing is stored. */
export const CheckList = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ul className={styles.list} role="list">
    {children}
  </ul>
);

export const CheckItem = ({ children }: { children: ReactNode }) => (
  <li>
    <label>
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  </li>
);
