/** Rectifies a wall: the photo sampled on a metric grid of the wall. */
import type { Camera, Raster, Side, Vec3, Wall } from '../../contract.js';
import type { LabPicture } from '../../photo/colour.js';
import { type Plane, blur, capped, grey, steepness } from '../../photo/filters.js';
import { NEAREST, project } from '../../../shared/geometry/camera.js';

/** Metres per cell, unless a long wall would need too many columns. */
const CELL = 0.025;
const MOST_COLUMNS = 260;
const SHORTEST = 0.5;
const STEEPEST = 15;
/** Sample positions within a cell, as shares of it. */
const WITHIN = [0.25, 0.75];
/** Distances from the wall at which the floor's colour is read, metres. */
const FLOOR_BEFORE = [0.12, 0.18, 0.26];

/** The copies of a photo from which walls are rectified. */
interface WallPicture {
  /** size of the photo, pixels */
  readonly width: number;
  readonly height: number;
  /** about 720 px long */
  readonly lab: LabPicture;
  /** mean gradient around each pixel, grey levels per pixel of a copy about 400 px long */
  readonly texture: Plane;
}

/**
 * @param lab about 720 px long
 * @param copy about 400 px long
 */
export function wallPicture(
  lab: LabPicture,
  copy: Raster,
  { width, height }: { readonly width: number; readonly height: number },
): WallPicture {
  const steep = steepness(blur(grey(copy), 0.7));
  return { width, height, lab, texture: blur(capped(steep, STEEPEST), 2) };
}

/** The wall's grid: row 0 is at the ceiling, column 0 at the wall's `from`. */
class WallGrid {
  readonly side: Side;
  readonly columns: number;
  readonly rows: number;

  constructor(
    private readonly span: Pick<Wall, 'side' | 'from' | 'to'>,
    private readonly ceilingHeight: number,
  ) {
    const length = span.to - span.from;
    this.side = span.side;
    this.columns = Math.min(MOST_COLUMNS, Math.round(length / CELL));
    this.rows = Math.round(ceilingHeight / CELL);
  }

  /** coordinate along the wall of a column's left edge, metres */
  along(column: number): number {
    const { from, to } = this.span;
    return from + (column * (to - from)) / this.columns;
  }

  /** height above the floor of a row's upper edge, metres */
  level(row: number): number {
    return this.ceilingHeight - (row * this.ceilingHeight) / this.rows;
  }
}

/**
 * The photo's content in a wall's cells, row by row. A class, so that compiled code is shared by walls of one shape.
 */
export class StraightWall extends WallGrid {
  /** 1 for visible cells */
  readonly seen: Float32Array;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly texture: Float32Array;
  /** L*a*b* of the floor before each column, 3 numbers per column, and 1 if it is visible */
  readonly floor: Float32Array;
  readonly floorSeen: Float32Array;

  constructor(picture: WallPicture, camera: Camera, wall: Wall, ceilingHeight: number) {
    super(wall, ceilingHeight);
    const cells = lookUpCells(picture, camera, { wall, grid: this });
    this.seen = cells.seen;
    this.lightness = cells.lightness;
    this.a = cells.a;
    this.b = cells.b;
    this.texture = cells.texture;
    const before = lookUpFloor(picture, camera, { wall, grid: this });
    this.floor = before.floor;
    this.floorSeen = before.floorSeen;
  }
}

/** @returns null if too little of the wall is visible */
export function straighten(
  picture: WallPicture,
  camera: Camera,
  { wall, ceilingHeight }: { readonly wall: Wall; readonly ceilingHeight: number },
): StraightWall | null {
  if (wall.to - wall.from < SHORTEST) return null;
  return new StraightWall(picture, camera, wall, ceilingHeight);
}

interface Looked {
  readonly wall: Wall;
  readonly grid: WallGrid;
}

function lookUpCells(picture: WallPicture, camera: Camera, { wall, grid }: Looked) {
  const { lab, texture, width, height } = picture;
  const plane = () => new Float32Array(grid.columns * grid.rows);
  const out = { seen: plane(), lightness: plane(), a: plane(), b: plane(), texture: plane() };
  const counts = new Uint8Array(grid.columns * grid.rows);
  const { start, alongStep, levelStep } = inCamera(camera, wall);
  const inLab = copyOf(lab, picture);
  const inTexture = copyOf(texture, picture);
  const perCell = WITHIN.length;
  const places = Float64Array.from({ length: grid.columns * perCell }, (_, k) =>
    grid.along(Math.floor(k / perCell) + WITHIN[k % perCell]),
  );
  for (let line = 0; line < grid.rows * perCell; line++) {
    const row = Math.floor(line / perCell);
    const level = grid.level(row + WITHIN[line % perCell]) - camera.height;
    const [right, up, depth] = start.map((value, axis) => value + levelStep[axis] * level);
    for (let k = 0; k < places.length; k++) {
      const along = places[k];
      const away = depth + alongStep[2] * along;
      if (away < NEAREST) continue;
      const x = camera.cx + (camera.focal * (right + alongStep[0] * along)) / away;
      const y = camera.cy - (camera.focal * (up + alongStep[1] * along)) / away;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const cell = row * grid.columns + Math.floor(k / perCell);
      const at = indexOf(inLab, x, y);
      out.lightness[cell] += lab.data[3 * at];
      out.a[cell] += lab.data[3 * at + 1];
      out.b[cell] += lab.data[3 * at + 2];
      out.texture[cell] += texture.data[indexOf(inTexture, x, y)];
      counts[cell]++;
    }
  }
  for (let cell = 0; cell < counts.length; cell++) if (counts[cell]) out.seen[cell] = 1;
  for (const values of [out.lightness, out.a, out.b, out.texture]) divide(values, counts);
  return out;
}

/** Turns sums into means; entries without samples stay 0. */
function divide(sums: Float32Array, counts: Uint8Array): void {
  for (let k = 0; k < counts.length; k++) if (counts[k]) sums[k] /= counts[k];
}

/** Camera coordinates. */
type InCamera = readonly [right: number, up: number, depth: number];

/**
 * Linear map from the wall to camera coordinates: `start` + along * `alongStep` + (metres above the camera) *
 * `levelStep`.
 */
function inCamera({ rotation: r }: Camera, { side, at }: Wall) {
  const x: InCamera = [r[0], r[1], -r[2]];
  const y: InCamera = [r[3], r[4], -r[5]];
  const z: InCamera = [r[6], r[7], -r[8]];
  const [across, alongStep] = side === 'back' ? [z, x] : [x, z];
  return { start: across.map((value) => value * at), alongStep, levelStep: y };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of a photo and of a copy of it. */
interface Copy {
  readonly width: number;
  readonly height: number;
  readonly photoWidth: number;
  readonly photoHeight: number;
}

const copyOf = ({ width, height }: Size, photo: Size): Copy => ({
  width,
  height,
  photoWidth: photo.width,
  photoHeight: photo.height,
});

/** Index of the copy's pixel at a position in the photo. */
const indexOf = ({ width, height, photoWidth, photoHeight }: Copy, x: number, y: number): number =>
  Math.floor((y * height) / photoHeight) * width + Math.floor((x * width) / photoWidth);

function lookUpFloor({ lab, ...size }: WallPicture, camera: Camera, { wall, grid }: Looked) {
  const floor = new Float32Array(3 * grid.columns);
  const floorSeen = new Float32Array(grid.columns);
  const inLab = copyOf(lab, size);
  for (let column = 0; column < grid.columns; column++) {
    let count = 0;
    for (const out of FLOOR_BEFORE) {
      const pixel = project(camera, floorBefore(wall, grid.along(column + 0.5), out));
      if (!pixel || pixel[0] < 0 || pixel[1] < 0 || pixel[0] >= size.width || pixel[1] >= size.height) continue;
      const at = indexOf(inLab, ...pixel);
      for (let c = 0; c < 3; c++) floor[3 * column + c] += lab.data[3 * at + c];
      count++;
    }
    if (!count) continue;
    floorSeen[column] = 1;
    for (let c = 0; c < 3; c++) floor[3 * column + c] /= count;
  }
  return { floor, floorSeen };
}

/** A floor point `out` metres before the wall. */
function floorBefore(wall: Wall, along: number, out: number): Vec3 {
  if (wall.side === 'back') return [along, 0, wall.at + out];
  return [wall.at + (wall.side === 'left' ? out : -out), 0, along];
}
