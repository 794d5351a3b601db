import type { ReactNode, RefObject } from 'react';
import styles from './nothing-read.module.css';

interface Props {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** Says above the ways to show a paper that none was read, and why. */
export const NothingRead = ({ title, heading, children }: Props) => (
  <div className={styles.box} role="alert">
    <h3 ref={heading} tabIndex={-1}>
      {title}
    </h3>
    {children}
  </div>
);
