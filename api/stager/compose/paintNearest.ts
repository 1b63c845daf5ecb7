const STRAIGHT = 1;
const DIAGONAL = Math.SQRT2;

/**
 * Fills every 0 with the value of the nearest other pixel, by a two-pass distance transform (Borgefors 1986). Nothing
 * changes where all are 0.
 */
export function paintNearest(values: Uint8Array, width: number): void {
  const height = values.length / width;
  const distance = new Float32Array(values.length);
  for (let k = 0; k < values.length; k++) distance[k] = values[k] === 0 ? Infinity : 0;
  const take = (at: number, column: number, row: number, step: number): void => {
    if (column < 0 || column >= width || row < 0 || row >= height) return;
    const from = row * width + column;
    if (distance[from] + step >= distance[at]) return;
    distance[at] = distance[from] + step;
    values[at] = values[from];
  };
  const sweep = (row: number, column: number, step: 1 | -1): void => {
    const at = row * width + column;
    if (distance[at] === 0) return;
    take(at, column - step, row, STRAIGHT);
    take(at, column, row - step, STRAIGHT);
    take(at, column - step, row - step, DIAGONAL);
    take(at, column + step, row - step, DIAGONAL);
  };
  for (let row = 0; row < height; row++) for (let column = 0; column < width; column++) sweep(row, column, 1);
  for (let row = height - 1; row >= 0; row--)
    for (let column = width - 1; column >= 0; column--) sweep(row, column, -1);
}
