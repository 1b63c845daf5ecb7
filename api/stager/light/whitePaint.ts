import type { Vec3 } from '../contract.js';
import { FACE } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

const CELLS = MAP_CELLS * MAP_CELLS;
/** Least number of cells of a face. */
const LEAST_CELLS = 200;
/** Quantiles of brightness that count as paint: darker cells are shadow and edges, brighter ones glare. */
const PAINT = { from: 0.45, to: 0.75 } as const;
/** The paler of walls and ceiling may itself be slightly coloured: share of its colour that counts as light. */
const TRUST = 0.9;
/** Range of red to green of light in homes, from a north window to a bulb. */
const RED = { least: 0.85, most: 1.6 } as const;
const BLUE = { least: 0.4, most: 1.25 } as const;

const within = ({ least, most }: typeof RED | typeof BLUE, value: number) => Math.min(most, Math.max(least, value));

/** Ratios of red and blue to green on these faces, or null where the photo shows too little. */
function paintOf({ radiance, seen }: RoomMap, faces: readonly number[]): Vec3 | null {
  const cells: number[] = [];
  for (const face of faces) {
    for (let cell = face * CELLS; cell < (face + 1) * CELLS; cell++) if (seen[cell]) cells.push(cell * 3);
  }
  if (cells.length < LEAST_CELLS) return null;
  cells.sort((a, b) => radiance[a + 1] - radiance[b + 1]);
  const sum = [0, 0, 0];
  for (const at of cells.slice(Math.floor(cells.length * PAINT.from), Math.ceil(cells.length * PAINT.to))) {
    for (let c = 0; c < 3; c++) sum[c] += radiance[at + c];
  }
  return sum[1] > 0 ? [sum[0] / sum[1], 1, sum[2] / sum[1]] : null;
}

/** Light in homes is warm rather than green or blue: factor for a lack of red, which indicates paint. */
const LACKS_RED = 2;

/** Distance of a colour from a light's, in logarithms of its channels. */
const colourfulness = ([r, , b]: Vec3): number =>
  Math.abs(Math.log(r)) * (r < 1 ? LACKS_RED : 1) + Math.abs(Math.log(b));

/**
 * Colour of white things in the photo, linear, green 1: as the paler of walls and ceiling. Both may be coloured, but
 * rarely are, and then the colour is mostly the photo's own cast.
 */
export function whiteOf(map: RoomMap): Vec3 {
  const walls = paintOf(map, [FACE.left, FACE.right, FACE.back]);
  const ceiling = paintOf(map, [FACE.ceiling]);
  const paler = walls && ceiling ? (colourfulness(walls) < colourfulness(ceiling) ? walls : ceiling) : null;
  const [r, , b] = paler ?? ceiling ?? walls ?? [1, 1, 1];
  return [within(RED, 1 + TRUST * (r - 1)), 1, within(BLUE, 1 + TRUST * (b - 1))];
}

/** Upper bound of the ratio of the lights' tint to that of white things: the rest is interreflection. */
const MOST_APART = 1.08;

/**
 * Colour of the lights, green 1, with which white things in the room look as in the photo.
 * @param white see `whiteOf`
 * @param room mean radiance of the room's surfaces
 * @param direct green of the direct light, in the same unit
 */
export function tintFor(white: Vec3, room: Vec3, direct: number): Vec3 {
  const channel = (c: 0 | 2): number => {
    const wanted = (white[c] * (room[1] + direct) - room[c]) / Math.max(1e-4, direct);
    return Math.min(white[c] * MOST_APART, Math.max(white[c] / MOST_APART, wanted));
  };
  return [channel(0), 1, channel(2)];
}

/**
 * Cameras show daylight about white; white things look warmer mostly by interreflection from floor and walls. Fitted to
 * synthetic rooms, where 1 was best; photographers warm their whites themselves.
 */
const DAYLIGHT = 0.7;

/**
 * Colour of the windows' light: between the lights' tint and white.
 * @param asSeen 1: the photo shows light as the sensor saw it .. 0: it does not
 */
export function daylightOf([r, , b]: Vec3, asSeen: number): Vec3 {
  const tinted = (1 - DAYLIGHT) * (1 - asSeen);
  return [r ** tinted, 1, b ** tinted];
}
