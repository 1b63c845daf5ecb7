import type { Clearance, Piece, Plan } from '../contract.js';
import { KINDS } from '../kinds.js';
import { overlap } from './scene/footprint.js';
import { ABOVE_BACK, EYE_LEVEL } from './walls/hang.js';
import { ABOVE_TABLE, HEADROOM } from './tables/pendants.js';
import { mattressTop } from '../furniture/proportions.js';

/** Metres by which a nightstand's top may be off the mattress. */
const LEVEL_RANGE: readonly [number, number] = [-0.05, 0.05];
/** Metres between a bed and a nightstand that belongs to it. */
const NEAR_BED = 0.2;
/** Metres by which a picture's middle may be off eye level to count as hung by that and not by the piece below. */
const AT_EYE = 0.1;

/** Metres between a back and its wall beyond which a picture on that wall does not count as above it. */
const AT_WALL = 0.4;

/**
 * The vertical clearances of a plan: pendants over tables, pictures over backs, nightstands to mattresses.
 */
export function heights({ pieces, style }: Pick<Plan, 'pieces' | 'style'>): Clearance[] {
  return [...underPendants(pieces), ...aboveBacks(pieces), ...besideMattresses(pieces, style)];
}

function underPendants(pieces: readonly Piece[]): Clearance[] {
  return pieces
    .filter(({ kind }) => kind === 'pendant')
    .map((lamp) => {
      const table = pieces.find((piece) => piece.kind === 'dining table' && overlap(piece, lamp));
      const metres = toCentimetre(lamp.y - (table?.height ?? 0));
      return {
        between: [lamp.id, table?.id ?? 'floor'],
        metres,
        wanted: table ? [ABOVE_TABLE, null] : [HEADROOM, null],
      };
    });
}

/** Pictures that hang directly over a sofa's back or a headboard; of a set in several rows those of the lowest. */
function aboveBacks(pieces: readonly Piece[]): Clearance[] {
  const backs = pieces.filter(({ kind }) => KINDS[kind].artAboveBack);
  const hung = pieces.filter(({ kind }) => KINDS[kind].isWallArt);
  return backs.flatMap((back) =>
    hung
      .filter((thing) => isOver(thing, back))
      .filter((thing) => !isAtEyeLevel(thing))
      .filter((thing) => !hung.some((lower) => hangsBelow(lower, thing)))
      .map((thing) => ({
        between: [thing.id, back.id] as const,
        metres: toCentimetre(thing.y - back.height),
        wanted: ABOVE_BACK,
      })),
  );
}

/** Whether it hangs by the eye, and not by what stands below it. */
export const isAtEyeLevel = ({ y, height }: Piece): boolean => Math.abs(y + height / 2 - EYE_LEVEL) <= AT_EYE;

/** Metres between two pictures of a set, one above the other. */
const SET_GAP = 0.15;

function hangsBelow(lower: Piece, thing: Piece): boolean {
  const gap = thing.y - (lower.y + lower.height);
  return (
    lower.wall === thing.wall && gap > 0 && gap < SET_GAP && Math.abs(along(lower) - along(thing)) < lower.width / 2
  );
}

const along = (piece: Piece): number => (piece.wall === 'back' ? piece.x : piece.z);

const across = (piece: Piece): number => (piece.wall === 'back' ? piece.z : piece.x);

/** Whether a thing hangs above a piece that stands at the same wall. */
export const isOver = (thing: Piece, back: Piece): boolean =>
  thing.wall !== undefined &&
  thing.wall === back.wall &&
  Math.abs(along(thing) - along(back)) < back.width / 2 &&
  Math.abs(across(thing) - across(back)) < back.depth / 2 + AT_WALL;

function besideMattresses(pieces: readonly Piece[], style: Plan['style']): Clearance[] {
  return pieces
    .filter(({ kind }) => kind === 'bed')
    .flatMap((bed) => {
      const reach = { ...bed, width: bed.width + 2 * NEAR_BED };
      return pieces
        .filter((piece) => piece.kind === 'nightstand' && overlap(piece, reach))
        .map((stand) => ({
          between: [`${stand.id} top`, `${bed.id} mattress`] as const,
          metres: toCentimetre(stand.height - mattressTop(style, bed.height)),
          wanted: LEVEL_RANGE,
        }));
    });
}

/** Metres as a report gives them. */
export const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100;
