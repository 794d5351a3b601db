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

/** A part of a page: an anchor, a heading that names it, a rule above. */
export const SectionFrame = ({ id, title, className, isPrintTarget, children }: Props) => (
  <section
    className={[styles.section, className].filter(Boolean).join(' ')}
    id={id}
    aria-labelledby={`titulo-${id}`}
    data-print-target={isPrintTarget}
  >
    <h2 id={`titulo-${id}`}>{title}</h2>
    {children}
  </section>
);
