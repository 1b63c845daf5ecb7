/** The value below which this share (0..1) of the values lies; 0 for no values. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
