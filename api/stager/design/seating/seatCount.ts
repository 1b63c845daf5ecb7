/** How many people can sit in a room, and how many should. */
import type { Draft } from '../../furniture/draft.js';
import { type Kind, KINDS } from '../../kinds.js';
import { count, type Scene } from '../scene/scene.js';

/** Metres of a sofa's width per person, and of its arms. */
const SEAT_WIDTH = 0.7;
const ARMS_WIDTH = 0.3;
/** Square metres of visible floor per seat, and the fewest and most seats that are wanted. */
const PER_SEAT = 4;
const FEWEST_SEATS = 2;
const MOST_SEATS = 7;

function placesOn({ kind, width }: Draft): number {
  const { seats = 0 } = KINDS[kind];
  if (seats !== 'by width') return seats;
  return Math.max(1, Math.round((width - ARMS_WIDTH) / SEAT_WIDTH)) + (kind === 'sectional' ? 1 : 0);
}

export const seatsIn = (pieces: readonly Draft[]): number => pieces.reduce((sum, piece) => sum + placesOn(piece), 0);

/** Number of seats for the visible floor; 0 where the main piece is no seat. */
export function seatsWanted({ pieces: [main], area }: Pick<Scene, 'pieces' | 'area'>): number {
  if (!main || KINDS[main.kind].seats !== 'by width') return 0;
  return Math.min(MOST_SEATS, Math.max(FEWEST_SEATS, Math.floor(area / PER_SEAT)));
}

/** Square metres of visible floor below which a pouf is a second seat. */
const SMALL = 9;

/** The kinds that are a second seat beside a sofa. */
const SECOND_SEATS: readonly Kind[] = ['armchair', 'sofa', 'loveseat', 'chaise', 'daybed'];

/** Whether nobody could sit opposite, or beside, those on a sofa. */
export const lacksSeat = (scene: Pick<Scene, 'pieces' | 'area'>, sofa: Draft): boolean =>
  !scene.pieces.some((piece) => piece !== sofa && SECOND_SEATS.includes(piece.kind)) &&
  (scene.area >= SMALL || count(scene, 'pouf') === 0);
