import type { Draft } from '../../furniture/draft.js';
import { corners, overlap, place, within } from '../scene/footprint.js';
import { type Kind, KINDS, type Size } from '../../kinds.js';
import { inStyle } from '../../furniture/proportions.js';
import { STYLE_BOOKS } from '../../furniture/styles.js';
import { blocked, leavesOpenings } from '../scene/openings.js';
import { footOnFloor, inRoom } from './roomRules.js';
import { leavesOthersSeen } from './rules.js';
import { roomSolids } from '../scene/roomSolids.js';
import { standsBehindThing } from '../scene/standing.js';
import type { Scene } from '../scene/scene.js';
import { mayAdd } from '../scene/scene.js';
import { view } from '../scene/view.js';
import { crossesWatermark } from './watermarks.js';

/** Where a piece goes, in the axes of another: metres to its right, metres before its middle, radians. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly turn?: number;
  readonly size?: Size;
}

/** A piece on the floor beside another, of its group. */
export function beside(scene: Scene, base: Draft, kind: Kind, spot: Spot): Draft {
  const [x, z] = place(base, spot.x, spot.z);
  const { width, depth, height } = inStyle(scene.style, kind, spot.size);
  return { kind, group: base.group, width, depth, height, x, z, y: 0, angle: base.angle + (spot.turn ?? 0) };
}

/** Least share of each piece behind an item on a table that stays visible. */
const LEAVES = 0.45;

/** Sets an item on top of a piece; null where it does not fit or is not visible. */
export function setOn(scene: Scene, base: Draft, kind: Kind, spot: Spot): Draft | null {
  const thing: Draft = { ...beside(scene, base, kind, spot), y: base.y + base.height };
  if (!mayAdd(scene, kind) || !staysOn(scene, base, thing)) return null;
  const { room } = scene;
  if (thing.y + thing.height > room.ceilingHeight - 0.05 || view(room, thing).inFrame < 0.9) return null;
  const level = scene.pieces.filter((other) => Math.abs(other.y - thing.y) < 0.01);
  if (level.some((other) => overlap(thing, other, 0.02))) return null;
  if (standsBehindThing(room, thing)) return null;
  if (blocked(room, thing) > 0.05 || !leavesOpenings(scene, thing) || !leavesOthersSeen(scene, thing, 0.3, LEAVES))
    return null;
  scene.pieces.push(thing);
  return thing;
}

/** Metres by which an item may stand over the edge of a top at the sides, and at the front and the back. */
const OVER_EDGE = { sides: 0.02, front: 0.04 };

function staysOn({ style }: Scene, base: Draft, thing: Draft): boolean {
  const isOval = KINDS[base.kind].mayBeRound === true && STYLE_BOOKS[style].shapes.roundTables;
  // a round item does not reach into the corners of its box
  const reach = KINDS[thing.kind].foot === 'square' ? 1 : Math.SQRT1_2;
  const [halfX, halfZ] = [base.width / 2 + OVER_EDGE.sides, base.depth / 2 + OVER_EDGE.front];
  return corners(thing).every((corner) => {
    const [x, z] = within(base, corner);
    const [u, v] = [x / halfX, z / halfZ];
    return isOval ? reach * Math.hypot(u, v) <= 1 : Math.abs(u) <= 1 && Math.abs(v) <= 1;
  });
}

/** Limits for a rug, which may leave the picture further than furniture and come nearer to doors. */
const RUG = { fromWalls: 0.12, inFrame: 0.5, beforeDoors: 0.4 };

/** Lays the first rug that fits, clear of openings and of all that is solid in the room; null where none fits. */
export function layRug(scene: Scene, candidates: readonly Draft[]): Draft | null {
  const { room } = scene;
  const found = candidates.find(
    (candidate) =>
      mayAdd(scene, 'rug') &&
      inRoom(room, candidate, RUG.fromWalls) &&
      blocked(room, candidate, RUG.beforeDoors) <= 0.05 &&
      !roomSolids(room).some((solid) => overlap(solid, candidate)) &&
      !crossesWatermark(room, candidate) &&
      view(room, candidate).inFrame >= RUG.inFrame &&
      footOnFloor(scene, candidate) &&
      !scene.pieces.some((other) => other.kind === 'rug' && overlap(other, candidate, 0.1)) &&
      scene.pieces.every((other) => other.group === candidate.group || !overlap(other, candidate, 0.1)),
  );
  if (!found) return null;
  const rug = scene.rugWay === null ? found : { ...found, way: scene.rugWay };
  scene.pieces.push(rug);
  return rug;
}

/** Runs `build`; where it returns false, removes all that it added. */
export function allOrNothing(scene: Scene, build: () => boolean): boolean {
  const pieces = scene.pieces.length;
  const reserved = scene.reserved.length;
  if (build()) return true;
  scene.pieces.length = pieces;
  scene.reserved.length = reserved;
  return false;
}
