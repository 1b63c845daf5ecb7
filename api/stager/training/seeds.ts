/** Which made-up rooms the opening models learn from, and which they are measured on. */

const range = (first: number, count: number): number[] => Array.from({ length: count }, (_, k) => first + k);

export const TRAINED_ON = range(1, 117);
export const HELD_OUT = range(501, 40);

/** Pixels of the long side of their pictures. */
export const LONG_SIDE = 560;
