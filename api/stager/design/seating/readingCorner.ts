import type { Side } from '../../contract.js';
import { showsBack } from './conversation.js';
import type { Draft } from '../../furniture/draft.js';
import { isClearOfLamps, setLamp } from '../lamps/lamps.js';
import { isBeforeCalmWall } from './sofaEnds.js';
import { lookingAt, wrapAngle } from '../scene/footprint.js';
import type { Kind } from '../../kinds.js';
import { WINDOW_FREE } from '../scene/openings.js';
import { allOrNothing, beside } from '../placing/place.js';
import { atArm, inStyle } from '../../furniture/proportions.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted, mayAdd } from '../scene/scene.js';
import { pictureRating } from '../placing/spots.js';
import { viewOfStanding } from '../scene/view.js';
import { beforeWall, FACING, SIDES } from '../scene/walls.js';

const MOST_ARMCHAIRS = 4;
/** Most floor lamps in a room. */
const MOST_FLOOR_LAMPS = 3;
/** Metres between two candidates along a wall. */
const STEP = 0.25;
/** Metres between the chair's nearest corner and the wall; the second keeps the clearance of a low window. */
const WALL_GAPS = [0.1, WINDOW_FREE + 0.02] as const;
/** Greatest angle by which the chair turns from its wall's normal towards the room's middle, radians. */
const MOST_TURN = 0.7;
/** Metres from the camera, and lower edge in the picture: nearer, a chair is an obstacle, not a corner. */
const LEAST_DISTANCE = 2.1;
const LOWEST = 0.9;
/** Most candidates that are tried in full. */
const MOST_TRIES = 40;

/**
 * Adds a reading corner: an armchair with its back to a wall or in a corner, turned into the room, with a lamp and a
 * small table. All of it or nothing: a chair alone looks unfinished.
 */
export function addReadingGroup(scene: Scene, name = 'reading'): boolean {
  if (!mayAdd(scene, 'armchair') || count(scene, 'armchair') >= wanted(scene, 'armchair', MOST_ARMCHAIRS)) return false;
  return chairs(scene, name)
    .slice(0, MOST_TRIES)
    .some((chair) =>
      allOrNothing(scene, () => {
        if (!addFirst(scene, [chair], { seen: 0.75, inFrame: 0.97, apart: 0.6 })) return false;
        return addCompanions(scene, chair);
      }),
    );
}

/** Candidates for the chair along the visible walls, the best first. */
function chairs(scene: Scene, group: string): Draft[] {
  const prefer = pictureRating(scene);
  const rated = armchairPlaces(scene, group).map(({ chair, off }) => ({ chair, score: prefer(chair) - off }));
  return rated.toSorted((a, b) => b.score - a.score).map(({ chair }) => chair);
}

interface ArmchairPlace {
  readonly chair: Draft;
  /** metres off the wall */
  readonly off: number;
}

/** Memoised by room, group, style and the point that the chair faces, as many arrangements share them. */
const placesOf = new WeakMap<Scene['look'], Map<string, readonly ArmchairPlace[]>>();

function armchairPlaces(scene: Scene, group: string): readonly ArmchairPlace[] {
  const target = { x: scene.pieces[0]?.x ?? 0, z: Math.max(scene.room.back * 0.55, -4) };
  const known = placesOf.get(scene.look) ?? new Map<string, readonly ArmchairPlace[]>();
  placesOf.set(scene.look, known);
  const key = `${group} ${target.x} ${scene.style}`;
  const found = known.get(key) ?? chairsTurnedTo(scene, target, group);
  known.set(key, found);
  return found;
}

function chairsTurnedTo(scene: Scene, target: Turned['target'], group: string): ArmchairPlace[] {
  const { room } = scene;
  const size = inStyle(scene.style, 'armchair');
  const places: ArmchairPlace[] = [];
  for (const side of SIDES) {
    if (!room.walls[side].seen) continue;
    const [from, to] = side === 'back' ? [room.left, room.right] : [room.back, -LEAST_DISTANCE / 2];
    for (let along = from + 0.6; along < to - 0.5; along += STEP) {
      for (const off of WALL_GAPS) {
        const chair = turnedIn(scene, { side, along, off }, { ...size, target, group });
        const seen = viewOfStanding(room, chair);
        if (seen.distance < LEAST_DISTANCE || seen.bottom > LOWEST || showsBack(chair)) continue;
        places.push({ chair, off });
      }
    }
  }
  return places;
}

type Turned = Pick<Draft, 'width' | 'depth' | 'height' | 'group'> & { readonly target: { x: number; z: number } };

/** A chair at a wall, turned towards a point of the room by at most MOST_TURN. */
function turnedIn(
  scene: Scene,
  { side, along, off }: { readonly side: Side; readonly along: number; readonly off: number },
  { target, ...chair }: Turned,
): Draft {
  const wall = scene.room.walls[side];
  const [wallX, wallZ] = beforeWall(wall, along, 0.5);
  const wish = lookingAt({ x: wallX, z: wallZ }, target) - FACING[side];
  const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, wrapAngle(wish)));
  const reach = (Math.abs(Math.cos(turn)) * chair.depth + Math.abs(Math.sin(turn)) * chair.width) / 2;
  const [x, z] = beforeWall(wall, along, reach + off);
  return { kind: 'armchair', ...chair, x, z, y: 0, angle: FACING[side] + turn };
}

/**
 * A lamp behind one arm or on the table, the table at the other; both have to find a place unless the agent wants
 * neither.
 */
function addCompanions(scene: Scene, chair: Draft): boolean {
  const slim = { apart: 0.3, inFrame: 0.95, gap: 0.03, seen: 0.4 };
  const at = (kind: Kind, side: number, forward: number) => {
    const size = atArm(scene.style, kind, chair);
    return beside(scene, chair, kind, { x: side * (chair.width / 2 + size.width / 2 + 0.08), z: forward, size });
  };
  const sides = scene.random.shuffled([1, -1]);
  const lit = count(scene, 'floor lamp') >= wanted(scene, 'floor lamp', MOST_FLOOR_LAMPS);
  const lamps = sides.flatMap((side) => [-0.3, -0.15, -0.42].map((forward) => at('floor lamp', side, forward)));
  const lamp = lit
    ? null
    : addFirst(
        scene,
        lamps.filter((at) => isBeforeCalmWall(scene, at) && isClearOfLamps(scene, at)),
        slim,
      );
  const tables = sides
    .toReversed()
    .flatMap((side) => [0.05, 0.2, -0.1].map((forward) => at('side table', side, forward)));
  const table = addFirst(scene, tables, slim);
  const onTable = table && !lamp ? setLamp(scene, table) : null;
  const lampLeft = lamp !== null || onTable !== null || scene.wishes.get('floor lamp') !== undefined;
  const tableLeft = table !== null || scene.wishes.get('side table') !== undefined;
  return lampLeft && tableLeft;
}
