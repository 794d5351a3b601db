import type { ReactNode } from 'react';
import styles from './captioned-table.module.css';

/** A table of two or three real columns, with the caption that screen readers announce. */
export const CaptionedTable = ({
  caption,
  children,
}: {
  caption: string;
  children?: ReactNode;
}) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    {children}
  </table>
);
