import type { Style } from '../contract.js';
import { type Kind, KINDS, type Size } from '../kinds.js';
import type { Shapes } from './styleBook.js';
import { STYLE_BOOKS } from './styles.js';

/**
 * Metres to the top of the mattress, with which a nightstand has to be level: 56 cm, 52 cm on a platform; less for low
 * beds, in proportion to their height.
 */
export function mattressTop(style: Style, bedHeight: number): number {
  const platform = STYLE_BOOKS[style].shapes.bedBase === 'platform';
  return Math.min(platform ? 0.52 : 0.56, 0.62 * bedHeight);
}

/**
 * Metres of a soft seat's top: at knee height, at most this share of a low piece's height. Cushions above the back make
 * a piece 3 to 5 % lower when it is fitted to its box.
 */
const SEAT = { knee: 0.438, most: 0.59 } as const;
/** Metres by which a table is lower than the arm that it stands beside. */
const BELOW_ARM = 0.02;

/** Metres above the floor of the seat of a sofa, an armchair or their like, where one sits. */
export const seatTopOf = (height: number): number => Math.min(SEAT.knee, SEAT.most * height);

/** A style whose sofas and armchairs are this low sits near the floor. */
const LOW_SEATS = 0.85;

/** Least and most metres of seats that people know from shops: soft ones, those of low styles, and hard ones. */
const USUAL_SEATS = { soft: [0.42, 0.45], low: [0.35, 0.4], hard: [0.45, 0.48] } as const;
const SOFT_SEATS: readonly Kind[] = ['daybed', 'outdoor sofa', 'outdoor chair'];
const HARD_SEATS: readonly Kind[] = ['dining chair', 'bench', 'shoe bench'];

/** The usual range of a seat of this kind, metres; null: one does not sit on it. */
export function usualSeat(style: Style, kind: Kind): readonly [least: number, most: number] | null {
  if (HARD_SEATS.includes(kind)) return USUAL_SEATS.hard;
  if (SOFT_SEATS.includes(kind)) return USUAL_SEATS.soft;
  const { shape } = KINDS[kind];
  if (shape !== 'seat' && shape !== 'sofa') return null;
  return USUAL_SEATS[STYLE_BOOKS[style].proportions.seats < LOW_SEATS ? 'low' : 'soft'];
}

/** Size of a piece beside a seat's arm, in the style's proportions; a table's top is level with the arm. */
export function atArm(style: Style, kind: Kind, seat: Size): Size {
  const size = inStyle(style, kind);
  if (kind !== 'side table') return size;
  return { ...size, height: (seatTopOf(seat.height) + seat.height) / 2 - BELOW_ARM };
}

/** Armchairs with arms as thin as laths, and their width, metres: as wide as padded ones they were benches for two. */
const SLIM_ARMCHAIRS: ReadonlySet<string> = new Set<Shapes['armchair']>(['lounge', 'slat']);
const SLIM_WIDTH = 0.72;

/** A size in the style's proportions. */
export function inStyle(style: Style, kind: Kind, size: Size = KINDS[kind].size): Size {
  const { seats, sofa = seats, bed, coffeeTable, plants } = STYLE_BOOKS[style].proportions;
  const { shape } = KINDS[kind];
  if (!shape) return size;
  if (kind === 'armchair' && SLIM_ARMCHAIRS.has(STYLE_BOOKS[style].shapes.armchair)) {
    return { ...size, width: Math.min(SLIM_WIDTH, size.width), height: size.height * seats };
  }
  if (shape !== 'coffee table') {
    const factor = { seat: seats, sofa, bed, plant: plants }[shape];
    return { ...size, height: size.height * factor };
  }
  // a round table is narrower than a long one; a wider one would block the seats
  const width = coffeeTable === 1 ? Math.min(0.9, size.width * 0.78) : size.width;
  return { width, depth: width * coffeeTable, height: size.height * Math.min(1, seats) };
}
