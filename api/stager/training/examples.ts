/** Training examples of the opening models: described and labelled rectangles on the walls of synthetic rooms. */
import { finish } from '../steps.js';
import type { Opening, Raster } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { toLab } from '../photo/colour.js';
import { shrink } from '../photo/resize.js';
import { WINDOW_SIZE } from '../room/openings/findOpenings.js';
import { FEATURES } from '../room/openings/featureList.js';
import { describer } from '../room/openings/openingFeatures.js';
import { type LearnedKind, areaOf, overlapOf, visitCandidates } from '../room/openings/openingSearch.js';
import type { Rectangle } from '../room/openings/rectangles.js';
import type { Likelihood } from '../room/openings/stepModel.js';
import { straighten, wallPicture } from '../room/openings/straightWall.js';
import { type WallLook, paintOf, wallLook } from '../room/openings/wallLook.js';
import type { RoomSpec } from '../synthetic/roomSpec.js';
import type { Examples } from './boost.js';
import { type Look, type SeenOpening, misread } from './misread.js';

/** Intersection over union with an opening: positive from the first, negative up to the second, left out in between. */
const SAME = 0.72;
const OTHER = 0.4;
/** Least visible share of an opening that is a training example. */
const SHOWN = 0.6;
/** Examples per wall and kind. */
const MOST = { positive: 14, random: 50, hard: 50 };
/** Hard examples are the likeliest of this many random rectangles. */
const HARD_FROM = 3000;

/** A wall as the reader sees it, with its true openings in its cells. */
export interface LabelledWall {
  readonly look: WallLook;
  readonly truths: readonly Truth[];
}

interface Truth {
  readonly kind: Opening['kind'];
  readonly look: Look | null;
  readonly cells: Rectangle;
  /** false: too little of it is visible */
  readonly shown: boolean;
}

/** The walls of a synthetic room as the reader may see them. */
export function labelledWalls(picture: Raster, spec: RoomSpec, seed: number): LabelledWall[] {
  const reading = misread(spec, seed);
  const prepared = wallPicture(toLab(picture), shrink(picture, WINDOW_SIZE), picture);
  const walls = reading.walls.flatMap(
    (wall) => straighten(prepared, reading.camera, { wall, ceilingHeight: reading.ceilingHeight }) ?? [],
  );
  const paint = paintOf(walls);
  return walls.map((wall) => {
    const look = wallLook(wall, paint);
    const own = reading.openings.filter((opening) => opening.wall === wall.side);
    return { look, truths: own.flatMap((opening) => truthOf(look, opening) ?? []) };
  });
}

function truthOf({ wall, seen }: WallLook, { kind, look, from, to, bottom, top }: SeenOpening): Truth | null {
  const length = wall.along(wall.columns) - wall.along(0);
  const column = (along: number) => Math.round(((along - wall.along(0)) / length) * wall.columns);
  const row = (level: number) => Math.max(0, Math.min(wall.rows, Math.round((1 - level / wall.level(0)) * wall.rows)));
  const cells = { left: column(from), right: column(to), top: row(top), bottom: row(bottom) };
  const area = areaOf(cells);
  if (cells.right - cells.left < 2 || cells.bottom - cells.top < 2) return null;
  return { kind, look, cells, shown: seen.over(cells.left, cells.top, cells.right, cells.bottom) >= SHOWN * area };
}

interface Choice {
  readonly rectangle: Rectangle;
  readonly label: 0 | 1;
}

const KIND_OF: Readonly<Record<Look, LearnedKind>> = {
  window: 'window',
  leaf: 'door',
  glazedDoor: 'door',
  doorway: 'door',
  fireplace: 'fireplace',
  brickFire: 'fireplace',
  flatFire: 'fireplace',
};

/** @param harder a previous model, whose likeliest mistakes are added */
export function examplesOf(walls: readonly LabelledWall[], of: Look, harder?: Likelihood): Examples {
  const random = createRandom(walls.length);
  const chosen = walls.flatMap((wall) => {
    const describe = describer(wall.look);
    return choose(wall, of, random, harder).map((choice) => ({ ...choice, describe }));
  });
  const features = new Float64Array(chosen.length * FEATURES.length);
  chosen.forEach(({ describe, rectangle }, k) => {
    const out = features.subarray(k * FEATURES.length, (k + 1) * FEATURES.length);
    describe.cheap(rectangle, out);
    describe.inside(rectangle, out);
    describe.foot(rectangle, out);
  });
  const labels = Uint8Array.from(chosen, ({ label }) => label);
  return { features, labels, weights: new Float64Array(chosen.length).fill(1) };
}

function choose({ look, truths }: LabelledWall, of: Look, random: Random, harder?: Likelihood): Choice[] {
  const kind = KIND_OF[of];
  const own = truths.filter((truth) => truth.kind === kind);
  const positive: { rectangle: Rectangle; likeness: number }[] = [];
  const negative: Rectangle[] = [];
  const visit = (rectangle: Rectangle) => {
    let likeness = 0;
    for (const { cells, shown, look: itsLook } of own) {
      const overlap = overlapOf(cells, rectangle);
      const same = overlap / (areaOf(cells) + areaOf(rectangle) - overlap);
      if (shown && itsLook === of) likeness = Math.max(likeness, same);
      else if (overlap > 0) return;
    }
    if (likeness >= SAME) positive.push({ rectangle, likeness });
    else if (likeness <= OTHER) negative.push(rectangle);
  };
  finish(visitCandidates(look, kind, { visit }));
  const right = positive.sort((a, b) => b.likeness - a.likeness).slice(0, MOST.positive * Math.max(1, own.length));
  const wrong = draw(negative, MOST.random, random);
  if (harder) wrong.push(...likeliest(look, draw(negative, HARD_FROM, random), harder));
  return [
    ...right.map(({ rectangle }) => ({ rectangle, label: 1 as const })),
    ...wrong.map((rectangle) => ({ rectangle, label: 0 as const })),
  ];
}

function draw(from: readonly Rectangle[], count: number, random: Random): Rectangle[] {
  if (from.length <= count) return [...from];
  return Array.from({ length: count }, () => random.pick(from));
}

/** The likeliest of the rectangles. */
function likeliest(look: WallLook, rectangles: readonly Rectangle[], likelihood: Likelihood): Rectangle[] {
  const describe = describer(look);
  const features = new Float64Array(FEATURES.length);
  const rated = rectangles.map((rectangle) => {
    describe.cheap(rectangle, features);
    describe.inside(rectangle, features);
    describe.foot(rectangle, features);
    return { rectangle, likely: likelihood.of(features) };
  });
  return rated
    .sort((a, b) => b.likely - a.likely)
    .slice(0, MOST.hard)
    .map(({ rectangle }) => rectangle);
}
