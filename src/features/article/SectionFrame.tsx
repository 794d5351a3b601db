import type { ReactNode } from 'react';
import styles from './article.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A part of a page: a heading that names it and is its anchor, a rule above. No region: screen
 * readers would say every title twice, and twelve regions hide the few that one wants to jump to.
 */
export const SectionFrame = ({ id, title, children }: Props) => (
  <section className={`${styles.section} ${styles.flow}`}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
