/** For tests: successive stagings of one plan in a synthetic hall. A changed piece may change only its surroundings. */
import { isDeepStrictEqual } from 'node:util';
import { encodePng } from '../compose/encode.js';
import type { Piece, Pixel, Plan, PlanEdit, Raster, Room, StageRequest, StageResult, Vec3 } from '../contract.js';
import { corners } from '../design/scene/footprint.js';
import { REACH_NONE, SECOND_REACH } from '../kernel/layout.js';
import { stage } from '../stage.js';
import { renderEmptyRoom, roomOf } from '../synthetic/emptyRoom.js';
import type { RoomSpec } from '../synthetic/roomSpec.js';

/** A hall: most of it is beyond the reach of any one piece. */
const HALL: RoomSpec = {
  picture: { width: 480, height: 280 },
  camera: { eye: 1.5, hfov: 84, yaw: 2, pitch: -5 },
  left: -5,
  right: 5.2,
  back: -8,
  ceiling: 2.9,
  windows: [
    { wall: 'back', from: -1.2, to: 1.2, bottom: 0.8, top: 2.3 },
    { wall: 'left', from: -6, to: -3, bottom: 0.8, top: 2.3 },
  ],
  doors: [],
  floor: { kind: 'plank', colour: [0.42, 0.26, 0.14] },
  wallColour: [0.76, 0.74, 0.69],
  outside: 'sky',
  seed: 5,
};

/** Photos in which one plan is staged: of that hall by day, with tiles seen from low, and dark with a carpet. */
export const HALLS: readonly RoomSpec[] = [
  HALL,
  {
    ...HALL,
    camera: { eye: 1.25, hfov: 80, yaw: -3, pitch: -2 },
    floor: { kind: 'tile', colour: [0.62, 0.6, 0.56] },
    wallColour: [0.82, 0.81, 0.78],
    seed: 6,
  },
  {
    ...HALL,
    camera: { eye: 1.6, hfov: 88, yaw: 0, pitch: -6 },
    windows: [{ wall: 'right', from: -6.5, to: -2.5, bottom: 0.6, top: 2.4 }],
    floor: { kind: 'carpet', colour: [0.3, 0.29, 0.27] },
    wallColour: [0.5, 0.52, 0.5],
    seed: 7,
  },
];

/** How far a piece may change the picture beside itself, metres. */
const REACH = REACH_NONE + SECOND_REACH;
/** Pixels of spread: four passes of smoothing, and the pixel filter. */
const SOFT = 1 + 2 + 4 + 8 + 3;

const piece = (id: string, kind: Piece['kind'], size: Vec3, at: Vec3, more: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  width: size[0],
  height: size[1],
  depth: size[2],
  x: at[0],
  y: at[1],
  z: at[2],
  angle: 0,
  seed: 3,
  ...more,
});

const PIECES: readonly Piece[] = [
  piece('sofa', 'sofa', [2.1, 0.8, 0.95], [-2.9, 0, -6]),
  piece('rug', 'rug', [2.4, 0.02, 1.6], [-2.9, 0, -4.8]),
  piece('table', 'coffee table', [1, 0.4, 0.6], [-2.9, 0, -4.8]),
  piece('lamp', 'floor lamp', [0.45, 1.6, 0.45], [3.6, 0, -6.6]),
  piece('armchair', 'armchair', [0.8, 0.85, 0.8], [3, 0, -4], { angle: -0.6 }),
  piece('plant', 'plant', [0.6, 1.3, 0.6], [4.3, 0, -7.2]),
  piece('art', 'art', [1, 0.7, 0.04], [-3, 1.3, -7.97], { wall: 'back' }),
];

const PLAN: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  pieces: PIECES,
  notes: [],
};

type Box = readonly [low: Vec3, high: Vec3];

function boxAround(found: Piece): Box {
  const foot = corners(found);
  const xs = foot.map(([x]) => x);
  const zs = foot.map(([, z]) => z);
  return [
    [Math.min(...xs), found.y, Math.min(...zs)],
    [Math.max(...xs), found.y + found.height, Math.max(...zs)],
  ];
}

const grown = ([low, high]: Box, by: number): Box => [
  [low[0] - by, low[1] - by, low[2] - by],
  [high[0] + by, high[1] + by, high[2] + by],
];

/** The part of a ray within a box, or null: distances along its direction. */
function within([low, high]: Box, from: Vec3, direction: Vec3): [number, number] | null {
  let near = 0;
  let far = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const a = (low[axis] - from[axis]) / direction[axis];
    const b = (high[axis] - from[axis]) / direction[axis];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? [near, far] : null;
}

const along = (from: Vec3, direction: Vec3, by: number): Vec3 => [
  from[0] + direction[0] * by,
  from[1] + direction[1] * by,
  from[2] + direction[2] * by,
];

const holds = ([low, high]: Box, point: Vec3) => [0, 1, 2].every((k) => point[k] >= low[k] && point[k] <= high[k]);

/**
 * 1 where a change of these pieces may show: on them, on walls, floor and other pieces within REACH, and in the floor's
 * reflection of them. From plan and camera alone.
 */
function allowedRegion(room: Room, changed: readonly Piece[], others: readonly Piece[]): Uint8Array {
  const { width, height, camera } = room;
  const hull: Box = [
    [room.left, 0, room.back],
    [room.right, room.ceilingHeight, room.front],
  ];
  const r = camera.rotation;
  const eye: Vec3 = [0, camera.height, 0];
  const allowed = new Uint8Array(width * height);
  const boxes = changed.map(boxAround);
  const bystanders = others.map(boxAround);
  const mayChange = (column: number, row: number): boolean => {
    const a = (column + 0.5 - camera.cx) / camera.focal;
    const b = -(row + 0.5 - camera.cy) / camera.focal;
    const direction: Vec3 = [r[0] * a + r[1] * b - r[2], r[3] * a + r[4] * b - r[5], r[6] * a + r[7] * b - r[8]];
    const end = along(eye, direction, within(hull, eye, direction)?.[1] ?? 0);
    const mirrored: Vec3 = [direction[0], -direction[1], direction[2]];
    return boxes.some((box) => {
      const reached = grown(box, REACH);
      if (within(box, eye, direction) || holds(reached, end)) return true;
      if (end[1] < 1e-6 && within(grown(box, 0.1), end, mirrored)) return true;
      return bystanders.some((bystander) => {
        const on = within(bystander, eye, direction);
        const near = within(reached, eye, direction);
        return on !== null && near !== null && on[0] <= near[1] && near[0] <= on[1];
      });
    });
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!mayChange(column, row)) continue;
      for (let y = Math.max(0, row - SOFT); y <= Math.min(height - 1, row + SOFT); y++) {
        allowed.fill(1, y * width + Math.max(0, column - SOFT), y * width + Math.min(width, column + SOFT + 1));
      }
    }
  }
  return allowed;
}

export interface Rounds {
  readonly request: StageRequest;
  readonly room: Room;
  /** the unchanged plan, and its result */
  readonly plan: Plan;
  readonly first: StageResult;
}

/** Stages a hall with the unchanged plan. */
export async function openRounds(hall: RoomSpec = HALL): Promise<Rounds> {
  const { width, height } = hall.picture;
  const whole: readonly Pixel[] = [
    [0, 0],
    [0, height],
    [width, height],
    [width, 0],
  ];
  // edits may go to any place
  const room: Room = { ...roomOf(hall), floorOutline: whole };
  const request: StageRequest = {
    photo: await encodePng(await renderEmptyRoom(hall)),
    roomType: 'living_room',
    style: 'modern',
    creativity: 15,
    preserve: { floor: false, walls: false, windows: false, ceiling: false },
    seed: 1,
    room,
    plan: PLAN,
  };
  return { request, room, plan: PLAN, first: await stage(request) };
}

/** A change of one piece, by its id; null: it is removed. */
export interface Change {
  readonly id: string;
  readonly to: Partial<Piece> | null;
}

interface Differences {
  /** changed pixels in the allowed region, and elsewhere */
  readonly inside: number;
  readonly outside: number;
  /** share of the picture in which nothing may change */
  readonly guarded: number;
}

/** Stages the plan with one piece changed, and counts the changed pixels. */
export async function countDifferences({ request, room, first }: Rounds, { id, to }: Change): Promise<Differences> {
  const old = PIECES.filter((each) => each.id === id);
  const others = PIECES.filter((each) => each.id !== id);
  const fresh = to ? old.map((each) => ({ ...each, ...to })) : [];
  const pieces = PIECES.flatMap((each) => (each.id === id ? fresh : [each]));
  const { image } = await stage({ ...request, plan: { ...PLAN, pieces } });
  return countIn(allowedRegion(room, [...old, ...fresh], others), first.image, image);
}

function countIn(allowed: Uint8Array, before: Raster, after: Raster): Differences {
  let inside = 0;
  let outside = 0;
  for (let k = 0; k < allowed.length; k++) {
    const differs = [0, 1, 2].some((c) => after.data[k * 3 + c] !== before.data[k * 3 + c]);
    if (differs && allowed[k]) inside++;
    else if (differs) outside++;
  }
  return { inside, outside, guarded: allowed.filter((value) => value === 0).length / allowed.length };
}

interface Edited extends Differences {
  readonly result: StageResult;
}

/** Stages what edits of the plan reach, and counts the changed pixels. */
export async function stageEdits({ request, room, plan, first }: Rounds, edits: readonly PlanEdit[]): Promise<Edited> {
  const result = await stage({ ...request, edits, before: await encodePng(first.image) });
  const { pieces } = result.plan;
  const isIn = (list: readonly Piece[]) => (piece: Piece) => list.some((other) => isDeepStrictEqual(piece, other));
  const same = plan.pieces.filter(isIn(pieces));
  const changed = [...plan.pieces, ...pieces].filter((piece) => !isIn(same)(piece));
  return { result, ...countIn(allowedRegion(room, changed, same), first.image, result.image) };
}

/**
 * Levels of 255 by which a picture that was staged in part may differ from one that was staged whole, see differenceOf:
 * where it is blended into the picture before, it has fewer samples.
 */
export const MOST_OFF = 5;

/** The 99.9 % quantile of the pixels' differences. */
export function differenceOf(one: Raster, other: Raster): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < one.data.length; at += 3) {
    counts[Math.max(...[0, 1, 2].map((c) => Math.abs(one.data[at + c] - other.data[at + c])))]++;
  }
  const most = 0.001 * (one.data.length / 3);
  let level = 255;
  for (let above = 0; level > 0 && above + counts[level] < most; level--) above += counts[level];
  return level;
}
