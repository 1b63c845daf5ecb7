/** What is unusual about a plan: it only warns. Each rule is one by which the engine arranges, too. */
import type { Clearance, Opening, Piece } from '../../contract.js';
import { isOnFloor, KINDS, stands } from '../../kinds.js';
import { shortText } from '../../lengthText.js';
import { clearances, freeStrip } from '../clearances.js';
import { isOver } from '../heights.js';
import { BESIDE_SEAT } from '../judging/scoreArrangement.js';
import { withinWalls } from '../placing/roomRules.js';
import { floorBetween } from '../scene/feet.js';
import { distanceBetween, lookingAt, overlap, wrapAngle } from '../scene/footprint.js';
import { blocked } from '../scene/openings.js';
import { view } from '../scene/view.js';
import { showsBack } from '../seating/conversation.js';
import { MOST_OFF_AXIS } from '../seating/mediaUnit.js';
import { isOnOrOff } from '../seating/seating.js';
import { onWalls } from './hangingObjections.js';
import {
  against,
  againstBoth,
  isUsual,
  labelOf,
  pairs,
  rangeText,
  SLACK,
  type Judged,
  type Objection,
} from './judged.js';

export const warnings = (judged: Judged): Objection[] => [
  ...ofClearances(judged),
  ...ofSeats(judged),
  ...ofPassages(judged),
  ...ofWindows(judged),
  ...ofBacks(judged),
  ...ofRugs(judged),
  ...ofScreens(judged),
  ...ofCompanions(judged),
  ...behindPieces(judged),
];

const isMainSeat = ({ kind }: Piece): boolean => KINDS[kind].facesFocalPoint === true;

const soft = (rule: Objection['rule']) => ({ rule, hard: false }) as const;

function ofClearances(judged: Judged): Objection[] {
  const { room, plan } = judged;
  const unusual = clearances(plan, room).filter((clearance) => !isUsual(clearance));
  return unusual.flatMap((clearance) => [...ofDistance(judged, clearance), ...ofWay(judged, clearance)]);
}

/** A distance between two pieces that is less or more than usual. */
function ofDistance(judged: Judged, clearance: Clearance): Objection[] {
  const { plan, units } = judged;
  const { between, metres } = clearance;
  const [one, other] = between.map((id) => plan.pieces.find((piece) => piece.id === id));
  if (!one || !other || metres < 0) return [];
  const [length, usual] = [shortText(metres, units), rangeText(clearance, units)];
  if (isOnFloor(one)) {
    return [againstBoth(judged, [one, other], soft('distance'), `are ${length} apart; ${usual} is usual.`)];
  }
  const does = `hangs ${length} above the ${labelOf(judged, other)}; ${usual} is usual.`;
  return [{ ...against(judged, one, soft('distance'), does), ids: [one.id, other.id] }];
}

/** Where a strip of free floor is measured from a piece, in words before its name. */
const WAYS: Readonly<Record<string, string>> = {
  behind: 'behind',
  'chair side': 'before',
  left: 'beside',
  right: 'beside',
  'one side': 'beside',
  foot: 'at the foot of',
};

/** Free floor beside beds, behind chairs and before desks. */
function ofWay(judged: Judged, clearance: Clearance): Objection[] {
  const [id, side] = clearance.between;
  const piece = judged.plan.pieces.find((one) => one.id === id);
  const where = WAYS[side];
  if (!piece || where === undefined) return [];
  return [remains(judged, piece, { where, metres: clearance.metres, usual: rangeText(clearance, judged.units) })];
}

interface Remaining {
  readonly where: string;
  readonly metres: number;
  readonly usual: string;
}

function remains(judged: Judged, piece: Piece, { where, metres, usual }: Remaining): Objection {
  const remain = `${shortText(metres, judged.units)} remain ${where} the ${labelOf(judged, piece)}`;
  return { ids: [piece.id], ...soft('way'), words: `${remain}; ${usual} is usual.` };
}

/** Seats that face a wall too close to sit down. */
function ofSeats(judged: Judged): Objection[] {
  const { room, plan, units } = judged;
  const seats = plan.pieces.filter((piece) => isMainSeat(piece) && withinWalls(room, piece));
  return seats.flatMap((seat) => {
    const metres = freeStrip(room, [], seat, 'front');
    if (metres >= PASSAGE.to - SLACK) return [];
    return [remains(judged, seat, { where: 'before', metres, usual: `at least ${shortText(PASSAGE.to, units)}` })];
  });
}

/** Metres of a passage that a person needs; what is closer than the first stands together. */
const PASSAGE = { from: 0.15, to: 0.6 };
/** Square metres of floor from which on a piece is walked round. */
const LARGE = 0.3;

/** Between large pieces that do not belong together: a way between them, or none. */
function ofPassages(judged: Judged): Objection[] {
  const { plan, units } = judged;
  const large = plan.pieces.filter(
    (piece) => stands(piece) && piece.width * piece.depth > LARGE && !isCompanion(piece),
  );
  return pairs(large).flatMap((two) => {
    const [one, other] = two;
    const metres = floorBetween(one, other);
    if (metres < PASSAGE.from || metres > PASSAGE.to - SLACK || belongTogether(one, other)) return [];
    const does = `leave a way of ${shortText(metres, units)}; at least ${shortText(PASSAGE.to, units)} is usual.`;
    return [againstBoth(judged, two, soft('way'), does)];
  });
}

/** What stands close to other pieces by its nature. */
const isCompanion = ({ kind }: Piece): boolean =>
  KINDS[kind].isDecoration === true || KINDS[kind].besideSeats === true || KINDS[kind].inTheOpen === true;

/** Seats round one table, chairs of one table, and what stands side by side at a wall leave no way between them. */
const belongTogether = (one: Piece, other: Piece): boolean =>
  (isMainSeat(one) && isMainSeat(other)) ||
  (one.kind === other.kind && KINDS[one.kind].seatOf !== undefined) ||
  (one.wall !== undefined && one.wall === other.wall);

/** Metres of an opening's width that may be stood before. */
const MOST_BEFORE = 0.05;

const BEFORE: readonly (readonly [Opening['kind'], string])[] = [
  ['window', 'stands before a window and reaches above its sill.'],
  ['fireplace', 'stands close before the fireplace.'],
];

function ofWindows(judged: Judged): Objection[] {
  const { room, plan } = judged;
  return BEFORE.flatMap(([kind, does]) => {
    const openings = room.openings.filter((opening) => opening.kind === kind);
    return plan.pieces
      .filter((piece) => stands(piece) && blocked({ ...room, openings }, piece) > MOST_BEFORE)
      .map((piece) => against(judged, piece, soft('window'), does));
  });
}

/** The nearest piece, where it turns a plain back to the camera. */
function ofBacks(judged: Judged): Objection[] {
  const { room, plan } = judged;
  const seen = plan.pieces.filter(stands).map((piece) => ({ piece, seen: view(room, piece) }));
  const [nearest] = seen.toSorted((a, b) => a.seen.distance - b.seen.distance);
  if (!nearest || !KINDS[nearest.piece.kind].hasPlainBack || !showsBack(nearest.piece)) return [];
  return [against(judged, nearest.piece, soft('back'), 'turns its back to the camera and hides the room.')];
}

function ofRugs(judged: Judged): Objection[] {
  const { pieces } = judged.plan;
  const seats = pieces.filter((piece) => isMainSeat(piece) && piece.kind !== 'sectional');
  return pieces
    .filter(({ kind }) => kind === 'rug')
    .flatMap((rug) => {
      if (!pieces.some((piece) => stands(piece) && overlap(piece, rug))) {
        return [against(judged, rug, soft('rug'), 'lies by itself: no piece stands on it.')];
      }
      return seats
        .filter((seat) => !isOnOrOff(rug, seat))
        .map((seat) => {
          const does = `stands half on the ${labelOf(judged, rug)}: its front legs belong on it, or well beside it.`;
          return { ...against(judged, seat, soft('rug'), does), ids: [seat.id, rug.id] };
        });
    });
}

function ofScreens(judged: Judged): Objection[] {
  const { pieces } = judged.plan;
  const watchers = pieces.filter((piece) => isMainSeat(piece) || ['bed', 'beanbag'].includes(piece.kind));
  return pieces
    .filter(({ kind }) => kind === 'television')
    .filter((screen) => !watchers.some((seat) => watches(seat, screen)))
    .map((screen) => against(judged, screen, soft('screen'), 'is faced by no seat.'));
}

const watches = (seat: Piece, screen: Piece): boolean =>
  Math.abs(wrapAngle(lookingAt(seat, screen) - seat.angle)) < MOST_OFF_AXIS &&
  Math.cos(screen.angle - seat.angle) < 0.3;

/** Lamps and small tables that belong beside a seat. */
function ofCompanions(judged: Judged): Objection[] {
  const { pieces } = judged.plan;
  const seats = pieces.filter(
    (piece) => stands(piece) && (KINDS[piece.kind].seats !== undefined || piece.kind === 'bed'),
  );
  return pieces
    .filter(({ kind }) => KINDS[kind].besideSeats)
    .filter((piece) => !seats.some((seat) => distanceBetween(seat, piece) < BESIDE_SEAT))
    .map((piece) => against(judged, piece, soft('seat'), 'stands away from every seat.'));
}

/** A picture behind a sofa's back may be wanted, so that this only warns. */
function behindPieces(judged: Judged): Objection[] {
  const standing = judged.plan.pieces.filter((piece) => stands(piece) && !KINDS[piece.kind].isSlight);
  return onWalls(judged).flatMap((thing) => {
    const before = standing.find((piece) => isOver(thing, piece) && thing.y < piece.height - SLACK);
    if (!before) return [];
    return [againstBoth(judged, [thing, before], soft('hanging'), 'hide each other on the wall.')];
  });
}
