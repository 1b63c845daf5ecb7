/** Summed-area tables (Crow 1984) of row-major grids. Classes, so that compiled code is shared by all grids. */

/** Interleaved tables of several grids, for reading all of them at once. */
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
}

/** Summed-area table of a single grid. */
export class AreaSum {
  private readonly sums: Float64Array;
  private readonly perRow: number;
  private readonly perColumn: number;

  constructor(
    areas: SummedAreas,
    private readonly grid: number,
  ) {
    this.sums = areas.sums;
    this.perRow = areas.perRow;
    this.perColumn = areas.perColumn;
  }

  /** Over the cells left <= column < right, top <= row < bottom. */
  over(left: number, top: number, right: number, bottom: number): number {
    const { sums, perRow, perColumn, grid } = this;
    const before = left * perColumn + grid;
    const after = right * perColumn + grid;
    return (
      sums[bottom * perRow + after] -
      sums[top * perRow + after] -
      sums[bottom * perRow + before] +
      sums[top * perRow + before]
    );
  }
}

/** Sums of a single grid. */
export const summedArea = (grid: Float32Array, columns: number): AreaSum =>
  new AreaSum(new SummedAreas([grid], columns), 0);
