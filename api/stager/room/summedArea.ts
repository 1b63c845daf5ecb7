/** Sum over the cells left <= column < right, top <= row < bottom. */
export type AreaSum = (left: number, top: number, right: number, bottom: number) => number;

/** Summed-area table (Crow 1984) of a row-major grid. */
export function summedArea(grid: Float32Array, columns: number): AreaSum {
  const rows = grid.length / columns;
  const stride = columns + 1;
  const sums = new Float64Array(stride * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < columns; column++) {
      line += grid[row * columns + column];
      sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1] + line;
    }
  }
  return (left, top, right, bottom) =>
    sums[bottom * stride + right] -
    sums[top * stride + right] -
    sums[bottom * stride + left] +
    sums[top * stride + left];
}
