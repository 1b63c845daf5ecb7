/**
 * The row of a statement that always returns one, such as a count.
 * @throws Error when it returned none
 */
export function oneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Expected a row, but the statement returned none.');
  return row;
}
