import type { Side, Vec3, Wall } from '../contract.js';
import type { Draft } from './draft.js';
import { overlap } from './footprint.js';
import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';
import { USUAL } from './proportions.js';
import { busyness } from './rules.js';
import type { Scene } from './scene.js';
import { welcome } from './scene.js';
import { pictureX } from './spots.js';
import { solids } from './solids.js';
import { unhidden, view } from './view.js';
import { alongWall, beforeWall, FACING, onWall, SIDES } from './walls.js';

/** A part of a wall, metres along it and above the floor. */
export interface WallPart {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** Metres above the floor of a picture's middle where nothing stands below it: an adult's eye. */
const EYE_LEVEL = 1.45;
/** Metres between a back and the picture above it. */
export const ABOVE_BACK: readonly [number, number] = [0.15, 0.25];
/** Metres kept free between a picture and the ceiling. */
const BELOW_CEILING = 0.18;
/** Metres kept free round a picture, to openings and to other pictures. */
const MARGIN = 0.1;
/** A wall busier than this is not bare. */
const BARE = 0.1;
/** Metres beside a picture that must be bare too: a closed door shows by its frame only. */
const BARE_BESIDE = 0.2;
/** Openings of this certainty may be there: no wall for a picture. */
const SUSPECTED = 0.2;
/** Metres between a picture and the next set, so that each reads as a set of its own. */
const ALONE = 0.7;
/** Share of a picture that furniture must leave to be seen. */
const SEEN = 0.85;
/** Metres from a piece's back to its wall beyond which nothing hangs above it. */
const AT_WALL = 0.25;
/** Least width in the photo: a picture on a wall seen at a grazing angle is a sliver. */
const LEAST_SHARE = 0.03;

/** The draft of a thing that hangs on a wall. */
export function hung(scene: Scene, side: Side, part: WallPart, thing: { kind: Kind; group: string }): Draft {
  const { depth } = USUAL[thing.kind];
  const [x, z] = beforeWall(scene.room.walls[side], (part.from + part.to) / 2, depth / 2 + 0.005);
  const width = part.to - part.from;
  return {
    ...thing,
    width,
    depth,
    height: part.top - part.bottom,
    x,
    z,
    y: part.bottom,
    angle: FACING[side],
    wall: side,
  };
}

const laps = (a: WallPart, b: WallPart, margin: number): boolean =>
  a.from < b.to + margin && a.to > b.from - margin && a.bottom < b.top + margin && a.top > b.bottom - margin;

/** Whether a part of a wall is bare, seen, and clear of openings, edges and other hung things. */
function isBare(scene: Scene, wall: Wall, part: WallPart): boolean {
  const { room } = scene;
  if (part.from < wall.from + MARGIN || part.to > wall.to - MARGIN) return false;
  if (part.top > room.ceilingHeight - BELOW_CEILING) return false;
  const openings = room.openings.filter((opening) => opening.wall === wall.side);
  if (openings.some((o) => o.certainty >= SUSPECTED && laps(part, o, MARGIN))) return false;
  if (closedDoors(wall).some((door) => laps(part, door, MARGIN))) return false;
  const edges = wall.uprights.map((u) => ({ from: u.along, to: u.along, bottom: u.bottom, top: u.top }));
  if (edges.some((edge) => laps(part, edge, 0.04))) return false;
  const others = scene.pieces.filter((piece) => piece.wall === wall.side && piece.y > 0.2 && piece.depth < 0.3);
  if (others.some((other) => laps(part, partOf(other), MARGIN * 0.8))) return false;
  return busyness(scene, wall, { ...part, from: part.from - BARE_BESIDE, to: part.to + BARE_BESIDE }) < BARE;
}

/** Metres between two edges from floor to head height that may be a closed door's. */
const DOOR_WIDTH: readonly [number, number] = [0.35, 1.3];

/** Parts of a wall between two edges like a door's: a white door in a white wall shows by nothing else. */
function closedDoors(wall: Wall): WallPart[] {
  const jambs = wall.uprights.filter((upright) => upright.bottom < 0.35 && upright.top > 1.7);
  return jambs.flatMap((a) =>
    jambs
      .filter((b) => b.along - a.along > DOOR_WIDTH[0] && b.along - a.along < DOOR_WIDTH[1])
      .map((b) => ({ from: a.along, to: b.along, bottom: 0, top: Math.min(a.top, b.top) })),
  );
}

function partOf(piece: Draft): WallPart {
  const middle = piece.wall ? alongWall(piece.wall, piece) : 0;
  const [from, to] = [middle - piece.width / 2, middle + piece.width / 2];
  return { from, to, bottom: piece.y, top: piece.y + piece.height };
}

function corners(wall: Wall, part: WallPart): Vec3[] {
  const points: Vec3[] = [];
  for (const u of [0.05, 0.5, 0.95])
    for (const v of [0.05, 0.5, 0.95])
      points.push(onWall(wall, part.from + u * (part.to - part.from), part.bottom + v * (part.top - part.bottom)));
  return points;
}

/** Hangs a set of things of one kind, all of them or none. */
export function hangSet(
  scene: Scene,
  side: Side,
  parts: readonly WallPart[],
  thing: { kind: Kind; group: string },
): boolean {
  const { room } = scene;
  const wall = room.walls[side];
  const limit = scene.wishes.get(thing.kind);
  const hanging = scene.pieces.filter((piece) => piece.kind === thing.kind).length;
  if (!wall.seen || !welcome(scene, thing.kind)) return false;
  if (limit !== undefined && hanging + parts.length > limit) return false;
  const standing = scene.pieces.filter((piece) => piece.height > 0.06);
  const drafts: Draft[] = [];
  for (const part of parts) {
    const draft = hung(scene, side, part, thing);
    if (!isBare(scene, wall, part)) return false;
    const seen = view(room, draft);
    if (seen.inFrame < 1 || seen.right - seen.left < LEAST_SHARE) return false;
    if (unhidden(room, corners(wall, part), standing.flatMap(solids)) < SEEN) return false;
    if (standing.some((piece) => piece.y + piece.height > part.bottom && piece.y < part.top && overlap(piece, draft)))
      return false;
    drafts.push(draft);
  }
  scene.pieces.push(...drafts);
  return true;
}

/** Sets of pictures that fill a width, `bottom` metres above the floor: one, a pair, three in a row. */
function sets(scene: Scene, middle: number, width: number, bottom: number): WallPart[][] {
  const most = scene.room.ceilingHeight - BELOW_CEILING - bottom;
  const row = (number: number, each: number, height: number): WallPart[] => {
    const gap = 0.09;
    const whole = number * each + (number - 1) * gap;
    return Array.from({ length: number }, (_, index) => {
      const from = middle - whole / 2 + index * (each + gap);
      return { from, to: from + each, bottom, top: bottom + Math.min(height, most) };
    });
  };
  const single = row(1, Math.min(1.5, width), Math.min(1.5, width) * 0.66);
  const each = Math.min(0.7, (width - 0.09) / 2);
  const pair = row(2, each, each * 1.3);
  const third = Math.min(0.5, (width - 0.18) / 3);
  const three = row(3, third, third * 1.35);
  const smaller = row(1, Math.min(0.8, width * 0.7), Math.min(0.8, width * 0.7) * 0.8);
  const plain = scene.creativity < 6;
  const first = plain ? [single] : scene.random.shuffled([single, single, pair, three]);
  const tall = (part: WallPart) => part.top - part.bottom >= 0.3;
  return [...first, single, smaller].filter((set) => set.every(tall));
}

/** Art above the back of a piece at a wall; tells whether some hangs there. */
export function hangAbove(scene: Scene, base: Draft, kind: Kind = 'art'): boolean {
  if (!base.wall || welcome(scene, kind) === false) return false;
  const wall = scene.room.walls[base.wall];
  const across = base.wall === 'back' ? Math.abs(base.z - wall.at) : Math.abs(base.x - wall.at);
  if (across - base.depth / 2 > AT_WALL) return false;
  const middle = alongWall(base.wall, base);
  const crowd = scene.pieces.filter((piece) => piece.y > 0.2 && piece.group === base.group && piece.wall !== base.wall);
  const onTop = crowd.filter((piece) => Math.hypot(piece.x - base.x, piece.z - base.z) < base.width / 2);
  const low = base.kind === 'bed' || base.kind === 'sofa' ? base.height : Math.max(base.height, 0.85);
  const bottom = low + scene.random.between(...ABOVE_BACK);
  if (kind === 'mirror') return hangMirror(scene, base.wall, middle, bottom, base.group);
  const width = base.width * scene.random.between(0.55, 0.68);
  const smallest = onTop.length > 0 ? 0.5 : 0.62;
  for (const share of [1, smallest])
    for (const set of sets(scene, middle, width * share, bottom))
      if (hangSet(scene, base.wall, set, { kind, group: base.group })) return true;
  return false;
}

function hangMirror(scene: Scene, side: Side, middle: number, bottom: number, group: string): boolean {
  const { width, height } = USUAL.mirror;
  return [1, 0.85, 0.7].some((scale) => {
    const half = (width * scale) / 2;
    const part = { from: middle - half, to: middle + half, bottom, top: bottom + height * scale };
    return hangSet(scene, side, [part], { kind: 'mirror', group });
  });
}

/** Hangs art at eye level on the barest walls, up to so many sets; walls that have none come first. */
export function hangOnWalls(scene: Scene, most: number): number {
  let done = 0;
  for (let round = 0; round < most; round++) {
    const side = SIDES.filter((s) => scene.room.walls[s].seen).toSorted((a, b) => artOn(scene, a) - artOn(scene, b));
    if (!side.some((s) => artOn(scene, s) < 2 && hangOnWall(scene, s))) break;
    done++;
  }
  return done;
}

const artOn = (scene: Scene, side: Side): number =>
  scene.pieces.filter((piece) => piece.kind === 'art' && piece.wall === side).length;

function hangOnWall(scene: Scene, side: Side): boolean {
  const wall = scene.room.walls[side];
  const width = scene.random.pick([0.75, 1, 1.25]);
  const [main] = scene.pieces;
  const hanging = scene.pieces.filter((piece) => KINDS[piece.kind] === 'hangs' && piece.kind !== 'curtain');
  const places: { along: number; score: number }[] = [];
  for (let along = wall.from + 0.5; along < wall.to - 0.4; along += 0.2) {
    const [x, z] = beforeWall(wall, along, 0);
    const distance = Math.hypot(x, z);
    if (main?.wall === side && Math.abs(along - alongWall(side, main)) < main.width / 2 + ALONE) continue;
    if (hanging.some((piece) => Math.hypot(piece.x - x, piece.z - z) < (piece.width + width) / 2 + ALONE)) continue;
    const central = Math.abs(pictureX(scene, { x, z }) - 0.5);
    places.push({ along, score: -0.1 * distance - 0.4 * central });
  }
  for (const { along } of places.toSorted((a, b) => b.score - a.score))
    for (const scale of [1, 0.7]) {
      const tall = width * scale * (width < 1 ? 1.3 : 0.7);
      const half = (width * scale) / 2;
      const part = { from: along - half, to: along + half, bottom: EYE_LEVEL - tall / 2, top: EYE_LEVEL + tall / 2 };
      if (hangSet(scene, side, [part], { kind: 'art', group: `wall ${side}` })) return true;
    }
  return false;
}
