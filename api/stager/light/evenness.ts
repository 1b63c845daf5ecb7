import { luminance } from '../photo/colour.js';
import { FACE, FACE_NORMALS, pointOnFace, type Box } from '../room/camera/roomBox.js';
import { lightFieldReader, type EmptyLight, type LightField } from './lightField.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';
import { whiteOf } from './whitePaint.js';

/** Cells of a face's map that are taken together, per side: its pattern is not its light. */
const BLOCK = 6;
/** Of a block's cells the photo must show so many. */
const LEAST_SEEN = 18;
const LEAST_BLOCKS = 10;
/** What photos of homes, which are evened out, show of the light's slope where they do not tell, and at all. */
const SLOPE = { unknown: 0.5, least: 0.3, most: 1 } as const;
/**
 * The same paint: no further from white in the powers of red and blue, nor darker or brighter than the bright walls.
 */
const PAINT = { off: 0.15, quantile: 0.7, darkest: 0.35, brightest: 2 } as const;

/** A part of a face: linear colour that the photo shows, its luminance, and the light that the field has there. */
interface Block {
  /** metres, as all of the room's */
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

/** Blocks of walls and ceiling that are painted alike: others differ in more than their light. */
function paintedAlike(map: RoomMap, blocks: readonly Block[]): Block[] {
  const [red, , blue] = whiteOf(map);
  const white = blocks.filter((each) => Math.hypot(Math.log(each.red / red), Math.log(each.blue / blue)) < PAINT.off);
  const level = white.map(({ seen }) => seen).sort((a, b) => a - b)[Math.floor(white.length * PAINT.quantile)] ?? 0;
  return white.filter(({ seen }) => seen > level * PAINT.darkest && seen < level * PAINT.brightest);
}

/**
 * The exponent by which what is seen follows the light (least squares of logarithms), or null where none can be told.
 */
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

/** How the photo's light is spread through the room, against the light that was reckoned. */
export interface Evenness {
  /** the exponent by which surfaces follow the reckoned light, 0..1 */
  readonly slope: number;
  /** by how much the photo is brighter per metre towards the camera, as a power of e, beyond that */
  readonly rise: number;
  /** where it is neither brighter nor darker, metres */
  readonly from: number;
  /** the exponent by which tops and fronts follow what they usually get */
  readonly modelling: number;
}

/** Photos that are evened out are so from tops to fronts as well, but never flatter than by this power: form is lost. */
const LEAST_MODELLING = 0.5;

/** Of light that was told by the photo: it is followed as it is. */
export const AS_TOLD: Evenness = { slope: 1, rise: 0, from: 0, modelling: 1 };

/**
 * How much of the light's fall from bright to dark places the photo shows. Photos of homes are lit and developed to be
 * even; furniture must be as even as they are. The floor alone shows too much of it, for it mirrors windows; painted
 * walls and the ceiling are asked as well.
 */
function slopeOf(floor: readonly Block[], painted: readonly Block[]): number {
  const [ofFloor, ofPaint] = [exponentOf(floor), exponentOf(painted)];
  if (ofFloor === null || ofPaint === null) return ofFloor ?? ofPaint ?? SLOPE.unknown;
  return (ofFloor + ofPaint) / 2;
}

/** Blocks of a face from which its rise is told, at least, and faces that must agree on one, the floor among them. */
const LEAST_ON_FACE = 6;
const AGREEING = 3;

/** Rise of what one face shows, beyond what its light explains (least squares), or null where it shows too little. */
function riseOf(blocks: readonly Block[], slope: number): number | null {
  if (blocks.length < LEAST_ON_FACE) return null;
  const left = blocks.map(({ z, seen, lit }) => ({ z, bright: Math.log(seen) - slope * Math.log(lit) }));
  const mean = (of: 'z' | 'bright') => left.reduce((sum, each) => sum + each[of], 0) / left.length;
  const [z, bright] = [mean('z'), mean('bright')];
  const squares = left.reduce((sum, each) => sum + (each.z - z) ** 2, 0);
  return squares > 0 ? left.reduce((sum, each) => sum + (each.z - z) * (each.bright - bright), 0) / squares : null;
}

/** Reads how the photo's light is spread. One face may be painted or shine as it likes: only several prove a rise. */
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
