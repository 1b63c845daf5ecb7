/** What stands on the floor of the photo already though the reader did not name it: stools, boxes, pots. */
import type { Ground, Room } from '../contract.js';
import type { RoomEvidence } from '../room/evidence.js';
import type { Draft } from './draft.js';
import { CELL, type Scene } from './scene.js';
import { solids } from './solids.js';
import { coverOf } from './view.js';
import { fromWall } from './openings.js';
import { SIDES } from './walls.js';

/** A cell of floor darker than this share of the floor round it shows something else than floor. */
const DARK = 0.66;
/** Metres round a cell in which the floor's own tone is looked for. */
const ROUND = 1.25;
/** Metres: the floor at walls is dark by itself, and dark cells this near to each other are one thing. */
const AT_WALL = 0.3;
const TOGETHER = 1.5 * CELL;
/** Cells of floor round a cell without which nothing can be said. */
const FEWEST = 12;
/** Share of the floor that is too much to be things: a dark rug, a pattern, the light of a window. */
const TOO_MANY = 0.06;
/** Heights at which a thing shows, metres. */
const BODY = [0.15, 0.45, 0.75] as const;

/** Floor points where something seems to stand: dark cells, never alone, on a floor that is brighter round them. */
export function darkThings(room: Room, evidence: RoomEvidence, floor: readonly Ground[]): Ground[] {
  const cells = floor.flatMap((at) => {
    const tone = evidence.tone?.([at[0], 0, at[1]]);
    return typeof tone === 'number' ? [{ at, tone }] : [];
  });
  const bright = cells.map(({ tone }) => tone).toSorted((a, b) => b - a)[Math.floor(cells.length / 10)] ?? 0;
  const dark = cells.filter(({ at, tone }) => {
    if (tone > DARK * bright || SIDES.some((side) => fromWall(room, side, at) < AT_WALL)) return false;
    const round = cells.filter((cell) => apart(cell.at, at) < ROUND).map((cell) => cell.tone);
    const usual = round.toSorted((a, b) => a - b)[Math.floor(round.length / 2)] ?? 0;
    return round.length >= FEWEST && tone < DARK * usual;
  });
  if (dark.length > TOO_MANY * cells.length) return [];
  return dark
    .filter(({ at }) => dark.some((other) => other.at !== at && apart(other.at, at) < TOGETHER))
    .map(({ at }) => at);
}

const apart = (a: Ground, b: Ground): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a piece comes between the camera and something that seems to stand there. */
export function hidesThings({ room, things }: Scene, piece: Draft): boolean {
  if (things.length === 0) return false;
  const covers = coverOf(room, solids(piece));
  return things.some(([x, z]) => BODY.some((y) => covers([x, y, z])));
}
