import type { Ground, Room, Style, Surface } from '../contract.js';
import { project } from '../room/camera.js';
import type { RoomEvidence } from '../room/evidence.js';
import type { Draft, Placed } from './draft.js';
import type { Kind } from './kinds.js';
import type { Wishes } from './notes.js';
import type { Glimpse } from './openings.js';
import type { Random } from './random.js';

/** One arrangement in the making: the room, what is asked of it, and what stands in it so far. */
export interface Scene {
  readonly room: Room;
  readonly evidence: RoomEvidence;
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly style: Style;
  /** 0..30 */
  readonly creativity: number;
  readonly wishes: Wishes;
  readonly random: Random;
  /** middles of the floor's cells that the picture shows, CELL metres apart */
  readonly floor: readonly Ground[];
  /** square metres of floor that the picture shows */
  readonly area: number;
  /** floor points where something seems to stand that the reader did not name */
  readonly things: readonly Ground[];
  /** which of the style's rugs stands out from the floor, where its colour is known */
  readonly rugWay: number | null;
  /** the openings that are surely there, as the picture shows them */
  readonly glimpses: readonly Glimpse[];
  /** the main piece first; grows as the programme runs */
  readonly pieces: Draft[];
  /** floor that must stay free: where a chair is pulled out, beside a bed, behind a desk */
  readonly reserved: Placed[];
}

/** Metres: side of a floor cell. */
export const CELL = 0.25;
/** Square metres of seen floor that make a hall, which usual pieces do not fill. */
export const HALL = 30;
/** Metres: a floor further away than this is a reading error, or too far to be furnished. */
const FARTHEST = 14;
/** Cells of the picture's long side in which the floor is remembered. */
const MEMORY = 420;

/** The same evidence, asked at most once for each small cell of the picture. */
export function rememberFloor(evidence: RoomEvidence, room: Room): RoomEvidence {
  const step = Math.max(1, Math.max(room.width, room.height) / MEMORY);
  const columns = Math.ceil(room.width / step);
  const known = new Int8Array(columns * Math.ceil(room.height / step)).fill(-1);
  return {
    ...evidence,
    busy: (point) => evidence.busy(point),
    onFloor([x, y]) {
      const column = Math.floor(x / step);
      const row = Math.floor(y / step);
      if (column < 0 || row < 0 || column >= columns) return false;
      const at = row * columns + column;
      if (at >= known.length) return false;
      if (known[at] === -1) known[at] = evidence.onFloor([(column + 0.5) * step, (row + 0.5) * step]) ? 1 : 0;
      return known[at] === 1;
    },
  };
}

/** Middles of the cells of the box's floor that the picture shows. */
export function seenFloor(room: Room, evidence: RoomEvidence): Ground[] {
  const cells: Ground[] = [];
  const back = Math.max(room.back, -FARTHEST);
  const left = Math.max(room.left, -FARTHEST);
  const right = Math.min(room.right, FARTHEST);
  for (let z = back + CELL / 2; z < -CELL; z += CELL)
    for (let x = left + CELL / 2; x < right; x += CELL) {
      const pixel = project(room.camera, [x, 0, z]);
      if (!pixel || pixel[0] < 0 || pixel[1] < 0 || pixel[0] >= room.width || pixel[1] >= room.height) continue;
      if (evidence.onFloor(pixel)) cells.push([x, z]);
    }
  return cells;
}

export const count = (scene: Scene, kind: Kind): number => scene.pieces.filter((piece) => piece.kind === kind).length;

/** How many of a kind there shall be: the agent's number, else the programme's. */
export const wanted = (scene: Scene, kind: Kind, usual: number): number => scene.wishes.get(kind) ?? usual;

/** The kinds that each switch forbids altogether. */
const FORBIDDEN: Readonly<Record<Surface, readonly Kind[]>> = {
  floor: ['rug'],
  // a curtain's rod is screwed to the wall
  walls: ['art', 'mirror', 'wall shelf', 'light strip', 'curtain', 'wall lamp', 'wall hanging', 'clock', 'pinboard'],
  windows: ['curtain'],
  ceiling: ['pendant', 'hanging plant'],
};

/** Whether one more of a kind may come: the switches allow it and the agent did not ask for fewer. */
export function welcome(scene: Scene, kind: Kind): boolean {
  const limit = scene.wishes.get(kind);
  if (limit !== undefined && count(scene, kind) >= limit) return false;
  const surfaces = Object.keys(FORBIDDEN) as Surface[];
  return !surfaces.some((surface) => scene.preserve[surface] && FORBIDDEN[surface].includes(kind));
}
