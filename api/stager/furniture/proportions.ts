import type { Style } from '../contract.js';
import { type Kind, KINDS, type Size } from '../kinds.js';
import { STYLE_BOOKS } from './styles.js';

/**
 * Metres to the top of the mattress, with which a nightstand has to be level: 56 cm, 52 cm on a platform; less for low
 * beds, in proportion to their height.
 */
export function mattressTop(style: Style, bedHeight: number): number {
  const platform = STYLE_BOOKS[style].shapes.bedBase === 'platform';
  return Math.min(platform ? 0.52 : 0.56, 0.62 * bedHeight);
}

/** Height of a seat: least share of the piece's height; metres at knee height; greatest share. */
const SEAT = { share: 0.44, knee: 0.45, most: 0.52 } as const;
/** Metres by which a table is lower than the arm that it stands beside. */
const BELOW_ARM = 0.02;

/** Size of a piece beside a seat's arm, in the style's proportions; a table's top is level with the arm. */
export function atArm(style: Style, kind: Kind, seat: Size): Size {
  const size = inStyle(style, kind);
  if (kind !== 'side table') return size;
  const seatTop = Math.max(seat.height * SEAT.share, Math.min(SEAT.knee, seat.height * SEAT.most));
  return { ...size, height: (seatTop + seat.height) / 2 - BELOW_ARM };
}

/** A size in the style's proportions. */
export function inStyle(style: Style, kind: Kind, size: Size = KINDS[kind].size): Size {
  const { seats, sofa = seats, bed, coffeeTable, plants } = STYLE_BOOKS[style].proportions;
  const { shape } = KINDS[kind];
  if (!shape) return size;
  if (shape !== 'coffee table') {
    const factor = { seat: seats, sofa, bed, plant: plants }[shape];
    return { ...size, height: size.height * factor };
  }
  // a round table is narrower than a long one; a wider one would block the seats
  const width = coffeeTable === 1 ? Math.min(0.9, size.width * 0.78) : size.width;
  return { width, depth: width * coffeeTable, height: size.height * Math.min(1, seats) };
}
