import type { Piece, Plan, Room, Side, Style } from '../../contract.js';
import { motifsOf } from '../../furniture/catalogue/decor/motifs.js';
import { atArm, inStyle, mattressTop } from '../../furniture/proportions.js';
import { isOnFloor, KINDS, stands, type Size } from '../../kinds.js';
import { createRandom } from '../../random.js';
import { isAtEyeLevel, isOver } from '../heights.js';
import { rugWay } from '../rugWay.js';
import { distanceBetween } from '../scene/footprint.js';
import { keepingItsBack } from './atItsWall.js';
import { carryOver, withItems, withoutClashes } from './itemsOn.js';

/** The same pieces in the same places, as another style makes them. */
export function restyle(room: Room, plan: Plan, style: Style): Plan {
  if (style === plan.style) return plan;
  const changed = new Map(plan.pieces.filter(isOnFloor).flatMap((piece) => changesOf(plan, piece, style)));
  const raise = raiseOf(room, plan.pieces, changed);
  const way = wayOf(room, { ...plan, style });
  const pieces = plan.pieces.map((piece) =>
    inOwnStyle(changed.get(piece) ?? { ...piece, y: piece.y + raise(piece) }, { style, way }),
  );
  return { ...plan, style, pieces: withoutClashes(pieces) };
}

type Changed = readonly [before: Piece, after: Piece];

/** A piece in the style's size, and what stands on it. */
function changesOf(plan: Plan, old: Piece, style: Style): Changed[] {
  const size = sizeIn(plan, old, style);
  const made = { ...old, ...size, ...keepingItsBack(old, size.depth) };
  const [, ...items] = withItems(plan.pieces, old);
  return [[old, made], ...items.map((item): Changed => [item, carryOver(item, { old, made, style }, plan.style)])];
}

/** A size of one style in the proportions of another: what is larger than usual stays so. */
function sizeIn({ style: before, pieces }: Plan, piece: Piece, style: Style): Size {
  const [was, is] = [inStyle(before, piece.kind), inStyle(style, piece.kind)];
  const { width, depth } = piece;
  return {
    width: scaled(width, was.width, is.width),
    depth: scaled(depth, was.depth, is.depth),
    height: levelWith(pieces, piece, { before, style }) ?? scaled(piece.height, was.height, is.height),
  };
}

/** Exactly the same where the two styles agree. */
const scaled = (size: number, was: number, is: number): number => (was === is ? size : (size * is) / was);

interface Styles {
  readonly before: Style;
  readonly style: Style;
}

/** Metres beyond which a table or a nightstand does not go by the seat or the bed. */
const BESIDE = 0.6;

/** The height of a nightstand that is level with its mattress, of a table that is level with its seat's arm. */
function levelWith(pieces: readonly Piece[], { kind, ...piece }: Piece, { before, style }: Styles): number | null {
  if (kind !== 'nightstand' && kind !== 'side table') return null;
  const isIts = (one: Piece) => (kind === 'nightstand' ? one.kind === 'bed' : KINDS[one.kind].facesFocalPoint === true);
  const near = pieces.filter((one) => isIts(one) && distanceBetween(one, piece) < BESIDE);
  const [its] = near.toSorted((a, b) => distanceBetween(a, piece) - distanceBetween(b, piece));
  if (!its) return null;
  const height = scaled(its.height, inStyle(before, its.kind).height, inStyle(style, its.kind).height);
  const level = (of: Style, tall: number) =>
    kind === 'nightstand' ? mattressTop(of, tall) : atArm(of, kind, { ...its, height: tall }).height;
  return scaled(piece.height, level(before, its.height), level(style, height));
}

/** Metres that stay between a picture and the ceiling. */
const BELOW_CEILING = 0.1;

/** Metres by which the pictures of a wall go up or down with the pieces below them, all of a wall alike. */
function raiseOf(room: Room, pieces: readonly Piece[], changed: ReadonlyMap<Piece, Piece>): (piece: Piece) => number {
  const hung = pieces.filter(({ kind, wall }) => wall !== undefined && KINDS[kind].isWallArt === true);
  const growth = (side: Side): number => {
    const things = hung.filter(({ wall }) => wall === side);
    const below = pieces.filter((piece) => stands(piece) && things.some((thing) => isOver(thing, piece)));
    const most = Math.max(...below.map((piece) => (changed.get(piece)?.height ?? piece.height) - piece.height));
    // a picture beside those above the pieces would be too low
    const mayFall = things.every((thing) => below.some((piece) => isOver(thing, piece)) && !isAtEyeLevel(thing));
    return below.length > 0 && (most > 0 || mayFall) ? most : 0;
  };
  return (piece) => {
    if (piece.wall === undefined || !hung.includes(piece)) return 0;
    const free = room.ceilingHeight - BELOW_CEILING - piece.y - piece.height;
    return Math.min(growth(piece.wall), Math.max(0, free));
  };
}

/** The rug of the style that suits the room's floor, as for a new arrangement. */
function wayOf(room: Room, { roomType, style, seed }: Plan): number | null {
  const diagonal = room.floor.joints === 'diagonal';
  return rugWay(style, room.floor.colour, createRandom(seed + 1), { setting: roomType, diagonal });
}

/** Without what belonged to the old style: its colour, its rug, a motif that the new one does not have. */
function inOwnStyle(piece: Piece, { style, way }: { readonly style: Style; readonly way: number | null }): Piece {
  const { colour: _colour, way: _way, motif, ...rest } = piece;
  return {
    ...rest,
    ...(piece.kind === 'rug' && way !== null && { way }),
    ...(motif && motifsOf(style).includes(motif) && { motif }),
  };
}
