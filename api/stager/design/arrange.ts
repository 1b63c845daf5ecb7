import { finish, type Steps } from '../breathe.js';
import type { Piece, Plan, Room, Setting, Style, Surface } from '../contract.js';
import { StageRefusal } from '../contract.js';
import type { RoomEvidence } from '../room/evidence.js';
import type { Anchor } from './anchor.js';
import { motifFor } from './catalogue/decor/motifs.js';
import type { Draft, Size } from './draft.js';
import { dressSideTable } from './ends.js';
import { addAnywhere, addAtSomeWall } from './anywhere.js';
import { hangOnWalls } from './hang.js';
import { judge } from './judge.js';
import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';
import { readNotes, type Wishes } from './notes.js';
import { outcomesOf } from './noteWords.js';
import { hasDiagonalJoints } from './floorJoints.js';
import { glimpses } from './openings.js';
import { programmes } from './programs/programmes.js';
import type { Programme } from './programs/programme.js';
import { createRandom } from './random.js';
import { floorColour, rugWay } from './rugWay.js';
import type { Scene } from './scene.js';
import { CELL, count, rememberFloor, seenFloor } from './scene.js';
import { STYLE_BOOKS } from './styles.js';
import { withSuspicions } from './suspicion.js';
import { darkThings } from './things.js';

export interface ArrangeRequest {
  readonly room: Room;
  readonly evidence: RoomEvidence;
  readonly roomType: Setting;
  readonly style: Style;
  /** 0 the essential pieces, symmetrical .. 30 the full programme, freer */
  readonly creativity: number;
  /** surfaces to keep bare */
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly seed: number;
  readonly notes?: string | undefined;
}

/** Main places that are furnished whole and compared, and how many more arrangements the best of them gets. */
const PLACES = 6;
const VARIANTS = 2;
/** A main place that scores this much less than the best is not worth furnishing. */
const WORSE = 1.8;

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
    tried.push({ anchor, furnished, score: anchor.score + judge(furnished) + whim });
  };
  for (let index = 0; index < places.length + VARIANTS; index++) {
    yield;
    const anchor = places[index] ?? byScore(tried)[0]?.anchor;
    if (!anchor) break;
    tryOut(anchor);
  }
  for (const anchor of whereBare(found, places, byScore(tried)[0])) {
    yield;
    tryOut(anchor);
  }
  const [best] = byScore(tried);
  if (!best) throw new StageRefusal('nothing_fits', refusal(programme.main), request.room);
  const { roomType, style, creativity, seed } = request;
  const pieces = named(best.furnished.pieces, style, seed);
  return { roomType, style, creativity, seed, pieces, notes: outcomesOf(phrases, pieces) };
}

/** One place for the main piece, furnished whole. */
interface Attempt {
  readonly anchor: Anchor;
  readonly furnished: Scene;
  readonly score: number;
}

const byScore = (attempts: readonly Attempt[]): Attempt[] => attempts.toSorted((a, b) => b.score - a.score);

function openScene(request: ArrangeRequest, wishes: Wishes): Scene {
  const { style, creativity, preserve, seed } = request;
  const room = withSuspicions(request.room, request.evidence);
  const evidence = rememberFloor(request.evidence, room);
  const floor = seenFloor(room, evidence);
  const shared = {
    room,
    evidence,
    glimpses: glimpses(room),
    preserve,
    style,
    creativity,
    floor,
    things: darkThings(room, evidence, floor),
    rugWay: rugWay(style, floorColour(room, evidence, floor), createRandom(seed + 1), {
      setting: request.roomType,
      diagonal: hasDiagonalJoints(evidence, floor),
    }),
    area: floor.length * CELL * CELL,
  };
  return { ...shared, wishes, random: createRandom(seed), pieces: [], reserved: [] };
}

const refusal = (main: Kind): string =>
  `No ${main} fits on the floor that the photo shows: use a photo that shows more of the floor, ` +
  'correct the outline of the floor, or choose another room type.';

/** The best place of each wall and depth, as long as it can rival the best of all. */
function differing(anchors: readonly Anchor[], worse = WORSE): Anchor[] {
  const kept: Anchor[] = [];
  const [best] = anchors;
  for (const anchor of anchors) {
    if (kept.length === PLACES || !best || anchor.score < best.score - worse) break;
    const alike = kept.some(
      ({ piece }) =>
        piece.wall === anchor.piece.wall &&
        piece.seed === anchor.piece.seed &&
        Math.abs(piece.angle - anchor.piece.angle) < 0.1 &&
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
  if (!best || onFloor(best.furnished) >= FEWEST.least) return [];
  const most = best.anchor.piece.width - NARROWER;
  const narrower = anchors.filter(({ piece }) => piece.width <= most).slice(0, NARROWER_ONES);
  return [...narrower, ...differing(anchors, Infinity).filter((anchor) => !tried.includes(anchor))];
}

function furnish(empty: Scene, start: { programme: Programme; anchor: Anchor; seed: number }): Scene {
  const scene: Scene = { ...empty, random: createRandom(start.seed), pieces: [start.anchor.piece], reserved: [] };
  start.programme.furnish(scene, start.anchor.piece);
  grantWishes(scene);
  fillUp(scene, start.programme);
  return scene;
}

/** A room with fewer pieces on its floor than this looks forgotten; with fewer than the second, bare. */
const FEWEST = { good: 5, least: 4 };
/** Below this creativity the essential is enough. */
const ESSENTIAL = 3;
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

/** Small and odd rooms: what a programme's groups could not place, single pieces may. */
function fillUp(scene: Scene, programme: Programme): void {
  const enough = scene.creativity < ESSENTIAL ? FEWEST.least : FEWEST.good;
  for (const kind of programme.fillers)
    if (onFloor(scene) < enough && count(scene, kind) === 0) addAtSomeWall(scene, kind, FILLERS.apart, FILLERS.lowest);
  for (const { apart, lowest } of [FILLERS, LAST_FILLERS])
    for (const kind of LAST_RESORT)
      if (onFloor(scene) < FEWEST.least && programme.kinds.includes(kind)) {
        const piece = (LOW.includes(kind) ? addAnywhere : addAtSomeWall)(scene, kind, apart, lowest);
        if (piece?.kind === 'side table') dressSideTable(scene, piece);
      }
}

const onFloor = (scene: Scene): number =>
  scene.pieces.filter((piece) => KINDS[piece.kind] === 'stands' || KINDS[piece.kind] === 'lies').length;

/** Adds what the agent asked for beyond the programme's own number. */
function grantWishes(scene: Scene): void {
  for (const [kind, number] of scene.wishes) {
    const missing = number - count(scene, kind);
    if (missing <= 0) continue;
    if (kind === 'art') hangOnWalls(scene, missing);
    if (KINDS[kind] !== 'stands') continue;
    for (let index = 0; index < missing; index++) if (!addAnywhere(scene, kind)) break;
  }
}

/** Ids by kind, in order ('armchair-2'); each piece's own seed. */
function named(drafts: readonly Draft[], style: Style, seed: number): Piece[] {
  const numbers = new Map<Kind, number>();
  const nextMotif = motifs(style, seed);
  return drafts.map(({ group: _group, ...piece }) => {
    const number = (numbers.get(piece.kind) ?? 0) + 1;
    numbers.set(piece.kind, number);
    const id = `${piece.kind.replaceAll(' ', '-')}-${number}`;
    return { ...piece, id, seed: piece.seed ?? (piece.kind === 'art' ? nextMotif(piece) : pieceSeed(id, seed)) };
  });
}

/**
 * What a picture's seed is multiplied with to choose its motif, how many first motifs a plan may begin with, how many
 * it tries.
 */
const MOTIF = { step: 0.618, firsts: 9973, tries: 16 };

/**
 * Seeds for the pictures of a plan, one after another: no motif comes twice before each that suits the size came once.
 */
function motifs(style: Style, seed: number): (size: Pick<Size, 'width' | 'height'>) => number {
  const shown = new Set<string>();
  let number = pieceSeed('art', seed) % MOTIF.firsts;
  return ({ width, height }) => {
    const next = Array.from({ length: MOTIF.tries }, (_, index) => Math.ceil((number + 1 + index) / MOTIF.step));
    const motifOf = (candidate: number) =>
      motifFor({ style, book: STYLE_BOOKS[style] }, { width, height, seed: candidate });
    const index = Math.max(
      0,
      next.findIndex((candidate) => !shown.has(motifOf(candidate))),
    );
    const chosen = next[index] ?? number;
    shown.add(motifOf(chosen));
    number += 1 + index;
    return chosen;
  };
}

/** Depends on the piece's id and the plan's seed alone: to swap one piece leaves the looks of the others. */
function pieceSeed(id: string, seed: number): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash ^ seed).integer();
}
