/** Chandeliers, pendants and fans: what hangs before ceiling and walls from a narrow foot under the ceiling. */
import type { Steps } from '../breathe.js';
import type { Pixel, Room, RoomLamp, Vec3 } from '../contract.js';
import { BELIEVED } from './belief.js';
import { onWallQuad } from './boxOutline.js';
import { fromWall, meet, project } from './camera.js';
import { type FineLook, crowding } from './fineLook.js';
import { insidePolygon } from './polygon.js';
import { type Speck, findSpecks } from './specks.js';
import { pixelsPerMetre, surfaceAt } from './surfaceAt.js';

/**
 * Grey levels per pixel of a lamp's own edges: lines of most ceilings are fainter. The second for ceilings whose
 * beams or coves meet the lamp in the picture.
 */
const STRONG = [9, 20] as const;
/** Of the picture's width. */
const LARGEST = 0.45;
/** Metres across, and from the ceiling to the lowest point. */
const ACROSS = { least: 0.2, most: 2.3 };
const DROP = { least: 0.15, most: 1.9 };
/** Metres above the floor: nobody walks into it. */
const LOWEST = 1.1;
/** Share of its height that is its foot, and share of its width that this may take. */
const FOOT = { high: 0.05, widest: 0.45 };
/** Share of its width from either side within which it hangs, and of its axis beside which its lowest point is. */
const AXIS = 0.22;
const MIDDLE = 0.17;
/** Pixels from the picture's edge at which something is cut by it. */
const CUT = 4;
/** Metres that a lamp hangs down where the picture does not show its foot. */
const USUAL_DROP = 0.4;
/**
 * Share of its rectangle that shows edges, mean grey levels per pixel, and share of marked pixels round it: beams and
 * mouldings are mere lines, or many side by side. More is asked of what the picture's edge cuts.
 */
const WHOLE = { full: 0.045, strength: 12, crowded: 0.1 };
const PART = { full: 0.1, strength: 18, crowded: 0.11 };
const ROUND = 0.3;
/** Share of its marked pixels on either side that is left out of its width: what touches it in the picture. */
const STRAY = 0.04;
/** One side of a lamp is at most so many times as wide as the other; what is beyond stands behind it. */
const LOPSIDED = 1.4;
/** Metres from walls, under which it is a shelf, a frame or a curtain's rail. */
const FROM_WALL = 0.3;
const SIDES = ['back', 'left', 'right'] as const;
/** Mean grey levels per pixel at which a lamp is certain. */
const CLEAR = 22;

type Box = Pick<Room, 'camera' | 'walls' | 'ceilingHeight' | 'openings' | 'back' | 'left' | 'right'>;

export function* hangingLampsIn(room: Box, look: FineLook): Steps<RoomLamp[]> {
  const found: RoomLamp[] = [];
  const rows = rowsAboveEye(room, look);
  const strongly = strongEdges(room, look, rows);
  for (const strong of STRONG) {
    unmarkFainter(strongly, rows, strong);
    yield;
    const specks = yield* findSpecks(strongly.marks(rows), LARGEST * look.plane.width);
    for (const lamp of specks.flatMap((speck) => lampOf(room, strongly, speck)))
      if (!found.some((other) => Math.hypot(other.x - lamp.x, other.z - lamp.z) < other.radius + lamp.radius))
        found.push(lamp);
  }
  return found;
}

/** Rows of the plane above the height of the eye. */
function rowsAboveEye(room: Box, look: FineLook): number {
  const level = look.fromPhoto([0, horizonRow(room)])[1];
  return Math.max(0, Math.min(look.plane.height, Math.ceil(level)));
}

/** Strong edges in the uppermost rows, without those of windows and doors. */
function strongEdges(room: Box, look: FineLook, rows: number): FineLook {
  const { width } = look.plane;
  const strongly = look.marked(maskOver(STRONG[0], look.edges, rows * width));
  for (const opening of room.openings) {
    if (opening.certainty < BELIEVED[opening.kind]) continue;
    const outline = onWallQuad(room, opening)?.map((pixel) => look.fromPhoto(pixel));
    if (outline) clear(strongly.mask, outline, { width, rows });
  }
  return strongly;
}

/** 1 where one of the first `count` edges is stronger than `least`. */
function maskOver(least: number, edges: Float32Array, count: number): Uint8Array {
  const mask = new Uint8Array(edges.length);
  for (let i = 0; i < count; i++) if (edges[i] > least) mask[i] = 1;
  return mask;
}

function unmarkFainter({ mask, edges, plane }: FineLook, rows: number, least: number): void {
  for (let i = 0; i < rows * plane.width; i++) if (edges[i] <= least) mask[i] = 0;
}

function clear(mask: Uint8Array, outline: readonly Pixel[], { width, rows }: { width: number; rows: number }): void {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.max(...xs))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(rows, Math.max(...ys))];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (mask[y * width + x] && insidePolygon([x, y], outline)) mask[y * width + x] = 0;
}

/** The photo's row at the height of the eye, in its middle column. */
function horizonRow({ camera }: Pick<Room, 'camera'>): number {
  const far = project(camera, [0, camera.height, -1000]);
  return far ? far[1] : camera.cy;
}

function lampOf(room: Box, look: FineLook, speck: Speck): RoomLamp[] {
  const { left, top, right, bottom, strength } = speck;
  if (left < CUT || right > look.plane.width - CUT) return [];
  const isCut = top < CUT;
  const least = isCut ? PART : WHOLE;
  if (strength < least.strength || speck.edges < least.full * (right - left) * (bottom - top)) return [];
  const foot = isCut ? null : footOf(look, speck);
  if (!isCut && (!foot || foot.wide > FOOT.widest * (right - left))) return [];
  const axis = foot ? foot.middle : (left + right) / 2;
  if (Math.min(axis - left, right - axis) < AXIS * (right - left)) return [];
  if (crowding(look, speck, ROUND) > least.crowded) return [];
  const size = sizeOf(room, look, { speck, axis, isCut });
  return size ? [{ kind: 'hanging', ...size, certainty: Math.min(0.9, 0.35 + (0.4 * strength) / CLEAR) }] : [];
}

interface Hung {
  readonly speck: Speck;
  /** pixels */
  readonly axis: number;
  readonly isCut: boolean;
}

/** A lamp's place and size in metres; null where it has no lamp's size. */
function sizeOf(room: Box, look: FineLook, { speck, axis, isCut }: Hung): Omit<RoomLamp, 'kind' | 'certainty'> | null {
  const ceiling = room.ceilingHeight;
  const low = lowestNear(look, speck, axis);
  const hung = isCut
    ? meet(room.camera, look.toPhoto([axis, low]), 1, ceiling - USUAL_DROP)
    : pointOnCeiling(room, look.toPhoto([axis, speck.top]));
  if (!hung || isAtWall(room, hung)) return null;
  const perMetre = look.fromPhoto([pixelsPerMetre(room, hung), 0])[0];
  const [left, right] = extentOf(look, speck);
  const sides = [axis - left, right - axis].toSorted((a, b) => a - b);
  const radius = Math.min(sides[1], LOPSIDED * sides[0]) / perMetre;
  const drop = isCut ? USUAL_DROP : (low - speck.top) / perMetre;
  if (2 * radius < ACROSS.least || 2 * radius > ACROSS.most || drop < DROP.least || drop > DROP.most) return null;
  if (ceiling - drop < LOWEST) return null;
  return { x: hung[0], z: hung[2], radius, bottom: ceiling - drop };
}

const isAtWall = (room: Box, [x, , z]: Vec3): boolean =>
  SIDES.some((side) => room.walls[side].seen && fromWall(room, side, [x, z]) < FROM_WALL);

/** The columns between which nearly all of its edges lie. */
function extentOf({ mask, plane }: FineLook, { left, top, right, bottom }: Speck): [number, number] {
  const counts = Array.from({ length: right - left }, (_, i) => {
    let count = 0;
    for (let y = top; y < bottom; y++) count += mask[y * plane.width + left + i];
    return count;
  });
  const stray = STRAY * counts.reduce((sum, count) => sum + count, 0);
  const from = (some: readonly number[]): number => {
    let sum = 0;
    return some.findIndex((count) => (sum += count) > stray);
  };
  return [left + from(counts), right - from(counts.toReversed())];
}

const pointOnCeiling = (room: Box, pixel: Pixel) => {
  const found = surfaceAt(room, pixel);
  return found?.surface === 'ceiling' ? found.point : null;
};

/** The uppermost part of a lamp: what it hangs by. */
function footOf({ mask, plane }: FineLook, speck: Speck): { middle: number; wide: number } | null {
  const to = speck.top + Math.max(3, Math.round(FOOT.high * (speck.bottom - speck.top)));
  let [left, right] = [Infinity, -Infinity];
  for (let y = speck.top; y < to; y++)
    for (let x = speck.left; x < speck.right; x++) {
      if (!mask[y * plane.width + x]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  return right > left ? { middle: (left + right) / 2, wide: right - left } : null;
}

/** The lowest row with an edge beside the axis: a blade that points away is seen lower than the lamp is. */
function lowestNear({ mask, plane }: FineLook, speck: Speck, axis: number): number {
  const reach = MIDDLE * (speck.right - speck.left);
  for (let y = speck.bottom - 1; y > speck.top; y--)
    for (let x = Math.max(speck.left, Math.floor(axis - reach)); x < Math.min(speck.right, axis + reach); x++)
      if (mask[y * plane.width + x]) return y + 1;
  return speck.bottom;
}
