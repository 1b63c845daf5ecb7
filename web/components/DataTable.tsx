import type { ReactNode } from 'react';
import { table } from '#styled/recipes';

export interface DataColumn {
  readonly key: string;
  readonly label: string;
  /** Amounts stand right in tabular figures; an address is cut at its end. */
  readonly kind?: 'amount' | 'address';
}

export interface DataRow {
  readonly id: string;
  /** One cell for every column, by the column's key. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface DataTableProps {
  /** What the table lists, for assistive tech. */
  readonly caption: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** Rows on ruled lines. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const styles = table();
  return (
    <div className={styles.scroll}>
      <table className={styles.root} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-kind={column.kind} className={styles.headCell}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {columns.map((column) => (
                <td key={column.key} data-kind={column.kind} className={styles.cell}>
                  {row.cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
