/** What the pieces of an arrangement are worth, and what a designer would miss. */
import type { Draft } from '../../furniture/draft.js';
import { type Kind, KINDS } from '../../kinds.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';

const USUAL_WORTH = 0.3;
/** Points for what is there, less those for what is missing. */
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

/** What a finished room has, any of the kinds of a row, and points that it costs to do without. */
const FINISHES: readonly { readonly kinds: readonly Kind[]; readonly loss: number }[] = [
  { kinds: ['plant'], loss: 0.8 },
  { kinds: ['art', 'mirror', 'pinboard', 'wall shelf', 'curtain'], loss: 0.4 },
  { kinds: ['floor lamp', 'table lamp', 'desk lamp', 'pendant'], loss: 0.4 },
];
/** Points that it costs a sofa's group to have nothing besides the sofa to sit on, or low poufs alone. */
const NO_SECOND_SEAT_COST = { none: 1, poufs: 0.6 };
/** What a pair of armchairs, or a second sofa, gives to a sofa's group: it is then a place to talk. */
const CONVERSATION_POINTS = 0.6;
/** Points that a rug narrower than its sofa costs. */
const NARROW_RUG_COST = 0.6;

/** Points that are lost for what a designer would not leave without. */
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

/** Pieces that count by themselves: pictures on one wall are one. */
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
