import { type Kind, KINDS } from '../../kinds.js';
import { anchors, type Anchor, byPriority, type MainSize } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import { lookingAt, place } from '../scene/footprint.js';
import { hangSet } from '../walls/hang.js';
import { beside, setOn } from '../placing/place.js';
import { inStyle } from '../../furniture/proportions.js';
import { WALL_GAP } from '../placing/roomRules.js';
import { addFirst } from '../placing/rules.js';
import { CUT_CHAIR } from '../tables/dining.js';
import type { Scene } from '../scene/scene.js';
import { wanted } from '../scene/scene.js';
import { alongWall, beforeWall } from '../scene/walls.js';

/** Metres of clearance on the chair's side of a desk. */
export const BEHIND_DESK = 0.9;
/** Metres from the wall at which a free-standing desk may stand in a big room. */
const IN_THE_OPEN = [2.4, 4.2];
/** Metres that a chair's seat reaches under the desk. */
const TUCKED = 0.22;

/** Penalty of a free-standing desk where one at a wall is preferred. */
const NEED_COST = 1.5;

interface DeskSearch {
  readonly kind: Kind;
  readonly sizes: readonly MainSize[];
  /** whether it may stand in the open */
  readonly free: boolean | 'at need';
}

/**
 * Candidates for a desk; its front is the chair's side. It backs onto a wall or, where `free`, stands in the room with
 * the chair between it and the wall, so that the person at it faces the room.
 */
export function deskAnchors(scene: Scene, desk: DeskSearch): Anchor[] {
  const { kind, sizes, free } = desk;
  const offsets = [WALL_GAP, ...IN_THE_OPEN];
  const atWall = anchors(scene, { kind, sizes, offsets, share: [0.18, 0.42] });
  if (!free) return facingDoors(scene, atWall);
  const least = free === 'at need' ? NEED_COST : 0;
  const nearWall = WALL_GAP + BEHIND_DESK + 0.12;
  const turned = anchors(scene, {
    kind,
    sizes: sizes.map((size) => ({ ...size, before: 0.5 })),
    offsets: [nearWall, ...IN_THE_OPEN],
    share: [0.18, 0.42],
  });
  const taste = scene.random.between(-0.4, 0.5);
  const facing = turned.map(({ piece, score }) => ({ piece: turnRound(piece), score: score + taste - least }));
  return facingDoors(scene, [...atWall, ...facing]);
}

const facingDoors = (scene: Scene, found: readonly Anchor[]): Anchor[] =>
  byPriority(found.map((anchor) => ({ ...anchor, score: anchor.score - backToDoors(scene, anchor) })));

/** Penalty for sitting with the back to a door; metres and radians within which a door counts as behind the seat. */
const BACK_TO_DOOR = { cost: 1.2, within: 3.5, turn: 0.6 };

/** Penalty for doors behind the chair; a doubtful door counts by its certainty. */
function backToDoors({ room }: Scene, { piece }: Anchor): number {
  const [x, z] = place(piece, 0, piece.depth / 2 + BEHIND_DESK / 2);
  const costs = room.openings
    .filter(({ kind }) => kind === 'door')
    .map(({ wall, from, to, certainty }) => {
      const [doorX, doorZ] = beforeWall(room.walls[wall], (from + to) / 2, 0);
      const away = lookingAt({ x, z }, { x: doorX, z: doorZ }) - piece.angle;
      const isBehind = Math.cos(away) > Math.cos(BACK_TO_DOOR.turn);
      const isNear = Math.hypot(doorX - x, doorZ - z) < BACK_TO_DOOR.within;
      return isBehind && isNear ? BACK_TO_DOOR.cost * certainty : 0;
    });
  return Math.max(0, ...costs);
}

function turnRound(piece: Draft): Draft {
  const { wall: _wall, ...free } = piece;
  return { ...free, angle: piece.angle + Math.PI };
}

/** Adds the chair at the desk's front, to one side where it would hide the desk, and reserves its clearance. */
export function addDeskChair(scene: Scene, desk: Draft, kind: 'task chair' | 'gaming chair'): Draft | null {
  const size = inStyle(scene.style, kind);
  const side = scene.random.pick([1, -1]);
  const freedom = scene.random.between(-0.02, 0.02) * scene.creativity;
  const reach = (desk.width - size.width) / 2;
  const spots = [0, side * 0.25, -side * 0.25, side * reach, -side * reach].flatMap((x) =>
    [0, 0.12, 0.3].map((out) => {
      // a chair at one side is turned, as after somebody got up
      const turn = Math.PI + freedom + (Math.abs(x) > 0.2 ? -Math.sign(x) * 0.45 : 0);
      return beside(scene, desk, kind, { x, z: desk.depth / 2 + size.depth / 2 - TUCKED + out, turn });
    }),
  );
  const chair =
    addFirst(scene, spots, { inFrame: 0.85, seen: 0.3 }) ?? addFirst(scene, spots, { ...CUT_CHAIR, seen: 0.3 });
  const zone = { width: desk.width, depth: BEHIND_DESK, height: 0.05 };
  scene.reserved.push(beside(scene, desk, 'rug', { x: 0, z: desk.depth / 2 + BEHIND_DESK / 2 + 0.01, size: zone }));
  return chair;
}

/** Metres above the floor of the lower edge of what hangs over a desk: above its screens. */
export const ABOVE_SCREENS = 1.32;

/** Hangs a piece on the wall above a desk, in the first of the widths for which the wall is bare. */
export function hangOverDesk(
  scene: Scene,
  desk: Draft,
  thing: { readonly kind: Kind; readonly widths: readonly number[]; readonly bottom: number },
): boolean {
  const { wall } = desk;
  if (!wall || wanted(scene, thing.kind, 1) === 0) return false;
  const middle = alongWall(wall, desk);
  const { height } = KINDS[thing.kind].size;
  return thing.widths.some((width) => {
    const top = thing.bottom + height;
    const part = { from: middle - width / 2, to: middle + width / 2, bottom: thing.bottom, top };
    return hangSet(scene, wall, [part], { kind: thing.kind, group: desk.group });
  });
}

/** Adds screens side by side at the desk's rear edge, turned slightly inwards. */
export function addScreens(scene: Scene, desk: Draft, number: number): number {
  const width = Math.min(0.62, (desk.width - 0.1) / number - 0.03);
  let added = 0;
  for (let index = 0; index < number; index++) {
    const off = index - (number - 1) / 2;
    const turn = number > 2 ? -off * 0.3 : -off * 0.2;
    const size = { width, depth: 0.18, height: width * 0.72 };
    const z = -desk.depth / 2 + 0.14 + Math.abs(off) * (number > 2 ? 0.09 : 0.05);
    if (setOn(scene, desk, 'monitor', { x: off * (width + 0.04), z, turn, size })) added++;
  }
  return added;
}
