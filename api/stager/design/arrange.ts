import { ESSENTIAL, FULL } from './scene/creativity.js';
import { finish, type Steps } from '../runWithYields.js';
import type { Piece, Plan, Room, Setting, Style } from '../contract.js';
import { CREATIVITY, StageRefusal } from '../contract.js';
import { type Anchor, promise } from './placing/anchor.js';
import type { Motif } from '../motifs.js';
import type { Draft } from '../furniture/draft.js';
import { dressRoom } from './dressing.js';
import { lightTops } from './lamps/lamps.js';
import { addAnywhere, addAtSomeWall } from './filling/anywhere.js';
import { hangAbove, hangOnWalls } from './walls/hang.js';
import { type Kind, KINDS, type Surface, stands, isOnFloor } from '../kinds.js';
import { readNotes } from './notes/notes.js';
import { outcomesOf } from './notes/noteWords.js';
import { addUncrammed, floorFilled } from './filling/filling.js';
import { focalPoints } from './scene/focal.js';
import { glimpses } from './scene/openings.js';
import { choosePictures } from './pictures.js';
import { CELL, seenFloor } from '../room/evidence/seenFloor.js';
import { programmes } from './programs/programmes.js';
import type { Programme } from './programs/programme.js';
import { createRandom } from '../random.js';
import { roomLook } from './scene/roomLook.js';
import { addReadingGroup } from './seating/readingCorner.js';
import { rugWay } from './rugWay.js';
import type { Wishes, Scene } from './scene/scene.js';
import { score } from './judging/scoreArrangement.js';
import { count, nextGroup } from './scene/scene.js';

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
 * Main places that are furnished whole and compared, and how many arrangements there are at the least: more of the
 * best two places where there are few.
 */
const PLACES = 8;
const FEWEST_TRIES = 8;
/** A main place that scores this much less than the best is not worth furnishing. */
const WORSE = 2.6;

/**
 * How often the places that came out best are furnished once more, by turns: another draw may suit them better. A floor
 * of so many square metres and more takes longer to furnish, and is furnished again less often.
 */
const AGAIN = { places: 3, tries: 9, large: 22, triesOnLarge: 4 };

/** How far chance may overrule the judge, in its own points. */
const WHIM = { least: 0.15, perCreativity: 0.015 };

/**
 * Furnishes a room in metres: the main piece where plan and picture like it best, the rest round it by the rules of the
 * room type's programme. The same request gives the same plan.
 * @throws StageRefusal `nothing_fits` where not even the main piece finds a place on the floor that is seen
 */
export const arrange = (request: ArrangeRequest): Plan => finish(arrangeInSteps(request));

/** The same with pauses. */
export function* arrangeInSteps(request: ArrangeRequest): Steps<Plan> {
  const programme = programmes[request.roomType];
  const { wishes, phrases } = readNotes(request.notes, request.roomType);
  const scene = openScene(request, wishes);
  yield;
  const found = programme.anchors(scene);
  const places = differing(found);
  const tried: Attempt[] = [];
  const tryOut = (anchor: Anchor): void => {
    const furnished = furnish(scene, { programme, anchor, seed: request.seed + tried.length * 7919 });
    const whim = scene.random.between(0, WHIM.least + WHIM.perCreativity * request.creativity);
    tried.push({ anchor, furnished, score: score(furnished, anchor) + whim });
  };
  for (let index = 0; index < Math.max(places.length + 1, FEWEST_TRIES); index++) {
    yield;
    const best = byScore(tried).map((attempt) => attempt.anchor);
    const anchor = places[index] ?? best.find((one) => one !== best[0] && index % 3 === 0) ?? best[0];
    if (!anchor) break;
    tryOut(anchor);
  }
  for (const anchor of whereBare(found, places, byScore(tried)[0])) {
    yield;
    tryOut(anchor);
  }
  const tries = scene.area < AGAIN.large ? AGAIN.tries : AGAIN.triesOnLarge;
  for (let index = 0; index < tries; index++) {
    yield;
    const again = anchorsOf(byScore(tried))[index % AGAIN.places];
    if (again) tryOut(again);
  }
  const [best] = byScore(tried);
  if (!best) throw new StageRefusal('nothing_fits', refusal(programme.main), request.room);
  const { roomType, style, creativity, seed, look } = request;
  dressRoom(best.furnished);
  const pieces = named(best.furnished.pieces, request);
  return { roomType, style, creativity, seed, look, pieces, notes: outcomesOf(phrases, pieces) };
}

/** One place for the main piece, furnished whole. */
interface Attempt {
  readonly anchor: Anchor;
  readonly furnished: Scene;
  readonly score: number;
}

/** Each place once. */
const anchorsOf = (attempts: readonly Attempt[]): Anchor[] => [...new Set(attempts.map(({ anchor }) => anchor))];

const byScore = (attempts: readonly Attempt[]): Attempt[] => attempts.toSorted((a, b) => b.score - a.score);

function openScene(request: ArrangeRequest, wishes: Wishes): Scene {
  const { style, creativity, preserve, seed } = request;
  const { room } = request;
  const look = roomLook(room);
  const floor = seenFloor(room, look.onFloor);
  const shared = {
    room,
    look,
    glimpses: glimpses(room, preserve.windows),
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

const refusal = (main: Kind): string =>
  `No ${main} fits on the floor that the photo shows: use a photo that shows more of the floor, ` +
  'correct the outline of the floor, or choose another room type.';

/** Metres by which a main piece is another size, which leaves others another floor. */
const OTHER_SIZE = 0.45;

/** The best place of each wall and depth, as long as it can rival the best of all. */
function differing(anchors: readonly Anchor[], worse = WORSE): Anchor[] {
  const kept: Anchor[] = [];
  const [best] = anchors;
  for (const anchor of anchors) {
    if (kept.length === PLACES || !best || promise(anchor) < promise(best) - worse) break;
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

/** Metres by which a main piece is narrower that leaves others the floor they want, and how many such are tried. */
const NARROWER = 0.2;
const NARROWER_ONES = 4;

/**
 * More places to try where the one that was liked best leaves no floor for the others: for a narrower main piece, and
 * those that were not liked well enough to be tried before.
 */
function whereBare(anchors: readonly Anchor[], tried: readonly Anchor[], best: Attempt | undefined): Anchor[] {
  if (!best || countOnFloor(best.furnished) >= FEWEST.least) return [];
  const most = best.anchor.piece.width - NARROWER;
  const narrower = anchors.filter(({ piece }) => piece.width <= most).slice(0, NARROWER_ONES);
  return [...narrower, ...differing(anchors, Infinity).filter((anchor) => !tried.includes(anchor))];
}

function furnish(empty: Scene, start: { programme: Programme; anchor: Anchor; seed: number }): Scene {
  const scene: Scene = { ...empty, random: createRandom(start.seed), pieces: [start.anchor.piece], reserved: [] };
  start.programme.furnish(scene, start.anchor.piece);
  grantWishes(scene);
  fillUp(scene, start.programme);
  lightTops(scene);
  return scene;
}

/** A room with fewer pieces on its floor than this is bare. */
const FEWEST = { least: 4 };
/**
 * Pieces on a floor that stagers bring: so many in the smallest room, more for each square metre, at the most. In rooms
 * of 20 m2 people show 11 to 18 pieces, walls and ceiling included.
 */
const USUAL = { least: 5, from: 3.5, perMetre: 0.32, most: 13 };

/** Creativity from which on a room is fuller than usual, how much, and the share that it has at none. */
const RICHER = 1.4;
const CALM_SHARE = 0.6;

const usualNumber = ({ area, creativity }: Scene): number => {
  if (creativity < ESSENTIAL) return FEWEST.least;
  const full = creativity < FULL ? 1 : RICHER;
  const share = CALM_SHARE + (1 - CALM_SHARE) * Math.min(full, creativity / CREATIVITY.usual);
  return Math.max(USUAL.least, Math.min(USUAL.most, Math.round(share * (USUAL.from + USUAL.perMetre * area))));
};
/**
 * Metres to other groups that a filler keeps, and how far down the picture it may reach: the foreground stays free of
 * what nobody asked for, unless the room would be bare without.
 */
const FILLERS = { apart: 0.2, lowest: 0.84 };
const LAST_FILLERS = { apart: 0.1, lowest: 0.93 };
/** What finds a place almost anywhere, though alone it says little. */
const LAST_RESORT: readonly Kind[] = ['plant', 'floor lamp', 'bench', 'pouf', 'beanbag', 'side table'];
/** What needs no wall behind it. */
const LOW: readonly Kind[] = ['pouf', 'beanbag', 'bench'];

/** More of one filler than this looks like a shop. */
const MOST_ALIKE = 2;

/** Small and odd rooms: what a programme's groups could not place, single pieces may. */
function fillUp(scene: Scene, programme: Programme): void {
  const enough = usualNumber(scene);
  for (const kind of programme.fillers)
    if (countOnFloor(scene) < enough && count(scene, kind) < MOST_ALIKE) {
      addUncrammed(scene, () => {
        const piece = addAtSomeWall(scene, kind, FILLERS.apart, FILLERS.lowest);
        if (piece && KINDS[piece.kind].isLowStorage) hangAbove(scene, piece);
        return piece !== null;
      });
    }
  spreadOut(scene, programme);
  for (const { apart, lowest } of [FILLERS, LAST_FILLERS])
    for (const kind of LAST_RESORT)
      if (countOnFloor(scene) < FEWEST.least && programme.kinds.includes(kind)) {
        // so few do not cram a floor, however far apart they stand
        const add = LOW.includes(kind) ? addAnywhere : addAtSomeWall;
        add(scene, kind, apart, lowest);
      }
}

/** Share of the floor below which a room looks pushed together, and what a piece adds to it that mends that. */
const SPREAD = { enough: 0.43, gain: 0.03, most: 2 };

/**
 * Where all stands close together: pieces that stand away from the others, beyond the usual number. A pouf by itself
 * looks lost.
 */
function spreadOut(scene: Scene, { kinds, fillers }: Programme): void {
  if (scene.creativity < ESSENTIAL) return;
  let added = 0;
  for (const kind of [...fillers.filter((filler) => filler !== 'pouf'), 'armchair', 'bench'] as const) {
    const before = floorFilled(scene);
    if (before > SPREAD.enough || added === SPREAD.most) return;
    if (count(scene, kind) >= MOST_ALIKE || !kinds.includes(kind)) continue;
    const add = () =>
      kind === 'armchair'
        ? addReadingGroup(scene, nextGroup(scene, kind, 'corner'))
        : addAtSomeWall(scene, kind, FILLERS.apart, LAST_FILLERS.lowest) !== null;
    const spread = () => add() && floorFilled(scene) > before + SPREAD.gain;
    if (addUncrammed(scene, spread)) added++;
  }
}

const countOnFloor = ({ pieces }: Scene): number => pieces.filter(isOnFloor).length;

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
function named(drafts: readonly Draft[], { style, seed, motifs }: ArrangeRequest): Piece[] {
  const numbers = new Map<Kind, number>();
  const nextMotif = choosePictures({ style, seed: pieceSeed('art', seed), motifs });
  return drafts.map((draft) => {
    const { group: _group, ...piece } = draft;
    const number = (numbers.get(piece.kind) ?? 0) + 1;
    numbers.set(piece.kind, number);
    const id = `${piece.kind.replaceAll(' ', '-')}-${number}`;
    const looks = { id, seed: piece.seed ?? pieceSeed(id, seed) };
    return { ...piece, ...looks, ...(piece.kind === 'art' && { motif: nextMotif(draft) }) };
  });
}

/** Depends on the piece's id and the plan's seed alone: to swap one piece leaves the looks of the others. */
function pieceSeed(id: string, seed: number): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash ^ seed).integer();
}
