/** Finds places for furniture that a comment adds: where its kind belongs, else where the arrangement would put it. */
import type { Piece, PlanEdit } from '../../../contract.js';
import type { Draft } from '../../../furniture/draft.js';
import { inStyle } from '../../../furniture/proportions.js';
import { isOnFloor, type Kind, kindLabel, KINDS, stands } from '../../../kinds.js';
import { createRandom } from '../../../random.js';
import { addAnywhere } from '../../filling/anywhere.js';
import { beside } from '../../placing/place.js';
import { fits } from '../../placing/rules.js';
import { floorBetween } from '../../scene/feet.js';
import type { Scene } from '../../scene/scene.js';
import { view } from '../../scene/view.js';
import { endSpots } from '../../seating/sofaEnds.js';
import { mayStand } from '../objections.js';
import { accept } from './accept.js';
import type { Context } from './context.js';
import { rightOf } from './context.js';
import { spotsOf } from './find.js';
import { aimAt } from './goals.js';
import { settle } from './settle.js';
import type { Place } from './wish.js';

type Add = Extract<PlanEdit, { act: 'add' }>;

/** The edits that add one more of a kind; or why there is none. */
export function add(context: Context, kind: Kind, where?: Place): readonly PlanEdit[] | string {
  const label = kindLabel(kind);
  if (!isOnFloor({ kind })) return `a ${label} cannot be added alone: ask for another arrangement with it`;
  const kept = KINDS[kind].fixedTo?.find((surface) => context.preserve[surface]);
  if (kept) return `the ${kept} shall stay as it is`;
  const found = where ? placeThere(context, kind, where) : placeAsUsual(context, kind);
  if (typeof found === 'string') return found;
  const edit: Add = { act: 'add', kind, x: rounded(found.x), z: rounded(found.z), angle: rounded(found.angle) };
  const plan = accept(context, [edit]);
  if (typeof plan === 'string') return `no ${label} fits here`;
  return [edit, ...inSameColour(context, plan.pieces.at(-1), kind)];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** One more of a kind has the colour of those that are there. */
function inSameColour({ plan }: Context, added: Piece | undefined, kind: Kind): PlanEdit[] {
  const colour = plan.pieces.find((piece) => piece.kind === kind)?.colour;
  return added && colour !== undefined ? [{ act: 'colour', id: added.id, colour }] : [];
}

type Spot = Pick<Piece, 'x' | 'z' | 'angle'>;

/** Metres behind the camera: a piece that is nowhere yet. */
const NOWHERE = 60;

function placeThere(context: Context, kind: Kind, where: Place): Spot | string {
  const { plan } = context;
  const piece: Piece = { ...inStyle(plan.style, kind), id: '', kind, x: 0, z: NOWHERE, y: 0, angle: 0, seed: 1 };
  const aim = where.to === 'way' ? sideAim(context, where.way) : aimAt(context, piece, asPlace(where));
  if (typeof aim === 'string') return aim;
  const angle = angleThere(context, where);
  const found = settle(context, angle === null ? piece : { ...piece, angle }, { ...aim.goal, alone: true });
  return found?.pose ?? `there is no room for a ${kindLabel(kind)} ${aim.says(0)}`;
}

const asPlace = (where: Exclude<Place, { to: 'way' }>): Place =>
  where.to === 'closer' || where.to === 'away' ? { to: 'at', mark: where.mark } : where;

/** What stands at a piece is turned like it. */
function angleThere(context: Context, where: Place): number | null {
  if (where.to === 'way' || where.to === 'between') return null;
  const spots = spotsOf(context, where.mark);
  return typeof spots === 'string' ? null : (spots[0]?.piece?.angle ?? null);
}

function sideAim({ room, plan }: Context, way: Extract<Place, { to: 'way' }>['way']) {
  const [main] = plan.pieces;
  const middle = main ? rightOf(room, main) : 0;
  const off = (one: Piece): number => {
    if (way === 'left' || way === 'right') return (rightOf(room, one) - middle) * (way === 'right' ? 1 : -1);
    return way === 'front' ? one.z : -one.z;
  };
  const isReached = (one: Piece) => way === 'front' || way === 'back' || off(one) > 0.3;
  return { goal: { cost: (one: Piece) => 10 - 0.5 * off(one), isReached }, says: () => `at the ${way}` };
}

/** Metres within which furniture is one group with the main piece. */
const ONE_GROUP = 1.2;

/** The arrangement as it would go on from a plan. */
function sceneOf({ empty, plan }: Context): Scene {
  const [main] = plan.pieces;
  const inGroup = (piece: Piece) => main !== undefined && floorBetween(piece, main) < ONE_GROUP;
  const pieces = plan.pieces.map(({ id, ...piece }): Draft => ({
    ...piece,
    group: inGroup({ ...piece, id }) ? 'main' : id,
  }));
  return { ...empty, pieces, reserved: [], random: createRandom(plan.seed) };
}

function placeAsUsual(context: Context, kind: Kind): Spot | string {
  const scene = sceneOf(context);
  const spots = belongs(scene, kind);
  const found =
    spots.find((spot) => fits(scene, spot, { apart: 0.4, seen: 0.4 })) ??
    spots.find((spot) => isPassable(context, spot)) ??
    (kind === 'rug' ? null : (addAnywhere(scene, kind) ?? addAnywhere(scene, kind, 0.2)));
  return found ?? `no ${kindLabel(kind)} fits here`;
}

/** Whether a place breaks no hard rule, touches nothing and is in the picture. */
function isPassable(context: Context, spot: Draft): boolean {
  const piece: Piece = { ...spot, id: '', seed: 1 };
  const others = context.plan.pieces.filter((one) => stands(one) && KINDS[piece.kind].seatOf !== one.kind);
  const apart = !stands(piece) || others.every((one) => floorBetween(piece, one) > 0.05);
  return apart && mayStand(context, piece, others) && view(context.room, piece).inFrame > 0.6;
}

/** Metres between a seat and the table before it, and between a table and a chair beside it. */
const TO_TABLE = 0.42;
const TO_CHAIR = 0.5;
const AT_BED = 0.06;

/** Places where a kind belongs, the usual first. */
function belongs(scene: Scene, kind: Kind): Draft[] {
  const of = (...kinds: Kind[]) => scene.pieces.filter((piece) => kinds.includes(piece.kind));
  const size = inStyle(scene.style, kind);
  const at = (base: Draft, x: number, z: number, turn = 0) => beside(scene, base, kind, { x, z, turn });
  switch (kind) {
    case 'coffee table':
      return of('sofa', 'sectional', 'loveseat').flatMap((sofa) =>
        [0, -0.25, 0.25].map((x) => at(sofa, x, sofa.depth / 2 + TO_TABLE + size.depth / 2)),
      );
    case 'side table':
    case 'floor lamp':
    case 'nest tables':
    case 'throw basket':
      return of('sofa', 'loveseat', 'armchair', 'bed').flatMap((seat) =>
        [1, -1].flatMap((end) => endSpots(scene, seat, kind, end)),
      );
    case 'nightstand':
      return of('bed').flatMap((bed) =>
        [1, -1].map((end) => at(bed, end * (bed.width / 2 + AT_BED + size.width / 2), (size.depth - bed.depth) / 2)),
      );
    case 'bench':
      return of('bed').map((bed) => at(bed, 0, bed.depth / 2 + AT_BED + size.depth / 2));
    case 'dining chair':
      return of('dining table').flatMap((table) => chairsAt(scene, table, kind));
    case 'task chair':
    case 'gaming chair':
      return of('desk', 'gaming desk').map((desk) => at(desk, 0, desk.depth / 2 + size.depth / 4, Math.PI));
    case 'pouf':
    case 'ottoman':
      return of('armchair', 'sofa').flatMap((seat) =>
        [0, 0.5, -0.5].map((x) => at(seat, x, seat.depth / 2 + 0.3 + size.depth / 2)),
      );
    case 'armchair':
      return of('coffee table').flatMap((table) => roundTable(scene, table, kind));
    case 'rug':
      return rugSpots(scene);
    default:
      return [];
  }
}

function chairsAt(scene: Scene, table: Draft, kind: Kind): Draft[] {
  const { depth } = inStyle(scene.style, kind);
  const along = (length: number) => [0, 0.3, -0.3, 0.6, -0.6].filter((off) => Math.abs(off) + 0.25 < length / 2 + 0.05);
  const sides = [0, Math.PI].flatMap((turn) =>
    along(table.width).map((x) => {
      const z = (turn === 0 ? -1 : 1) * (table.depth / 2 + depth / 2 - 0.15);
      return beside(scene, table, kind, { x, z, turn });
    }),
  );
  const ends = [1, -1].map((end) =>
    beside(scene, table, kind, { x: end * (table.width / 2 + depth / 2 - 0.1), z: 0, turn: (-end * Math.PI) / 2 }),
  );
  const chairs = scene.pieces.filter((piece) => piece.kind === kind);
  return [...sides, ...ends].filter((spot) =>
    chairs.every((chair) => Math.hypot(chair.x - spot.x, chair.z - spot.z) > 0.5),
  );
}

function roundTable(scene: Scene, table: Draft, kind: Kind): Draft[] {
  const { depth } = inStyle(scene.style, kind);
  const [aside, ahead] = [table.width / 2 + TO_CHAIR + depth / 2, table.depth / 2 + TO_CHAIR + depth / 2];
  return [0, 0.2].flatMap((more) => [
    beside(scene, table, kind, { x: aside + more, z: 0, turn: -Math.PI / 2 }),
    beside(scene, table, kind, { x: -aside - more, z: 0, turn: Math.PI / 2 }),
    beside(scene, table, kind, { x: 0.45, z: ahead + more, turn: Math.PI }),
    beside(scene, table, kind, { x: -0.45, z: ahead + more, turn: Math.PI }),
    beside(scene, table, kind, { x: 0, z: ahead + more, turn: Math.PI }),
  ]);
}

/** Under what the room is about, nearer to its front. */
function rugSpots(scene: Scene): Draft[] {
  const [main] = scene.pieces;
  if (!main || scene.pieces.some(({ kind }) => kind === 'rug')) return [];
  const table = main.kind === 'bed' ? undefined : scene.pieces.find(({ kind }) => kind === 'coffee table');
  const size = inStyle(scene.style, 'rug');
  if (table)
    return [0, 0.15, -0.15].map((z) => beside(scene, { ...table, angle: main.angle }, 'rug', { x: 0, z, size }));
  const before = main.kind === 'bed' ? [0.4, 0.7, 1] : [0, 0.3, main.depth / 2 + 0.6];
  return before.map((z) => beside(scene, main, 'rug', { x: 0, z, size }));
}
