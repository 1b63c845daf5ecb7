/** What a place that a person names means for a piece: how near another place comes to it, and how it is said. */
import type { Ground, Piece, Room } from '../../../contract.js';
import { KINDS } from '../../../kinds.js';
import { shortText } from '../../../lengthText.js';
import { lookingAt, place } from '../../scene/footprint.js';
import { FACING } from '../../scene/walls.js';
import { type Context, rightOf } from './context.js';
import { distanceOf, type Spot, spotsOf } from './find.js';
import type { Goal, Pose } from './settle.js';
import type { Mark, Place, Way } from './wish.js';

export interface Aim {
  readonly goal: Goal;
  /** "to the window"; "30 cm to the left" where it has moved so far */
  readonly says: (metres: number) => string;
  /** it stands there already */
  readonly isThere?: boolean;
}

/** The aim of moving a piece to a place; or why it cannot be. */
export function aimAt(context: Context, piece: Piece, where: Place): Aim | string {
  if (where.to === 'way') return wayAim(context, piece, where);
  if (where.to === 'between') return betweenAim(context, piece, where.marks);
  const spots = spotsOf(context, where.mark);
  if (typeof spots === 'string') return spots;
  const others = spots.filter((spot) => spot.piece !== piece);
  if (others.length === 0) return 'that is the piece itself';
  switch (where.to) {
    case 'closer':
      return nearer(context, piece, { spots: others, by: -where.metres });
    case 'away':
      return nearer(context, piece, { spots: others, by: where.metres });
    case 'before':
      return beforeAim(piece, others);
    case 'behind':
      return pointAim(piece, { spots: others, at: behind(piece), says: 'behind', reach: 0.6 });
    case 'under':
      return piece.kind === 'rug' && others[0]?.piece
        ? pointAim(piece, { spots: others, at: ({ middle }) => middle, says: 'under', reach: 0.5 })
        : atAim(context, piece, { spots: others, mark: where.mark, says: 'below' });
    case 'above':
      return 'what stands on the floor cannot hang there';
    case 'at':
      return atAim(context, piece, { spots: others, mark: where.mark, side: where.side });
  }
}

const least = (spots: readonly Spot[], of: (spot: Spot) => number): number => Math.min(...spots.map(of));
const nearest = (spots: readonly Spot[], piece: Piece): Spot =>
  spots.toSorted((a, b) => distanceOf(piece, a) - distanceOf(piece, b))[0];
const hypot = (piece: Piece, [x, z]: Ground): number => Math.hypot(piece.x - x, piece.z - z);

interface Near {
  readonly spots: readonly Spot[];
  readonly mark: Mark;
  readonly side?: Way | undefined;
  readonly says?: string;
}

/** Metres from it at which a piece is at a point of the room, and what is a step there. */
const AT = { opening: 1.1, wall: 0.3, corner: 1, middle: 1, camera: 3, piece: 0.7 } as const;
const DOOR = 1.7;
/** Metres between two pieces that stand beside each other. */
const GAP = 0.12;
/** Metres within which nothing needs to be moved. */
const THERE = 0.3;

function atAim({ room }: Context, piece: Piece, { spots, mark, side, says }: Near): Aim {
  const away = (one: Piece): number => least(spots, (spot) => offOf(room, one, { spot, mark, side }));
  const reach = mark.is === 'opening' && mark.kind === 'door' ? DOOR : AT[mark.is];
  const now = away(piece);
  const target = nearest(spots, piece).name;
  const verb = says ?? (mark.is === 'piece' ? 'next to' : mark.is === 'corner' || mark.is === 'middle' ? 'into' : 'to');
  return {
    goal: {
      cost: (one) => away(one) + (mark.is === 'wall' ? 0.3 * Math.hypot(one.x - piece.x, one.z - piece.z) : 0),
      isReached: (one) => away(one) <= reach && away(one) < now - 0.1,
    },
    says: () => (side ? `to the ${side} of ${target}` : `${verb} ${target}`),
    isThere: now <= (mark.is === 'middle' ? 0.15 : THERE),
  };
}

interface Beside {
  readonly spot: Spot;
  readonly mark: Mark;
  readonly side?: Way | undefined;
}

function offOf(room: Room, one: Piece, { spot, mark, side }: Beside): number {
  if (mark.is === 'middle') return hypot(one, spot.middle);
  const off = distanceOf(one, spot);
  if (mark.is !== 'piece') return off + (mark.is === 'opening' ? 0.12 * hypot(one, spot.middle) : 0);
  const base = spot.piece;
  const wrong = base && side && rightOf(room, one) > rightOf(room, base) === (side === 'left') ? 2 : 0;
  // in line with it rather than before it
  const ahead = base ? Math.abs((one.x - base.x) * Math.sin(base.angle) + (one.z - base.z) * Math.cos(base.angle)) : 0;
  return Math.abs(off - GAP) + 0.15 * ahead + wrong;
}

interface Step {
  readonly spots: readonly Spot[];
  /** metres; negative: nearer */
  readonly by: number;
}

/** Metres that count as a step. */
const STEP = 0.12;

function nearer({ units }: Context, piece: Piece, { spots, by }: Step): Aim {
  const away = (one: Piece): number => least(spots, (spot) => distanceOf(one, spot));
  const now = away(piece);
  const wanted = Math.max(0, now + by);
  return {
    goal: {
      cost: (one) => Math.abs(away(one) - wanted) + 0.3 * Math.hypot(one.x - piece.x, one.z - piece.z),
      isReached: (one) => (by < 0 ? away(one) <= now - STEP : away(one) >= now + STEP),
      keepsAngle: true,
    },
    says: (metres) => `${shortText(metres, units)} ${by < 0 ? 'closer to' : 'away from'} ${nearest(spots, piece).name}`,
    isThere: by < 0 && now < THERE,
  };
}

/** Metres from an opening at which a seat before it stands, and a piece that faces nothing. */
const BEFORE = { fireplace: 1.5, other: 0.7 } as const;

function beforeAim(piece: Piece, spots: readonly Spot[]): Aim {
  const isSeat = KINDS[piece.kind].facesFocalPoint === true || KINDS[piece.kind].seats !== undefined;
  const at = (spot: Spot): Ground => beforeSpot(piece, spot);
  const aim = pointAim(piece, { spots, at, says: 'in front of', reach: 1.1 });
  if (!isSeat && piece.kind !== 'rug') return aim;
  const angleAt = (one: Piece): number => {
    const spot = nearest(spots, one);
    if (piece.kind === 'rug') return spot.piece?.angle ?? (spot.wall ? FACING[spot.wall] : one.angle);
    const [x, z] = spot.middle;
    return lookingAt(one, { x, z });
  };
  return { ...aim, goal: { ...aim.goal, angleAt } };
}

function beforeSpot(piece: Piece, { piece: base, wall, middle: [x, z], opening }: Spot): Ground {
  if (base) return place(base, 0, base.depth / 2 + (piece.kind === 'rug' ? 0 : 0.4) + piece.depth / 2);
  if (wall === undefined) return [x, z];
  const out = piece.depth / 2 + (opening?.kind === 'fireplace' ? BEFORE.fireplace : BEFORE.other);
  return [x + out * Math.sin(FACING[wall]), z + out * Math.cos(FACING[wall])];
}

const behind =
  (piece: Piece) =>
  ({ piece: base, middle }: Spot): Ground =>
    base ? place(base, 0, -base.depth / 2 - GAP - piece.depth / 2) : middle;

interface AtPoint {
  readonly spots: readonly Spot[];
  readonly at: (spot: Spot) => Ground;
  readonly says: string;
  /** metres within which the place is as asked */
  readonly reach: number;
}

function pointAim(piece: Piece, { spots, at, says, reach }: AtPoint): Aim {
  const away = (one: Piece): number => least(spots, (spot) => hypot(one, at(spot)));
  const now = away(piece);
  return {
    goal: { cost: away, isReached: (one) => away(one) <= reach && away(one) < now - 0.05 },
    says: () => `${says} ${nearest(spots, piece).name}`,
    isThere: now < 0.2,
  };
}

function betweenAim(context: Context, piece: Piece, marks: readonly [Mark, Mark]): Aim | string {
  const [one, other] = [spotsOf(context, marks[0]), spotsOf(context, marks[1])];
  if (typeof one === 'string') return one;
  if (typeof other === 'string') return other;
  const [first] = one.filter((spot) => spot.piece !== piece);
  const second = other.find((spot) => spot.piece !== piece && spot.piece !== first?.piece) ?? other[0];
  if (!first || !second) return 'that is the piece itself';
  const middle: Ground = [(first.middle[0] + second.middle[0]) / 2, (first.middle[1] + second.middle[1]) / 2];
  const aim = pointAim(piece, { spots: [first], at: () => middle, says: 'between', reach: 0.8 });
  return { ...aim, says: () => `between ${first.name} and ${second.name}` };
}

/** The direction of a way on the floor: along the room's axis that is nearest to the picture's. */
function directionOf({ camera }: Room, way: 'left' | 'right' | 'back' | 'front'): Ground {
  const [x, z] = [camera.rotation[0] ?? 1, camera.rotation[6] ?? 0];
  const right: Ground = Math.abs(x) >= Math.abs(z) ? [Math.sign(x), 0] : [0, Math.sign(z)];
  const back: Ground = [right[1], -right[0]];
  const sign = way === 'left' || way === 'front' ? -1 : 1;
  const [dx, dz] = way === 'left' || way === 'right' ? right : back;
  return [sign * dx, sign * dz];
}

const WAYS: Readonly<Record<Way, string>> = {
  left: 'to the left',
  right: 'to the right',
  back: 'to the back',
  front: 'to the front',
  up: 'up',
  down: 'down',
};

function wayAim({ room, units }: Context, piece: Piece, { way, metres }: Extract<Place, { to: 'way' }>): Aim | string {
  if (way === 'up' || way === 'down') return 'it stands on the floor';
  const [dx, dz] = directionOf(room, way);
  const ahead = (one: Pose): number => (one.x - piece.x) * dx + (one.z - piece.z) * dz;
  const furthest = metres ?? FARTHEST;
  const poses = Array.from({ length: Math.round((1.5 * furthest) / SLIDE) }, (_, k): Pose => {
    const by = (k + 1) * SLIDE;
    return { x: piece.x + by * dx, z: piece.z + by * dz, angle: piece.angle };
  });
  return {
    goal: {
      cost: (one) => Math.abs(ahead(one) - furthest),
      isReached: (one) => ahead(one) > Math.min(LEAST_SLIDE, 0.4 * furthest),
      poses,
    },
    says: (moved) => `${shortText(moved, units)} ${WAYS[way]}`,
  };
}

/** Metres: steps in which a piece is moved to a side, the least, and as far as there is room. */
const SLIDE = 0.05;
const LEAST_SLIDE = 0.1;
const FARTHEST = 4;
