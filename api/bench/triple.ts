import { elementAt } from '../test/elements.js';

/** Triple `k` of a flat list, such as a pixel's colour, a point or a direction. */
export const triple = (list: ArrayLike<number>, k: number): readonly [number, number, number] => [
  elementAt(list, k * 3),
  elementAt(list, k * 3 + 1),
  elementAt(list, k * 3 + 2),
];
