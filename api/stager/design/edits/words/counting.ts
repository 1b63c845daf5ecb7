/** Adds and removes furniture as a comment asks. */
import type { Piece, PlanEdit } from '../../../contract.js';
import { isOnFloor, type Kind, kindLabel, KINDS } from '../../../kinds.js';
import { counted, inWords, listed, plural, withArticle } from '../../notes/countWords.js';
import { manyOf } from '../../notes/nouns.js';
import { kindsInRoom, MOST_OF_A_KIND } from '../../notes/notes.js';
import type { Steps } from '../../../steps.js';
import { programmes } from '../../programs/programmes.js';
import { accept } from './accept.js';
import { add } from './adding.js';
import { belongings } from './belongings.js';
import { type Answer, type Context, type Done, nameOf } from './context.js';
import { find } from './find.js';
import type { Named, Place, Wish } from './wish.js';

type Of<Act extends Wish['act']> = Extract<Wish, { act: Act }>;

/** The plural of a kind by its label: "desk chairs". */
const manyOfLabel = (kind: Kind): string => (KINDS[kind].label ? plural(kindLabel(kind)) : manyOf(kind));
const roomName = ({ plan }: Context): string => withArticle(plan.roomType.replace('_', ' '));

/** The kind that one more of a name would be; or why the room has none. */
function kindFor(context: Context, what: Named): Kind | string {
  const there = what.kinds.find((kind) => context.plan.pieces.some((piece) => piece.kind === kind));
  if (there) return there;
  const [kind] = kindsInRoom(what.kinds, programmes[context.plan.roomType].kinds);
  return kind ?? `${roomName(context)} has no ${manyOf(what.kinds[0])}`;
}

const isKindName = (name: string): name is Kind => Object.hasOwn(KINDS, name);

/** So many in all. */
export function* count(context: Context, { what, count: asked, where }: Of<'count'>): Steps<Answer> {
  const kind = kindFor(context, what);
  if (!isKindName(kind)) return kind;
  const there = context.plan.pieces.filter((piece) => piece.kind === kind);
  const wanted = asked < 0 ? Math.max(1, there.length) : asked;
  if (wanted > MOST_OF_A_KIND) return `at most ${MOST_OF_A_KIND} of a piece can be placed`;
  if (wanted === there.length) return { edits: [], meaning: `${counted(kindLabel(kind), wanted)}, as now` };
  if (wanted > there.length) return yield* addSome(context, kind, { number: wanted - there.length, where });
  return removeSome(context, there, there.length - wanted, `only ${counted(kindLabel(kind), wanted)}`);
}

/** So many more, or less. */
export function* more(context: Context, { what, by, where }: Of<'more'>): Steps<Answer> {
  const kind = kindFor(context, what);
  if (!isKindName(kind)) return kind;
  const there = context.plan.pieces.filter((piece) => piece.kind === kind);
  if (by > 0) return yield* addSome(context, kind, { number: by, where });
  if (there.length === 0) return `there is no ${kindLabel(kind)}`;
  const number = Math.min(-by, there.length);
  return removeSome(
    context,
    there,
    number,
    `${number === 1 ? 'one' : inWords(number)} ${number === 1 ? kindLabel(kind) : manyOfLabel(kind)} less`,
  );
}

interface Addition {
  readonly number: number;
  readonly where: Place | undefined;
}

function* addSome(context: Context, kind: Kind, { number, where }: Addition): Steps<Answer> {
  const before = context.plan.pieces.filter((piece) => piece.kind === kind).length;
  if (before + number > MOST_OF_A_KIND) return `at most ${MOST_OF_A_KIND} of a piece can be placed`;
  const edits: PlanEdit[] = [];
  let now = context;
  let added = 0;
  let reason = '';
  while (added < number) {
    yield;
    const one = add(now, kind, where);
    const plan = typeof one === 'string' ? one : accept(now, one);
    if (typeof one === 'string' || typeof plan === 'string') {
      reason = typeof one === 'string' ? one : String(plan);
      break;
    }
    edits.push(...one);
    now = { ...now, plan };
    added++;
  }
  const label = kindLabel(kind);
  if (added === 0) return before > 0 && reason.startsWith('no ') ? onlyThese(label, before) : reason;
  const says =
    before === 0
      ? counted(label, added)
      : added === 1
        ? `one more ${label}`
        : `${inWords(added)} more ${plural(label)}`;
  return { edits, meaning: added < number ? `${says}: no more fit here` : says };
}

const onlyThese = (label: string, number: number): string =>
  `only ${number === 1 ? `one ${label} fits` : `${inWords(number)} ${plural(label)} fit`} here`;

/** The last of the plan first: the arrangement places the most wanted first. */
function removeSome({ plan }: Context, pieces: readonly Piece[], number: number, meaning: string): Answer {
  const others = pieces.filter((piece) => piece !== plan.pieces[0]);
  const gone = others.slice(-number);
  return { edits: gone.map(({ id }) => ({ act: 'remove', id })), meaning };
}

export function* remove(context: Context, { what, isNegation }: Of<'remove'>): Steps<Answer> {
  const all = isNegation && what.count === null && !what.side;
  const found = find(context, all ? { ...what, isPlural: true } : what, all || what.isPlural);
  if (typeof found === 'string' || found.length === 0) {
    const reason = typeof found === 'string' ? found : 'nothing is there';
    return isNegation && /^there is no|^nothing/u.test(reason)
      ? {
          edits: [],
          meaning: noneNow(what),
        }
      : reason;
  }
  const { main } = programmes[context.plan.roomType];
  const [first] = context.plan.pieces;
  const stays = found.find((piece) => piece === first);
  if (stays) return `${roomName(context)} needs its ${kindLabel(stays.kind === main ? main : stays.kind)}`;
  const chairs = found.flatMap((piece) =>
    belongings(context.plan.pieces, piece).filter(({ kind }) => KINDS[kind].seatOf === piece.kind),
  );
  const gone = [...new Set([...found, ...chairs])];
  return { edits: yield* removals(context, gone), meaning: withoutWords(context, found, what) };
}

function noneNow({ kinds: [kind], near }: Named): string {
  return `no ${kind === undefined ? 'such thing' : kindLabel(kind)}${near ? ' there' : ''}, as now`;
}

/** What stands on a piece goes with it, and is not removed twice. */
function* removals(context: Context, pieces: readonly Piece[]): Steps<PlanEdit[]> {
  const edits: PlanEdit[] = [];
  let now = context;
  for (const { id } of pieces) {
    if (!now.plan.pieces.some((one) => one.id === id)) continue;
    yield;
    const edit: PlanEdit = { act: 'remove', id };
    const plan = accept(now, [edit]);
    if (typeof plan === 'string') continue;
    edits.push(edit);
    now = { ...now, plan };
  }
  return edits;
}

function withoutWords(context: Context, gone: readonly Piece[], { kinds }: Named): string {
  const alike = new Set(gone.map(({ kind }) => kind));
  const [only] = gone;
  if (only && gone.length === 1) return `without the ${nameOf(context, only)}`;
  const names = [...alike].map((kind) =>
    gone.filter((one) => one.kind === kind).length > 1 ? manyOfLabel(kind) : kindLabel(kind),
  );
  const left = context.plan.pieces.some((piece) => alike.has(piece.kind) && !gone.includes(piece));
  const list = listed(names, 'or');
  return left && kinds.length > 0 ? `${inWords(gone.length)} ${list} less` : `no ${list}`;
}

/** The most useful that is missing, or without the least useful. */
export function* furniture(context: Context, { more: asked }: Of<'furniture'>): Steps<Answer> {
  return asked ? yield* addUseful(context) : removeLeast(context);
}

/** What most rooms miss first, before what the room type lists. */
const USEFUL: readonly Kind[] = ['rug', 'plant', 'armchair', 'floor lamp'];
/** Pieces that one "more furniture" adds, and one "less" takes away. */
const AT_ONCE = 2;

function* addUseful(context: Context): Steps<Answer> {
  const { kinds, fillers, main } = programmes[context.plan.roomType];
  const needed = KINDS[main].needs?.kind;
  const known = (kind: Kind) => kinds.includes(kind) && isOnFloor({ kind }) && KINDS[kind].seatOf === undefined;
  const missing = (kind: Kind) => !context.plan.pieces.some((piece) => piece.kind === kind);
  const wanted = [...(needed ? [needed] : []), ...USEFUL, ...kinds].filter(
    (kind) => known(kind) && missing(kind) && kind !== 'sectional',
  );
  const added: Kind[] = [];
  const edits: PlanEdit[] = [];
  let now = context;
  for (const kind of new Set([
    ...wanted,
    ...fillers,
    ...USEFUL.filter((one) => one !== 'rug' && kinds.includes(one)),
  ])) {
    if (added.length === AT_ONCE) break;
    yield;
    const one = add(now, kind);
    const plan = typeof one === 'string' ? one : accept(now, one);
    if (typeof one === 'string' || typeof plan === 'string') continue;
    edits.push(...one);
    added.push(kind);
    now = { ...now, plan };
  }
  if (added.length === 0) return 'no more furniture fits here';
  return { edits, meaning: `${added.map((kind) => withArticle(kindLabel(kind))).join(' and ')} more` };
}

/** How much a piece adds to the room; what decorates adds least. */
const worthOf = ({ kind }: Piece): number => (KINDS[kind].worth ?? 0.3) * (KINDS[kind].isDecoration ? 0.5 : 1);

function removeLeast(context: Context): Answer {
  const { plan } = context;
  const [main] = plan.pieces;
  const needed = main && KINDS[main.kind].needs?.kind;
  const isSeat = (piece: Piece) => KINDS[piece.kind].seatOf !== undefined;
  const others = plan.pieces.filter(
    (one) => one !== main && one.kind !== needed && isOnFloor(one) && one.kind !== 'rug' && !isSeat(one),
  );
  const gone = others
    .toSorted((a, b) => worthOf(a) - worthOf(b) || plan.pieces.indexOf(b) - plan.pieces.indexOf(a))
    .slice(0, AT_ONCE);
  if (gone.length === 0) return 'there is nothing that the room does not need';
  const done: Done = {
    edits: gone.map(({ id }) => ({ act: 'remove', id })),
    meaning: `without the ${gone.map((piece) => nameOf(context, piece)).join(' and the ')}`,
  };
  return done;
}
