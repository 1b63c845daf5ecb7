/** Moves and turns pieces as a comment asks. */
import type { Piece } from '../../../contract.js';
import { kindLabel, KINDS, stands, hangs } from '../../../kinds.js';
import { pieceLabel } from '../../../furniture/catalogue/label.js';
import { shortText } from '../../../lengthText.js';
import type { Steps } from '../../../steps.js';
import { counted, listed } from '../../notes/countWords.js';
import { lookingAt, overlap, wrapAngle } from '../../scene/footprint.js';
import type { Placed } from '../../../furniture/draft.js';
import { FACING } from '../../scene/walls.js';
import { standsOn } from '../itemsOn.js';
import { accept, sequence } from './accept.js';
import { type Answer, type Context, nameOf } from './context.js';
import { distanceOf, find, type Spot, spotsOf } from './find.js';
import { more } from './counting.js';
import { aimAt } from './goals.js';
import { hangElsewhere } from './hanging.js';
import { type Goal, type Pose, settle } from './settle.js';
import type { Wish } from './wish.js';

type Of<Act extends Wish['act']> = Extract<Wish, { act: Act }>;

export function* move(context: Context, { what, where }: Of<'move'>): Steps<Answer> {
  const found = find(context, what);
  if (typeof found !== 'string') return yield* sequence(context, found, (now, piece) => moveOne(now, piece, where));
  // "plant in the corner" asks for one where there is none
  if (what.article !== null || what.near) return found;
  return yield* more(context, { act: 'more', what, by: what.count ?? 1, where });
}

function moveOne(context: Context, piece: Piece, where: Of<'move'>['where']): Answer {
  const name = nameOf(context, piece);
  if (hangs(piece)) return hangElsewhere(context, piece, where);
  if (KINDS[piece.kind].standing === 'on') {
    const base = context.plan.pieces.find((one) => standsOn(piece, one));
    return `the ${name} goes with the ${base ? nameOf(context, base) : 'piece below it'}, and cannot be moved alone`;
  }
  const aim = aimAt(context, piece, where);
  if (typeof aim === 'string') return aim;
  if (aim.isThere) return { edits: [], meaning: `${name} is there already` };
  const found = settle(context, piece, aim.goal);
  if (!found) return `there is no room for the ${name} ${aim.says(askedFor(where))}`;
  const going = accept(context, found.edits);
  if (typeof going === 'string') return going;
  return {
    edits: found.edits,
    meaning: `${name} ${aim.says(metresBetween(piece, found.pose))}${withOthers(found.others)}`,
  };
}

/** ", with its rug and two nightstands" */
function withOthers(others: readonly Piece[]): string {
  if (others.length === 0) return '';
  const said = [...new Set(others.map((one) => kindLabel(one.kind)))].map((label) => {
    const number = others.filter((one) => kindLabel(one.kind) === label).length;
    return number > 1 ? counted(label, number) : label;
  });
  return `, with its ${listed(said, 'and')}`;
}

export function* turn(context: Context, { what, turning }: Of<'turn'>): Steps<Answer> {
  const found = find(context, what);
  if (typeof found === 'string') return found;
  return yield* sequence(context, found, (now, piece) => turnOne(now, piece, turning));
}

/** Radians within which a piece faces a point. */
const FACES = 0.06;
/** Metres that a piece may give way so that it can be turned. */
const GIVES_WAY = 1;

function turnOne(context: Context, piece: Piece, turning: Of<'turn'>['turning']): Answer {
  const name = nameOf(context, piece);
  if (!stands(piece) && piece.kind !== 'rug') return `the ${name} cannot be turned`;
  const target = 'by' in turning ? null : targetOf(context, piece, turning.towards);
  if (typeof target === 'string') return target;
  const angleFrom = (one: Piece): number => {
    if (target === null) return wrapAngle(piece.angle + ('by' in turning ? turning.by : 0));
    return target.wall && !target.opening ? wrapAngle(FACING[target.wall] + Math.PI) : lookingAt(one, middleOf(target));
  };
  const says = target ? `turned to ${target.name}` : 'turned';
  const angle = angleFrom(piece);
  if (Math.abs(wrapAngle(angle - piece.angle)) < FACES)
    return { edits: [], meaning: `${name} is turned that way already` };
  const edit = { act: 'turn', id: piece.id, angle: Math.round(angle * 1000) / 1000 } as const;
  if (typeof accept(context, [edit]) !== 'string') return { edits: [edit], meaning: `${name} ${says}` };
  const moved = settle(context, piece, givingWay(piece, angleFrom));
  if (!moved || typeof accept(context, moved.edits) === 'string') return `there is no room to turn the ${name}`;
  return { edits: moved.edits, meaning: `${name} ${says}, and moved a little` };
}

const givingWay = (piece: Piece, angleAt: Goal['angleAt']): Goal => {
  const off = (one: Piece) => Math.hypot(one.x - piece.x, one.z - piece.z);
  const turned = (one: Piece) => Math.abs(wrapAngle(one.angle - (angleAt?.(one) ?? 0))) < FACES;
  const goal = { cost: off, isReached: (one: Piece) => off(one) < GIVES_WAY && turned(one), alone: true };
  return angleAt ? { ...goal, angleAt } : goal;
};

const middleOf = ({ middle: [x, z] }: Spot) => ({ x, z });

function targetOf(
  context: Context,
  piece: Piece,
  mark: Extract<Of<'turn'>['turning'], { towards: unknown }>['towards'],
) {
  const spots = spotsOf(context, mark);
  if (typeof spots === 'string') return spots;
  const [spot] = spots
    .filter((one) => one.piece !== piece)
    .toSorted((a, b) => distanceOf(piece, a) - distanceOf(piece, b));
  return spot ?? 'that is the piece itself';
}

/** Metres kept free before an opening where that is asked for. */
const FREE = { door: 1.5, window: 0.8, fireplace: 1.5, obstacle: 1 } as const;

/** Moves what stands before a door, so that the way to it stays free. */
export function* free(context: Context, { mark }: Of<'free'>): Steps<Answer> {
  const spots = spotsOf(context, mark);
  if (typeof spots === 'string') return spots;
  const zones = spots.flatMap((spot) => zoneOf(spot));
  const isBefore = (piece: Piece): boolean => zones.some((zone) => piece.height > zone.y && overlap(piece, zone));
  const inside = context.plan.pieces.filter((piece) => stands(piece) && isBefore(piece));
  const name =
    mark.kind === 'door' ? `the way to ${spots[0]?.name ?? 'the door'}` : `the floor before ${spots[0]?.name ?? 'it'}`;
  if (inside.length === 0) return { edits: [], meaning: `${name} is free already` };
  const answer = yield* sequence(context, inside, (now, piece) => {
    if (!isBefore(piece)) return { edits: [], meaning: '' };
    const label = nameOf(now, piece);
    const goal: Goal = {
      cost: (one) => Math.hypot(one.x - piece.x, one.z - piece.z),
      isReached: (one) => !isBefore(one),
    };
    const found = settle(now, piece, goal) ?? settle(now, piece, { ...goal, alone: true });
    if (!found || typeof accept(now, found.edits) === 'string') return `there is no other place for the ${label}`;
    return {
      edits: found.edits,
      meaning: `${pieceLabel(piece, now.plan.style)} moved ${shortText(metresBetween(piece, found.pose), now.units)}`,
    };
  });
  return typeof answer === 'string' ? answer : { ...answer, meaning: `${name} stays free: ${answer.meaning}` };
}

const metresBetween = (piece: Piece, to: Pose): number => Math.hypot(to.x - piece.x, to.z - piece.z);

const askedFor = (where: Of<'move'>['where']): number => ('metres' in where ? (where.metres ?? 1) : 0);

/** The box before an opening that is kept free; what is lower than a window's sill may stay. */
function zoneOf({ opening, wall, middle: [x, z] }: Spot): Placed[] {
  if (!opening || wall === undefined) return [];
  const depth = FREE[opening.kind];
  const [dx, dz] = [Math.sin(FACING[wall]), Math.cos(FACING[wall])];
  const [midX, midZ] = [x + (dx * depth) / 2, z + (dz * depth) / 2];
  return [
    { x: midX, z: midZ, y: opening.bottom, width: opening.to - opening.from, depth, height: 2, angle: FACING[wall] },
  ];
}
