/**
 * Doors, by two independent signs. Open doorways: the strip just above the floor's edge looks like the floor before it,
 * not like skirting and wall. Closed doors: two upright edges from the floor to about two metres, a leaf apart.
 */
import type { Camera, Opening, Vec3, Wall } from '../contract.js';
import { project, wallPoint } from './camera.js';

/** Metres */
const STEP = 0.05;
const LEAF = [0.55, 1.9] as const;
const DOOR_TOP = 2.05;
const STRIP_HEIGHTS = [0.04, 0.07, 0.1, 0.13];
const WALL_HEIGHTS = [0.5, 0.7, 0.9];
const FLOOR_DISTANCES = [0.12, 0.18, 0.26];
const NARROWEST_DOORWAY = 0.45;
/** Columns must differ from the skirting by this colour distance to be a gap in it. */
const STRANGE = 6;
const LIKE_FLOOR = 0.5;
/** With more gaps than this the "skirting" is no skirting. */
const MOST_GAPS = 0.6;
const FEWEST_COLUMNS = 8;
const DOORWAY_CERTAINTY = 0.9;
/** Two uprights alone may be anything. */
const LEAF_CERTAINTY = 0.35;

type Colour = readonly [l: number, a: number, b: number];

/** A copy of the photo in L*a*b*. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** its pixels per photo pixel */
  readonly scaleX: number;
  readonly scaleY: number;
}

interface Column {
  readonly along: number;
  readonly strip: Colour;
  readonly above: Colour;
  readonly floor: Colour;
}

export function findDoorways(picture: ColourPicture, camera: Camera, wall: Wall): Opening[] {
  const columns = columnsOf(picture, camera, wall);
  if (columns.length < FEWEST_COLUMNS) return [];
  const plainWall = medianColour(columns.map((column) => column.above));
  const skirting = medianColour(columns.map((column) => column.strip));
  const open = columns.map(({ strip, floor }) => {
    const strange = distance(strip, skirting);
    return strange > STRANGE && distance(strip, floor) < LIKE_FLOOR * Math.max(strange, distance(strip, plainWall));
  });
  if (open.filter(Boolean).length > MOST_GAPS * columns.length) return [];
  return runs(open).flatMap(([first, last]) => {
    const [from, to] = [columns[first].along, columns[last].along];
    if (to - from < NARROWEST_DOORWAY) return [];
    return [door(wall, { from: from - STEP, to: to + STEP, top: DOOR_TOP, certainty: DOORWAY_CERTAINTY })];
  });
}

export function findLeaves(wall: Wall): Opening[] {
  const posts = wall.uprights.filter(({ bottom, top }) => bottom < 0.5 && top > 1.7 && top < 2.35);
  return posts.flatMap((a) =>
    posts
      .filter((b) => {
        const gap = b.along - a.along;
        return gap >= LEAF[0] && gap <= LEAF[1] && Math.abs(a.top - b.top) <= 0.3;
      })
      .map((b) => door(wall, { from: a.along, to: b.along, top: Math.max(a.top, b.top), certainty: LEAF_CERTAINTY })),
  );
}

const door = (wall: Wall, place: Pick<Opening, 'from' | 'to' | 'top' | 'certainty'>): Opening => ({
  wall: wall.side,
  kind: 'door',
  glow: 0,
  bottom: 0,
  ...place,
});

function columnsOf(picture: ColourPicture, camera: Camera, wall: Wall): Column[] {
  const columns: Column[] = [];
  for (let along = wall.from; along < wall.to; along += STEP) {
    const at = (y: number) => wallPoint(wall.side, wall.at, along, y);
    const strip = meanColour(picture, camera, STRIP_HEIGHTS.map(at));
    const above = meanColour(picture, camera, WALL_HEIGHTS.map(at));
    const floor = meanColour(
      picture,
      camera,
      FLOOR_DISTANCES.map((out) => before(wall, along, out)),
    );
    if (strip && above && floor) columns.push({ along, strip, above, floor });
  }
  return columns;
}

/** A floor point `out` metres before the wall. */
function before(wall: Wall, along: number, out: number): Vec3 {
  if (wall.side === 'back') return [along, 0, wall.at + out];
  return [wall.at + (wall.side === 'left' ? out : -out), 0, along];
}

function meanColour(picture: ColourPicture, camera: Camera, points: readonly Vec3[]): Colour | null {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const point of points) {
    const pixel = project(camera, point);
    if (!pixel) continue;
    const x = Math.floor(pixel[0] * picture.scaleX);
    const y = Math.floor(pixel[1] * picture.scaleY);
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
    for (let c = 0; c < 3; c++) sum[c] += picture.data[(y * picture.width + x) * 3 + c];
    count++;
  }
  return count ? [sum[0] / count, sum[1] / count, sum[2] / count] : null;
}

const distance = (a: Colour, b: Colour): number =>
  Math.hypot(0.8 * (a[0] - b[0]), 1.3 * (a[1] - b[1]), 1.3 * (a[2] - b[2]));

function medianColour(colours: readonly Colour[]): Colour {
  const middle = (c: 0 | 1 | 2) => colours.map((colour) => colour[c]).sort((a, b) => a - b)[colours.length >> 1];
  return [middle(0), middle(1), middle(2)];
}

/** First and last index of each run of true values; one false value does not end a run. */
function runs(values: readonly boolean[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let first = 0; first < values.length; first++) {
    if (!values[first]) continue;
    let last = first;
    while (values[last + 1] || values[last + 2]) last += values[last + 1] ? 1 : 2;
    found.push([first, last]);
    first = last;
  }
  return found;
}
