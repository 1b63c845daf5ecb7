/** Makes a photo's furniture like that of another photo of its job. */
import type { Piece, Plan, PlanEdit } from '../../../contract.js';
import { colourOf } from '../../../furniture/colours.js';
import { isOnFloor, type Kind, KINDS } from '../../../kinds.js';
import type { Steps } from '../../../steps.js';
import { STYLE_OPTIONS } from '../../../../shared/stagingOptions.js';
import { withArticle } from '../../notes/countWords.js';
import { manyOf } from '../../notes/nouns.js';
import { accept } from './accept.js';
import { add } from './adding.js';
import type { Answer, Context } from './context.js';
import type { Wish } from './wish.js';

/** The kinds, the colours and the style of another photo of the job. */
export function* like(context: Context, { photo }: Extract<Wish, { act: 'like' }>): Steps<Answer> {
  const other = context.others[photo - 1];
  if (other === undefined) return `this job has no photo ${photo}`;
  if (other === null) return `photo ${photo} has no picture yet`;
  const { plan } = context;
  if (other.roomType !== plan.roomType) return `photo ${photo} shows ${withArticle(other.roomType.replace('_', ' '))}`;
  const edits: PlanEdit[] = [];
  let now = context;
  const tryOut = (...some: PlanEdit[]): boolean => {
    const next = some.length === 0 ? null : accept(now, some);
    if (next === null || typeof next === 'string') return false;
    edits.push(...some);
    now = { ...now, plan: next };
    return true;
  };
  if (plan.style !== other.style && !tryOut({ act: 'restyle', style: other.style }))
    return `${STYLE_OPTIONS[other.style].label} does not fit here`;
  for (const { id } of extra(plan, other))
    if (now.plan.pieces.some((one) => one.id === id)) tryOut({ act: 'remove', id });
  const missed: Kind[] = [];
  for (const kind of missing(plan, other)) {
    yield;
    const one = add(now, kind);
    if (typeof one === 'string' || !tryOut(...one)) missed.push(kind);
  }
  tryOut(...coloursLike(now.plan, other));
  if (edits.length === 0) return { edits, meaning: `as in photo ${photo} already` };
  const less = missed.length > 0 ? `, but no ${missed.map((kind) => manyOf(kind)).join(' or ')}` : '';
  return { edits, meaning: `furniture, colours and style of photo ${photo}${less}` };
}

const floorKinds = ({ pieces }: Plan): Kind[] => [...new Set(pieces.filter(isOnFloor).map(({ kind }) => kind))];

/** Pieces of kinds that the other has not, but for the main one. */
const extra = (plan: Plan, other: Plan): readonly Piece[] =>
  plan.pieces
    .slice(1)
    .filter(
      (piece) => isOnFloor(piece) && !floorKinds(other).includes(piece.kind) && KINDS[piece.kind].seatOf === undefined,
    );

const missing = (plan: Plan, other: Plan): Kind[] =>
  floorKinds(other).filter(
    (kind) => !floorKinds(plan).includes(kind) && kind !== other.pieces[0]?.kind && KINDS[kind].seatOf === undefined,
  );

function coloursLike(plan: Plan, other: Plan): PlanEdit[] {
  return plan.pieces.flatMap((piece): PlanEdit[] => {
    const model = other.pieces.find((one) => one.kind === piece.kind);
    const wanted = model && colourOf(other, model);
    if (wanted === undefined || wanted === null || wanted === colourOf(plan, piece)) return [];
    return [{ act: 'colour', id: piece.id, colour: wanted }];
  });
}
