/** How an arrangement fills the floor that the photo shows: measured on the plan and across the picture. */
import { CREATIVITY, type Ground, type Pixel, type Room } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { convexHull, insidePolygon } from '../../room/camera/polygon.js';
import type { Draft } from '../../furniture/draft.js';
import { corners, distanceTo } from '../scene/footprint.js';
import { KINDS, stands } from '../../kinds.js';
import { allOrNothing } from '../placing/place.js';
import type { Scene } from '../scene/scene.js';

export interface Filling {
  /** share of the floor inside the hull of all that stands */
  readonly floor: number;
  /** share of the floor's width, as the picture shows it, in which furniture stands */
  readonly width: number;
  /** the same from the leftmost to the rightmost of it */
  readonly reach: number;
  /** share of free floor in the emptiest of the left, right, near and far halves */
  readonly emptiestHalf: number;
}

/** Metres from furniture within which the floor does not look empty. */
const NEAR_FURNITURE = 0.6;
/** Steps across the floor. */
const SAMPLES_ACROSS = 100;

/** A cell of the floor, and where the picture shows it. */
interface Cell {
  readonly point: Ground;
  /** 0 at the left end of the floor in its row of the picture .. 1 at the right */
  readonly across: number;
  readonly isFar: boolean;
}

/** Where each row of a picture shows floor: the left and the right end. */
type Rows = readonly (readonly [left: number, right: number])[];

interface FloorOfPicture {
  readonly rows: Rows;
  readonly cells: readonly Cell[];
}

const floors = new WeakMap<readonly Ground[], FloorOfPicture>();

function floorOfPicture({ room, floor }: Pick<Scene, 'room' | 'floor'>): FloorOfPicture {
  const before = floors.get(floor);
  if (before) return before;
  const rows = rowsOf(room);
  const depths = floor.map(([x, z]) => Math.hypot(x, z)).toSorted((a, b) => a - b);
  const middle = depths[depths.length >> 1] ?? 0;
  const cells = floor.map((point): Cell => ({
    point,
    across: acrossFloor(room, rows, point) ?? 0.5,
    isFar: Math.hypot(...point) >= middle,
  }));
  const found = { rows, cells };
  floors.set(floor, found);
  return found;
}

/** Rows of the picture at which the floor's ends are known. */
const ROWS = 100;

function rowsOf({ width, height, floorOutline }: Room): Rows {
  return Array.from({ length: ROWS }, (_, row) => {
    const xs = crossings(floorOutline, ((row + 0.5) / ROWS) * height);
    return [Math.max(0, Math.min(...xs)), Math.min(width, Math.max(...xs))] as const;
  });
}

/** Where a row crosses a polygon. */
function crossings(polygon: readonly Pixel[], y: number): number[] {
  return polygon.flatMap(([bx, by], k) => {
    const [ax, ay] = polygon.at(k - 1) ?? [bx, by];
    return ay > y === by > y ? [] : [ax + ((y - ay) * (bx - ax)) / (by - ay)];
  });
}

/** How far across the floor of its own row the picture shows a point of it; null behind the camera. */
function acrossFloor({ camera, height }: Room, rows: Rows, [x, z]: Ground): number | null {
  const pixel = project(camera, [x, 0, z]);
  if (!pixel) return null;
  const from = rows.findIndex(([left, right]) => right > left);
  if (from < 0) return null;
  const row = Math.max(from, Math.min(ROWS - 1, Math.floor((pixel[1] / height) * ROWS)));
  const [left, right] = rows[row] ?? [0, 1];
  return right > left ? Math.max(0, Math.min(1, (pixel[0] - left) / (right - left))) : null;
}

/**
 * Share of the floor within the furniture's hull beyond which a room is overfilled: what is added for fullness alone
 * stays below. More is allowed in bedrooms, where the bed takes most of it, and to plants, which need little floor.
 */
const CRAMMED = { usual: 0.58, slim: 0.65 } as const;
/** The same at the greatest creativity, and that from which on it grows. */
const AT_MOST_CREATIVE = { share: 0.66, from: 20 };

const crammed = ({ creativity }: Scene, usual: number): number => {
  const rich = Math.max(0, creativity - AT_MOST_CREATIVE.from) / (CREATIVITY.max - AT_MOST_CREATIVE.from);
  return usual + rich * (AT_MOST_CREATIVE.share - usual);
};

const isBedroom = ({ pieces: [main] }: Scene): boolean => main?.kind === 'bed' || main?.kind === 'daybed';

/** Adds something for fullness, and removes it again where it overfills the floor. Tells whether it stayed. */
export function addUncrammed(scene: Scene, add: () => boolean, { slim = false } = {}): boolean {
  const most = crammed(scene, slim || isBedroom(scene) ? CRAMMED.slim : CRAMMED.usual);
  return allOrNothing(scene, () => add() && floorFilled(scene) <= most);
}

/** Share of the floor inside the hull of all that stands. */
export function floorFilled({ pieces, floor }: Scene): number {
  const standing = pieces.filter(stands);
  const outline = convexHull(standing.flatMap((piece) => corners(piece)));
  return floor.filter((point) => insidePolygon(point, outline)).length / Math.max(1, floor.length);
}

export function fillingOf(scene: Scene): Filling {
  const { room, pieces } = scene;
  const { rows, cells } = floorOfPicture(scene);
  const standing = pieces.filter(stands);
  return {
    floor: floorFilled(scene),
    ...acrossPicture(room, rows, standing),
    emptiestHalf: emptiestHalf(cells, [...standing, ...pieces.filter(({ kind }) => kind === 'rug')]),
  };
}

function acrossPicture(room: Room, rows: Rows, standing: readonly Draft[]): Pick<Filling, 'width' | 'reach'> {
  const spans = standing
    .filter(({ kind }) => !KINDS[kind].isDecoration)
    .map((piece) => corners(piece).flatMap((corner) => acrossFloor(room, rows, corner) ?? []))
    .filter(({ length }) => length > 2)
    .map((values) => [Math.min(...values), Math.max(...values)] as const);
  const steps = Array.from({ length: SAMPLES_ACROSS }, (_, k) => (k + 0.5) / SAMPLES_ACROSS);
  const filled = steps.filter((u) => spans.some(([from, to]) => u >= from && u <= to)).length;
  const ends = spans.flat();
  return { width: filled / SAMPLES_ACROSS, reach: ends.length > 0 ? Math.max(...ends) - Math.min(...ends) : 0 };
}

function emptiestHalf(cells: readonly Cell[], flat: readonly Draft[]): number {
  const empty = cells.map(({ point }) => flat.every((piece) => distanceTo(piece, point) > NEAR_FURNITURE));
  const share = (isIn: (cell: Cell) => boolean): number => {
    let [all, free] = [0, 0];
    cells.forEach((cell, index) => {
      if (!isIn(cell)) return;
      all++;
      if (empty[index]) free++;
    });
    return all === 0 ? 0 : free / all;
  };
  return Math.max(
    share(({ across }) => across < 0.5),
    share(({ across }) => across >= 0.5),
    share(({ isFar }) => isFar),
    share(({ isFar }) => !isFar),
  );
}
