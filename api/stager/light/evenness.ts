import { luminance } from '../photo/colour.js';
import { FACE, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { lightFieldReader, type EmptyLight, type LightField } from './lightField.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';
import { whiteOf } from './whitePaint.js';

/** Side in cells of the blocks that are averaged, so that patterns do not count as light. */
const BLOCK = 6;
/** Least number of seen cells in a block. */
const LEAST_SEEN = 18;
const LEAST_BLOCKS = 10;
/** Share of the light's slope (log-log) that photos of homes show: without evidence, and its bounds. */
const SLOPE = { unknown: 0.5, least: 0.3, most: 1 } as const;
/**
 * Criteria for the same paint: bounds of the logarithmic chroma difference from white, and of the brightness relative
 * to the bright walls.
 */
const PAINT = { off: 0.15, quantile: 0.7, darkest: 0.35, brightest: 2 } as const;

/** A block of a face: the photo's mean linear colour, its luminance, and the estimated light. */
interface Block {
  /** metres, room coordinates */
  readonly z: number;
  readonly red: number;
  readonly blue: number;
  readonly seen: number;
  readonly lit: number;
}

function blocksOf(map: RoomMap, box: Box, field: LightField, face: number): Block[] {
  const read = lightFieldReader(field);
  const light: EmptyLight = { here: 0, usual: 0 };
  const [nx, ny, nz] = FACE_NORMALS[face];
  const blocks: Block[] = [];
  for (let row = 0; row < MAP_CELLS; row += BLOCK) {
    for (let column = 0; column < MAP_CELLS; column += BLOCK) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let k = 0; k < BLOCK * BLOCK; k++) {
        const cell = face * MAP_CELLS * MAP_CELLS + (row + Math.floor(k / BLOCK)) * MAP_CELLS + column + (k % BLOCK);
        if (!map.seen[cell]) continue;
        for (let c = 0; c < 3; c++) sum[c] += map.radiance[cell * 3 + c];
        count++;
      }
      const [r, g, b] = sum;
      if (count < LEAST_SEEN || g <= 0) continue;
      const [x, y, z] = pointOnFace(box, face, (column + BLOCK / 2) / MAP_CELLS, (row + BLOCK / 2) / MAP_CELLS);
      read(x, y, z, nx, ny, nz, light);
      blocks.push({ z, red: r / g, blue: b / g, seen: luminance(r, g, b) / count, lit: Math.max(1e-6, light.here) });
    }
  }
  return blocks;
}

/** Blocks of walls and ceiling with the same paint. */
function paintedAlike(map: RoomMap, blocks: readonly Block[]): Block[] {
  const [red, , blue] = whiteOf(map);
  const white = blocks.filter((each) => Math.hypot(Math.log(each.red / red), Math.log(each.blue / blue)) < PAINT.off);
  const level = white.map(({ seen }) => seen).sort((a, b) => a - b)[Math.floor(white.length * PAINT.quantile)] ?? 0;
  return white.filter(({ seen }) => seen > level * PAINT.darkest && seen < level * PAINT.brightest);
}

/** Exponent by which the seen luminance follows the light (least squares of logarithms), or null if undetermined. */
function exponentOf(blocks: readonly Block[]): number | null {
  if (blocks.length < LEAST_BLOCKS) return null;
  const mean = (of: 'seen' | 'lit') => blocks.reduce((sum, block) => sum + Math.log(block[of]), 0) / blocks.length;
  const [seen, lit] = [mean('seen'), mean('lit')];
  let [joint, squares] = [0, 0];
  for (const block of blocks) {
    joint += (Math.log(block.seen) - seen) * (Math.log(block.lit) - lit);
    squares += (Math.log(block.lit) - lit) ** 2;
  }
  if (squares < 1e-3 * blocks.length) return null;
  return Math.min(SLOPE.most, Math.max(SLOPE.least, joint / squares));
}

/** How the photo's light is distributed in the room, relative to the estimated light. */
export interface Evenness {
  /** exponent by which surfaces follow the estimated light, 0..1 */
  readonly slope: number;
  /** further brightening per metre towards the camera, as an exponent of e */
  readonly rise: number;
  /** z at which it is 0, metres */
  readonly from: number;
  /** exponent by which horizontal and vertical surfaces differ, relative to the estimate */
  readonly modelling: number;
}

/** Lower bound of `modelling`: form would be lost below. */
const LEAST_MODELLING = 0.5;

/** For light fitted to the photo: it is used unchanged. */
export const AS_TOLD: Evenness = { slope: 1, rise: 0, from: 0, modelling: 1 };

/**
 * Exponent of the photo's light. Photos of homes are lit and developed evenly, and furniture must be as even. The floor
 * alone shows too high an exponent, as it reflects windows: painted walls and the ceiling count too.
 */
function slopeOf(floor: readonly Block[], painted: readonly Block[]): number {
  const [ofFloor, ofPaint] = [exponentOf(floor), exponentOf(painted)];
  if (ofFloor === null || ofPaint === null) return ofFloor ?? ofPaint ?? SLOPE.unknown;
  return (ofFloor + ofPaint) / 2;
}

/** Least number of blocks of a face, and of faces that agree, for a rise; the floor must be one of them. */
const LEAST_ON_FACE = 6;
const AGREEING = 3;

/** A face's brightening per metre beyond what its light explains (least squares), or null with too few blocks. */
function riseOf(blocks: readonly Block[], slope: number): number | null {
  if (blocks.length < LEAST_ON_FACE) return null;
  const left = blocks.map(({ z, seen, lit }) => ({ z, bright: Math.log(seen) - slope * Math.log(lit) }));
  const mean = (of: 'z' | 'bright') => left.reduce((sum, each) => sum + each[of], 0) / left.length;
  const [z, bright] = [mean('z'), mean('bright')];
  const squares = left.reduce((sum, each) => sum + (each.z - z) ** 2, 0);
  return squares > 0 ? left.reduce((sum, each) => sum + (each.z - z) * (each.bright - bright), 0) / squares : null;
}

/**
 * Estimates the evenness of the photo's light. One face may have varying paint or gloss: only several faces prove a
 * rise.
 */
export function readEvenness(map: RoomMap, box: Box, field: LightField): Evenness {
  const faces = [FACE.floor, FACE.ceiling, FACE.left, FACE.right].map((face) => blocksOf(map, box, field, face));
  const [floor, ...others] = faces;
  const slope = slopeOf(floor, paintedAlike(map, [...others.flat(), ...blocksOf(map, box, field, FACE.back)]));
  const ofFloor = riseOf(floor, slope);
  const agreeing = faces
    .map((blocks) => riseOf(blocks, slope))
    .filter((rise) => rise !== null && ofFloor !== null && rise * ofFloor > 0)
    .sort((a, b) => Math.abs(b ?? 0) - Math.abs(a ?? 0));
  const from = floor.reduce((sum, { z }) => sum + z, 0) / Math.max(1, floor.length);
  return { slope, rise: agreeing[AGREEING - 1] ?? 0, from, modelling: Math.max(LEAST_MODELLING, slope) };
}
