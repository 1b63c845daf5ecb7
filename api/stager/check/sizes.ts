/** Sizes against usual ones: of seats as their meshes are, of tables, chairs and benches. */
import type { Piece } from '../contract.js';
import { sectionalLayout } from '../furniture/sectional.js';
import { isOvalTop } from '../furniture/ovalTops.js';
import { usualSeat } from '../furniture/proportions.js';
import { STYLE_BOOKS } from '../furniture/styles.js';
import type { Kind } from '../kinds.js';
import { shortText } from '../lengthText.js';
import { place } from '../design/scene/footprint.js';
import { topAt, type Body } from './bodies.js';
import { bodyOf, nameOf, type Fault, type Furnished } from './furnished.js';

type Range = readonly [least: number, most: number];

/** Metres of the whole height. */
const HEIGHTS: Readonly<Partial<Record<Kind, Range>>> = {
  'dining chair': [0.82, 0.88],
  'dining table': [0.72, 0.77],
  desk: [0.72, 0.77],
  plant: [0.7, 1.95],
};

/** Metres of a table's length from which it seats six, and of a round one. */
const FOR_SIX = { long: 1.8, round: 1.35 } as const;

/** Metres beside the usual range that nobody sees. */
const UNSEEN = 0.01;

export const sizes = (furnished: Furnished): Fault[] => [
  ...furnished.plan.pieces.flatMap((piece) => [...ofSeat(furnished, piece), ...ofHeight(furnished, piece)]),
  ...ofTables(furnished),
];

const outside = (value: number, [least, most]: Range): number => Math.max(0, least - value, value - most);

interface Measured {
  readonly what: string;
  readonly metres: number;
  readonly usual: Range;
}

function unusual({ plan }: Furnished, piece: Piece, { what, metres, usual }: Measured): Fault[] {
  if (outside(metres, usual) <= UNSEEN) return [];
  const [least, most] = usual.map((length) => shortText(length, 'metric'));
  const has = `has a ${what} of ${shortText(metres, 'metric')}; ${least} to ${most} is usual.`;
  const message = `${nameOf(plan, piece)} ${has}`;
  return [{ check: 'size', pieces: [piece.id], stops: false, message }];
}

function ofSeat(furnished: Furnished, piece: Piece): Fault[] {
  const usual = usualSeat(furnished.plan.style, piece.kind);
  if (!usual) return [];
  const metres = seatHeight(piece, bodyOf(furnished, piece));
  return metres === undefined ? [] : unusual(furnished, piece, { what: 'seat', metres, usual });
}

/**
 * Shares of the width and depth of a seat at which its height is measured: before its cushions, behind its round edge,
 * beside the seams.
 */
const ACROSS = [-0.26, -0.21, -0.1, -0.05, 0.05, 0.1, 0.21, 0.26] as const;
const AHEAD = [0.16, 0.22, 0.28, 0.34] as const;

/** Which of those heights counts, from the lowest: seams are lower than it, cushions and throws higher. */
const SEAT_SHARE = 0.3;

/** Metres above the floor of a seat, of the lower part of its front half: a throw or a cushion may lie on the rest. */
function seatHeight(piece: Piece, body: Body): number | undefined {
  const depth = piece.kind === 'sectional' ? sectionalLayout(piece).mainDepth : piece.depth;
  const behind = (piece.depth - depth) / 2;
  const tops = ACROSS.flatMap((across) =>
    AHEAD.map((ahead) => topAt(body, place(piece, across * piece.width, ahead * depth - behind)) - piece.y),
  );
  const found = tops.filter(Number.isFinite).toSorted((a, b) => a - b);
  return found[Math.floor(found.length * SEAT_SHARE)];
}

function ofHeight(furnished: Furnished, piece: Piece): Fault[] {
  const usual = HEIGHTS[piece.kind];
  return usual ? unusual(furnished, piece, { what: 'height', metres: piece.height, usual }) : [];
}

/** Tables at which more people sit than have room. */
function ofTables({ plan }: Furnished): Fault[] {
  const tables = plan.pieces.filter(({ kind }) => kind === 'dining table');
  const chairs = plan.pieces.filter(({ kind }) => kind === 'dining chair').length;
  const [table] = tables;
  if (!table || tables.length > 1 || chairs < 6) return [];
  const isRound = isOvalTop(STYLE_BOOKS[plan.style].shapes, table) && table.width / table.depth < 1.2;
  const least = isRound ? FOR_SIX.round : FOR_SIX.long;
  if (table.width > least - UNSEEN) return [];
  const lengths = `${shortText(table.width, 'metric')} long; at least ${shortText(least, 'metric')} is usual`;
  const message = `${nameOf(plan, table)} for ${chairs} people is ${lengths}.`;
  return [{ check: 'size', pieces: [table.id], stops: false, message }];
}
