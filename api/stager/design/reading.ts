import type { Draft } from './draft.js';
import { lookingAt } from './footprint.js';
import type { Kind } from './kinds.js';
import { fromWall } from './openings.js';
import { attempt, beside, layRug, setOn } from './place.js';
import { USUAL, inStyle } from './proportions.js';
import { addFirst } from './rules.js';
import type { Scene } from './scene.js';
import { count, wanted, welcome } from './scene.js';
import { openSpots } from './spots.js';
import { FACING, SIDES } from './walls.js';

const MOST_ARMCHAIRS = 4;

/** An armchair with a lamp or a small table, in a part of the room that is empty. */
export function addReadingGroup(scene: Scene, name = 'reading'): boolean {
  if (!welcome(scene, 'armchair') || count(scene, 'armchair') >= wanted(scene, 'armchair', MOST_ARMCHAIRS))
    return false;
  const [main] = scene.pieces;
  if (!main) return false;
  const spots = openSpots(scene, 0.8).slice(0, 60);
  return spots.some((spot) =>
    attempt(scene, () => {
      const angle = shown(readingAngle(scene, spot, main), spot);
      const size = inStyle(scene.style, 'armchair');
      const chair: Draft = { kind: 'armchair', group: name, ...size, x: spot.x, z: spot.z, y: 0, angle };
      if (!addFirst(scene, [chair], { seen: 0.8, inFrame: 0.95 })) return false;
      return addCompanions(scene, chair);
    }),
  );
}

/** Radians from the camera's direction beyond which a chair would show its back alone. */
const SIDEWAYS = 1.8;

/** The angle, turned as far as a chair needs to show more than its back. */
function shown(angle: number, spot: { x: number; z: number }): number {
  const toCamera = lookingAt(spot, { x: 0, z: 0 });
  const off = Math.atan2(Math.sin(angle - toCamera), Math.cos(angle - toCamera));
  return Math.abs(off) > SIDEWAYS ? toCamera + Math.sign(off) * SIDEWAYS : angle;
}

/** Half towards the group it belongs to, half out of the nearest wall or corner. */
function readingAngle(scene: Scene, spot: { x: number; z: number }, main: Draft): number {
  const near = SIDES.filter(
    (side) => scene.room.walls[side].seen && fromWall(scene.room, side, [spot.x, spot.z]) < 1.2,
  );
  const toMain = lookingAt(spot, main);
  const freedom = scene.random.between(-0.01, 0.01) * scene.creativity;
  if (near.length === 0) return toMain + freedom;
  const out = near.reduce((sum, side) => sum + FACING[side], 0) / near.length;
  const turn = Math.atan2(Math.sin(toMain - out), Math.cos(toMain - out));
  return out + Math.max(-0.7, Math.min(0.7, turn)) + freedom;
}

/** More floor lamps than this in one picture look like a shop. */
const MOST_FLOOR_LAMPS = 2;

function addCompanions(scene: Scene, chair: Draft): boolean {
  const slim = { apart: 0.35, inFrame: 0.95, gap: 0.05, seen: 0.5 };
  const at = (kind: Kind, side: number, forward: number) => {
    const { width } = inStyle(scene.style, kind);
    return beside(scene, chair, kind, { x: side * (chair.width / 2 + width / 2 + 0.1), z: forward });
  };
  const sides = scene.random.shuffled([1, -1]);
  const behindIt = (lamp: Draft) => Math.hypot(lamp.x, lamp.z) > Math.hypot(chair.x, chair.z) - 0.1;
  const lamps = sides.flatMap((side) => [at('floor lamp', side, -0.25), at('floor lamp', side, -0.4)]).filter(behindIt);
  const tables = sides.toReversed().flatMap((side) => [at('side table', side, 0.05), at('side table', side, 0.2)]);
  const lit = count(scene, 'floor lamp') >= wanted(scene, 'floor lamp', MOST_FLOOR_LAMPS);
  const lamp = lit ? null : addFirst(scene, lamps, slim);
  const table = addFirst(scene, tables, slim);
  if (table) setOn(scene, table, scene.random.pick(['vase', 'books', 'table lamp']), { x: 0, z: 0 });
  const round = { ...USUAL.rug, width: 1.7, depth: 1.4 };
  if (scene.creativity >= 12) layRug(scene, [beside(scene, chair, 'rug', { x: 0, z: 0.35, size: round })]);
  return lamp !== null || table !== null;
}
