/**
 * The score of a finished arrangement: a table of terms, each with its weight and its reason. Arrangements are compared
 * by this score alone.
 */
import type { Room } from '../../contract.js';
import type { Anchor } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import { corners, distanceBetween, distanceTo, overlap } from '../scene/footprint.js';
import { showsBack } from '../seating/conversation.js';
import { type Filling, fillingOf } from '../filling/filling.js';
import { isFaced } from '../scene/focal.js';
import { KINDS, stands } from '../../kinds.js';
import { worstDoor } from '../scene/openings.js';
import { isCut } from '../placing/rules.js';
import type { Focal, Scene } from '../scene/scene.js';
import { count, countOnFloor } from '../scene/scene.js';
import { isOnOrOff } from '../seating/seating.js';
import { seatsIn, seatsWanted } from '../seating/seatCount.js';
import { shapeOf } from '../scene/solids.js';
import { unhidden, type PictureBounds, viewOfStanding, coversColumn } from '../scene/view.js';
import { costOfParts } from './sets.js';
import { countedPieces, furnishings } from './worth.js';

/** A furnished scene with the measurements that the terms share. */
interface MeasuredScene {
  readonly scene: Scene;
  readonly anchor: Anchor;
  readonly filling: Filling;
  /** standing pieces with their bounds in the picture, the nearest first */
  readonly standing: readonly { readonly piece: Scene['pieces'][number]; readonly seen: PictureBounds }[];
}

interface Term {
  readonly name: string;
  readonly weight: number;
  readonly reason: string;
  of(furnished: MeasuredScene): number;
}

/** By how much a value lies outside a range. */
const outside = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(0, least - value, value - most);

/** Shares of floor and width that are filled: reviewed pictures by stagers fill 55 to 75 % of the width. */
const FLOOR_FILLED = [0.45, 0.58] as const;
const WIDTH_FILLED = [0.7, 1] as const;
const WIDTH_REACHED = 0.84;
const HALF_EMPTY = [0, 0.5] as const;
/** A room with fewer pieces on its floor looks bare. */
const BARE_BELOW = 5;
/** How much the filled width counts: seats can be spread freely, a bed or a table less so. */
const widthImportance = (scene: Scene): number => (seatsWanted(scene) > 0 ? 1 : 0.4);
/** Height in the picture, as a share from its top, below which the foreground begins. */
const FOREGROUND = 0.8;
/** Columns into which the picture is divided. */
const COLUMNS = 8;

const TERMS: readonly Term[] = [
  {
    name: 'main piece',
    weight: 1,
    reason: 'the largest piece decides whether the picture is believed: the score of its place counts as it is',
    of: ({ anchor }) => anchor.score,
  },
  {
    name: 'focal point',
    weight: 4,
    reason: 'seats face the focal point of the room: a hearth counts three times as much as a view',
    of: ({ scene }) => facedShare(scene, scene.focals),
  },
  {
    name: 'lost sofa',
    weight: -2,
    reason: 'a loveseat is too small for a room with space for a sofa',
    of: ({ scene }) => lostSofa(scene),
  },
  {
    name: 'furnishings',
    weight: 1,
    reason:
      'each piece is worth points, a second of its kind half as many; a missing need of the main piece costs points',
    of: ({ scene }) => furnishings(scene),
  },
  {
    name: 'whole sets',
    weight: -1,
    reason: 'a part of a set looks like a mistake: a table with one chair, a bed without its nightstands',
    of: ({ scene }) => costOfParts(scene),
  },
  {
    name: 'wishes',
    weight: -5,
    reason: 'what the agent asked for in the notes is there, even where something else would look better',
    of: ({ scene }) => wishesUnmet(scene),
  },
  {
    name: 'seats',
    weight: -0.8,
    reason: 'a living room offers a seat for every four square metres, up to seven',
    of: ({ scene }) => Math.max(0, seatsWanted(scene) - seatsIn(scene.pieces)),
  },
  {
    name: 'floor filled',
    weight: -20,
    reason: 'less than a third of the floor looks pushed into a corner, more than two thirds crammed',
    of: ({ filling }) => outside(filling.floor, FLOOR_FILLED),
  },
  {
    name: 'width filled',
    weight: -20,
    reason: 'people fill 55 to 75 % of the width that the picture shows',
    of: ({ scene, filling }) => outside(filling.width, WIDTH_FILLED) * widthImportance(scene),
  },
  {
    name: 'width reached',
    weight: -20,
    reason: 'furniture reaches from side to side of the picture, not from one side to the middle',
    of: ({ scene, filling }) => Math.max(0, WIDTH_REACHED - filling.reach) * widthImportance(scene),
  },
  {
    name: 'empty half',
    weight: -4,
    reason: 'a half of the floor without furniture looks unfinished',
    of: ({ filling }) => outside(filling.emptiestHalf, HALF_EMPTY),
  },
  {
    name: 'columns',
    weight: 1.6,
    reason: 'something stands in each part of the picture',
    of: ({ standing }) => columnsFilled(standing),
  },
  {
    name: 'tilt',
    weight: -2.5,
    reason: 'the visual weight of the furniture is balanced about the middle of the picture',
    of: ({ standing }) => tiltOf(standing),
  },
  {
    name: 'door in view',
    weight: -6,
    reason: 'buyers look for the doors; a door with furniture before its lower part seems blocked',
    of: ({ scene }) => worstDoor(scene),
  },
  {
    name: 'nearest piece',
    weight: -4,
    reason: 'a plain back, or a lamp by itself, next to the camera blocks the view into the room',
    of: ({ scene, standing }) => (blocksForeground(scene, standing) ? 1 : 0),
  },
  {
    name: 'backs',
    weight: -0.35,
    reason: 'seats are seen from the front',
    of: ({ standing }) => standing.filter(({ piece }) => KINDS[piece.kind].facesFocalPoint && showsBack(piece)).length,
  },
  {
    name: 'heavy foreground',
    weight: -6,
    reason: 'tall furniture in the lowest fifth of the picture hides the room',
    of: ({ scene, standing }) => foreground(scene, standing),
  },
  {
    name: 'awkward cuts',
    weight: -0.5,
    reason: 'one large piece may be cut by the frame and leads into the picture; more look like mistakes',
    of: ({ scene }) => Math.max(0, scene.pieces.filter((piece) => isCut(scene.room, piece)).length - 1),
  },
  {
    name: 'beside a rug',
    weight: -1.2,
    reason: 'front legs stand on the rug or well away from it: a chair half on its edge looks misplaced',
    of: ({ scene }) => besideRugs(scene),
  },
  {
    name: 'bare',
    weight: -1,
    reason: 'a room with few pieces looks unfinished',
    of: ({ scene }) => Math.max(0, BARE_BELOW - countOnFloor(scene)),
  },
  {
    name: 'sparse',
    weight: -0.3,
    reason: 'stagers show at least eleven pieces in a living room of 20 m2, walls and ceiling included',
    of: ({ scene }) => Math.max(0, usualPieces(scene) - piecesOf(scene)),
  },
  {
    name: 'main piece unhidden',
    weight: 1,
    reason: 'nothing stands before the main piece',
    of: ({ scene }) => mainUnhidden(scene),
  },
];

/** The sum of all terms. */
export function score(scene: Scene, anchor: Anchor): number {
  const furnished = measure(scene, anchor);
  return TERMS.reduce((sum, { weight, of }) => sum + weight * of(furnished), 0);
}

function measure(scene: Scene, anchor: Anchor): MeasuredScene {
  const standing = scene.pieces
    .filter(stands)
    .map((piece) => ({ piece, seen: viewOfStanding(scene.room, piece), depth: depthOf(scene.room, piece) }))
    .toSorted((a, b) => a.depth - b.depth);
  return { scene, anchor, standing, filling: fillingOf(scene) };
}

/** Metres along the camera's axis to the nearest corner of a foot. */
function depthOf({ camera: { rotation: r, height } }: Room, piece: Draft): number {
  return Math.min(...corners(piece).map(([x, z]) => -(r[2] * x - r[5] * height + r[8] * z)));
}

/** Strength of the strongest focal point that the seats face, as a share of the strongest that there is. */
function facedShare(scene: Scene, focals: readonly Focal[]): number {
  const [strongest] = focals;
  if (!strongest || !scene.pieces.some(({ kind }) => KINDS[kind].facesFocalPoint)) return 0;
  const faced = focals.find((focal) => isFaced(scene, focal));
  return faced ? faced.strength / 3 : 0;
}

function wishesUnmet(scene: Scene): number {
  return [...scene.wishes].reduce((sum, [kind, number]) => sum + Math.max(0, number - count(scene, kind)), 0);
}

/** Widths, metres, of a sofa that is long enough for any room, and of one that is too short for big ones. */
const SOFA_WIDTH = { good: 1.9, lost: 1.4 } as const;
const ROOM_AREA = { small: 8, big: 12 } as const;

/** 0 for a sofa of the room's size to 1 for the shortest in a big room; 0 where the main piece is something else. */
function lostSofa({ pieces: [main], area }: Scene): number {
  if (main?.kind !== 'sofa') return 0;
  const share = (value: number): number => Math.max(0, Math.min(1, value));
  const short = share((SOFA_WIDTH.good - main.width) / (SOFA_WIDTH.good - SOFA_WIDTH.lost));
  return short * share((area - ROOM_AREA.small) / (ROOM_AREA.big - ROOM_AREA.small));
}

function besideRugs({ pieces }: Scene): number {
  const seats = pieces.filter(({ kind }) => KINDS[kind].facesFocalPoint && kind !== 'sectional');
  const rugs = pieces.filter(({ kind }) => kind === 'rug');
  const poufs = pieces.filter(({ kind }) => kind === 'pouf');
  return (
    seats.filter((seat) => rugs.some((rug) => !isOnOrOff(rug, seat))).length +
    poufs.filter((pouf) => rugs.some((rug) => isHalfOn(rug, pouf))).length
  );
}

/** Whether an edge of a rug runs under something without a front. */
const isHalfOn = (rug: Draft, piece: Draft): boolean =>
  overlap(rug, piece) && corners(piece).some((foot) => distanceTo(rug, foot) > 0);

/** Usual number of pieces: in the smallest room, per square metre, at the most; counted from this creativity on. */
const USUAL_DENSITY = { least: 4, perMetre: 0.36, most: 11, from: 4 } as const;

function usualPieces(scene: Scene): number {
  if (scene.creativity < USUAL_DENSITY.from) return 0;
  return Math.min(USUAL_DENSITY.most, USUAL_DENSITY.least + USUAL_DENSITY.perMetre * scene.area);
}

const piecesOf = (scene: Scene): number =>
  countedPieces(scene).filter(({ kind }) => KINDS[kind].standing !== 'on').length;

type Standing = MeasuredScene['standing'];

function columnsFilled(standing: Standing): number {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const filled = columns.filter((column) => standing.some(({ seen }) => coversColumn(seen, column, COLUMNS)));
  return filled.length / COLUMNS;
}

/** Distance of the furniture's visual centre of gravity from the picture's middle, as a share of its width. */
function tiltOf(standing: Standing): number {
  let [weight, moment] = [0, 0];
  for (const { seen } of standing) {
    const [left, right] = [Math.max(0, seen.left), Math.min(1, seen.right)];
    const area = (right - left) * (seen.bottom - seen.top);
    weight += area;
    moment += area * ((left + right) / 2 - 0.5);
  }
  return weight > 0 ? Math.abs(moment / weight) : 0;
}

/** Metres within which a lamp or a table belongs to a seat. */
export const BESIDE_SEAT = 0.5;

function blocksForeground(scene: Scene, [nearest]: Standing): boolean {
  if (!nearest) return false;
  const { piece } = nearest;
  if (KINDS[piece.kind].hasPlainBack && showsBack(piece)) return true;
  const seats = scene.pieces.filter(({ kind }) => KINDS[kind].facesFocalPoint || kind === 'bed');
  return KINDS[piece.kind].besideSeats === true && !seats.some((seat) => distanceBetween(seat, piece) < BESIDE_SEAT);
}

/** Share of the picture, in its foreground, that pieces take other than the main one and low ones. */
function foreground({ pieces: [main] }: Scene, standing: Standing): number {
  return standing.reduce((sum, { piece, seen }) => {
    if (piece === main || piece.height < 0.5) return sum;
    const [left, right] = [Math.max(0, seen.left), Math.min(1, seen.right)];
    return sum + Math.max(0, right - left) * Math.max(0, Math.min(1, seen.bottom) - Math.max(FOREGROUND, seen.top));
  }, 0);
}

function mainUnhidden({ room, pieces }: Scene): number {
  const [main, ...others] = pieces;
  if (!main) return 0;
  return unhidden(
    room,
    shapeOf(main).points,
    others.filter(({ kind }) => KINDS[kind].seatOf !== main.kind).flatMap((other) => shapeOf(other).boxes),
  );
}
