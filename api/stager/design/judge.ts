import { showsBack } from './conversation.js';
import { distanceTo } from './footprint.js';
import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';
import { isCut, SEAT_OF } from './rules.js';
import type { Scene } from './scene.js';
import { count, wanted } from './scene.js';
import { solids, solidSamples } from './solids.js';
import { unhidden, view } from './view.js';

/** Columns of the picture in which something should stand. */
const COLUMNS = 8;
/** What one more piece of a kind is worth; the next of the same kind counts half. */
const WORTH: Partial<Record<Kind, number>> = {
  rug: 0.9,
  armchair: 0.7,
  'coffee table': 0.9,
  bed: 1,
  'media unit': 0.5,
  'dining table': 0.6,
  'dining chair': 0.2,
  vase: 0.1,
  books: 0.1,
  'side table': 0.2,
  curtain: 0.2,
  art: 0.2,
  'wall shelf': 0.2,
  pinboard: 0.2,
  monitor: 0.2,
  'light strip': 0.1,
  bowl: 0.1,
  candles: 0.1,
  sculpture: 0.1,
};
const USUAL_WORTH = 0.3;
/** Floor between these distances from the camera, metres, should be used: nearer it frames, further it is not seen. */
const USED: readonly [number, number] = [2.2, 8];
/** Floor this near to furniture, metres, counts as used. */
const REACH = 0.8;
/** Height in the picture, as a share from its top, below which furniture weighs on the foreground. */
const FOREGROUND = 0.8;

/**
 * How good a finished arrangement looks in the picture: furnished, spread over the floor and the frame, balanced, the
 * foreground free, the main piece unhidden, seats seen from the front.
 */
export function judge(scene: Scene): number {
  const [main] = scene.pieces;
  if (!main) return -Infinity;
  const others = scene.pieces
    .slice(1)
    .filter((piece) => SEAT_OF[piece.kind] !== main.kind)
    .flatMap(solids);
  const cut = scene.pieces.filter((piece) => isCut(scene.room, piece)).length;
  const { covered, tilt } = balance(scene);
  return (
    worth(scene) -
    missing(scene) -
    unfinished(scene) +
    (isToTalk(scene) ? TO_TALK : 0) +
    1.6 * covered +
    1.4 * usedFloor(scene) -
    2.5 * tilt -
    0.25 * cut -
    6 * foreground(scene) -
    0.35 * backs(scene) -
    Math.max(0, FEWEST - onFloor(scene)) +
    unhidden(scene.room, solidSamples(main), others)
  );
}

/** A room with fewer pieces on its floor looks bare. */
const FEWEST = 5;

const onFloor = (scene: Scene): number =>
  scene.pieces.filter(({ kind }) => KINDS[kind] === 'stands' || KINDS[kind] === 'lies').length;

/** Share of the floor that is seen, neither at the camera's feet nor far off, on which something stands near by. */
function usedFloor(scene: Scene): number {
  const onFloor = scene.pieces.filter((piece) => KINDS[piece.kind] === 'stands' || piece.kind === 'rug');
  const floor = scene.floor.filter((_, index) => index % 3 === 0);
  const middle = floor.filter((point) => Math.hypot(...point) > USED[0] && Math.hypot(...point) < USED[1]);
  if (middle.length === 0) return 0;
  const used = middle.filter((point) => onFloor.some((piece) => distanceTo(piece, point) < REACH));
  return used.length / middle.length;
}

/** Share of the picture that furniture other than the main piece and low tables takes of its lowest part. */
function foreground({ room, pieces }: Scene): number {
  return pieces.slice(1).reduce((sum, piece) => {
    if (KINDS[piece.kind] !== 'stands' || piece.height < 0.5) return sum;
    const seen = view(room, piece);
    const [left, right] = [Math.max(0, seen.left), Math.min(1, seen.right)];
    return sum + Math.max(0, right - left) * Math.max(0, Math.min(1, seen.bottom) - Math.max(FOREGROUND, seen.top));
  }, 0);
}

const backs = (scene: Scene): number =>
  scene.pieces.filter((piece) => (piece.kind === 'armchair' || piece.kind === 'sofa') && showsBack(piece)).length;

/** Seats without which a table or a desk is of no use, the table that a sofa wants before it; points that it costs. */
const NEEDS: Partial<Record<Kind, { readonly kind: Kind; readonly number: number; readonly loss: number }>> = {
  'dining table': { kind: 'dining chair', number: 2, loss: 4 },
  desk: { kind: 'task chair', number: 1, loss: 4 },
  'gaming desk': { kind: 'gaming chair', number: 1, loss: 4 },
  sofa: { kind: 'coffee table', number: 1, loss: 1.4 },
  sectional: { kind: 'coffee table', number: 1, loss: 1.4 },
};

function missing(scene: Scene): number {
  const needed = NEEDS[scene.pieces[0]?.kind ?? 'art'];
  return needed && count(scene, needed.kind) < wanted(scene, needed.kind, needed.number) ? needed.loss : 0;
}

/** What a finished room has, any of the kinds of a row, and points that it costs to do without. */
const FINISH: readonly { readonly kinds: readonly Kind[]; readonly loss: number }[] = [
  { kinds: ['plant'], loss: 0.8 },
  { kinds: ['art', 'mirror', 'pinboard', 'wall shelf', 'curtain'], loss: 0.4 },
  { kinds: ['floor lamp', 'table lamp', 'desk lamp', 'pendant'], loss: 0.4 },
];
/** What a sofa's group has besides the sofa to sit on, and points that it costs to do without. */
const SECOND_SEATS: readonly Kind[] = ['armchair', 'pouf'];
const SECOND_SEAT = 0.6;
/** What a pair of armchairs, or a second sofa, gives to a sofa's group: it is then a place to talk. */
const TO_TALK = 0.6;
/** Points that a rug narrower than its sofa costs. */
const NARROW_RUG = 0.6;

/** Points that are lost for what a designer would not leave without. */
function unfinished(scene: Scene): number {
  const without = FINISH.filter(({ kinds }) => kinds.every((kind) => count(scene, kind) === 0));
  const isSofa = scene.pieces[0]?.kind === 'sofa' || scene.pieces[0]?.kind === 'sectional';
  const alone = isSofa && count(scene, 'sofa') < 2 && SECOND_SEATS.every((kind) => count(scene, kind) === 0);
  const start = (alone ? SECOND_SEAT : 0) + (isSofa && hasNarrowRug(scene) ? NARROW_RUG : 0);
  return without.reduce((sum, { loss }) => sum + loss, start);
}

const isToTalk = ({ pieces: [sofa, ...others] }: Scene): boolean => {
  const seats = others.filter(({ group }) => group === sofa?.group);
  const number = (kind: Kind) => seats.filter((seat) => seat.kind === kind).length;
  return number('armchair') > 1 || number('sofa') > 0;
};

/** Whether the rug before a sofa is narrower than it. */
const hasNarrowRug = ({ pieces: [sofa, ...others] }: Scene): boolean =>
  others.some(({ kind, group, width }) => kind === 'rug' && group === sofa?.group && width < sofa.width);

function worth(scene: Scene): number {
  const seen = new Map<Kind, number>();
  let sum = 0;
  for (const { kind } of scene.pieces) {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    sum += (WORTH[kind] ?? USUAL_WORTH) / 2 ** before;
  }
  return 0.6 * sum;
}

/** Share of the picture's columns in which furniture stands, and how far its middle is off the picture's. */
function balance(scene: Scene): { covered: number; tilt: number } {
  const filled = Array.from({ length: COLUMNS }, () => false);
  let weight = 0;
  let moment = 0;
  for (const piece of scene.pieces) {
    if (KINDS[piece.kind] !== 'stands') continue;
    const seen = view(scene.room, piece);
    const [left, right] = [Math.max(0, seen.left), Math.min(1, seen.right)];
    const area = (right - left) * (seen.bottom - seen.top);
    weight += area;
    moment += area * ((left + right) / 2 - 0.5);
    for (let column = 0; column < COLUMNS; column++)
      if (left < (column + 0.7) / COLUMNS && right > (column + 0.3) / COLUMNS) filled[column] = true;
  }
  const covered = filled.filter(Boolean).length / COLUMNS;
  return { covered, tilt: weight > 0 ? Math.abs(moment / weight) : 0 };
}
