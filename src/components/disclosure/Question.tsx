import type { ReactNode } from 'react';
import styles from './question.module.css';

/** A question whose answer unfolds; opened on paper. Works without JavaScript. */
export const Question = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.question} data-fold="paper">
    <summary>
      <h3>{title}</h3>
    </summary>
    <div>{children}</div>
  </details>
);
