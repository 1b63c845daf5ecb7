/** How surely a rectangle of a straightened wall is a window. */
import type { Rectangle, WallEdges } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import { type AreaSum, summedArea } from './summedArea.js';
import { WINDOW_MODEL as MODEL } from './windowModel.js';

/** Cells around a rectangle with which it is compared. */
const RING = 4;
/** Share of a rectangle's cells that the photo must show. */
const SEEN_ENOUGH = 0.55;
/** Gradient under which a cell counts as bare wall. */
const BARE = 1.8;
/** Lightness that a light wall has, where none is bare, and from which a pixel is clipped. */
const USUAL_LIGHTNESS = 70;
const CLIPPED = 93;

/** Sums, over any rectangle, of how each cell differs from the bare wall: 0..1 per cell. */
export interface WallLook {
  readonly wall: StraightWall;
  readonly edges: WallEdges;
  readonly seen: AreaSum;
  readonly outdoor: AreaSum;
  readonly clipped: AreaSum;
  readonly greener: AreaSum;
  readonly lively: AreaSum;
}

export function wallLook(wall: StraightWall, edges: WallEdges): WallLook {
  const count = wall.columns * wall.rows;
  const [outdoor, clipped, greener, lively] = Array.from({ length: 4 }, () => new Float32Array(count));
  const wallL = median(wall, wall.lightness) ?? USUAL_LIGHTNESS;
  const wallA = median(wall, wall.a) ?? 0;
  const wallB = median(wall, wall.b) ?? 0;
  for (let i = 0; i < count; i++) {
    if (!wall.seen[i]) continue;
    const brighter = wall.lightness[i] - wallL;
    const bluer = wall.lightness[i] > 45 ? unit((wallB - wall.b[i] - 2) / 10) : 0;
    clipped[i] = wall.lightness[i] > CLIPPED ? 1 : 0;
    greener[i] = unit((wallA - wall.a[i] - 2) / 8);
    lively[i] = unit((wall.texture[i] - 2) / 4);
    const overexposed = clipped[i] * 0.6 * unit((brighter + 4) / 8);
    outdoor[i] = Math.max(unit(brighter / 10), bluer, greener[i], lively[i], overexposed);
  }
  const sum = (grid: Float32Array) => summedArea(grid, wall.columns);
  return {
    wall,
    edges,
    seen: sum(wall.seen),
    outdoor: sum(outdoor),
    clipped: sum(clipped),
    greener: sum(greener),
    lively: sum(lively),
  };
}

/** @returns 0..1; 0 where too little of the rectangle is seen */
export function windowLikelihood(look: WallLook, rectangle: Rectangle): number {
  const { wall } = look;
  const { left, top, right, bottom } = rectangle;
  const area = (right - left) * (bottom - top);
  const cells = look.seen(left, top, right, bottom);
  if (cells < SEEN_ENOUGH * area) return 0;
  const sides = look.edges.sidesOf(rectangle);
  const sill = wall.level(bottom);
  const lintel = wall.level(top);
  const odds =
    MODEL.intercept +
    MODEL.outdoor * (look.outdoor(left, top, right, bottom) / cells) +
    MODEL.around * outdoorAround(look, rectangle) +
    MODEL.clipped * (look.clipped(left, top, right, bottom) / cells) +
    MODEL.greener * (look.greener(left, top, right, bottom) / cells) +
    MODEL.lively * (look.lively(left, top, right, bottom) / cells) +
    (MODEL.meanSide * (sides.left + sides.right + sides.top + sides.bottom)) / 4 +
    MODEL.worstSide * Math.min(sides.left, sides.right, sides.top, sides.bottom) +
    (MODEL.share * area) / (wall.columns * wall.rows) +
    MODEL.width * Math.log(wall.along(right) - wall.along(left)) +
    MODEL.height * Math.log(lintel - sill) +
    MODEL.sill * sill +
    MODEL.top * lintel;
  return 1 / (1 + Math.exp(-odds));
}

/** Mean outdoor look of the ring around a rectangle; half where there is none. */
function outdoorAround({ wall, seen, outdoor }: WallLook, { left, top, right, bottom }: Rectangle): number {
  const [a, b] = [Math.max(0, left - RING), Math.max(0, top - RING)];
  const [c, d] = [Math.min(wall.columns, right + RING), Math.min(wall.rows, bottom + RING)];
  const cells = seen(a, b, c, d) - seen(left, top, right, bottom);
  return cells > RING ? (outdoor(a, b, c, d) - outdoor(left, top, right, bottom)) / cells : 0.5;
}

/** Of the bare cells; null where none is bare. */
function median({ seen, texture }: StraightWall, values: Float32Array): number | null {
  const bare = values.filter((_, i) => seen[i] && texture[i] < BARE).sort();
  return bare.length ? bare[bare.length >> 1] : null;
}

const unit = (value: number): number => Math.max(0, Math.min(1, value));
