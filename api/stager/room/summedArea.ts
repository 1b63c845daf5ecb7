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

/** The tables of several grids side by side, for what asks for all of them at once. */
export class SummedAreas {
  /** [row 0..rows][column 0..columns][grid] */
  readonly sums: Float64Array;
  /** numbers per row, and per column */
  readonly perRow: number;
  readonly perColumn: number;

  constructor(grids: readonly Float32Array[], columns: number) {
    const rows = grids[0].length / columns;
    this.perColumn = grids.length;
    this.perRow = (columns + 1) * grids.length;
    this.sums = new Float64Array(this.perRow * (rows + 1));
    for (let k = 0; k < grids.length; k++) this.fill(k, grids[k], columns);
  }

  private fill(k: number, grid: Float32Array, columns: number): void {
    const { sums, perRow, perColumn } = this;
    for (let cell = 0, at = perRow + k; cell < grid.length; at += perColumn) {
      let line = 0;
      for (let column = 0; column < columns; column++, cell++) {
        at += perColumn;
        line += grid[cell];
        sums[at] = sums[at - perRow] + line;
      }
    }
  }

  /** The sum of one of the grids. */
  of(grid: number): AreaSum {
    const { sums, perRow, perColumn } = this;
    return (left, top, right, bottom) => {
      const before = left * perColumn + grid;
      const after = right * perColumn + grid;
      return (
        sums[bottom * perRow + after] -
        sums[top * perRow + after] -
        sums[bottom * perRow + before] +
        sums[top * perRow + before]
      );
    };
  }
}
