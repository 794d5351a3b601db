import type { ReactNode } from 'react';
import styles from './article.module.css';

interface Props {
  id: string;
  title: string;
  className?: string | undefined;
  /** Printed alone when the visitor asks for this part only (see styles/print.css). */
  isPrintTarget?: boolean;
  children: ReactNode;
}

/** A part of a page: a heading that names it and is its anchor, a rule above. */
export const SectionFrame = ({ id, title, className, isPrintTarget, children }: Props) => (
  <section
    className={[styles.section, className].filter(Boolean).join(' ')}
    aria-labelledby={id}
    data-print-target={isPrintTarget}
  >
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
