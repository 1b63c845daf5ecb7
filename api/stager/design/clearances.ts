import type { Clearance, Opening, Piece, Plan, Room } from '../contract.js';
import type { Placed } from '../furniture/draft.js';
import { feet } from './scene/feet.js';
import { distanceBetween, overlap, place } from './scene/footprint.js';
import { BEHIND_CHAIR } from './tables/dining.js';
import { type Kind, KINDS, stands } from '../kinds.js';
import { BEHIND_DESK } from './programs/desk.js';
import { BESIDE_BED, FOOT_OF_BED, NARROW_SIDE } from './programs/bedside.js';
import { DOOR_FREE } from './scene/openings.js';
import { isBelieved } from '../room/openings/belief.js';
import { withinWalls } from './placing/roomRules.js';
import { TABLE_GAP, TALKING } from './seating/seating.js';
import { beforeWall, FACING } from './scene/walls.js';
import { heights, toCentimetre } from './heights.js';

/** Metres beyond which free floor is not measured further. */
const FAR = 3;
/** Metres by which a measured strip grows. */
const STEP = 0.01;

/**
 * The clearances of a plan: sofa to coffee table, between seats of a conversation group, beside and before a bed,
 * behind chairs and desks, before doors, and the heights of pictures, pendants and nightstands. Metres; more than 3 m
 * is given as 3.
 */
export function clearances(plan: Pick<Plan, 'pieces' | 'style'>, room: Room): Clearance[] {
  return [
    ...aroundSofas(plan.pieces),
    ...aroundBeds(plan.pieces, room),
    ...behindSeats(plan.pieces, room),
    ...beforeDoors(plan.pieces, room),
    ...heights(plan),
  ];
}

const ofKind = (pieces: readonly Piece[], ...kinds: Kind[]): Piece[] =>
  pieces.filter((piece) => kinds.includes(piece.kind));

/** A sofa and a coffee table belong together up to this distance, metres. */
const TOGETHER = 1.2;

function aroundSofas(pieces: readonly Piece[]): Clearance[] {
  const found: Clearance[] = [];
  for (const sofa of pieces.filter(({ kind }) => KINDS[kind].isMainSofa)) {
    for (const table of ofKind(pieces, 'coffee table')) {
      // of an L-shaped sofa, from its rear part: the return is meant to be close
      const [main = sofa] = feet(sofa);
      const metres = distanceBetween(main, table);
      if (metres < TOGETHER)
        found.push({ between: [sofa.id, table.id], metres: toCentimetre(metres), wanted: TABLE_GAP });
    }
    for (const chair of ofKind(pieces, 'armchair')) {
      const metres = Math.hypot(sofa.x - chair.x, sofa.z - chair.z);
      // a chair further away, or behind the sofa, belongs to another group
      if (metres > TALKING[1] || !isBefore(sofa, chair)) continue;
      found.push({ between: [sofa.id, chair.id], metres: toCentimetre(metres), wanted: TALKING });
    }
  }
  return found;
}

function isBefore(base: Piece, other: Piece): boolean {
  const ahead = (other.x - base.x) * Math.sin(base.angle) + (other.z - base.z) * Math.cos(base.angle);
  return ahead > base.depth / 2;
}

function aroundBeds(pieces: readonly Piece[], room: Room): Clearance[] {
  return ofKind(pieces, 'bed').flatMap((bed) => {
    const others = pieces.filter(stands).filter((piece) => !['nightstand', 'bench', 'bed'].includes(piece.kind));
    // without the head of the bed, where the nightstands stand
    const lower = { ...shifted(bed, 0, 0.3), depth: bed.depth - 0.6 };
    const left = freeStrip(room, others, lower, 'left');
    const right = freeStrip(room, others, lower, 'right');
    const bench = ofKind(pieces, 'bench').find((piece) => distanceBetween(piece, bed) < 0.3);
    const end = bench ?? bed;
    const foot = freeStrip(room, others, { ...end, width: Math.min(end.width, bed.width) }, 'front');
    const sides =
      bed.width < 1.2
        ? [sideOf(bed, Math.max(left, right), 'one side')]
        : [sideOf(bed, left, 'left', left < right), sideOf(bed, right, 'right', right <= left)];
    return [
      ...sides,
      { between: [end.id, 'foot'] as const, metres: toCentimetre(foot), wanted: [FOOT_OF_BED, null] as const },
    ];
  });
}

/** The further side of a bed in a narrow room may be as narrow as a nightstand. */
const sideOf = (bed: Piece, metres: number, side: string, further = false): Clearance => ({
  between: [bed.id, side],
  metres: toCentimetre(metres),
  wanted: [further && metres < BESIDE_BED ? NARROW_SIDE : BESIDE_BED, null],
});

const DESKS: readonly Kind[] = ['desk', 'gaming desk'];
/** A task chair may stand at a gaming desk, and a gaming chair at a desk. */
const isDeskChair = ({ kind }: Piece) => DESKS.some((desk) => desk === KINDS[kind].seatOf);

function behindSeats(pieces: readonly Piece[], room: Room): Clearance[] {
  const chairs = ofKind(pieces, 'dining chair').map((chair): Clearance => {
    const others = pieces.filter(stands).filter((piece) => piece.id !== chair.id);
    const metres = freeStrip(room, others, chair, 'back');
    return { between: [chair.id, 'behind'], metres: toCentimetre(metres), wanted: [BEHIND_CHAIR, null] };
  });
  const desks = ofKind(pieces, ...DESKS).map((desk): Clearance => {
    const others = pieces.filter(stands).filter((piece) => piece.kind !== desk.kind && !isDeskChair(piece));
    const metres = freeStrip(room, others, desk, 'front');
    return { between: [desk.id, 'chair side'], metres: toCentimetre(metres), wanted: [BEHIND_DESK, null] };
  });
  return [...chairs, ...desks];
}

function beforeDoors(pieces: readonly Piece[], room: Room): Clearance[] {
  return room.openings
    .filter((opening) => opening.kind === 'door' && isBelieved(opening))
    .map((door, index) => {
      const leaf = doorLeaf(room, door);
      const metres = freeStrip(room, pieces.filter(stands), leaf, 'front');
      return { between: [`door-${index + 1}`, 'room'], metres: toCentimetre(metres), wanted: [DOOR_FREE, null] };
    });
}

/** A door as a flat box in its wall that faces the room. */
function doorLeaf(room: Room, door: Opening): Placed {
  const along = (door.from + door.to) / 2;
  const [x, z] = beforeWall(room.walls[door.wall], along, 0);
  return {
    x,
    z,
    y: 0,
    width: Math.max(0.1, door.to - door.from - 0.12),
    depth: 0,
    height: 2,
    angle: FACING[door.wall],
  };
}

type Direction = 'front' | 'back' | 'left' | 'right';

/** Metres of free floor from one side of a piece, over that side's whole length, to the next piece or wall. */
export function freeStrip(room: Room, others: readonly Placed[], piece: Placed, direction: Direction): number {
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'front' || direction === 'right' ? 1 : -1;
  const isFree = (metres: number): boolean => {
    const reach = sign * ((sideways ? piece.width : piece.depth) / 2 + metres / 2);
    const strip = sideways
      ? { ...shifted(piece, reach, 0), width: metres, depth: piece.depth - 0.02 }
      : { ...shifted(piece, 0, reach), depth: metres, width: piece.width - 0.02 };
    return withinWalls(room, strip) && others.every((other) => !overlap(strip, other));
  };
  let metres = 0;
  while (metres < FAR && isFree(metres + STEP)) metres += STEP;
  return Math.min(FAR, metres);
}

function shifted(piece: Placed, x: number, z: number): Placed {
  const [px, pz] = place(piece, x, z);
  return { ...piece, x: px, z: pz };
}
