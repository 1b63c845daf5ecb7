import { type ReactNode, useRef } from 'react';
import { css } from '#styled/css';
import { useFarGroups } from './useFarGroups.js';

interface LongListProps<Row> {
  readonly rows: readonly Row[];
  /** Rows loaded at a time, which fill whole lines of the list's grid for every number of columns. */
  readonly page: number;
  /** number of rows with those that are not loaded */
  readonly total: number;
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
  readonly className: string;
  readonly busy: boolean;
}

/**
 * A list that may grow to thousands of rows. When it is long, its pages far from what is seen are blank places of the
 * same height, because each row costs memory. The browser's search within the page does not find the rows of a blank
 * place. A page that holds the focus is always shown, and each row tells its position to screen readers.
 */
export function LongList<Row>({ rows, page, total, keyOf, children, className, busy }: LongListProps<Row>) {
  const element = useRef<HTMLUListElement>(null);
  const { long, heights } = useFarGroups({ element, rows, page });
  // All rows are children of one element: a row that moves to the next group is not mounted anew.
  return (
    <ul ref={element} className={className} aria-busy={busy}>
      {rows.map((row, index) => {
        const height = heights.get(Math.floor(index / page));
        if (height === undefined) {
          return (
            <li key={keyOf(row)} {...(long && { 'aria-setsize': total, 'aria-posinset': index + 1 })}>
              {children(row)}
            </li>
          );
        }
        return index % page === 0 && <li key={index} aria-hidden className={blank} style={{ height }} />;
      })}
    </ul>
  );
}

const blank = css({ gridColumn: '1 / -1' });
