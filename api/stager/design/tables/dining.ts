import { isOvalTop } from '../../furniture/ovalTops.js';
import { KINDS, type Size } from '../../kinds.js';
import type { Room, Style } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { boxSamples, distanceTo } from '../scene/footprint.js';
import { HEADROOM, nearBelow, ownLamps } from './pendants.js';
import { allOrNothing, beside, layRug } from '../placing/place.js';
import { withinWalls } from '../placing/roomRules.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { wanted } from '../scene/scene.js';
import { solids } from '../scene/solids.js';
import { openSpots } from '../placing/spots.js';
import { STYLE_BOOKS } from '../../furniture/styles.js';
import { unhidden, view, isInPicture } from '../scene/view.js';

/** Metres of clearance behind a dining chair. */
export const BEHIND_CHAIR = 0.75;
/** Metres that a dining chair's seat reaches under its table. */
export const TUCKED = 0.2;
/** Metres of table edge per place. */
const PER_PLACE = 0.6;

/** A chair's place in the table's axes, metres and radians. */
interface ChairPlace {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/** Share of the edge's slope by which a chair turns at the curved edge of an oval table. */
const TURN_WITH_EDGE = 0.5;

/** Places round a table: along its long sides, then its ends. */
export function chairPlaces(style: Style, table: Size, chairs: number): ChairPlace[] {
  const perSide = Math.max(1, Math.min(Math.floor(chairs / 2), Math.floor((table.width - 0.1) / PER_PLACE)));
  const places: ChairPlace[] = [];
  for (let index = 0; index < perSide; index++) {
    const x = (index - (perSide - 1) / 2) * Math.min(0.7, (table.width - 0.1) / perSide);
    const { edge, slope } = sideAt(style, table, x);
    const z = edge + KINDS['dining chair'].size.depth / 2 - TUCKED;
    const turn = TURN_WITH_EDGE * Math.atan(slope);
    places.push({ x, z: -z, turn: -turn }, { x, z, turn: Math.PI + turn });
  }
  return [...places, ...endPlaces(table)].slice(0, chairs);
}

/**
 * Metres from the table's axis to its long side at `x` metres from its middle, and the slope of the edge there.
 */
function sideAt(style: Style, table: Size, x: number): { edge: number; slope: number } {
  const half = table.depth / 2;
  if (!isOvalTop(STYLE_BOOKS[style].shapes, table)) return { edge: half, slope: 0 };
  const u = x / (table.width / 2);
  const edge = half * Math.sqrt(1 - u * u);
  return { edge, slope: ((half / table.width) * 2 * u) / Math.sqrt(1 - u * u) };
}

function endPlaces(table: Size): ChairPlace[] {
  const x = table.width / 2 + KINDS['dining chair'].size.depth / 2 - TUCKED;
  return [
    { x: -x, z: 0, turn: Math.PI / 2 },
    { x, z: 0, turn: -Math.PI / 2 },
  ];
}

/**
 * The strictness for a chair that the lower frame cuts, where no other finds room: it leads into the picture, as long as
 * its seat shows.
 */
export const CUT_CHAIR = { inFrame: 0.6, lowest: 1.35 } as const;

/** Metres by which a chair may be shifted to make room for the others. */
const END_SHIFTS = [0, 0.06, -0.06, 0.13, -0.13] as const;

/**
 * Adds chairs round a standing table, at its ends where its sides have no room, and reserves the floor behind each.
 * Returns how many were added.
 */
export function addDiningChairs(scene: Scene, table: Draft, chairs: number): number {
  const round = chairPlaces(scene.style, table, chairs);
  const ends = endPlaces(table).filter((end) => !round.some((place) => place.x === end.x));
  let added = 0;
  for (const place of [...round, ...ends]) {
    if (added >= chairs) break;
    const spots = (place.z === 0 ? END_SHIFTS : [0]).map((z) =>
      beside(scene, table, 'dining chair', { ...place, z: place.z + z }),
    );
    const free = spots.filter((chair) => withinWalls(scene.room, behind(scene, chair, BEHIND_CHAIR)));
    const at = { gap: 0.05, seen: 0.2 };
    if (addFirst(scene, free, { ...at, inFrame: 0.9 }) ?? addFirst(scene, free, { ...at, ...CUT_CHAIR })) added++;
  }
  for (const chair of scene.pieces)
    if (chair.kind === 'dining chair' && chair.group === table.group)
      scene.reserved.push(behind(scene, chair, BEHIND_CHAIR));
  return added;
}

/** The rectangle of floor behind a piece, `metres` deep. */
export function behind(scene: Scene, piece: Draft, metres: number): Draft {
  const zone = beside(scene, piece, piece.kind, {
    x: 0,
    z: -(piece.depth + metres) / 2,
    size: { width: piece.width, depth: metres, height: 0.05 },
  });
  return { ...zone, width: piece.width, depth: metres };
}

/** Dining tables of a living room by least square metres of visible floor, the biggest first. */
const SECOND_TABLES = [
  { from: 34, chairs: 8, size: { width: 2.3, depth: 1, height: 0.75 } },
  { from: 26, chairs: 6, size: { width: 1.9, depth: 0.95, height: 0.75 } },
  { from: 0, chairs: 4, size: { width: 1.2, depth: 0.85, height: 0.75 } },
] as const;
/** Metres from the table's ends to walls and other furniture: a chair pulled out, and a walkway. */
const CLEAR_ROUND = 0.65;
/** Metres to anything that stands on the floor in the photo. */
const FROM_STANDING = 1.2;

/** Adds a table with all its chairs in an empty part of a big living room, or nothing. */
export function addDiningGroup(scene: Scene): boolean {
  const turns = scene.random.shuffled([0, Math.PI / 2]);
  const boxes = scene.pieces.flatMap(solids);
  return SECOND_TABLES.filter(({ from }) => scene.area >= from).some(({ size, chairs }) => {
    let tries = 0;
    return lampFirst(scene, nearFirst(openSpots(scene, size.width / 2 + CLEAR_ROUND))).some((spot) => {
      if (tries === TRIES || !isShownWhole(scene.room, boxes, { spot, size }) || !standsClear(scene, spot, size))
        return false;
      tries++;
      return turns.some((angle) =>
        allOrNothing(scene, () => {
          const table: Draft = { kind: 'dining table', group: 'dining', ...size, ...spot, y: 0, angle };
          if (!addFirst(scene, [table], { seen: 0.8 })) return false;
          const number = wanted(scene, 'dining chair', chairs);
          if (addDiningChairs(scene, table, number) < number) return false;
          layTableRug(scene, table);
          return true;
        }),
      );
    });
  });
}

/** Metres from the camera within which a second group is large enough in the picture, and width of a distance step. */
const WELL_SEEN_WITHIN = 5;
const DISTANCE_STEP = 2;

/** Sorts spots by steps of distance beyond WELL_SEEN_WITHIN; within a step the order stays. */
function nearFirst<Spot extends { readonly x: number; readonly z: number }>(spots: readonly Spot[]): Spot[] {
  const steps = ({ x, z }: Spot) => Math.round(Math.max(0, Math.hypot(x, z) - WELL_SEEN_WITHIN) / DISTANCE_STEP);
  return spots.toSorted((a, b) => steps(a) - steps(b));
}

/** Puts the points below the room's low hanging lamps before the other spots. */
function lampFirst<Spot extends { readonly x: number; readonly z: number }>({ room, pieces }: Scene, spots: Spot[]) {
  const lamps = ownLamps(room).filter(({ bottom }) => bottom < HEADROOM);
  const below = lamps.flatMap(nearBelow).map(([x, z]) => ({ x, z }));
  return [...below.filter(({ x, z }) => pieces.every((piece) => distanceTo(piece, [x, z]) > CLEAR_ROUND)), ...spots];
}

/** Metres of rug beyond a table: the first suffices for a chair pulled out, the last for one tucked in. */
const BEYOND_TABLE = [0.75, 0.65, 0.55, 0.42] as const;

/** Lays a rug on which the chairs stand also when pulled out, as far as the floor allows. */
export function layTableRug(scene: Scene, table: Draft): Draft | null {
  const sizes = BEYOND_TABLE.map((beyond) => ({
    ...KINDS.rug.size,
    width: table.width + 2 * beyond,
    depth: table.depth + 2 * beyond,
  }));
  return layRug(
    scene,
    sizes.map((size) => beside(scene, table, 'rug', { x: 0, z: 0, size })),
  );
}

/** Least visible share of a group behind the furniture before it, and lowest edge that it may have in the picture. */
const LEAST_VISIBLE = 0.6;
const LOWEST = 0.8;

/** Whether the picture shows a table with its chairs whole and standing furniture hides only a part of it. */
function isShownWhole(
  room: Room,
  boxes: readonly Placed[],
  { spot, size }: { readonly spot: { readonly x: number; readonly z: number }; readonly size: Size },
): boolean {
  const width = size.width + 2 * KINDS['dining chair'].size.depth - 2 * TUCKED;
  const group = { ...spot, y: 0, angle: 0, width, depth: size.width, height: KINDS['dining chair'].size.height };
  const { inFrame, bottom } = view(room, group);
  return inFrame === 1 && bottom < LOWEST && unhidden(room, boxSamples(group), boxes) >= LEAST_VISIBLE;
}

/** Most candidates that are tried in full. */
const TRIES = 24;

/** Whether the photo shows bare floor all round a group, without a counter, a stool or a column. */
function standsClear({ room, look }: Scene, { x, z }: { readonly x: number; readonly z: number }, size: Size): boolean {
  const reach = size.width / 2 + FROM_STANDING;
  return Array.from({ length: ROUND_POINTS }, (_, index) => (index / ROUND_POINTS) * 2 * Math.PI).every((turn) =>
    [0.5, 0.75, 1].every((share) => {
      const [px, pz] = [x + share * reach * Math.cos(turn), z + share * reach * Math.sin(turn)];
      if (px < room.left || px > room.right || pz < room.back) return true;
      const pixel = project(room.camera, [px, 0, pz]);
      return !pixel || !isInPicture(room, pixel) || look.onFloor(pixel);
    }),
  );
}
const ROUND_POINTS = 12;
