import type { Draft, Size } from './draft.js';
import { distanceTo } from './footprint.js';
import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';
import { attempt, beside, layRug, setOn } from './place.js';
import { inStyle, USUAL } from './proportions.js';
import { fromWall } from './openings.js';
import { addFirst, fits, withinWalls } from './rules.js';
import type { Scene } from './scene.js';
import { count, wanted, welcome } from './scene.js';
import { cornerSpots, openSpots, wallSpots } from './spots.js';
import { FACING, SIDES } from './walls.js';

/** Metres kept free behind a dining chair. */
export const BEHIND_CHAIR = 0.75;
/** Metres that a dining chair's seat reaches under its table. */
const TUCKED = 0.2;
/** Metres of table edge per place. */
const PER_PLACE = 0.6;

/** Places round a table: along its long sides, then its ends. */
export function chairPlaces(table: Size, chairs: number): { x: number; z: number; turn: number }[] {
  const { depth } = USUAL['dining chair'];
  const z = table.depth / 2 + depth / 2 - TUCKED;
  const x = table.width / 2 + depth / 2 - TUCKED;
  const perSide = Math.max(1, Math.min(Math.floor(chairs / 2), Math.floor((table.width - 0.1) / PER_PLACE)));
  const places: { x: number; z: number; turn: number }[] = [];
  for (let index = 0; index < perSide; index++) {
    const at = (index - (perSide - 1) / 2) * Math.min(0.7, (table.width - 0.1) / perSide);
    places.push({ x: at, z: -z, turn: 0 }, { x: at, z, turn: Math.PI });
  }
  places.push({ x: -x, z: 0, turn: Math.PI / 2 }, { x, z: 0, turn: -Math.PI / 2 });
  return places.slice(0, chairs);
}

/** Chairs round a table that stands; the floor behind each is reserved. Returns how many found a place. */
export function addDiningChairs(scene: Scene, table: Draft, chairs: number): number {
  let added = 0;
  for (const place of chairPlaces(table, chairs)) {
    const chair = beside(scene, table, 'dining chair', place);
    const zone = behind(scene, chair, BEHIND_CHAIR);
    if (!withinWalls(scene.room, zone)) continue;
    if (!addFirst(scene, [chair], { gap: 0.03, inFrame: 0.9, seen: 0.25 })) continue;
    added++;
  }
  for (const chair of scene.pieces)
    if (chair.kind === 'dining chair' && chair.group === table.group)
      scene.reserved.push(behind(scene, chair, BEHIND_CHAIR));
  return added;
}

/** The floor behind a piece. */
export function behind(scene: Scene, piece: Draft, metres: number): Draft {
  const zone = beside(scene, piece, piece.kind, {
    x: 0,
    z: -(piece.depth + metres) / 2,
    size: { width: piece.width, depth: metres, height: 0.05 },
  });
  return { ...zone, width: piece.width, depth: metres };
}

/** A table with four chairs in an empty part of a big living room. */
export function addDiningGroup(scene: Scene): boolean {
  const size = { width: 1.2, depth: 0.85, height: 0.75 };
  const spots = openSpots(scene, 1.25).slice(0, 40);
  const turns = scene.random.shuffled([0, Math.PI / 2]);
  return spots.some((spot) =>
    turns.some((angle) =>
      attempt(scene, () => {
        const table: Draft = { kind: 'dining table', group: 'dining', ...size, ...spot, y: 0, angle };
        if (!addFirst(scene, [table], { seen: 0.8 })) return false;
        const chairs = wanted(scene, 'dining chair', 4);
        if (addDiningChairs(scene, table, chairs) < Math.min(chairs, 3)) return false;
        setOn(scene, table, 'centrepiece', { x: 0, z: 0 });
        return true;
      }),
    ),
  );
}

/** The angle at which a piece at one point looks at another. */
export const lookingAt = (from: { x: number; z: number }, to: { x: number; z: number }): number =>
  Math.atan2(to.x - from.x, to.z - from.z);

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

/** What a storage piece carries: a lamp or a vase at one side, books at the other. */
export function dressTop(scene: Scene, base: Draft): void {
  const side = scene.random.pick([1, -1]);
  const reach = base.width / 2 - 0.2;
  const lampFirst = base.width >= 1 && scene.random.chance(0.55);
  const first = lampFirst ? setOn(scene, base, 'table lamp', { x: side * reach, z: 0 }) : null;
  if (!first) setOn(scene, base, 'vase', { x: side * reach, z: 0 });
  if (scene.creativity >= 5 && base.width >= 0.9) setOn(scene, base, 'books', { x: -side * (reach - 0.02), z: 0 });
}

/** A piece with its back to the most fitting free stretch of wall. */
export function addAtWall(
  scene: Scene,
  kind: Kind,
  options: { group?: string; size?: Size; apart?: number } = {},
): Draft | null {
  const group = options.group ?? `${kind} ${count(scene, kind) + 1}`;
  const spots = wallSpots(scene, { kind, group, ...(options.size ? { size: options.size } : {}) });
  return addFirst(scene, spots, { apart: options.apart ?? 0.5, inFrame: 0.93, seen: 0.65 });
}

/** Metres of floor per plant. */
const FLOOR_PER_PLANT = 9;

/** Plants for the room's size, each in the emptiest corner. */
export function addPlants(scene: Scene, most = 3): void {
  const usual = scene.creativity < 4 ? 1 : Math.max(1, Math.min(most, Math.round(scene.area / FLOOR_PER_PLANT)));
  const green = scene.style === 'scandinave' || scene.style === 'boheme' || scene.style === 'miami' ? 1 : 0;
  const number = wanted(scene, 'plant', scene.creativity < 4 ? usual : usual + green);
  for (let index = count(scene, 'plant'); index < number; index++) if (!addPlant(scene)) break;
}

/** A plant in a corner, at a wall or at the end of another piece; a small one where no big one fits. */
export function addPlant(scene: Scene): Draft | null {
  const group = `plant ${count(scene, 'plant') + 1}`;
  const alone = (spot: Draft) =>
    scene.pieces.every((other) => other.kind !== 'plant' || distanceTo(other, [spot.x, spot.z]) > 1.2);
  for (const scale of [scene.random.pick([1, 0.85, 1.1]), 0.65]) {
    const { width, depth, height } = USUAL.plant;
    const size = { width: width * Math.min(1, scale), depth: depth * Math.min(1, scale), height: height * scale };
    const search = { kind: 'plant' as const, group, size };
    const spots = [...cornerSpots(scene, search), ...besideOthers(scene, search)].filter(alone);
    const plant = addFirst(scene, spots, { apart: 0.12, gap: 0.12, inFrame: 0.95, seen: 0.7 });
    if (plant) return plant;
  }
  return null;
}

/** Places at the ends of what stands at a wall, in line with its back. */
function besideOthers(scene: Scene, { kind, group, size }: { kind: Kind; group: string; size: Size }): Draft[] {
  const big = scene.pieces.filter((piece) => piece.wall && KINDS[piece.kind] === 'stands' && piece.width > 0.8);
  return big.flatMap((base) =>
    [0.15, 0.3, 0.5].flatMap((gap) =>
      scene.random.shuffled([1, -1]).map((end) => {
        const x = end * ((base.width + size.width) / 2 + gap);
        return { ...beside(scene, base, kind, { x, z: (size.depth - base.depth) / 2 + 0.02, size }), group };
      }),
    ),
  );
}

/** One more piece of a kind that stands on the floor, anywhere that suits it, `apart` metres from other groups. */
export function addAnywhere(scene: Scene, kind: Kind, apart = 0.5): Draft | null {
  if (kind === 'plant') return addPlant(scene);
  const group = `${kind} ${count(scene, kind) + 1}`;
  const atWall = addFirst(scene, wallSpots(scene, { kind, group }), { apart });
  if (atWall) return atWall;
  const [main] = scene.pieces;
  const size = inStyle(scene.style, kind);
  for (const spot of openSpots(scene, apart + Math.max(size.width, size.depth) / 2).slice(0, 80)) {
    const angle = main ? lookingAt(spot, main) : 0;
    const piece: Draft = { kind, group, ...size, x: spot.x, z: spot.z, y: 0, angle };
    if (!fits(scene, piece, { apart })) continue;
    scene.pieces.push(piece);
    return piece;
  }
  return null;
}
