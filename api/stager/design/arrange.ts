import { finish, type Steps } from '../steps.js';
import type { Piece, Plan, Room, Setting, Style } from '../contract.js';
import { StageRefusal } from '../contract.js';
import { type Anchor, priority } from './placing/anchor.js';
import type { Motif } from '../motifs.js';
import type { Draft } from '../furniture/draft.js';
import { dressRoom } from './dressing.js';
import { lightTops } from './lamps/lamps.js';
import { addAnywhere } from './filling/anywhere.js';
import { FEWEST_PIECES, fillUp } from './filling/fillUp.js';
import { hangOnWalls } from './walls/hang.js';
import { type Kind, KINDS, type Surface, stands } from '../kinds.js';
import { readNotes } from './notes/notes.js';
import { outcomesOf } from './notes/noteWords.js';
import { focalPoints } from './scene/focal.js';
import { visibleOpenings } from './scene/openings.js';
import { pieceId, pieceSeed } from './pieceIds.js';
import { choosePictures } from './pictures.js';
import { CELL, seenFloor } from '../room/evidence/seenFloor.js';
import { programmes } from './programs/programmes.js';
import type { Programme } from './programs/programme.js';
import { createRandom } from '../random.js';
import { roomLook } from './scene/roomLook.js';
import { rugWay } from './rugWay.js';
import type { Wishes, Scene } from './scene/scene.js';
import { crossings } from './judging/crossings.js';
import { score } from './judging/scoreArrangement.js';
import { missingCore, missingFromSets } from './judging/sets.js';
import { overlap } from './scene/footprint.js';
import { count, countOnFloor } from './scene/scene.js';

export interface ArrangeRequest {
  readonly room: Room;
  readonly roomType: Setting;
  readonly style: Style;
  /** 0 the essential pieces, symmetrical .. 30 the full programme, freer */
  readonly creativity: number;
  /** surfaces to keep bare */
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly seed: number;
  readonly notes?: string | undefined;
  /** what the pictures on the walls show, the first first; the style's others follow */
  readonly motifs?: readonly Motif[] | undefined;
  /** shared by photos whose upholstery is to be the same */
  readonly look?: number | undefined;
}

/**
 * Places for the main piece that are furnished and compared, and the least number of arrangements: where there are
 * fewer places, the best two are furnished again.
 */
const MOST_PLACES = 8;
const FEWEST_TRIES = 8;
/** A place that scores this many points less than the best is not furnished. */
const MOST_BEHIND_BEST = 2.6;

/**
 * The places with the best arrangements are furnished again in turn, as other random numbers may give better ones: how
 * many places, how many times in all, and how many times on a floor of `large` square metres or more, which is slower.
 */
const REPEATS = { places: 3, tries: 9, large: 22, triesOnLarge: 4 };

/** Random points, at the most, that are added to the score of an arrangement. */
const NOISE = { least: 0.15, perCreativity: 0.015 };

/**
 * Furnishes a room: the main piece where its score in plan and picture is best, the rest round it by the room type's
 * programme. The same request gives the same plan.
 * @throws StageRefusal `nothing_fits` where the main piece has no place on the floor that the photo shows
 */
export const arrange = (request: ArrangeRequest): Plan => finish(arrangeInSteps(request));

/** The same as steps, with a pause before each arrangement. */
export function* arrangeInSteps(request: ArrangeRequest): Steps<Plan> {
  const programme = programmes[request.roomType];
  const { wishes, phrases } = readNotes(request.notes, request.roomType);
  const scene = openScene(request, wishes);
  yield;
  const found = programme.anchors(scene);
  const places = differentPlaces(found);
  const tried: Attempt[] = [];
  const tryOut = (anchor: Anchor): void => {
    const furnished = furnish(scene, { programme, anchor, seed: request.seed + tried.length * 7919 });
    const noise = scene.random.between(0, NOISE.least + NOISE.perCreativity * request.creativity);
    tried.push({ anchor, furnished, score: score(furnished, anchor) + noise });
  };
  for (let index = 0; index < Math.max(places.length + 1, FEWEST_TRIES); index++) {
    yield;
    const best = byScore(tried).map((attempt) => attempt.anchor);
    const anchor = places[index] ?? best.find((one) => one !== best[0] && index % 3 === 0) ?? best[0];
    if (!anchor) break;
    tryOut(anchor);
  }
  for (const anchor of retriesForBareRoom(found, places, byScore(tried)[0])) {
    yield;
    tryOut(anchor);
  }
  for (const anchor of retriesForSets(found, tried)) {
    yield;
    tryOut(anchor);
    if (isWhole(byScore(tried)[0])) break;
  }
  const tries = scene.area < REPEATS.large ? REPEATS.tries : REPEATS.triesOnLarge;
  for (let index = 0; index < tries; index++) {
    yield;
    const again = anchorsOf(byScore(tried))[index % REPEATS.places];
    if (again) tryOut(again);
  }
  const ranked = byScore(tried);
  const lacks = ranked[0] && missingCore(ranked[0].furnished);
  const withCore = ranked.filter(({ furnished }) => missingCore(furnished) === null);
  const pieces = yield* firstSolid(withCore, request);
  if (!pieces) throw new StageRefusal('nothing_fits', refusal(programme.main, lacks), request.room);
  const { roomType, style, creativity, seed, look } = request;
  return { roomType, style, creativity, seed, look, pieces, notes: outcomesOf(phrases, pieces) };
}

/** The room as furnished from one place of the main piece. */
interface Attempt {
  readonly anchor: Anchor;
  readonly furnished: Scene;
  readonly score: number;
}

/**
 * The pieces of the best arrangement in which nothing crosses anything. Where there is none, those of the best without
 * the groups that cross something; null where that is the main piece.
 */
function* firstSolid(attempts: readonly Attempt[], request: ArrangeRequest): Steps<readonly Piece[] | null> {
  for (const { furnished } of attempts) {
    yield;
    dressRoom(furnished);
    const pieces = withIds(furnished.pieces, request);
    if (crossings(request.room, { pieces }).length === 0) return pieces;
  }
  const [best] = attempts;
  return best ? withoutCrossing(best.furnished.pieces, request) : null;
}

/** Drops the later piece of each crossing with its group and what stands on it, until nothing crosses anything. */
export function withoutCrossing(drafts: readonly Draft[], request: ArrangeRequest): readonly Piece[] | null {
  const pieces = withIds(drafts, request);
  const [first] = crossings(request.room, { pieces });
  if (!first) return pieces;
  const at = pieces.findIndex(({ id }) => id === first.ids.at(-1));
  const dropped = drafts[at];
  if (at <= 0 || !dropped) return null;
  const whole = dropped.group !== drafts[0]?.group;
  const kept = drafts.filter((draft) => draft !== dropped && !(whole && draft.group === dropped.group));
  return withoutCrossing(
    kept.filter((draft) => !restsOn(draft, dropped)),
    request,
  );
}

const restsOn = (item: Draft, base: Draft): boolean =>
  KINDS[item.kind].standing === 'on' && Math.abs(base.y + base.height - item.y) < 1e-9 && overlap(item, base);

/** Each place once. */
const anchorsOf = (attempts: readonly Attempt[]): Anchor[] => [...new Set(attempts.map(({ anchor }) => anchor))];

const byScore = (attempts: readonly Attempt[]): Attempt[] => attempts.toSorted((a, b) => b.score - a.score);

/** The empty room as an arrangement begins with it. */
export function openScene(request: ArrangeRequest, wishes: Wishes): Scene {
  const { style, creativity, preserve, seed } = request;
  const { room } = request;
  const look = roomLook(room);
  const floor = seenFloor(room, look.onFloor);
  const shared = {
    room,
    look,
    visibleOpenings: visibleOpenings(room, preserve.windows),
    focals: focalPoints(room),
    preserve,
    style,
    creativity,
    floor,
    rugWay: rugWay(style, room.floor.colour, createRandom(seed + 1), {
      setting: request.roomType,
      diagonal: room.floor.joints === 'diagonal',
    }),
    area: floor.length * CELL * CELL,
  };
  return { ...shared, wishes, random: createRandom(seed), pieces: [], reserved: [] };
}

const refusal = (main: Kind, lacks: string | null = null): string =>
  `No ${main}${lacks ? ` with ${lacks}` : ''} fits on the floor that the photo shows: use a photo that shows more of ` +
  'the floor, correct the outline of the floor, or choose another room type.';

/** Difference in width, metres, from which on two main pieces count as different sizes. */
const OTHER_SIZE = 0.45;

/** Places that differ from each other in wall, position or size, the best first, at most `worse` points below it. */
function differentPlaces(anchors: readonly Anchor[], worse = MOST_BEHIND_BEST, most = MOST_PLACES): Anchor[] {
  const kept: Anchor[] = [];
  const [best] = anchors;
  for (const anchor of anchors) {
    if (kept.length === most || !best || priority(anchor) < priority(best) - worse) break;
    const alike = kept.some(
      ({ piece }) =>
        piece.wall === anchor.piece.wall &&
        piece.seed === anchor.piece.seed &&
        Math.abs(piece.angle - anchor.piece.angle) < 0.1 &&
        Math.abs(piece.width - anchor.piece.width) < OTHER_SIZE &&
        Math.hypot(piece.x - anchor.piece.x, piece.z - anchor.piece.z) < 0.8,
    );
    if (!alike) kept.push(anchor);
  }
  return kept;
}

/** Metres by which a main piece is narrower that is tried where a room came out bare, and how many such are tried. */
const NARROWER = 0.2;
const MOST_NARROWER = 4;

/**
 * More places to try where the best arrangement is bare: those of narrower main pieces, and those whose score was too
 * low before.
 */
function retriesForBareRoom(anchors: readonly Anchor[], tried: readonly Anchor[], best: Attempt | undefined): Anchor[] {
  if (!best || countOnFloor(best.furnished) >= FEWEST_PIECES) return [];
  const most = best.anchor.piece.width - NARROWER;
  const narrower = anchors.filter(({ piece }) => piece.width <= most).slice(0, MOST_NARROWER);
  return [...narrower, ...differentPlaces(anchors, Infinity).filter((anchor) => !tried.includes(anchor))];
}

/** Main pieces that are tried where no arrangement has its sets whole. */
const MOST_FOR_SETS = 16;

/** Whether no set of an arrangement lacks a piece. */
const isWhole = (attempt: Attempt | undefined): boolean =>
  attempt !== undefined && missingFromSets(attempt.furnished).length === 0;

/** More places to try where no arrangement has its sets whole: of any size and score, the best of each first. */
function retriesForSets(anchors: readonly Anchor[], tried: readonly Attempt[]): Anchor[] {
  if (isWhole(byScore(tried)[0])) return [];
  const before = new Set(tried.map(({ anchor }) => anchor));
  return differentPlaces(anchors, Infinity, MOST_FOR_SETS + before.size)
    .filter((anchor) => !before.has(anchor))
    .slice(0, MOST_FOR_SETS);
}

function furnish(empty: Scene, start: { programme: Programme; anchor: Anchor; seed: number }): Scene {
  const scene: Scene = { ...empty, random: createRandom(start.seed), pieces: [start.anchor.piece], reserved: [] };
  start.programme.furnish(scene, start.anchor.piece);
  grantWishes(scene);
  fillUp(scene, start.programme);
  lightTops(scene);
  return scene;
}

/** Adds what the agent asked for beyond the programme's own number. */
function grantWishes(scene: Scene): void {
  for (const [kind, number] of scene.wishes) {
    const missing = number - count(scene, kind);
    if (missing <= 0) continue;
    if (kind === 'art') hangOnWalls(scene, missing);
    if (!stands({ kind })) continue;
    for (let index = 0; index < missing; index++) if (!addAnywhere(scene, kind)) break;
  }
}

/** Ids by kind, in order ('armchair-2'); each piece's own seed, each picture's motif. */
function withIds(drafts: readonly Draft[], { style, seed, motifs }: ArrangeRequest): Piece[] {
  const numbers = new Map<Kind, number>();
  const nextMotif = choosePictures({ style, seed: pieceSeed('art', seed), motifs });
  return drafts.map((draft) => {
    const { group: _group, ...piece } = draft;
    const number = (numbers.get(piece.kind) ?? 0) + 1;
    numbers.set(piece.kind, number);
    const id = pieceId(piece.kind, number);
    const looks = { id, seed: piece.seed ?? pieceSeed(id, seed) };
    return { ...piece, ...looks, ...(piece.kind === 'art' && { motif: nextMotif(draft) }) };
  });
}
