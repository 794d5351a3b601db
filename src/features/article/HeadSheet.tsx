import type { ReactNode } from 'react';
import styles from './head-sheet.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
  className?: string | undefined;
}

/** The sheet that lies on the head of a short page: what one came to compare or to know. */
export const HeadSheet = ({ id, title, children, className = '' }: Props) => (
  <section className={`${styles.sheet} ${className}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
