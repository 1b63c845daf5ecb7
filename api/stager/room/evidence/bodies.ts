/**
 * Furniture and clutter before the walls: low down the photo shows neither the paint nor the bare surface of the wall,
 * which it does show above. A box read along the side of a bed, or behind cartons, is recognised by this as well.
 */
import type { Opening, Room, Side, Thing, Vec3, Wall } from '../../contract.js';
import { labOf } from '../../photo/colour.js';
import { onWallQuad } from '../box/boxOutline.js';
import { project } from '../../../shared/geometry/camera.js';
import { wallPoint } from '../camera/wallPlane.js';
import { SUSPECTED } from '../openings/belief.js';
import type { PhotoLook } from './photoLook.js';

/** Metres: distance of the examined columns, and of the samples in one. */
const STEP = 0.1;
const UP = 0.08;
/** Metres above the floor: the zone above skirting boards and below the height of low furniture, and a bare zone above. */
const LOW = { from: 0.22, to: 0.75 } as const;
const HIGH = { from: 1.15, to: 2, belowCeiling: 0.3 } as const;
/** Least height of the low zone, as a share of the picture's long side: a skirting board makes a smaller one busy. */
const LARGE_ENOUGH = 0.025;
const FEWEST_SAMPLES = 4;
/** Columns that must be examined for the share to count half. */
const FEW_COLUMNS = 10;
/** Greatest median busyness of a bare wall, and least of a body. */
const BARE = 0.3;
const BUSY = 0.6;
/** Least share of foreign colours in a low zone that is busy, or plain. */
const FOREIGN = { busy: 0.2, plain: 0.5 } as const;
/**
 * CIE L*a*b*: how much darker than the wall above its foot may be, the colour distance within one paint, and the
 * increase of it per step of lightness: shade and sunshine change saturation.
 */
const SAME_PAINT = { darker: 20, apart: 8, perLightness: 0.15 } as const;
/** Metres around openings that casings and curtains may cover. */
const BESIDE = 0.15;
/** Metres along a wall: least length of one body, least part of it under a bare wall, and the largest gap within it. */
const LEAST_RUN = 0.9;
const LEAST_BARE = 0.4;
const GAP = 0.3;
/** Metres: assumed depth and height of a body, and the certainty with which it is one. */
const BODY = { depth: 0.6, height: 0.75, certainty: 0.6 } as const;

type Walls = Pick<Room, 'walls' | 'openings' | 'ceilingHeight' | 'camera' | 'width' | 'height'>;
type Look = Pick<PhotoLook, 'busy' | 'colour'>;

/** A stretch of a wall with something before it. */
export interface Stretch {
  readonly side: Side;
  /** metres along the wall */
  readonly from: number;
  readonly to: number;
}

interface Bodies {
  /** share of the examined walls with something before it, 0..1; low where little could be examined */
  readonly share: number;
  readonly stretches: readonly Stretch[];
}

export function bodiesBefore(room: Walls, look: Look): Bodies {
  const columns = Object.values(room.walls)
    .filter(({ seen }) => seen)
    .flatMap((wall) => columnsOf(room, look, wall));
  const bare = columns.filter(isBare);
  const paints = bare.map(({ high }) => high.colour);
  const covered = columns.filter(({ low }) => isBody(low, paints));
  return { share: covered.filter(isBare).length / (bare.length + FEW_COLUMNS), stretches: stretchesOf(covered) };
}

/** The bodies as things that furniture neither overlaps nor hides; their real depth is not seen. */
export const bodyThings = (room: Walls, { stretches }: Pick<Bodies, 'stretches'>): Thing[] =>
  stretches.map(({ side, from, to }) => {
    const { depth, height, certainty } = BODY;
    const { at } = room.walls[side];
    const along = (from + to) / 2;
    const outline = onWallQuad(room, { wall: side, from, to, bottom: 0, top: height });
    const place =
      side === 'back'
        ? { x: along, z: at + depth / 2, width: to - from, depth }
        : { x: side === 'left' ? at + depth / 2 : at - depth / 2, z: along, width: depth, depth: to - from };
    return { ...place, height, certainty, ...(outline && { outline }) };
  });

/** A part of a column of the wall. */
interface Zone {
  readonly colours: readonly Vec3[];
  /** its median */
  readonly colour: Vec3;
  /** its median */
  readonly busy: number;
}

interface Column {
  readonly side: Side;
  readonly along: number;
  readonly low: Zone;
  readonly high: Zone;
}

const isBare = ({ high }: Column): boolean => high.busy < BARE;

/** The columns of a wall without openings. */
function columnsOf(room: Walls, look: Look, wall: Wall): Column[] {
  const openings = room.openings.filter((opening) => opening.wall === wall.side && hidesWall(opening));
  const columns: Column[] = [];
  for (let along = wall.from + STEP / 2; along < wall.to; along += STEP) {
    if (openings.some(({ from, to }) => along > from - BESIDE && along < to + BESIDE)) continue;
    if (!isLargeEnough(room, wall, along)) continue;
    const high = zoneOf(look, wall, along, { ...HIGH, to: Math.min(HIGH.to, room.ceilingHeight - HIGH.belowCeiling) });
    const low = high && zoneOf(look, wall, along, LOW);
    if (high && low) columns.push({ side: wall.side, along, low, high });
  }
  return columns;
}

/** Whether an opening may make the low zone unlike the wall, or the high zone unlike bare paint. */
const hidesWall = ({ certainty, top }: Opening): boolean => certainty >= SUSPECTED && top > HIGH.from;

function isLargeEnough({ camera, width, height }: Walls, { side, at }: Wall, along: number): boolean {
  const [upper, lower] = [LOW.to, LOW.from].map((y) => project(camera, wallPoint(side, at, along, y)));
  return !!upper && !!lower && lower[1] - upper[1] > LARGE_ENOUGH * Math.max(width, height);
}

function zoneOf(
  look: Look,
  { side, at }: Wall,
  along: number,
  { from, to }: { readonly from: number; readonly to: number },
): Zone | null {
  const colours: Vec3[] = [];
  const busy: number[] = [];
  for (let y = from; y <= to; y += UP) {
    const point = wallPoint(side, at, along, y);
    const colour = look.colour(point);
    if (!colour) continue;
    colours.push(labOf(colour));
    busy.push(look.busy(point) ?? 0);
  }
  if (colours.length < FEWEST_SAMPLES) return null;
  const middle = (channel: 0 | 1 | 2) => medianOf(colours.map((colour) => colour[channel]));
  return { colours, colour: [middle(0), middle(1), middle(2)], busy: medianOf(busy) };
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Whether a low zone has mostly colours of no paint, or some and is busy: a skirting board alone is busy as well. */
function isBody({ busy, colours }: Zone, paints: readonly Vec3[]): boolean {
  const foreign = colours.filter((colour) => !paints.some((paint) => isPaint(colour, paint)));
  return foreign.length > FOREIGN[busy > BUSY ? 'busy' : 'plain'] * colours.length;
}

function isPaint([l, a, b]: Vec3, paint: Vec3): boolean {
  const lighter = l - paint[0];
  if (lighter < -SAME_PAINT.darker) return false;
  return Math.hypot(a - paint[1], b - paint[2]) < SAME_PAINT.apart + SAME_PAINT.perLightness * Math.abs(lighter);
}

/** Long runs of covered columns, under a wall that is bare at least in part. */
function stretchesOf(covered: readonly Column[]): Stretch[] {
  const runs: { side: Side; from: number; to: number; bare: number }[] = [];
  for (const column of covered) {
    const { side, along } = column;
    const bare = isBare(column) ? STEP : 0;
    const run = runs.at(-1);
    if (run?.side === side && along - STEP / 2 - run.to < GAP) {
      run.to = along + STEP / 2;
      run.bare += bare;
    } else runs.push({ side, from: along - STEP / 2, to: along + STEP / 2, bare });
  }
  return runs.filter(({ from, to, bare }) => to - from >= LEAST_RUN && bare >= LEAST_BARE);
}
