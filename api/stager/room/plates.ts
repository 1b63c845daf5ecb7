/** Switches, outlets, thermostats, vents and panels on the walls: small closed outlines with bare wall round them. */
import type { Fixture, Opening, Pixel, Room, Side } from '../contract.js';
import { BELIEVED } from './belief.js';
import { alongWall, meet, wallAxis } from './camera.js';
import { type FineLook, closedShare, crowding } from './fineLook.js';
import type { Speck } from './specks.js';
import { surfaceAt } from './surfaceAt.js';

/** Metres: the shorter and the longer side of a plate at the least, and the longer of a plate and of a device. */
const SHORT = 0.06;
const LONG = 0.08;
const PLATE = 0.22;
const DEVICE = 0.55;
/** Metres above the floor: skirtings end below, crown mouldings begin above. */
const LOWEST = 0.15;
const BELOW_CEILING = 0.06;
/** Pixels each way from which on an outline can be told. */
const FEWEST_PIXELS = 5;
/** Width over height. */
const SHAPE = { narrowest: 0.28, widest: 3.6 };
/** Share of the outline that must be there, and of its rectangle that shows edges: what is on plates. */
const CLOSED = 0.74;
const FULL = 0.3;
/** Share of marked pixels that may be just outside, and in so many times its size round it: views are full of them. */
const CROWDED = 0.12;
const ROUND = { times: 2, busiest: 0.16 };
/** Grey levels per pixel beyond which an edge is no plate's: branches before the sky, frames of glass. */
const STRONGEST = 32;
/** Metres within which more than so many others are the lights of a town, leaves or a pattern. */
const NEAR = 0.7;
const MOST_NEAR = 2;
/** Metres between a plate and the room's corners: pieces of these show where they are seen badly. */
const FROM_CORNER = 0.08;
/** Metres that a plate may reach into an opening that is believed, and that hinges lie outside of a door. */
const INTO = 0.03;
const HINGES = 0.05;

type Box = Pick<Room, 'camera' | 'walls' | 'ceilingHeight' | 'openings' | 'back'>;

/** @param specks all clusters of edges in the photo */
export function platesOn(room: Box, look: FineLook, specks: readonly Speck[]): Fixture[] {
  const small = specks.filter((speck) => isPartOfPlate(room, look, speck));
  const found = [...small, ...pairsOf(small)].flatMap((speck) => plateOf(room, look, speck));
  // of a switch and the bank in which it is, the bank
  const sorted = found.toSorted((a, b) => areaOf(b) * b.certainty - areaOf(a) * a.certainty);
  const apart = sorted.filter(
    (plate, i) => !sorted.slice(0, i).some((other) => other.wall === plate.wall && touch(other, plate)),
  );
  return apart.filter((plate) => apart.filter((other) => isNear(plate, other)).length <= MOST_NEAR);
}

const isNear = (a: Place, b: Place): boolean =>
  a !== b &&
  a.wall === b.wall &&
  Math.hypot(a.from + a.to - b.from - b.to, a.top + a.bottom - b.top - b.bottom) < 2 * NEAR;

/** Pixels of the longer side. */
const sizeOf = ({ left, top, right, bottom }: Speck): number => Math.max(right - left, bottom - top);

const areaOf = ({ from, to, bottom, top }: Place): number => (to - from) * (top - bottom);

const touch = (a: Place, b: Place): boolean => a.from < b.to && b.from < a.to && a.bottom < b.top && b.bottom < a.top;

function isPartOfPlate(room: Box, look: FineLook, speck: Speck): boolean {
  const place = placeOf(room, look, speck);
  return place !== null && Math.max(place.to - place.from, place.top - place.bottom) <= DEVICE;
}

/** Pixels between two parts of one plate, and as a share of the larger one's size. */
const APART = { pixels: 3, share: 0.4 };

/** Clusters that may be one plate of several switches. */
function pairsOf(specks: readonly Speck[]): Speck[] {
  const large = specks.filter((speck) => sizeOf(speck) >= FEWEST_PIXELS);
  return large.flatMap((a, i) =>
    large.slice(i + 1).flatMap((b) => {
      const apart = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
      const size = Math.max(a.right - a.left, a.bottom - a.top, b.right - b.left, b.bottom - b.top);
      return apart > Math.max(APART.pixels, APART.share * size) ? [] : [joined(a, b)];
    }),
  );
}

function joined(a: Speck, b: Speck): Speck {
  const edges = a.edges + b.edges;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    edges,
    strength: (a.edges * a.strength + b.edges * b.strength) / edges,
  };
}

function plateOf(room: Box, look: FineLook, speck: Speck): Fixture[] {
  const [width, height] = [speck.right - speck.left, speck.bottom - speck.top];
  if (Math.min(width, height) < FEWEST_PIXELS || speck.strength > STRONGEST) return [];
  if (speck.edges < FULL * width * height) return [];
  const place = placeOf(room, look, speck);
  if (!place || !isOfSize(place) || isInCorner(room, place) || !isFree(room, place)) return [];
  if (place.bottom < LOWEST || place.top > room.ceilingHeight - BELOW_CEILING) return [];
  const closed = closedShare(look, speck);
  const crowded = crowding(look, speck, 1 / 3);
  if (closed < CLOSED || crowded > CROWDED) return [];
  const round = crowding(look, speck, ROUND.times);
  if (round > ROUND.busiest) return [];
  const large = Math.max(place.to - place.from, place.top - place.bottom) > PLATE;
  return [{ ...place, kind: large ? 'device' : 'plate', certainty: certaintyOf(closed, crowded + round, speck) }];
}

type Place = Pick<Fixture, 'wall' | 'from' | 'to' | 'bottom' | 'top'>;

/** The rectangle of the wall that a speck covers. */
function placeOf(room: Box, look: FineLook, { left, top, right, bottom }: Speck): Place | null {
  const middle = surfaceAt(room, look.toPhoto([(left + right) / 2, (top + bottom) / 2]));
  if (!middle || middle.surface === 'floor' || middle.surface === 'ceiling') return null;
  const wall = middle.surface;
  const on = (pixel: Pixel) => meet(room.camera, look.toPhoto(pixel), wallAxis(wall), room.walls[wall].at);
  const y = (top + bottom) / 2;
  const x = (left + right) / 2;
  const [one, other, upper, lower] = [on([left, y]), on([right, y]), on([x, top]), on([x, bottom])];
  if (!one || !other || !upper || !lower) return null;
  const along = [alongWall(wall, one), alongWall(wall, other)];
  return { wall, from: Math.min(...along), to: Math.max(...along), bottom: lower[1], top: upper[1] };
}

function isOfSize({ from, to, bottom, top }: Place): boolean {
  const [width, height] = [to - from, top - bottom];
  if (Math.min(width, height) < SHORT || Math.max(width, height) < LONG || Math.max(width, height) > DEVICE)
    return false;
  return width / height > SHAPE.narrowest && width / height < SHAPE.widest;
}

function isInCorner({ walls, back }: Box, { wall, from, to }: Place): boolean {
  const { left, right } = walls;
  if (wall !== 'back') return from < back + FROM_CORNER;
  return (left.seen && from < left.at + FROM_CORNER) || (right.seen && to > right.at - FROM_CORNER);
}

/** Whether nothing that is believed is there: panes, handles and logs are no plates. */
const isFree = ({ openings }: Box, place: Place): boolean =>
  !openings.some((o) => o.certainty >= BELIEVED[o.kind] && o.kind !== 'obstacle' && meets(o, place));

function meets(o: Opening, { wall, from, to, bottom, top }: Place & { readonly wall: Side }): boolean {
  const into = o.kind === 'door' ? -HINGES : INTO;
  return o.wall === wall && from < o.to - into && to > o.from + into && bottom < o.top - into && top > o.bottom + into;
}

function certaintyOf(closed: number, crowded: number, { strength, edges, left, right, top, bottom }: Speck): number {
  const clear = Math.min(1, (closed - CLOSED) / (0.95 - CLOSED));
  const strong = Math.min(1, strength / 6);
  const full = Math.min(1, edges / ((right - left) * (bottom - top)) / 0.5);
  return Math.max(0.1, Math.min(0.95, 0.15 + 0.4 * clear + 0.2 * strong + 0.25 * full - 2 * crowded));
}
