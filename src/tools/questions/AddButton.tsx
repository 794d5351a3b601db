import type { ReactNode } from 'react';
import styles from '../frame/tool.module.css';

interface Props {
  id: string;
  /** What the last change did; read aloud when it changes. */
  status: string;
  onClick: () => void;
  children: ReactNode;
}

/** Adds a group of controls to the form. */
export const AddButton = ({ id, status, onClick, children }: Props) => (
  <div>
    <button type="button" id={id} data-heard className={styles.add} onClick={onClick}>
      <span aria-hidden="true">+</span> {children}
    </button>
    <span role="status">{status}</span>
  </div>
);
