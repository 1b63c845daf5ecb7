/**
 * Searches for boxes by their corners, if one corner of the found box has little evidence: sills, shadows and stains
 * are as clear as the foot of a wall, but no vertical edge begins at their ends. A box replaces the found one if its
 * corners are clearer and its total of box score, corners and ceiling is clearly better.
 */
import type { Steps } from '../../steps.js';
import { type BoxParameters, floorEdge } from './boxLines.js';
import type { BoxScene } from './boxScore.js';
import { type FoundBox, climbTo, scorer } from './boxSearch.js';
import type { FoundCeiling } from './ceiling.js';
import { type CornerScene, cornerSupport } from './corners.js';

type Side = 'left' | 'right';
const SIDES = ['left', 'right'] as const;

/** Evidence assumed for a corner outside the picture, and on a bare wall. */
const BARE = 0.3;
/** Both corners of a box are sufficiently clear from here on. */
const WELL_SHOWN = 0.35;
/**
 * Weights of the worse corner and of the ceiling relative to the box's score; least gain of the corner, and of the
 * total. Fitted to 700 synthetic rooms, disjoint from those of `bench:scale`.
 */
const CORNER = 0.3;
const CEILING = 0.5;
const CLEARER = 0.1;
const MARGIN = 0.05;

/** Shares of the height: the first back line below the horizon, the last one, and the step. */
const FIRST_ROW = 0.04;
const LAST_ROW = 0.98;
const ROW_STEP = 1 / 60;
/** Degrees of the tried side lines, and how many per side one back line keeps. */
const FROM = 4;
const TO = 88;
const PER_SIDE = 3;
/** Least difference of two tried boxes: degrees, and rows as a share of the height. */
const APART = { sameRow: 3, side: 4, back: 0.03 } as const;
/** Number of tried boxes, weight of a corner in their selection and ascent, and the ascent's step. */
const TRIED = 10;
const WHILE_CLIMBING = 0.5;
const FINER = 0.7;

export interface BoxAndCeiling {
  readonly box: FoundBox;
  readonly ceiling: FoundCeiling;
}

/** Applied to a box before it is compared, as it was to the found one. */
interface Finish {
  box(box: FoundBox): FoundBox;
  ceiling(box: FoundBox): FoundCeiling;
}

export function* withClearerCorners(
  scene: BoxScene,
  corners: CornerScene,
  found: BoxAndCeiling,
  finish: Finish,
): Steps<BoxAndCeiling> {
  const shown = Math.min(...SIDES.map((side) => cornerSupport(corners, found.box.box, side) ?? BARE));
  if (shown > WELL_SHOWN) return found;
  let best = found;
  let most = MARGIN;
  for (const start of yield* boxesByCorners(scene, corners, found.box.box)) {
    yield;
    const box = finish.box(climbWithCorners(scene, corners, start));
    // a corner outside the picture gives no evidence
    const clearer = Math.min(...SIDES.map((side) => cornerSupport(corners, box.box, side) ?? 0)) - shown;
    if (clearer < CLEARER) continue;
    const ceiling = finish.ceiling(box);
    const higher = ceiling.score - found.ceiling.score;
    const gain = box.score - found.box.score + CORNER * clearer + CEILING * higher;
    if (!(higher >= 0 && gain > most)) continue;
    best = { box, ceiling };
    most = gain;
  }
  return best;
}

function climbWithCorners(scene: BoxScene, corners: CornerScene, start: BoxParameters): FoundBox {
  const scoreOf = scorer(scene);
  const worthOf = (box: BoxParameters) => scoreOf(box) + WHILE_CLIMBING * evidenceOfCorners(corners, box);
  const box = climbTo(scene, start, FINER, worthOf);
  return { box, score: scoreOf(box), edge: floorEdge(scene.frame, box) };
}

/** Evidence of both corners, at least that of a bare wall. */
const evidenceOfCorners = (corners: CornerScene, box: BoxParameters): number =>
  SIDES.reduce((sum, side) => sum + Math.max(BARE, cornerSupport(corners, box, side) ?? BARE), 0);

/** Boxes whose side lines leave the back line at vertical edges, or run as in the found box; best first. */
function* boxesByCorners(scene: BoxScene, corners: CornerScene, found: BoxParameters): Steps<BoxParameters[]> {
  const { frame } = scene;
  const { width, height, horizon, middle } = frame;
  const scoreOf = scorer(scene);
  const rated: { readonly box: BoxParameters; readonly worth: number }[] = [];
  const first = horizon[Math.min(width - 1, Math.floor(middle))] + FIRST_ROW * height;
  for (let back = first; back < LAST_ROW * height; back += ROW_STEP * height) {
    yield;
    const sides = (side: Side) => [
      ...uprightSides(corners, back, side),
      ...(found[side] === null ? [] : [found[side]]),
    ];
    for (const left of sides('left')) {
      for (const right of sides('right')) {
        const box = { back, left, right };
        const worth = scoreOf(box) + WHILE_CLIMBING * evidenceOfCorners(corners, box);
        if (!Number.isNaN(worth)) rated.push({ box, worth });
      }
    }
  }
  return withoutDuplicates(
    rated.toSorted((a, b) => b.worth - a.worth).map(({ box }) => box),
    height,
  );
}

/** Degrees of the side lines that leave a back line at the clearest vertical edges. */
function uprightSides(corners: CornerScene, back: number, side: Side): number[] {
  const uprights: { readonly angle: number; readonly shown: number }[] = [];
  for (let angle = FROM; angle <= TO; angle++) {
    const shown = cornerSupport(corners, { back, left: null, right: null, [side]: angle }, side) ?? 0;
    if (shown >= BARE) uprights.push({ angle, shown });
  }
  const kept: number[] = [];
  for (const { angle } of uprights.toSorted((a, b) => b.shown - a.shown)) {
    if (kept.length === PER_SIDE) break;
    if (kept.every((other) => Math.abs(other - angle) > APART.sameRow)) kept.push(angle);
  }
  return kept;
}

/** The list without near duplicates of earlier boxes, limited in length. */
function withoutDuplicates(boxes: readonly BoxParameters[], height: number): BoxParameters[] {
  const isFar = (a: number | null, b: number | null) => a !== null && b !== null && Math.abs(a - b) > APART.side;
  const differ = (a: BoxParameters, b: BoxParameters) =>
    Math.abs(a.back - b.back) > APART.back * height || isFar(a.left, b.left) || isFar(a.right, b.right);
  const kept: BoxParameters[] = [];
  for (const box of boxes) {
    if (kept.length === TRIED) break;
    if (kept.every((other) => differ(other, box))) kept.push(box);
  }
  return kept;
}
