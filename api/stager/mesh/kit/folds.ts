/** Folds in a stuffed cover: at seams, or where the stuffing gave way. */
import type { Vec3 } from '../../contract.js';
import { cellNoise } from './noise.js';

/** A groove with a low ridge on either side, on a face that lies in x and z; metres. */
export interface Fold {
  readonly x: number;
  readonly z: number;
  /** its direction, unit length */
  readonly alongX: number;
  readonly alongZ: number;
  readonly length: number;
  /** half width at its start; it widens along its length */
  readonly width: number;
  readonly depth: number;
  /** sideways displacement of its end */
  readonly bow: number;
  /** begins away from the seams */
  readonly open: boolean;
}

interface Stuffed {
  readonly size: Vec3;
  readonly seed: number;
  /** depth of the deepest, metres */
  readonly depth: number;
  /** 0: taut over foam .. 1: a loose bag of down */
  readonly loose: number;
}

/** Distance from the edge at which folds begin, metres. */
const SEAM = 0.034;
/** Metres: narrower folds are below the mesh's resolution. */
const NARROW = 0.018;

/** The folds of one cushion's face, by its seed. */
export function foldsOf({ size, seed, depth, loose }: Stuffed): readonly Fold[] {
  const number = Math.floor(seed * 131) % 100003;
  let drawn = 0;
  const between = (from: number, to: number) => from + (to - from) * cellNoise(number, drawn++, 71);
  const [halfX, halfZ] = [size[0] / 2, size[2] / 2];
  const reach = Math.min(halfX, halfZ);
  const list: Fold[] = [];
  const add = (x: number, z: number, angle: number, fold: Omit<Fold, 'x' | 'z' | 'alongX' | 'alongZ'>) =>
    list.push({ x, z, alongX: Math.cos(angle), alongZ: Math.sin(angle), ...fold });
  for (const [sideX, sideZ] of CORNERS) {
    const inwards = Math.atan2(-sideZ * halfZ, -sideX * halfX * 0.75);
    const rays = 2 + Math.floor(between(0, 1.2 + loose * 1.6));
    for (let k = 0; k < rays; k++) {
      const turn = (k - (rays - 1) / 2) * between(0.3, 0.5) + between(-0.14, 0.14);
      add(sideX * (halfX - SEAM), sideZ * (halfZ - SEAM), inwards + turn, {
        length: reach * between(0.4, 0.7 + 0.35 * loose),
        width: between(NARROW, NARROW * 1.4),
        depth: depth * between(0.45, 1),
        bow: between(-0.02, 0.02),
        open: false,
      });
    }
  }
  // gathers along the two long seams
  const gathers = Math.round((size[0] / 0.2) * (0.7 + loose));
  for (let k = 0; k < gathers; k++) {
    const side = between(0, 1) < 0.5 ? -1 : 1;
    const x = between(-0.88, 0.88) * halfX;
    add(x, side * (halfZ - SEAM * 0.7), (-side * Math.PI) / 2 + between(-0.5, 0.5), {
      length: between(0.05, 0.1 + 0.06 * loose),
      width: NARROW,
      depth: depth * between(0.3, 0.7),
      bow: between(-0.01, 0.01),
      open: false,
    });
  }
  // long shallow arcs around the hollow from sitting
  const arcs = 2 + Math.floor(loose * 2.5);
  for (let k = 0; k < arcs; k++) {
    const side = k % 2 === 0 ? -1 : 1;
    add(side * halfX * between(0.3, 0.75), -halfZ * between(0.1, 0.7), Math.PI / 2 + side * between(0.1, 0.9), {
      length: reach * between(0.4, 0.8),
      width: between(NARROW * 1.3, NARROW * 2),
      depth: depth * between(0.25, 0.6),
      bow: -side * between(0.02, 0.06),
      open: true,
    });
  }
  return list;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Displacement of the face at (x, z), metres: down in a groove, up on its ridges. Overlapping folds do not add up. */
export function foldHeight(folds: readonly Fold[], x: number, z: number): number {
  let low = 0;
  let high = 0;
  for (const { x: fromX, z: fromZ, alongX, alongZ, length, width, depth, bow, open } of folds) {
    const along = (x - fromX) * alongX + (z - fromZ) * alongZ;
    const share = along / length;
    if (share < -0.1 || share > 1) continue;
    const aside = (z - fromZ) * alongX - (x - fromX) * alongZ - bow * share * share;
    const across = Math.abs(aside) / (width * (1 + 0.9 * Math.max(0, share)));
    if (across > 3.4) continue;
    const fade = open ? Math.sin(Math.PI * Math.max(0, share)) : Math.min(1, 1 + share * 10) * (1 - share * share);
    const ridge = (across - 1.75) * 1.25;
    const height = depth * Math.max(0, fade) * (0.5 * Math.exp(-ridge * ridge) - Math.exp(-across * across));
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  return low + high;
}
