import type { Vec3 } from '../../contract.js';
import { PANEL, panelWidth } from '../../furniture/curtainPair.js';
import type { Placed } from '../../furniture/draft.js';
import { feet } from './feet.js';
import { boxSamples, place } from './footprint.js';
import { type Kind, KINDS } from '../../kinds.js';
import { sectionalLayout } from '../../furniture/sectional.js';

type Shaped = Placed & { readonly kind: Kind; readonly seed?: number };

/** Metres: flatter shapes hide nothing and are no obstacle. */
const FLAT = 0.06;
/** Metres: height of a table's top with its apron, depth of a headboard, height of a pendant without its cord. */
const TOP = 0.12;
const HEADBOARD = 0.12;
const SHADE = 0.45;
/** Share of a tray's height that hides what is behind it: above there is only a bottle or a vase. */
const ON_TRAY = 0.4;
/** Height of a seat, and depth of its back, as shares of the whole. */
const SEAT = 0.55;
const BACK = 0.35;
/** Metres: top of a chair's seat; depth of its back as a share of its own. */
const SEAT_TOP = 0.5;
const CHAIR_BACK = 0.4;

/**
 * The parts of a piece that hide what is behind them, as boxes: a bed is a mattress and a headboard, a table its top. A
 * rug or a book has none.
 */
export function solids(piece: Shaped): Placed[] {
  const { kind, height, depth, width } = piece;
  const { hides = 1 } = KINDS[kind];
  // flat plates and transparent glasses hide nothing
  if (height < FLAT || hides === 'nothing') return [];
  if (kind === 'bed') return [low(piece, Math.min(0.6, height)), back(piece, HEADBOARD)];
  if (hides === 'seat and back') return [low(piece, SEAT * height), back(piece, BACK * depth)];
  if (kind === 'sectional') return sectionalSolids(piece);
  if (kind === 'parasol') return [{ ...piece, y: piece.y + height * 0.74, height: height * 0.26 }];
  if (kind === 'pendant') return [low(piece, Math.min(SHADE, height))];
  if (kind === 'curtain' && width > PANEL.pairFrom) return [side(piece, -1), side(piece, 1)];
  if (hides === 'tray') return [low(piece, ON_TRAY * height)];
  if (hides === 'top') return [{ ...piece, y: piece.y + height - TOP, height: TOP }];
  return [{ ...piece, width: width * hides, depth: depth * hides }];
}

const low = (piece: Shaped, height: number): Placed => ({ ...piece, height });

/** The sofa, its back, and the return; the free corner hides nothing. */
function sectionalSolids(piece: Shaped): Placed[] {
  const { mainDepth, returnWidth, side } = sectionalLayout(piece);
  const main = { ...piece, ...at(piece, 0, (mainDepth - piece.depth) / 2), depth: mainDepth };
  const chaise = { ...piece, ...at(piece, (side * (piece.width - returnWidth)) / 2, 0), width: returnWidth };
  return [low(main, SEAT * piece.height), back(piece, BACK * mainDepth), low(chaise, SEAT * piece.height)];
}

function at(piece: Shaped, across: number, forward: number): { x: number; z: number } {
  const [x, z] = place(piece, across, forward);
  return { x, z };
}

function back(piece: Shaped, depth: number): Placed {
  const [x, z] = place(piece, 0, (depth - piece.depth) / 2);
  return { ...piece, x, z, depth };
}

/** One panel of a pair of curtains. */
function side(piece: Shaped, end: -1 | 1): Placed {
  // the pleats and the rod's end reach slightly beyond the panel
  const width = panelWidth(piece.width) + 0.06;
  const [x, z] = place(piece, (end * (piece.width - width)) / 2, 0);
  return { ...piece, x, z, width };
}

/**
 * The boxes of which a piece is made where it may meet another: a pair of curtains fills the ends of its box only, a
 * pendant its shade; a chair has a seat and a back; a sectional is L-shaped.
 */
export function bodies(piece: Shaped): readonly Placed[] {
  if (piece.kind === 'sectional') return feet(piece);
  if ((piece.kind === 'curtain' && piece.width > PANEL.pairFrom) || piece.kind === 'pendant') return solids(piece);
  if (!KINDS[piece.kind].seatOf) return [piece];
  return [low(piece, Math.min(SEAT_TOP, piece.height)), back(piece, CHAIR_BACK * piece.depth)];
}

interface Shape {
  readonly boxes: readonly Placed[];
  /** points spread over the parts that one wants to see */
  readonly points: readonly Vec3[];
}

/** Memoised, as standing pieces are asked for their solids often. */
const shapes = new WeakMap<Shaped, Shape>();

/** The solids of a standing piece, memoised. */
export function shapeOf(piece: Shaped): Shape {
  const known = shapes.get(piece);
  if (known) return known;
  const boxes = solids(piece);
  const shape = { boxes, points: boxes.flatMap(boxSamples) };
  shapes.set(piece, shape);
  return shape;
}
