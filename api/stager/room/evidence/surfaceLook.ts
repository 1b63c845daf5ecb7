/** The photo's appearance of walls, floor and ceiling, encoded cell by cell. */
import type { Room, SurfaceLook, Vec3, Wall } from '../../contract.js';
import { wallPoint } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';

/** Digits of base 64 (RFC 4648) that encode tones, and the grey levels of one. */
const TONES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PER_TONE = 256 / TONES.length;
/** Metres: side of a cell of a wall, and of floor and ceiling; larger if a surface would have too many cells. */
const WALL_STEP = 0.05;
const LEVEL_STEP = 0.12;
const MOST_CELLS = 6500;
/** Metres: range of the distances from the camera that are sampled. */
const FARTHEST = 14;
const NEAREST = 0.2;

type Source = Pick<PhotoLook, 'busy' | 'tone'>;

interface Extent {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const stepFor = ({ from, to, start, end }: Extent, least: number): number =>
  Math.max(least, Math.sqrt(((to - from) * (end - start)) / MOST_CELLS));

/** Positions of a surface's cells in the room. Classes, so that compiled code is shared by all surfaces. */
class OnWall {
  constructor(private readonly wall: Wall) {}

  point(along: number, up: number): Vec3 {
    return wallPoint(this.wall.side, this.wall.at, along, up);
  }
}

class OnLevel {
  constructor(private readonly height: number) {}

  point(x: number, z: number): Vec3 {
    return [x, this.height, z];
  }
}

interface Surface {
  readonly extent: Extent;
  readonly step: number;
  readonly on: OnWall | OnLevel;
}

function cells<Look>(
  { extent, step, on }: Surface,
  look: Look,
  digitOf: (look: Look, point: Vec3) => string,
): string[] {
  const columns = Math.max(0, Math.ceil((extent.to - extent.from) / step));
  const rows = Math.max(0, Math.ceil((extent.end - extent.start) / step));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const up = extent.start + (row + 0.5) * step;
    let digits = '';
    for (let column = 0; column < columns; column++) {
      digits += digitOf(look, on.point(extent.from + (column + 0.5) * step, up));
    }
    lines.push(digits);
  }
  return lines;
}

function busyDigit(look: Pick<Source, 'busy'>, point: Vec3): string {
  const busy = look.busy(point);
  return busy === null ? ' ' : String(Math.round(9 * busy));
}

function toneDigit(look: Pick<Source, 'tone'>, point: Vec3): string {
  const tone = look.tone(point);
  return tone === null ? ' ' : TONES[Math.max(0, Math.min(TONES.length - 1, Math.floor(tone / PER_TONE)))];
}

/** A wall from the floor to the ceiling. */
export function lookOfWall(wall: Wall, ceilingHeight: number, look: Source): SurfaceLook {
  const extent = { from: wall.from, to: wall.to, start: 0, end: ceilingHeight };
  const step = stepFor(extent, WALL_STEP);
  const surface = { extent, step, on: new OnWall(wall) };
  return {
    step,
    from: extent.from,
    start: extent.start,
    busy: cells(surface, look, busyDigit),
    tone: cells(surface, look, toneDigit),
  };
}

/** The floor, or the ceiling if `height` is its height. */
export function lookOfLevel(
  { left, right, back }: Pick<Room, 'left' | 'right' | 'back'>,
  height: number,
  look: Pick<Source, 'busy'>,
): SurfaceLook {
  const extent = {
    from: Math.max(left, -FARTHEST),
    to: Math.min(right, FARTHEST),
    start: Math.max(back, -FARTHEST),
    end: -NEAREST,
  };
  const step = stepFor(extent, LEVEL_STEP);
  const written = cells({ extent, step, on: new OnLevel(height) }, look, busyDigit);
  return { step, from: extent.from, start: extent.start, busy: written, tone: [] };
}

/** The digit of a cell, or a space beyond the surface. */
function digitAt(look: SurfaceLook, rows: readonly string[], along: number, up: number): string {
  const row = rows[Math.floor((up - look.start) / look.step)];
  return row?.[Math.floor((along - look.from) / look.step)] ?? ' ';
}

/** Busyness of a point of a surface, 0..1; 0 if it is not visible. */
export function busyAt(look: SurfaceLook, along: number, up: number): number {
  const digit = digitAt(look, look.busy, along, up);
  return digit === ' ' ? 0 : Number(digit) / 9;
}

/** Brightness of a point of a surface, 0..255; null if it is not visible. */
export function toneAt(look: SurfaceLook, along: number, up: number): number | null {
  const digit = digitAt(look, look.tone, along, up);
  return digit === ' ' ? null : (TONES.indexOf(digit) + 0.5) * PER_TONE;
}
