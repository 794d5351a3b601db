import type { ReactNode } from 'react';
import { FarDrawing } from '../pictures/FarDrawing.tsx';
import styles from './check-list.module.css';
import { List } from './List.tsx';

/** Papers to tick off: real check boxes on screen, empty squares on paper. Nothing is stored. */
export const CheckList = ({ children }: { children: ReactNode }) => (
  <List className={styles.list}>{children}</List>
);

interface Props {
  look?: string;
  where?: string;
  children: ReactNode;
}

/** A paper of the list: how it looks, and where one gets it. */
export const CheckItem = ({ look, where, children }: Props) => (
  <li>
    <label>
      <input type="checkbox" />
      {look && <FarDrawing name={`paper-${look}`} />}
      <span>
        {children}
        {where && <span className={styles.where}>{` Onde conseguir: ${where}.`}</span>}
      </span>
    </label>
  </li>
);
