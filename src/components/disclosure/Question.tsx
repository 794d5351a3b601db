import type { ComponentProps, ReactNode } from 'react';
import styles from './question.module.css';

/** A question whose answer unfolds; opened on paper. Works without JavaScript. */
export const Question = ({
  title,
  children,
  level: Heading = 'h3',
  className = '',
  ...details
}: { title: ReactNode; level?: 'h3' | 'h4' } & Omit<ComponentProps<'details'>, 'title'>) => (
  <details {...details} className={`${styles.question} ${className}`.trim()} data-fold="paper">
    <summary className="plus">
      <Heading>{title}</Heading>
    </summary>
    <div>{children}</div>
  </details>
);
