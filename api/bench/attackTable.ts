/** Prints the results of an attack, one per line. */

export interface Line {
  readonly what: string;
  /** the measured figure, for people */
  readonly figure: string;
  /** the limit; null: there is none */
  readonly limit: string | null;
  readonly held: boolean;
}

/** @returns whether all limits held */
export function printLines(lines: readonly Line[]): boolean {
  for (const { what, figure, limit, held } of lines) {
    console.log(`  ${what.padEnd(44)} ${figure.padEnd(52)} ${limit ?? ''}${held ? '' : '  MISSED'}`);
  }
  return lines.every(({ held }) => held);
}

export const atMost = (what: string, value: number, limit: number, unit = ''): Line => ({
  what,
  figure: `${value}${unit}`,
  limit: `<= ${limit}${unit}`,
  held: value <= limit,
});

export const expected = (what: string, figure: string, limit: string): Line => ({
  what,
  figure,
  limit,
  held: figure === limit,
});
