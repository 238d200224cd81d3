import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  /** Unique in the table. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** end: for numbers, so that their digits are aligned. */
  align?: 'start' | 'end';
  /** The cells name their row. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Name of the table. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string;
}

/** A table that scrolls horizontally where it does not fit; the first column is sticky. */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey, className = '' }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
    <section className={`${styles.frame} ${className}`} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, align, isRowHeader }) =>
                isRowHeader ? (
                  <th key={key} scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-align={align}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
