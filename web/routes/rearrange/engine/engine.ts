/** The stager's own rules and makers of furniture, as the page asks them; it runs in a thread of its own. */
import { type Piece, type Plan, type PlanEdit, type Room, StageRefusal } from '../../../../api/stager/contract.js';
import { applyEdits } from '../../../../api/stager/design/edits/applyEdits.js';
import { objections } from '../../../../api/stager/design/edits/objections.js';
import { EditError } from '../../../../api/stager/design/edits/planEdit.js';
import { buildPiece } from '../../../../api/stager/furniture/catalogue/build.js';
import { pieceLabel } from '../../../../api/stager/furniture/catalogue/label.js';
import { openWorkshop } from '../../../../api/stager/furniture/catalogue/workshop.js';
import { colourOf, coloursOf } from '../../../../api/stager/furniture/colours.js';
import { finish } from '../../../../api/stager/steps.js';
import { shapeKey } from '../shapeKey.js';
import { joinEdits } from './joinEdits.js';
import type {
  Answer,
  Dragged,
  Evaluation,
  More,
  OpenedRoom,
  PackedMesh,
  PieceFacts,
  Question,
  Wanted,
} from './messages.js';
import { packMesh, trianglesOf } from './packMesh.js';
import { placeFor } from './placeFor.js';
import { stick, type Stuck } from './stick.js';
import { thinMesh } from './thinMesh.js';

/** Meshes that are kept beside those on the screen, for undo: several rooms of them. */
const MOST_KEPT = 150;
/** Triangles of all pieces together, at most. */
const MOST_TRIANGLES = 150_000;

export function createEngine(answer: (message: Answer) => void) {
  let opened: OpenedRoom | null = null;
  let shown: Plan | null = null;
  const meshes = new Map<string, PackedMesh>();
  const facts = new Map<string, PieceFacts>();
  /** triangles that the page has of each mesh, at most */
  const sent = new Map<string, number>();
  /** the newest arrangement that was asked for: a drag after it asks for the same many times a second */
  let arranged: { readonly key: string; readonly plan: Plan } | null = null;

  /** Sends a mesh of at most so many triangles, unless the page has that. */
  function send(key: string, mesh: PackedMesh, most = Infinity) {
    const limit = Math.min(most, trianglesOf(mesh));
    if (sent.get(key) === limit) return;
    sent.set(key, limit);
    answer({ kind: 'mesh', key, mesh: thinMesh(mesh, limit) });
  }

  /** Makes the next mesh that lacks. @returns whether there is more to do */
  function work(): boolean {
    const plan = shown;
    if (!plan) return false;
    const keyed = plan.pieces.map((piece) => ({ piece, key: shapeKey(plan, piece) }));
    const lacking = keyed.find(({ key }) => !meshes.has(key));
    if (lacking) {
      const shop = openWorkshop(plan);
      const mesh = packMesh(finish(buildPiece(lacking.piece, shop)), shop.materials);
      meshes.set(lacking.key, mesh);
      send(lacking.key, mesh);
      return true;
    }
    const counts = keyed.map(({ key }) => trianglesOf(meshes.get(key)!));
    const most = shareOf(counts, MOST_TRIANGLES);
    for (const { key } of keyed) send(key, meshes.get(key)!, most);
    forgetOldest(new Set(keyed.map(({ key }) => key)));
    return false;
  }

  /** Forgets the meshes that were made first, but for those on the screen and of the staged picture. */
  function forgetOldest(onScreen: ReadonlySet<string>): void {
    const first = opened?.plan;
    const staged = new Set(first?.pieces.map((piece) => shapeKey(first, piece)));
    const old = [...meshes.keys()].filter((key) => !onScreen.has(key) && !staged.has(key));
    const keys = old.slice(0, Math.max(0, old.length - MOST_KEPT));
    if (keys.length === 0) return;
    for (const key of keys) for (const known of [meshes, sent, facts]) known.delete(key);
    answer({ kind: 'forgotten', keys });
  }

  /** The plan after the edits; a new arrangement among them takes about a second, so that it is made once. */
  function planAfter({ room, plan, ordered }: OpenedRoom, edits: readonly PlanEdit[]): Plan {
    const begins = edits.findLastIndex(({ act }) => act === 'arrange') + 1;
    if (begins === 0) return applyEdits(room, plan, edits);
    const head = edits.slice(0, begins);
    const key = JSON.stringify(head);
    if (arranged?.key !== key) arranged = { key, plan: applyEdits(room, plan, head, ordered) };
    return applyEdits(room, arranged.plan, edits.slice(begins));
  }

  function evaluate(of: OpenedRoom, edits: readonly PlanEdit[], wish?: Dragged | More): Evaluation {
    const { room, units } = of;
    const before = planAfter(of, edits);
    const stuck = wish?.kind === 'place' ? stick(room, before, wish) : null;
    const more = editsOf(room, before, wish, stuck);
    const all = joinEdits(edits, more);
    const after = more.length > 0 ? applyEdits(room, before, more) : before;
    return {
      edits: all,
      plan: after,
      objections: objections(room, after, units),
      guides: stuck?.guides ?? [],
      facts: Object.fromEntries(after.pieces.map((piece) => [piece.id, factsOf(after, piece)])),
    };
  }

  function factsOf(plan: Plan, piece: Piece): PieceFacts {
    const key = shapeKey(plan, piece);
    const known = facts.get(key);
    if (known) return known;
    const made = {
      name: pieceLabel(piece, plan.style),
      colours: coloursOf(plan, piece.kind),
      colour: colourOf(plan, piece),
    };
    facts.set(key, made);
    return made;
  }

  function receive(question: Question): void {
    if (question.kind === 'open') {
      opened = question;
      shown = question.plan;
      return;
    }
    if (!opened) throw new Error('The room was not opened yet.');
    const { edits, wish } = question;
    try {
      const evaluation = evaluate(opened, edits, wish);
      shown = evaluation.plan;
      answer({ kind: 'evaluated', ...evaluation });
    } catch (error) {
      if (!(error instanceof EditError) && !(error instanceof StageRefusal)) throw error;
      answer({ kind: 'refused', message: error.message });
    }
  }

  return { receive, work };
}

function editsOf(room: Room, plan: Plan, wish: Dragged | More | undefined, stuck: Stuck | null): readonly PlanEdit[] {
  if (!wish) return [];
  if (wish.kind === 'turn') return [{ act: 'turn', id: wish.id, angle: wish.angle }];
  if (wish.kind !== 'place') return [placeFor(room, plan, wish)];
  return stuck ? movesTo(plan, wish, stuck) : [];
}

function movesTo(plan: Plan, wanted: Wanted, { x, y, z, angle }: Stuck): readonly PlanEdit[] {
  const piece = plan.pieces.find(({ id }) => id === wanted.id);
  if (!piece) return [];
  const turn: PlanEdit[] = angle === undefined ? [] : [{ act: 'turn', id: piece.id, angle }];
  const along = plan.pieces.filter(({ id }) => wanted.along.includes(id));
  const [dx, dz] = [x - piece.x, z - piece.z];
  return [
    ...turn,
    { act: 'move', id: piece.id, x, z, ...(y === undefined ? {} : { y }) },
    ...along.map((one): PlanEdit => ({ act: 'move', id: one.id, x: one.x + dx, z: one.z + dz })),
  ];
}

/** The number of triangles that each may have, so that all together have at most so many. */
function shareOf(counts: readonly number[], most: number): number {
  const total = (limit: number) => counts.reduce((sum, count) => sum + Math.min(count, limit), 0);
  let limit = Math.max(...counts, 0);
  while (limit > 500 && total(limit) > most) limit *= 0.9;
  return Math.floor(limit);
}
