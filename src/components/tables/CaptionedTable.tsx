import type { ReactNode } from 'react';
import styles from './captioned-table.module.css';

/** A table of two or three real columns, with the caption that screen readers announce. */
export const CaptionedTable = ({
  caption,
  columns,
  rows,
  children,
}: {
  caption: string;
  /** What stands at the head of each; left out where the head is among the children. */
  columns?: readonly string[];
  /** The head of each row, and its cells. */
  rows?: readonly (readonly [head: ReactNode, ...cells: ReactNode[]])[];
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
      {rows && (
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
      {children}
    </table>
  </div>
);
