/** Sizes against usual ones: of seats as their meshes are, of tables, chairs and benches. */
import type { Piece } from '../contract.js';
import { sectionalLayout } from '../furniture/sectional.js';
import { isOvalTop } from '../furniture/ovalTops.js';
import { STYLE_BOOKS } from '../furniture/styles.js';
import type { Kind } from '../kinds.js';
import { shortText } from '../lengthText.js';
import { place } from '../design/scene/footprint.js';
import { topAt, type Body } from './bodies.js';
import { bodyOf, nameOf, type Fault, type Furnished } from './furnished.js';

type Range = readonly [least: number, most: number];

/** Metres from the floor to where one sits, in the middle of the front half. */
const SEATS: Readonly<Partial<Record<Kind, Range>>> = {
  sofa: [0.42, 0.45],
  loveseat: [0.42, 0.45],
  sectional: [0.42, 0.45],
  armchair: [0.42, 0.45],
  chaise: [0.42, 0.45],
  daybed: [0.42, 0.45],
  'outdoor sofa': [0.42, 0.45],
  'outdoor chair': [0.42, 0.45],
  bench: [0.45, 0.48],
  'shoe bench': [0.45, 0.48],
  'dining chair': [0.44, 0.48],
};

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
const UNSEEN = 0.025;

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
  const usual = SEATS[piece.kind];
  const metres = usual && seatHeight(piece, bodyOf(furnished, piece));
  return usual && metres !== undefined ? unusual(furnished, piece, { what: 'seat', metres, usual }) : [];
}

/** Shares of the width and depth of a seat at which its height is measured: before its cushions. */
const ACROSS = [-0.15, -0.08, 0, 0.08, 0.15] as const;
const AHEAD = [0.05, 0.12, 0.2, 0.28] as const;

/** Metres above the floor of a seat, of the lower part of its front half: a throw or a cushion may lie on the rest. */
function seatHeight(piece: Piece, body: Body): number | undefined {
  const depth = piece.kind === 'sectional' ? sectionalLayout(piece).mainDepth : piece.depth;
  const behind = (piece.depth - depth) / 2;
  const tops = ACROSS.flatMap((across) =>
    AHEAD.map((ahead) => topAt(body, place(piece, across * piece.width, ahead * depth - behind)) - piece.y),
  );
  const found = tops.filter(Number.isFinite).toSorted((a, b) => a - b);
  return found[found.length >> 2];
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
