import type { ComponentProps, ReactNode } from 'react';
import styles from './question.module.css';

/** A question whose answer unfolds; opened on paper. Works without JavaScript. */
export const Question = ({
  title,
  children,
  className = '',
  ...details
}: { title: ReactNode } & Omit<ComponentProps<'details'>, 'title'>) => (
  <details {...details} className={`${styles.question} ${className}`.trim()} data-fold="paper">
    <summary>
      <h3>{title}</h3>
    </summary>
    <div>{children}</div>
  </details>
);
