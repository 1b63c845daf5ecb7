import type { Vec3 } from '../contract.js';
import { FACE } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

const CELLS = MAP_CELLS * MAP_CELLS;
/** Fewer cells than these say nothing of a face's paint. */
const LEAST_CELLS = 200;
/** Of the cells by brightness, those taken for paint: darker are shade and edges, brighter are glare. */
const PAINT = { from: 0.45, to: 0.75 } as const;
/** The paler of walls and ceiling may be a little coloured itself: so much of what it shows is the light's. */
const TRUST = 0.9;
/** Light of homes, from a north window's to a bulb's, against its green. */
const RED = { least: 0.85, most: 1.6 } as const;
const BLUE = { least: 0.4, most: 1.25 } as const;

const within = ({ least, most }: typeof RED | typeof BLUE, value: number) => Math.min(most, Math.max(least, value));

/** Red and blue against green of what these faces are painted with, or null where the photo shows too little of it. */
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

/** Homes are lit by warm light rather than by green or blue: what lacks red is paint, by this factor. */
const LACKS_RED = 2;

/** How far a colour is from that of a light, in powers of its channels. */
const colourfulness = ([r, , b]: Vec3): number =>
  Math.abs(Math.log(r)) * (r < 1 ? LACKS_RED : 1) + Math.abs(Math.log(b));

/**
 * How white things look in the photo, linear, green 1: as the paler of walls and ceiling does. Paint may be coloured;
 * that both are is rare, and then the photo's own cast is most of it.
 */
export function whiteOf(map: RoomMap): Vec3 {
  const walls = paintOf(map, [FACE.left, FACE.right, FACE.back]);
  const ceiling = paintOf(map, [FACE.ceiling]);
  const paler = walls && ceiling ? (colourfulness(walls) < colourfulness(ceiling) ? walls : ceiling) : null;
  const [r, , b] = paler ?? ceiling ?? walls ?? [1, 1, 1];
  return [within(RED, 1 + TRUST * (r - 1)), 1, within(BLUE, 1 + TRUST * (b - 1))];
}

/**
 * The lights are coloured by this factor more than white things are, at most: the rest is what the room throws back.
 */
const MOST_APART = 1.08;

/**
 * Colour of the lights, green 1, with which white things in the room look as they do in the photo.
 * @param white see `whiteOf`
 * @param room mean light that the room's surfaces send back
 * @param direct green of the light that comes straight from the lights, in the same measure
 */
export function tintFor(white: Vec3, room: Vec3, direct: number): Vec3 {
  const channel = (c: 0 | 2): number => {
    const wanted = (white[c] * (room[1] + direct) - room[c]) / Math.max(1e-4, direct);
    return Math.min(white[c] * MOST_APART, Math.max(white[c] / MOST_APART, wanted));
  };
  return [channel(0), 1, channel(2)];
}

/**
 * Cameras show daylight about white; that white things look warmer is mostly the floor's and the walls' doing, which
 * the room throws back. Chosen on made-up rooms, where all of it was best; photographers warm their whites themselves.
 */
const DAYLIGHT = 0.7;

/**
 * Colour of the windows' light: between the lights' own tint and white.
 * @param asSeen how far the photo shows light as the sensor saw it, 0..1
 */
export function daylightOf([r, , b]: Vec3, asSeen: number): Vec3 {
  const tinted = (1 - DAYLIGHT) * (1 - asSeen);
  return [r ** tinted, 1, b ** tinted];
}
