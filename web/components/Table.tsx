/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers forget the roles of a table's parts once these are laid out as a grid, as they are on small screens */
import type { ReactNode } from 'react';
import { table } from '#styled/recipes';

/** What a column holds; on small screens this places it in the row's three lines. */
type ColumnKind = 'name' | 'about' | 'amount' | 'state' | 'when' | 'acts';

export interface Column {
  readonly heading: string;
  readonly kind: ColumnKind;
}

interface TableProps {
  /** What the rows are, for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly busy?: boolean;
  /** TableRows. */
  readonly children: ReactNode;
}

/** Rows between rules; below 1024 px each is a block of three lines. */
export function Table({ label, columns, busy, children }: TableProps) {
  const styles = table();
  return (
    <table className={styles.root} role="table" aria-label={label} aria-busy={busy || undefined}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, kind }) => (
            <th key={heading} role="columnheader" scope="col" className={table({ kind }).heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {children}
      </tbody>
    </table>
  );
}

/** TableCells, in the order of the columns. */
export function TableRow({ children }: { readonly children: ReactNode }) {
  return (
    <tr role="row" className={table().row}>
      {children}
    </tr>
  );
}

interface TableCellProps {
  readonly kind: ColumnKind;
  readonly children: ReactNode;
}

export function TableCell({ kind, children }: TableCellProps) {
  return (
    <td role="cell" className={table({ kind }).cell}>
      {children}
    </td>
  );
}
