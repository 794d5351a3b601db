import type { ReactNode } from 'react';
import styles from './head-sheet.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
  className?: string | undefined;
  /** What it says leads to a field that works with scripts alone. */
  isOfField?: boolean;
}

/** The sheet that lies on the head of a short page: what one came to compare or to know. */
export const HeadSheet = ({ id, title, children, className = '', isOfField }: Props) => (
  <section
    className={`${styles.sheet} ${className}`}
    aria-labelledby={id}
    data-field={isOfField || undefined}
  >
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
