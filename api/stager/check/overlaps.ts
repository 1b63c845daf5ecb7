/** Overlaps of meshes: of pieces with each other, with what stands in the room, and with its walls. */
import type { Piece, Room, Thing } from '../contract.js';
import { pieceLabel } from '../furniture/catalogue/label.js';
import { isItem, standsOn } from '../design/edits/itemsOn.js';
import { pairs } from '../design/edits/judged.js';
import { SURE } from '../room/openings/belief.js';
import { boxBody, crosses, liesWithin, shrunk, type Body } from './bodies.js';
import { bodyOf, nameOf, type Fault, type Furnished } from './furnished.js';

/** Metres at each surface that may overlap: soft edges, leaves, and two pieces that touch. */
const SOFT = 0.01;
/** Metres by which a mesh may reach into a wall or the ceiling: errors of the reading. */
const INTO_WALL = 0.02;

export const overlaps = (furnished: Furnished): Fault[] => [
  ...betweenPieces(furnished),
  ...withThings(furnished),
  ...beyondRoom(furnished),
];

/** Whether two pieces may touch by their nature: what lies below or stands on the other. */
const mayTouch = (a: Piece, b: Piece): boolean =>
  a.kind === 'rug' || b.kind === 'rug' || standsOn(a, b) || standsOn(b, a);

/** Whether the meshes of two pieces go through each other. */
export const piecesCross = (furnished: Furnished, a: Piece, b: Piece): boolean =>
  !mayTouch(a, b) && crosses(softened(bodyOf(furnished, a)), softened(bodyOf(furnished, b)));

function betweenPieces(furnished: Furnished): Fault[] {
  const { plan } = furnished;
  return pairs(plan.pieces)
    .filter(([a, b]) => piecesCross(furnished, a, b))
    .map(([a, b]) => ({
      check: 'overlap',
      pieces: [a.id, b.id],
      stops: true,
      message: `${nameOf(plan, b)} goes through the ${pieceLabel(a, plan.style)}.`,
    }));
}

/** Metres below the floor at which the body of a thing begins, so that it crosses a flat rug. */
const BELOW = 0.05;

/** A thing of the room as a body. */
const bodyOfThing = ({ x, z, width, depth, height }: Thing): Body =>
  shrunk(boxBody({ x, z, width, depth, height: height + BELOW, y: -BELOW, angle: 0 }), SOFT);

function withThings(furnished: Furnished): Fault[] {
  const { plan, room } = furnished;
  const things = room.things.filter(({ certainty }) => certainty >= SURE).map(bodyOfThing);
  return plan.pieces
    .filter((piece) => !isItem(piece))
    .filter((piece) => {
      const body = softened(bodyOf(furnished, piece));
      return things.some((thing) => crosses(body, thing) || liesWithin(body, thing));
    })
    .map((piece) => ({
      check: 'overlap',
      pieces: [piece.id],
      stops: true,
      message: `${nameOf(plan, piece)} goes through something that is in the room already.`,
    }));
}

function beyondRoom(furnished: Furnished): Fault[] {
  const { plan, room } = furnished;
  return plan.pieces.flatMap((piece) => {
    const beyond = surfaceBeyond(room, bodyOf(furnished, piece));
    if (beyond === null) return [];
    return [
      {
        check: 'overlap',
        pieces: [piece.id],
        stops: true,
        message: `${nameOf(plan, piece)} reaches into ${beyond}.`,
      },
    ];
  });
}

function surfaceBeyond({ left, right, back, ceilingHeight }: Room, { low, high }: Body): string | null {
  if (low[0] < left - INTO_WALL) return 'the left wall';
  if (high[0] > right + INTO_WALL) return 'the right wall';
  if (low[2] < back - INTO_WALL) return 'the back wall';
  if (high[1] > ceilingHeight + INTO_WALL) return 'the ceiling';
  return low[1] < -INTO_WALL ? 'the floor' : null;
}

/** Memoised, as each body is compared with many. */
const soft = new WeakMap<Body, Body>();

function softened(body: Body): Body {
  const known = soft.get(body) ?? shrunk(body, SOFT);
  soft.set(body, known);
  return known;
}
