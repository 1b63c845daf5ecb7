/** Points for the pieces of an arrangement, and penalties for what a designer would miss. */
import type { Draft } from '../../furniture/draft.js';
import { type Kind, KINDS } from '../../kinds.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';

const USUAL_WORTH = 0.3;
/** Points for the pieces that are there, less penalties for what is missing. */
export const furnishings = (scene: Scene): number =>
  worth(scene) -
  missingPenalty(scene) -
  unfinishedPenalty(scene) +
  (isConversationGroup(scene) ? CONVERSATION_POINTS : 0);

function missingPenalty(scene: Scene): number {
  const needed = KINDS[scene.pieces[0]?.kind ?? 'art'].needs;
  if (!needed) return 0;
  const number = wanted(scene, needed.kind, needed.number);
  const share = number === 0 ? 0 : Math.max(0, number - count(scene, needed.kind)) / number;
  return share * needed.loss;
}

/** What a finished room has: one of the kinds of each row, and the points lost where there is none. */
const FINISHES: readonly { readonly kinds: readonly Kind[]; readonly loss: number }[] = [
  { kinds: ['plant'], loss: 0.8 },
  { kinds: ['art', 'mirror', 'pinboard', 'wall shelf', 'curtain'], loss: 0.4 },
  { kinds: ['floor lamp', 'table lamp', 'desk lamp', 'pendant'], loss: 0.4 },
];
/** Points lost where a sofa's group has no second seat, or poufs alone. */
const NO_SECOND_SEAT_COST = { none: 1, poufs: 0.6 };
/** Points for a pair of armchairs, or a second sofa, with a sofa: a conversation group. */
const CONVERSATION_POINTS = 0.6;
/** Points that a rug narrower than its sofa costs. */
const NARROW_RUG_COST = 0.6;

/** Points lost for what a finished room has and this one lacks. */
function unfinishedPenalty(scene: Scene): number {
  const without = FINISHES.filter(({ kinds }) => kinds.every((kind) => count(scene, kind) === 0));
  const [main] = scene.pieces;
  const isSofa = main !== undefined && KINDS[main.kind].isMainSofa === true;
  const alone = isSofa && count(scene, 'sofa') < 2 && count(scene, 'armchair') === 0;
  const seats = count(scene, 'pouf') > 0 ? NO_SECOND_SEAT_COST.poufs : NO_SECOND_SEAT_COST.none;
  const start = (alone ? seats : 0) + (isSofa && hasNarrowRug(scene) ? NARROW_RUG_COST : 0);
  return without.reduce((sum, { loss }) => sum + loss, start);
}

const isConversationGroup = ({ pieces: [sofa, ...others] }: Scene): boolean => {
  const seats = others.filter(({ group }) => group === sofa?.group);
  const number = (kind: Kind) => seats.filter((seat) => seat.kind === kind).length;
  return number('armchair') > 1 || number('sofa') > 0;
};

/** Whether the rug before a sofa is narrower than it. */
const hasNarrowRug = ({ pieces: [sofa, ...others] }: Scene): boolean =>
  others.some(({ kind, group, width }) => kind === 'rug' && group === sofa?.group && width < sofa.width);

/** The pieces, with the pictures on one wall counted as one. */
export const countedPieces = ({ pieces }: Scene): Draft[] =>
  pieces.filter(
    (piece, index) =>
      piece.kind !== 'art' || !pieces.slice(0, index).some(({ kind, wall }) => kind === 'art' && wall === piece.wall),
  );

function worth(scene: Scene): number {
  const seen = new Map<Kind, number>();
  let sum = 0;
  for (const { kind } of countedPieces(scene)) {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    sum += (KINDS[kind].worth ?? USUAL_WORTH) / 2 ** before;
  }
  return 0.6 * sum;
}
