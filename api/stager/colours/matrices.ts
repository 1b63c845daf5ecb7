/** Colour matrices: from the light of three primaries to XYZ, and between whites. */
import type { Chromaticity, Primaries } from './colours.js';

export type Vector = readonly [number, number, number];
/** Rows. */
export type Matrix = readonly [Vector, Vector, Vector];

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export const applied = ([a, b, c]: Matrix, vector: Vector): Vector => [dot(a, vector), dot(b, vector), dot(c, vector)];

const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

export function product(one: Matrix, other: Matrix): Matrix {
  const [x, y, z] = transposed(other);
  return transposed([applied(one, x), applied(one, y), applied(one, z)]);
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const scaled = (vector: Vector, factor: number): Vector => [vector[0] * factor, vector[1] * factor, vector[2] * factor];

export function inverse([a, b, c]: Matrix): Matrix {
  const factor = 1 / dot(a, cross(b, c));
  return transposed([scaled(cross(b, c), factor), scaled(cross(c, a), factor), scaled(cross(a, b), factor)]);
}

const xyzOf = ([x, y]: Chromaticity): Vector => [x / y, 1, (1 - x - y) / y];
/** As xyzOf, for a y of 0, too: of no certain length. */
const directionOf = ([x, y]: Chromaticity): Vector => [x, y, 1 - x - y];

/** D50, the white of ICC profiles. */
export const D50: Vector = [0.9642, 1, 0.8249];

const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** From light in these primaries to XYZ whose white is D50. */
export function toD50({ red, green, blue, white }: Primaries): Matrix {
  const directions = transposed([directionOf(red), directionOf(green), directionOf(blue)]);
  const [r, g, b] = applied(inverse(directions), xyzOf(white));
  const toXyz = product(directions, [
    [r, 0, 0],
    [0, g, 0],
    [0, 0, b],
  ]);
  const [from, to] = [applied(BRADFORD, xyzOf(white)), applied(BRADFORD, D50)];
  const adapt: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return product(product(inverse(BRADFORD), product(adapt, BRADFORD)), toXyz);
}
