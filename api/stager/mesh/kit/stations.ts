/**
 * Positions of the rows of a sheet along one side, metres from its centre, ascending.
 * @param length of the side, metres
 * @param quad largest distance between two rows, metres
 * @param rim distances of additional rows from both ends, ascending from 0: where an edge rolls over
 */
export function stations(length: number, quad: number, rim: readonly number[] = [0]): readonly number[] {
  const inner = length - 2 * rim[rim.length - 1];
  const steps = Math.max(2, Math.ceil(inner / quad));
  const middle = Array.from({ length: steps - 1 }, (_, k) => ((k + 1) / steps - 0.5) * inner);
  return [...rim.map((away) => away - length / 2), ...middle, ...rim.toReversed().map((away) => length / 2 - away)];
}
