import type { ReactNode } from 'react';
import styles from './captioned-table.module.css';

/** A table of two or three real columns, with the caption that screen readers announce. */
export const CaptionedTable = ({
  caption,
  columns,
  children,
}: {
  caption: string;
  /** What stands at the head of each; left out where the head is among the children. */
  columns?: readonly string[];
  children?: ReactNode;
}) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption>{caption}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {children}
    </table>
  </div>
);
