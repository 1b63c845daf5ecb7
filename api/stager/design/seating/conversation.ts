import type { Draft } from '../../furniture/draft.js';
import { corners, distanceTo, lookingAt, overlap } from '../scene/footprint.js';
import { isBeforeBusyWall, patternBehind } from '../scene/clutter.js';
import { beside } from '../placing/place.js';
import { inStyle } from '../../furniture/proportions.js';
import { hidesDoor, turnsBackToFire } from '../scene/openings.js';
import { addFirst, fits } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { frontOf, isInTalkingDistance } from './seating.js';
import type { SeatingLayout } from './seatingLayouts.js';
import { seatingLayouts } from './seatingLayouts.js';
import { type PictureBounds, stretchOf, view } from '../scene/view.js';

/** Points of a seat in a group, before the penalties for how the picture shows it. */
const SEAT_WORTH = { armchair: 0.55, sofa: 0.8 } as const;
/** Cosine between a seat's direction and the direction to the camera below which it is seen from behind. */
const SEEN_FROM_BEHIND = -0.2;
/** Greatest share of the picture's area for a seat seen from behind. */
const MOST_BACK = 0.05;
/** Factor by which a wide lens may stretch a seat, and penalty per unit above it. */
const STRETCHED = { from: 1.32, weight: 3 };
/** Margin at the picture's sides, as a share of its width, in which a seat looks cut off; penalty weight within it. */
const AT_FRAME = { share: 0.03, weight: 8 };
/** Penalty of a seat that the picture shows before a door. */
const BEFORE_DOOR = 0.6;
/** Penalty of a seat before a fully patterned background: a hearth, shelves, a view. */
const BEFORE_PATTERN = 0.25;
/** Lower edge, as a share of the picture's height, from which a seat is in the foreground. */
const FOREGROUND = 0.8;

/**
 * Adds the seats that complete a sofa to a conversation group, in the layout that suits plan and picture best. Every
 * seat is within talking distance of the sofa and none shows the camera a big back.
 * @param options.usual number of seats besides the sofa, where the agent does not give one
 */
export function addSeats(scene: Scene, sofa: Draft, options: { table: Draft | null; usual: number }): Draft[] {
  const chairs = wanted(scene, 'armchair', options.usual);
  const noise = 0.01 * scene.creativity;
  let best: { seats: Draft[]; score: number } = { seats: [], score: 0 };
  for (const seating of seatingLayouts(scene, sofa, options.table)) {
    const seats = trySeating(scene, sofa, seating, chairs);
    const score = seats.reduce((sum, one) => sum + appeal(scene, one), 0);
    const liked =
      score === 0 ? 0 : score + seating.liking + halfPairPenalty(seating, seats) + scene.random.between(0, noise);
    if (liked > best.score) best = { seats, score: liked };
  }
  scene.pieces.push(...best.seats);
  return best.seats;
}

/**
 * The strictness for a second seat that the frame cuts, where none finds room whole: it leads into the picture, as long
 * as half of it shows. Greatest share of the picture's area that shows it.
 */
const CUT_SEAT = { inFrame: 0.5, lowest: 1.15 } as const;
const MOST_CUT_SEAT = 0.12;

/**
 * Adds the one seat without which a sofa's group is unfinished, where none finds room inside the frame: the chair of which
 * it shows the most.
 */
export function addCutSeat(scene: Scene, sofa: Draft, table: Draft | null): Draft | null {
  const chairs = seatingLayouts(scene, sofa, table)
    .flatMap(({ seats }) => seats)
    .filter(({ kind }) => kind === 'armchair')
    .flatMap(({ kind, places, gap = 0.2 }) =>
      places
        .filter((place) => isInTalkingDistance(sofa, place))
        .map((place) => ({ draft: beside(scene, sofa, kind, place), gap: Math.min(gap, 0.2) })),
    )
    .map((chair) => ({ ...chair, seen: view(scene.room, chair.draft) }))
    .filter(({ draft, seen }) => !showsBack(draft) && shownArea(seen) <= MOST_CUT_SEAT)
    .filter(({ draft }) => !turnsBackToFire(scene.room, draft))
    .toSorted((a, b) => b.seen.inFrame - a.seen.inFrame);
  for (const { draft, gap } of chairs) {
    const added = addFirst(scene, [draft], { ...CUT_SEAT, gap, seen: 0.4 });
    if (added) return added;
  }
  return null;
}

/** The same with a pouf at the table that stands wholly on the rug or wholly beside it. */
export function addCutPouf(scene: Scene, sofa: Draft, table: Draft): Draft | null {
  const rugs = scene.pieces.filter(({ kind }) => kind === 'rug');
  const clean = poufSpots(scene, sofa, table).filter((pouf) =>
    rugs.every((rug) => !overlap(rug, pouf) || corners(pouf).every((corner) => distanceTo(rug, corner) === 0)),
  );
  return addFirst(scene, clean, { ...CUT_SEAT, gap: 0.12, seen: 0.5 });
}

/** Half of a pair gets fewer points than an armchair of a layout with one. */
const halfPairPenalty = (seating: SeatingLayout, seats: readonly Draft[]): number =>
  seats.length < seating.seats.length ? -0.2 : 0;

function trySeating(scene: Scene, sofa: Draft, seating: SeatingLayout, chairs: number): Draft[] {
  const before = scene.pieces.length;
  const sofas = wanted(scene, 'sofa', 2) - 1;
  for (const { kind, places, gap = 0.3 } of seating.seats) {
    const added = scene.pieces.slice(before).filter((piece) => piece.kind === kind).length;
    if (added >= (kind === 'sofa' ? sofas : chairs)) continue;
    const piece = places
      .filter((place) => isInTalkingDistance(sofa, place))
      .map((place) => beside(scene, sofa, kind, place))
      .find((draft) => fits(scene, draft, { inFrame: 0.95, gap, seen: 0.55 }) && appeal(scene, draft) > 0);
    if (piece) scene.pieces.push(piece);
  }
  return scene.pieces.splice(before);
}

/** Metres between a pouf and the table's edge. */
const POUF_GAP = 0.22;

/**
 * Lower edge, as a share of the picture's height, and share of the picture's area, above which a pouf dominates the
 * foreground.
 */
const OBTRUSIVE_POUF = { lowest: 0.875, share: 0.026 };

function isObtrusive({ room }: Scene, pouf: Draft): boolean {
  const { left, right, top, bottom } = view(room, pouf);
  return bottom > OBTRUSIVE_POUF.lowest || (right - left) * (bottom - top) > OBTRUSIVE_POUF.share;
}

/** Places of poufs at the table's ends, then beyond it. */
function poufSpots(scene: Scene, sofa: Draft, table: Draft): Draft[] {
  const front = frontOf(sofa);
  const middle = (front.from + front.to) / 2;
  const { width, depth } = inStyle(scene.style, 'pouf');
  const far = { x: middle, z: front.z + 0.42 + table.depth + POUF_GAP + depth / 2 };
  const side = scene.random.pick([1, -1]);
  const ends = [table.depth / 2, 0.1].flatMap((ahead) =>
    [side, -side].map((end) => ({
      x: middle + end * (table.width / 2 + POUF_GAP + width / 2),
      z: front.z + 0.42 + ahead,
    })),
  );
  const places = [...ends, { ...far, x: middle + side * 0.34 }, { ...far, x: middle - side * 0.34 }];
  return places.map((place) => beside(scene, sofa, 'pouf', place));
}

/** Adds poufs at the table, up to the agent's number or the usual one. Returns those added. */
export function addPoufs(scene: Scene, sofa: Draft, table: Draft, usual: number): Draft[] {
  const spots = poufSpots(scene, sofa, table);
  const number = wanted(scene, 'pouf', usual);
  const before = scene.pieces.length;
  for (const pouf of spots) {
    if (count(scene, 'pouf') >= number) break;
    if (isObtrusive(scene, pouf) || isBeforeBusyWall(scene, pouf)) continue;
    addFirst(scene, [pouf], { inFrame: 0.95, gap: 0.12, seen: 0.6 });
  }
  return scene.pieces.slice(before);
}

/** Points of a seat in the picture; at most 0 where its back fills too much of it or is turned to a fire. */
function appeal(scene: Scene, piece: Draft): number {
  const seen = view(scene.room, piece);
  const worth = piece.kind === 'sofa' ? SEAT_WORTH.sofa : SEAT_WORTH.armchair;
  const area = shownArea(seen);
  const back = showsBack(piece);
  if ((back && area > MOST_BACK) || turnsBackToFire(scene.room, piece)) return 0;
  const near = Math.max(0, seen.bottom - FOREGROUND);
  return (
    worth -
    BEFORE_PATTERN * patternBehind(scene, piece) -
    (hidesDoor(scene, piece) ? BEFORE_DOOR : 0) -
    (back ? 0.2 + 4 * area : 0) -
    3.5 * near -
    STRETCHED.weight * Math.max(0, stretchOf(scene.room, piece) - STRETCHED.from) -
    0.6 * (1 - seen.inFrame) -
    AT_FRAME.weight * Math.max(0, AT_FRAME.share - seen.left, seen.right - 1 + AT_FRAME.share) -
    Math.max(0, area - 0.09) * 3
  );
}

/** Share of the picture's area that the box of a piece takes inside the frame. */
const shownArea = ({ left, right, top, bottom }: PictureBounds): number =>
  Math.max(0, Math.min(1, right) - Math.max(0, left)) * (Math.min(1, bottom) - top);

/** Whether the camera sees a seat from behind. */
export function showsBack(piece: Pick<Draft, 'x' | 'z' | 'angle'>): boolean {
  const toCamera = lookingAt(piece, { x: 0, z: 0 });
  return Math.cos(piece.angle - toCamera) < SEEN_FROM_BEHIND;
}
