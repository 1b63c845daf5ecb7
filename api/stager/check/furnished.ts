/** What the checks look at: a room with its furniture and the meshes of it, and a finished picture. */
import type { Finding, GreyRaster, Piece, Plan, Raster, Room } from '../contract.js';
import { KINDS, stands } from '../kinds.js';
import { withItems } from '../design/edits/itemsOn.js';
import { capital } from '../design/notes/countWords.js';
import { distanceBetween, overlap } from '../design/scene/footprint.js';
import { pieceLabel } from '../furniture/catalogue/label.js';
import type { PieceScene } from '../mesh/mesh.js';
import { bodiesOf, moved, type Body } from './bodies.js';

export interface Furnished {
  readonly room: Room;
  readonly plan: Plan;
  /** by the piece's id */
  readonly bodies: ReadonlyMap<string, Body>;
}

/** A finished picture with what is known of it. */
export interface Pictured {
  readonly photo: Raster;
  /** of the photo's size */
  readonly picture: Raster;
  /** the pieces' outlines: one more than the place in the plan, 0 beside them; of the photo's size or smaller */
  readonly drawn: GreyRaster;
  /** the same of all pixels that a piece changed, by itself or by its shade; of the same size as `drawn` */
  readonly pieces: GreyRaster;
  /** as it was drawn */
  readonly plan: Plan;
  /** whether the sun shines in: its shadows may have straight edges */
  readonly isSunny: boolean;
}

/** What one check has against a room with its furniture, or against its picture. */
export interface Fault extends Pick<Finding, 'check' | 'message'> {
  /** ids of the pieces that it is about */
  readonly pieces: readonly string[];
  /** whether it stops delivery; else it only warns */
  readonly stops: boolean;
}

/** The name of a piece at the beginning of a sentence. */
export const nameOf = ({ style }: Pick<Plan, 'style'>, piece: Piece): string => capital(pieceLabel(piece, style));

export const asFinding = ({ check, pieces, message }: Fault, outcome: Finding['outcome']): Finding => ({
  check,
  pieces,
  outcome,
  message,
});

/** A share in whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function furnishedWith(room: Room, plan: Plan, scene: PieceScene): Furnished {
  const bodies = bodiesOf(scene);
  return { room, plan, bodies: new Map(plan.pieces.map(({ id }, at) => [id, bodies[at]])) };
}

/** With a piece, and what stands on it, moved along the floor by metres. */
export function withMoved(
  furnished: Furnished,
  piece: Piece,
  by: { readonly x: number; readonly z: number },
): Furnished {
  const { plan } = furnished;
  const all = new Set(withItems(plan.pieces, piece));
  const pieces = plan.pieces.map((one) => (all.has(one) ? { ...one, x: one.x + by.x, z: one.z + by.z } : one));
  const bodies = new Map(furnished.bodies);
  for (const { id } of all) {
    const body = bodies.get(id);
    if (body) bodies.set(id, moved(body, [by.x, 0, by.z]));
  }
  return { ...furnished, plan: { ...plan, pieces }, bodies };
}

/**
 * Without a piece, what stands on it, its chairs, and rugs on which nothing stands any more. A chair goes with the one
 * opposite and with their place settings, so that its table is as a smaller one, and not half laid.
 */
export const without = (furnished: Furnished, piece: Piece): Furnished => ({
  ...furnished,
  plan: planWithout(furnished.plan, piece),
});

/** As `without`, of a plan alone. */
export function planWithout(plan: Plan, piece: Piece): Plan {
  const all = [piece, ...chairsOf(plan.pieces, piece), ...setOf(plan.pieces, piece)];
  const gone = new Set(all.flatMap((one) => withItems(plan.pieces, one)));
  const rest = plan.pieces.filter((one) => !gone.has(one));
  const pieces = rest.filter((one) => one.kind !== 'rug' || isUnder(one, rest) || !isUnder(one, plan.pieces));
  return { ...plan, pieces };
}

const isUnder = (rug: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => stands(piece) && overlap(rug, piece));

/** The seats of a table that stand nearer to it than to another one. */
function chairsOf(pieces: readonly Piece[], table: Piece): Piece[] {
  const isTable = (piece: Piece) => piece.kind === table.kind;
  return pieces.filter((seat) => {
    if (KINDS[seat.kind].seatOf !== table.kind) return false;
    const [nearest] = pieces.filter(isTable).toSorted((a, b) => distanceBetween(seat, a) - distanceBetween(seat, b));
    return nearest === table;
  });
}

/** Metres from the place opposite a chair within which another one counts as that. */
const OPPOSITE = 0.45;

/** What goes with a dining chair: the chair opposite, and the settings before both. */
function setOf(pieces: readonly Piece[], chair: Piece): Piece[] {
  if (chair.kind !== 'dining chair') return [];
  const table = pieces.find(
    (piece) => KINDS[chair.kind].seatOf === piece.kind && chairsOf(pieces, piece).includes(chair),
  );
  if (!table) return [];
  const chairs = chairsOf(pieces, table);
  const across = { x: 2 * table.x - chair.x, z: 2 * table.z - chair.z };
  const opposite = chairs.filter((one) => one !== chair && apart(one, across) < OPPOSITE).slice(0, 1);
  const settings = pieces.filter((piece) => piece.kind === 'place setting');
  const before = settings.filter((setting) => {
    const [nearest] = chairs.toSorted((a, b) => apart(a, setting) - apart(b, setting));
    return nearest === chair || opposite.includes(nearest);
  });
  return [...opposite, ...before];
}

const apart = (a: Pick<Piece, 'x' | 'z'>, b: Pick<Piece, 'x' | 'z'>): number => Math.hypot(a.x - b.x, a.z - b.z);

/** The mesh of a piece of the plan. */
export function bodyOf({ bodies }: Furnished, { id }: Pick<Piece, 'id'>): Body {
  const body = bodies.get(id);
  if (!body) throw new Error(`The plan has no mesh of ${id}.`);
  return body;
}
