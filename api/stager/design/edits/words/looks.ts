/** Changes how furniture looks as a comment asks: colour, size, style, kind, details. */
import type { Piece, Plan, PlanEdit } from '../../../contract.js';
import { type ColourChoice, colourOf, coloursOf } from '../../../furniture/colours.js';
import { inStyle } from '../../../furniture/proportions.js';
import { isOnFloor, type Kind, kindLabel, KINDS, stands } from '../../../kinds.js';
import { nextSeed } from '../../../random.js';
import { STYLE_OPTIONS } from '../../../../shared/stagingOptions.js';
import type { Steps } from '../../../steps.js';
import { listed, withArticle } from '../../notes/countWords.js';
import { kindsInRoom } from '../../notes/notes.js';
import { programmes } from '../../programs/programmes.js';
import { place, within } from '../../scene/footprint.js';
import { isWithin, sizesOf } from '../sizes.js';
import { accept, sequence } from './accept.js';
import { belongings } from './belongings.js';
import { type Answer, type Context, nameOf } from './context.js';
import { find } from './find.js';
import { editsTo, settle } from './settle.js';
import { chooseColour } from './shade.js';
import type { Wish } from './wish.js';

type Of<Act extends Wish['act']> = Extract<Wish, { act: Act }>;

export function* colour(context: Context, { what, colour: said }: Of<'colour'>): Steps<Answer> {
  const found = find(context, what);
  if (typeof found === 'string') return found;
  return yield* sequence(context, found, (now, piece) => colourOne(now, piece, said));
}

function colourOne(context: Context, piece: Piece, said: string | null): Answer {
  const { plan } = context;
  const name = nameOf(context, piece);
  const choices = coloursOf(plan, piece.kind);
  if (choices.length === 0) return `the ${name} has one colour alone in this style`;
  const now = colourOf(plan, piece) ?? 0;
  const chosen = said === null ? (now + 1) % choices.length : chooseColour(choices, said, now);
  if (chosen === null) return noSuch(plan, { name, said: said ?? '', choices });
  if (chosen === now) return { edits: [], meaning: `${name} in ${choices[now]?.name ?? 'its colour'}, as now` };
  return {
    edits: [{ act: 'colour', id: piece.id, colour: chosen }],
    meaning: `${name} in ${choices[chosen]?.name ?? ''}`,
  };
}

interface Missing {
  readonly name: string;
  readonly said: string;
  readonly choices: readonly ColourChoice[];
}

function noSuch({ style }: Plan, { name, said, choices }: Missing): string {
  const { label } = STYLE_OPTIONS[style];
  if (/^(?:lighter|darker|brighter)$/u.test(said)) return `${label} has no ${said} one than this ${name}`;
  const names = choices.map((choice) => choice.name);
  return `in ${label} the ${name} comes in ${listed(names, 'or')}`;
}

/** Another look: the next colour where there are several, else other details. */
export function* vary(context: Context, { what }: Of<'vary'>): Steps<Answer> {
  const found = find(context, what);
  if (typeof found === 'string') return found;
  return yield* sequence(context, found, (now, piece) => {
    if (coloursOf(now.plan, piece.kind).length > 1) return colourOne(now, piece, null);
    return {
      edits: [{ act: 'vary', id: piece.id, seed: nextSeed(piece.seed) }],
      meaning: `another ${nameOf(now, piece)}`,
    };
  });
}

/** Factors by which a piece grows, the most first; a smaller one is as much smaller. */
const GROWS = [1.25, 1.15, 1.08] as const;

export function* resize(context: Context, { what, bigger }: Of<'resize'>): Steps<Answer> {
  const found = find(context, what);
  if (typeof found === 'string') return found;
  return yield* sequence(context, found, (now, piece) => resizeOne(now, piece, bigger));
}

function resizeOne(context: Context, piece: Piece, bigger: boolean): Answer {
  const name = nameOf(context, piece);
  const size = bigger ? 'larger' : 'smaller';
  if (!isOnFloor(piece)) return `the ${name} comes in one size alone`;
  const sizes = sizesOf(context.plan.style, piece);
  for (const grows of GROWS) {
    const factor = bigger ? grows : 1 / grows;
    const [width, depth] = [rounded(piece.width * factor), rounded(piece.depth * factor)];
    if (!isWithin(width, sizes.width) || !isWithin(depth, sizes.depth)) continue;
    const edits = resizing(context, piece, { width, depth });
    if (edits) return { edits, meaning: `${name} ${Math.round(Math.abs(factor - 1) * 100)} % ${size}` };
  }
  return `no ${size} ${kindLabel(piece.kind)} fits here`;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** With what stands round it given way; else at the nearest place; null where it does not fit. */
function resizing(
  context: Context,
  piece: Piece,
  size: { readonly width: number; readonly depth: number },
): PlanEdit[] | null {
  const edit: PlanEdit = { act: 'resize', id: piece.id, ...size };
  const withOthers = [edit, ...givenWay(context, piece, size)];
  for (const edits of [[edit], withOthers]) if (typeof accept(context, edits) !== 'string') return edits;
  const grown = { ...piece, ...size };
  const off = (one: Piece) => Math.hypot(one.x - piece.x, one.z - piece.z);
  const found = settle(context, grown, {
    cost: off,
    isReached: (one) => off(one) < 0.8,
    keepsAngle: true,
    alone: true,
  });
  if (!found) return null;
  const edits = [edit, ...found.edits];
  return typeof accept(context, edits) === 'string' ? null : edits;
}

function givenWay(
  { plan }: Context,
  piece: Piece,
  { width, depth }: { readonly width: number; readonly depth: number },
): PlanEdit[] {
  const [wider, deeper] = [(width - piece.width) / 2, (depth - piece.depth) / (piece.wall === undefined ? 2 : 1)];
  return belongings(plan.pieces, piece)
    .filter(stands)
    .flatMap((one) => {
      const [x, z] = within(piece, [one.x, one.z]);
      const aside = Math.abs(x) > piece.width / 2 ? Math.sign(x) * wider : 0;
      const ahead = Math.abs(z) > piece.depth / 2 ? Math.sign(z) * deeper : 0;
      const [toX, toZ] = place(piece, x + aside, z + ahead);
      return editsTo(one, { ...one, x: toX, z: toZ });
    });
}

export function restyle(context: Context, { style }: Of<'restyle'>): Answer {
  const { label } = STYLE_OPTIONS[style];
  if (context.plan.style === style) return { edits: [], meaning: `${label}, as now` };
  const edits: PlanEdit[] = [{ act: 'restyle', style }];
  const plan = accept(context, edits);
  return typeof plan === 'string' ? plan : { edits, meaning: `the style ${label}, in the same places` };
}

export function* swap(context: Context, { what, into }: Of<'swap'>): Steps<Answer> {
  const found = find(context, what);
  if (typeof found === 'string') return found;
  const known = programmes[context.plan.roomType].kinds;
  const [kind = into.kinds[0]] = kindsInRoom(into.kinds, known);
  if (kind === undefined) return 'not understood';
  const [first] = context.plan.pieces;
  if (found.some((piece) => piece === first) && KINDS[kind].isMainSofa !== KINDS[first.kind].isMainSofa) {
    return `${withArticle(context.plan.roomType.replace('_', ' '))} needs its ${kindLabel(first.kind)}`;
  }
  return yield* sequence(context, found, (now, piece) => swapOne(now, piece, kind));
}

/** Metres that another kind may stand beside the old one's place. */
const GIVES_WAY = 0.8;

function swapOne(context: Context, piece: Piece, kind: Kind): Answer {
  const label = kindLabel(kind);
  const name = nameOf(context, piece);
  if (piece.kind === kind) return { edits: [], meaning: `${label}, as now` };
  if (!isOnFloor(piece) || !isOnFloor({ kind }))
    return `only what stands on the floor can be swapped, which the ${isOnFloor(piece) ? label : name} does not`;
  const edit: PlanEdit = { act: 'swap', id: piece.id, kind };
  const meaning = `${withArticle(label)} instead of the ${name}`;
  if (typeof accept(context, [edit]) !== 'string') return { edits: [edit], meaning };
  const edits = swappedBeside(context, piece, kind);
  return edits && typeof accept(context, edits) !== 'string'
    ? { edits, meaning }
    : `no ${label} fits in the place of the ${name}`;
}

/** The old one removed, and the new one in the nearest free place. */
function swappedBeside(context: Context, piece: Piece, kind: Kind): PlanEdit[] | null {
  const gone: PlanEdit = { act: 'remove', id: piece.id };
  const plan = accept(context, [gone]);
  if (typeof plan === 'string') return null;
  const { wall: _wall, ...rest } = piece;
  const other: Piece = { ...rest, ...inStyle(plan.style, kind), kind, id: '' };
  const off = (one: Piece) => Math.hypot(one.x - piece.x, one.z - piece.z);
  const found = settle({ ...context, plan }, other, {
    cost: off,
    isReached: (one) => off(one) < GIVES_WAY,
    alone: true,
  });
  return found && [gone, { act: 'add', kind, ...found.pose }];
}
