/** Light that explains the staged picture, so that a piece at a new place looks as it would there. */
import type { Vec3 } from '../../../../api/shared/geometry/types.js';

/** Factors of the polynomial in the direction: red, green and blue of each. */
export type Harmonics = readonly Vec3[];

/** One pixel of a piece in the staged picture. */
export interface Sample {
  readonly normal: Vec3;
  /** linear, like the colour */
  readonly albedo: Vec3;
  readonly colour: Vec3;
}

const COUNT = 9;
/** Pixels fewer than this explain nothing. */
const LEAST = 200;
/** Pull towards even light, as a share of the samples' weight. */
const RIDGE = 0.01;

/** Even light by which a white surface has this linear brightness. */
export const evenLight = (brightness: number): Harmonics =>
  Array.from({ length: COUNT }, (_, at): Vec3 => (at === 0 ? [brightness, brightness, brightness] : [0, 0, 0]));

const basisOf = ([x, y, z]: Vec3): readonly number[] => [1, x, y, z, x * y, y * z, x * z, 3 * y * y - 1, x * x - z * z];

/**
 * The light of which albedo makes the colours, by least squares.
 * @param fallback where the samples are too few
 */
export function fitLight(samples: readonly Sample[], fallback: Harmonics): Harmonics {
  if (samples.length < LEAST) return fallback;
  const channels = [0, 1, 2] as const;
  const solved = channels.map((channel) => {
    const matrix = Array.from({ length: COUNT }, () => Array.from({ length: COUNT + 1 }, () => 0));
    let weights = 0;
    for (const { normal, albedo, colour } of samples) {
      const basis = basisOf(normal);
      // by the albedo: the errors of dark surfaces' light are large
      const weight = albedo[channel] * albedo[channel];
      weights += weight;
      const light = colour[channel] / Math.max(albedo[channel], 0.01);
      matrix.forEach((row, at) => {
        const factor = weight * (basis[at] ?? 0);
        basis.forEach((value, column) => (row[column] = (row[column] ?? 0) + factor * value));
        row[COUNT] = (row[COUNT] ?? 0) + factor * light;
      });
    }
    matrix.forEach((row, at) => at > 0 && (row[at] = (row[at] ?? 0) + RIDGE * weights));
    return solve(matrix);
  });
  return Array.from({ length: COUNT }, (_, at): Vec3 => {
    const [red, green, blue] = solved.map((factors) => factors[at] ?? 0);
    return [red ?? 0, green ?? 0, blue ?? 0];
  });
}

/** Solves equations by elimination with pivots. @param rows factors, and the right side at the end; changed */
function solve(rows: number[][]): readonly number[] {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const size = (at: number) => Math.abs(rows[at]?.[column] ?? 0);
    let pivot = column;
    for (let at = column + 1; at < count; at++) if (size(at) > size(pivot)) pivot = at;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const first = rows[column]!;
    const lead = first[column] || 1e-9;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      const share = at === column ? 0 : (row[column] ?? 0) / lead;
      if (share === 0) continue;
      for (let k = column; k <= count; k++) row[k] = (row[k] ?? 0) - share * (first[k] ?? 0);
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] || 1e-9));
}
