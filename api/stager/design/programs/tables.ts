/** Dining tables as the main piece: their places and sizes, and the pendants above them. */
import type { RoomLamp, Style } from '../../contract.js';
import { type Anchor, byPriority, firstValid } from '../placing/anchor.js';
import { addDiningChairs, behind, BEHIND_CHAIR, chairPlaces } from '../tables/dining.js';
import type { Draft } from '../../furniture/draft.js';
import { blocked } from '../scene/openings.js';
import { fromBelow, HEADROOM, hangPendant, nearBelow, ownLamps, UNDER_IT } from '../tables/pendants.js';
import { beside } from '../placing/place.js';
import { CAMERA_GAP, inRoom, withinWalls } from '../placing/roomRules.js';
import { type Scene, wanted } from '../scene/scene.js';
import { meetsThing } from '../scene/standing.js';
import { STYLE_BOOKS } from '../../furniture/styles.js';
import { view } from '../scene/view.js';

interface Table {
  readonly chairs: number;
  readonly width: number;
  readonly depth: number;
  readonly worth: number;
}

/** Tables by number of chairs. */
const TABLES: readonly Table[] = [
  { chairs: 10, width: 2.8, depth: 1.05, worth: 1.08 },
  { chairs: 8, width: 2.3, depth: 1.0, worth: 1.05 },
  { chairs: 6, width: 1.8, depth: 0.92, worth: 1 },
  { chairs: 4, width: 1.3, depth: 0.85, worth: 0.6 },
  { chairs: 4, width: 1.0, depth: 0.8, worth: 0.3 },
  { chairs: 2, width: 0.8, depth: 0.75, worth: 0.1 },
  { chairs: 2, width: 0.65, depth: 0.65, worth: -0.2 },
];
/** Only in styles that have round tables. */
const ROUND_TABLES: readonly Table[] = [
  { chairs: 4, width: 1.25, depth: 1.25, worth: 0.75 },
  { chairs: 4, width: 1.05, depth: 1.05, worth: 0.5 },
];
const HEIGHT = 0.75;
const IDEAL_DISTANCE = 3.6;

const tablesOf = (style: Style): readonly Table[] =>
  STYLE_BOOKS[style].shapes.roundTables ? [...TABLES, ...ROUND_TABLES] : TABLES;

/** The number of chairs of a table of this width. */
export const placesAt = (style: Style, table: Draft): number =>
  tablesOf(style).find(({ width }) => width === table.width)?.chairs ?? 4;

/** Least metres from the camera to a table, and least share of the table with its chairs inside the frame. */
interface Nearness {
  readonly distance: number;
  readonly inFrame: number;
}
const USUAL_NEARNESS: Nearness = { distance: CAMERA_GAP + 0.8, inFrame: 0.75 };
/** For a picture that shows little floor: all of that is near. */
const SMALL_PICTURE_NEARNESS: Nearness = { distance: CAMERA_GAP + 0.45, inFrame: 0.6 };

/** Candidates for a table as the main piece, the best first. */
export function tableAnchors(scene: Scene): Anchor[] {
  const tastes = scene.random.shuffled([0, 0.35]);
  const all: Anchor[] = [];
  for (const nearness of [USUAL_NEARNESS, SMALL_PICTURE_NEARNESS]) {
    const found: Anchor[] = [];
    for (const [turned, taste] of tastes.entries())
      for (const table of tablesOf(scene.style)) {
        const best = bestTable(scene, table, { angle: turned === 0 ? 0 : Math.PI / 2, nearness });
        if (best) found.push({ ...best, score: best.score + taste });
      }
    all.push(...found);
    if (found.some(({ piece }) => seatsAt(scene, piece, 2) >= Math.min(2, wanted(scene, 'dining chair', 2)))) break;
  }
  return all.toSorted((a, b) => b.score - a.score);
}

/**
 * Points for a place under one of the room's own hanging lamps, which marks where a table belongs; fewer where it hangs
 * above head height and may be a fan.
 */
const LAMP_POINTS = { table: 6, high: 1 };

function bestTable(
  scene: Scene,
  size: Table,
  { angle, nearness }: { readonly angle: number; readonly nearness: Nearness },
): Anchor | null {
  const rated: Anchor[] = [];
  const { width, depth } = size;
  const lamps = ownLamps(scene.room);
  const below = lamps.flatMap(nearBelow);
  for (const [x, z] of [...below, ...scene.floor]) {
    const piece: Draft = { kind: 'dining table', group: 'main', width, depth, height: HEIGHT, x, z, y: 0, angle };
    const score = rate(scene, piece, size, nearness);
    if (score > -Infinity) rated.push({ piece, score: score + underLamp(lamps, piece) });
  }
  return bestSeating(scene, rated, size.chairs);
}

/**
 * Number of candidates that are tried with their chairs, and penalties of a table where not all find room, and where not
 * even two do.
 */
const MOST_TRIES = 16;
const PART_COST = 2;
const NO_CHAIRS_COST = 5;

/** The best candidate at which all chairs find room, or at least two, or none. */
function bestSeating(scene: Scene, rated: readonly Anchor[], chairs: number): Anchor | null {
  const valid: Anchor[] = [];
  const all = Math.min(chairs, wanted(scene, 'dining chair', chairs));
  let part: Anchor | undefined;
  for (const anchor of byPriority(rated)) {
    if (valid.length === MOST_TRIES) break;
    if (!firstValid(scene, [anchor])) continue;
    const seats = seatsAt(scene, anchor.piece, chairs);
    if (seats >= all) return anchor;
    if (seats >= Math.min(2, all)) part ??= anchor;
    valid.push(anchor);
  }
  if (part) return { ...part, score: part.score - PART_COST };
  const [best] = valid;
  return best ? { ...best, score: best.score - NO_CHAIRS_COST } : null;
}

/** How many chairs fit at a table. */
const seatsAt = (scene: Scene, table: Draft, chairs: number): number =>
  addDiningChairs({ ...scene, pieces: [table], reserved: [] }, table, chairs);

function underLamp(lamps: readonly RoomLamp[], table: Draft): number {
  const points = lamps.map((lamp) => {
    const near = Math.max(0, 1 - fromBelow(lamp, table) / UNDER_IT);
    return near === 0 ? 0 : (0.5 + near / 2) * (lamp.bottom < HEADROOM ? LAMP_POINTS.table : LAMP_POINTS.high);
  });
  return Math.max(0, ...points);
}

/** Score of a table with its chairs at a place; -Infinity where it must not stand. */
function rate(scene: Scene, piece: Draft, size: Table, nearness: Nearness): number {
  const { room } = scene;
  const distance = Math.hypot(piece.x, piece.z);
  if (distance < nearness.distance) return -Infinity;
  const reach = 0.34;
  const places = chairPlaces(scene.style, piece, size.chairs);
  const alongEnds = places.some((place) => place.z === 0);
  const grown = (side: number, end: number): Draft => ({
    ...piece,
    depth: piece.depth + 2 * side,
    width: piece.width + 2 * end,
  });
  const chairs = grown(reach, alongEnds ? reach : 0);
  if (!inRoom(room, chairs) || blocked(room, chairs) > 0.05 || meetsThing(room, chairs)) return -Infinity;
  const seen = view(room, { ...chairs, height: 0.84 });
  if (seen.inFrame < nearness.inFrame || seen.distance < CAMERA_GAP) return -Infinity;
  const share = seen.right - seen.left;
  const pulledOut = places.filter((place) =>
    withinWalls(room, behind(scene, beside(scene, piece, 'dining chair', place), BEHIND_CHAIR)),
  ).length;
  if (pulledOut < 2) return -Infinity;
  return (
    2.4 * (size.worth - (places.length - pulledOut) / places.length) +
    4 * Math.min(seen.inFrame, 0.98) -
    12 * Math.min(0.2, Math.max(0, seen.bottom - 0.98)) -
    0.35 * Math.abs(distance - IDEAL_DISTANCE) -
    2.6 * Math.max(0, share - 0.55) -
    1.2 * Math.max(0, 0.26 - share) -
    1.3 * Math.abs((seen.left + seen.right) / 2 - 0.5)
  );
}

/** Hangs one pendant over the table's middle, or two over a long table. */
export function hangOverTable(scene: Scene, table: Draft): void {
  if (wanted(scene, 'pendant', 1) === 0) return;
  const chandelier = STYLE_BOOKS[scene.style].shapes.pendant === 'chandelier';
  const pair = table.width >= 1.7 && !chandelier && scene.random.chance(0.5);
  if (!pair || wanted(scene, 'pendant', 2) < 2) {
    const width = table.width > 1.5 ? (chandelier ? 0.72 : 0.62) : 0.5;
    hangPendant(scene, table, { width, depth: width });
    return;
  }
  for (const end of [-1, 1]) {
    const part = beside(scene, table, 'dining table', { x: (end * table.width) / 4, z: 0, size: table });
    hangPendant(scene, part, { width: 0.38, depth: 0.38 });
  }
}
