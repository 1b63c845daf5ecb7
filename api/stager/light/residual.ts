/** The residual of the fitted light on the photo's surfaces: furniture near them is corrected by it. */
import { luminance } from '../photo/colour.js';
import { FACE, FACES, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { lightFieldReader, type EmptyLight, type LightField } from './lightField.js';
import { PAINTED } from './paintedSights.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

/** Parts per side of a face; within a part paint is averaged. */
const PARTS = 8;
const CELLS_PER_PART = MAP_CELLS / PARTS;
/** Least number of seen cells in a part. */
const LEAST_SEEN = 9;
/** Iterations of smoothing between neighbouring parts. */
const ROUNDS = 3;
/** Share of the residual that is applied, and its bound, exponents of e. */
const BELIEVED = 0.5;
const MOST = 0.25;

/** Logarithms of the ratio of seen to explained light for PARTS x PARTS parts of each face; 0 where nothing is seen. */
export type Residual = Float32Array;

const PAINT_OF: Partial<Record<number, number>> = {
  [FACE.left]: PAINTED.left,
  [FACE.right]: PAINTED.right,
  [FACE.back]: PAINTED.back,
  [FACE.ceiling]: PAINTED.ceiling,
  [FACE.floor]: PAINTED.floor,
};

/** Mean of the logarithms over a part's cells, or null with too few. */
function partOf({ radiance, seen }: RoomMap, face: number, part: number): number | null {
  const [column, row] = [(part % PARTS) * CELLS_PER_PART, Math.floor(part / PARTS) * CELLS_PER_PART];
  const found: number[] = [];
  for (let k = 0; k < CELLS_PER_PART ** 2; k++) {
    const across = column + (k % CELLS_PER_PART);
    const cell = (face * MAP_CELLS + row + Math.floor(k / CELLS_PER_PART)) * MAP_CELLS + across;
    if (seen[cell]) found.push(luminance(radiance[cell * 3], radiance[cell * 3 + 1], radiance[cell * 3 + 2]));
  }
  if (found.length < LEAST_SEEN) return null;
  return Math.log(Math.max(1e-4, found.sort((a, b) => a - b)[found.length >> 1]));
}

/** Mean of each part and its neighbours on the face; unseen parts take their neighbours'. */
function smoothed(parts: readonly (number | null)[]): (number | null)[] {
  return parts.map((_, part) => {
    const [x, y] = [part % PARTS, Math.floor(part / PARTS)];
    const near = parts.filter(
      (value, k) => value !== null && Math.abs((k % PARTS) - x) < 2 && Math.abs(Math.floor(k / PARTS) - y) < 2,
    );
    return near.length ? near.reduce((sum: number, value) => sum + (value ?? 0), 0) / near.length : null;
  });
}

export function measureResidual(map: RoomMap, box: Box, field: LightField, paint: readonly number[]): Residual {
  const read = lightFieldReader(field);
  const light: EmptyLight = { here: 0, usual: 0 };
  const out = new Float32Array(FACES * PARTS * PARTS);
  for (let face = 0; face < FACES; face++) {
    const of = PAINT_OF[face];
    if (of === undefined) continue;
    let parts = Array.from({ length: PARTS * PARTS }, (_, part) => {
      const seen = partOf(map, face, part);
      if (seen === null) return null;
      const [u, v] = [((part % PARTS) + 0.5) / PARTS, (Math.floor(part / PARTS) + 0.5) / PARTS];
      const [x, y, z] = pointOnFace(box, face, u, v);
      const [nx, ny, nz] = FACE_NORMALS[face];
      read(x, y, z, nx, ny, nz, light);
      const unexplained = seen - Math.log(Math.max(1e-4, paint[of] * light.here));
      return Math.max(-MOST, Math.min(MOST, BELIEVED * unexplained));
    });
    for (let round = 0; round < ROUNDS; round++) parts = smoothed(parts);
    out.set(
      parts.map((part) => part ?? 0),
      face * PARTS * PARTS,
    );
  }
  return out;
}

/** Distance over which a surface's residual applies to what faces the same way, metres; weight of no correction. */
const NEAR = 1.5;
const NOTHING = 0.12;

/** Bilinear interpolation of the residual on a face. */
function between(residual: Residual, face: number, u: number, v: number): number {
  const kept = (share: number) => Math.min(PARTS - 1.001, Math.max(0, share * PARTS - 0.5));
  const [x, y] = [kept(u), kept(v)];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = face * PARTS * PARTS + row * PARTS + column;
  const above = residual[at] + (residual[at + 1] - residual[at]) * (x - column);
  const below = residual[at + PARTS] + (residual[at + PARTS + 1] - residual[at + PARTS]) * (x - column);
  return above + (below - above) * (y - row);
}

/** Reads the correction factor of fitted light on a surface. */
export function residualReader(residual: Residual, { left, right, back, front, ceiling }: Box) {
  const low = [left, 0, back];
  const size = [right - left, ceiling, front - back];
  return (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    let [sum, weights] = [0, NOTHING];
    for (let face = 0; face < FACES; face++) {
      if (PAINT_OF[face] === undefined) continue;
      const [fx, fy, fz] = FACE_NORMALS[face];
      const facing = fx * nx + fy * ny + fz * nz;
      if (facing <= 0) continue;
      const away = [(x - low[0]) / size[0], (y - low[1]) / size[1], (z - low[2]) / size[2]];
      const axis = fx !== 0 ? 0 : fy !== 0 ? 1 : 2;
      const normal = fx + fy + fz;
      const distance = size[axis] * (normal > 0 ? away[axis] : 1 - away[axis]);
      const [first, second] = [0, 1, 2].filter((each) => each !== axis);
      const [u, v] = axis === 0 ? [away[second], away[first]] : [away[first], away[second]];
      const weight = facing * facing * Math.exp(-Math.max(0, distance) / NEAR);
      sum += weight * between(residual, face, u, v);
      weights += weight;
    }
    return Math.exp(sum / weights);
  };
}
