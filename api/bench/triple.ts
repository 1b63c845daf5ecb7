import { at } from '../test/elements.js';

/** Triple `k` of a flat list, such as a pixel's colour, a point or a direction. */
export const triple = (list: ArrayLike<number>, k: number): readonly [number, number, number] => [
  at(list, k * 3),
  at(list, k * 3 + 1),
  at(list, k * 3 + 2),
];
