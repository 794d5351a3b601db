import type { ReactNode } from 'react';
import styles from './buttons.module.css';

interface Props {
  href: string;
  children: ReactNode;
}

/** Leads to something to read: a sheet with an arrow, never a balloon. */
export const ReadButton = ({ href, children }: Props) => (
  <a className={styles.read} href={href}>
    {children}
  </a>
);

export const ReadLink = ({ href, onClick, children }: Props & { onClick?: () => void }) => (
  <a className={styles.readLink} href={href} onClick={onClick}>
    {children}
  </a>
);

export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
