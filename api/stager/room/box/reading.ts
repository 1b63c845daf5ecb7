/** Evaluates one camera hypothesis: its box, its ceiling, its size in metres, and its score. */
import type { Pixel } from '../../contract.js';
import type { Steps } from '../../steps.js';
import { type BoxFrame, boxFrame, sidePoint } from './boxLines.js';
import { type FoundBox, findBox } from './boxSearch.js';
import { onFloor } from '../../../shared/geometry/camera.js';
import { type FoundCeiling, findCeiling } from './ceiling.js';
import { type Direction, classify, lineTable } from '../camera/lineAgreement.js';
import { gatherLineEvidence } from './lineEvidence.js';
import { USUAL_EYE, eyeUnderCeiling, isPlausibleDepth } from '../camera/scale.js';
import type { Segment } from '../camera/segments.js';
import type { Surfaces } from './surfaces.js';
import {
  type Size,
  type CameraHypothesis,
  type ViewAngles,
  cameraOf,
  quarterTurned,
  resized,
  viewOf,
} from '../../../shared/geometry/cameraHypothesis.js';
import { FLOOR_WEIGHTS, NO_FLOOR, frontalView, searchViews, viewWorth, weighGrid } from '../camera/viewSearch.js';

const VIEWS_PER_WEIGHT = 3;
/** Radians: with a larger yaw the camera looks into a corner, and either wall may be the back. */
const CORNER_YAW = 0.5;
/** Lens shifts, in picture heights, of the frontal cameras that are tried last. */
const FRONTAL_SHIFTS = [-0.16, -0.08, 0, 0.08, 0.16];
/** Least gain of a later reading over an earlier one. */
const MARGIN = 0.02;

export interface Reading {
  /** at the size of the picture in which the segments were found */
  readonly view: CameraHypothesis;
  readonly classes: readonly Direction[];
  readonly explained: number;
  /** at the size of the surfaces */
  readonly frame: BoxFrame;
  readonly box: FoundBox;
  readonly ceiling: FoundCeiling;
  /** whether the box was moved from the top of a skirting board to its foot */
  readonly skirting: boolean;
  /** metres, null if the ceiling does not determine it */
  readonly eye: number | null;
  /** metres to the back wall */
  readonly depth: number;
  readonly score: number;
}

export interface Picture {
  readonly segments: readonly Segment[];
  /** of the picture in which they were found */
  readonly size: Size;
  readonly surfaces: Surfaces;
}

/** Typical depth of a room in listing photos, metres, and the penalty for a different one. */
const USUAL_DEPTH = 5;
const DEPTH_SPREAD = 0.4;
const DEPTH_WEIGHT = 0.03;
/** Weight of the structural lines' agreement relative to box and ceiling. */
const LINE_WEIGHT = 0.3;

/** Box score below which a picture shows no floor: empty rooms have 0.9 to 2.1. */
const LEAST_BOX_SCORE = 0.5;

/** A view to evaluate, with its agreement with the lines. */
interface Candidate {
  readonly view: CameraHypothesis;
  readonly worth: number;
}

/** The best plausible reading, or null if the picture shows no box. */
export function* findReading(picture: Picture): Steps<Reading | null> {
  const { size } = picture;
  const lines = lineTable(picture.segments, size);
  const grid = yield* weighGrid(lines, size);
  const candidates = (angles: ViewAngles): Candidate[] => {
    const view = viewOf(angles, size);
    const worth = viewWorth(angles, lines, size);
    const views = Math.abs(angles.yaw) > CORNER_YAW ? [view, quarterTurned(view)] : [view];
    return views.map((one) => ({ view: one, worth }));
  };
  const choose = (angles: readonly ViewAngles[]) => bestReading(picture, angles.flatMap(candidates));
  function* chooseBy(floorWeights: readonly number[]): Steps<Reading | null> {
    const views = yield* searchViews({ lines, size, grid, floorWeights, perWeight: VIEWS_PER_WEIGHT });
    return yield* choose(views.map(({ angles }) => angles));
  }
  const found = yield* chooseBy(FLOOR_WEIGHTS);
  if (found && found.eye !== null) return found;
  // no ceiling fits that camera: the floor's pattern may have misled the search
  const withoutFloor = yield* chooseBy(NO_FLOOR);
  if (found || withoutFloor) return better(found, withoutFloor);
  return yield* choose(FRONTAL_SHIFTS.map((shift) => frontalView(size, shift)));
}

function* bestReading(picture: Picture, candidates: readonly Candidate[]): Steps<Reading | null> {
  let best: Reading | null = null;
  for (const candidate of candidates) {
    const reading = yield* readView(picture, candidate);
    if (!reading || reading.box.score < LEAST_BOX_SCORE || !isPlausibleDepth(reading.depth)) continue;
    best = better(best, reading);
  }
  return best;
}

/** The earlier of two readings unless the later one is clearly better. */
const better = (earlier: Reading | null, later: Reading | null): Reading | null =>
  !earlier || (later && later.score > earlier.score + MARGIN) ? later : earlier;

/** @returns null if the view has no plausible box */
function* readView({ segments, size, surfaces }: Picture, { view, worth }: Candidate): Steps<Reading | null> {
  const { classes, explained } = classify(view, segments);
  const small = resized(view, surfaces);
  const scale = surfaces.width / size.width;
  const evidence = gatherLineEvidence(surfaces, small, { segments, classes, scale });
  const frame = boxFrame(small);
  yield;
  const box = yield* findBox({ frame, surfaces, evidence });
  if (!box) return null;
  const ceiling = findCeiling({ surfaces, evidence, view: small, edge: box.edge });
  const eye = eyeUnderCeiling(ceiling);
  const backPoint = onFloor(cameraOf(small, eye ?? USUAL_EYE), [frame.middle, box.box.back]);
  const depth = backPoint ? -backPoint[2] : Infinity;
  const oddDepth = Math.log(depth / USUAL_DEPTH) / DEPTH_SPREAD;
  const score = box.score + ceiling.score + LINE_WEIGHT * worth - DEPTH_WEIGHT * oddDepth ** 2;
  return { view, classes, explained, frame, box, ceiling, skirting: false, eye, depth, score };
}

/** A point on each of the box's lines, at the surfaces' size. */
export function pointsOfLines({ frame, box: { box } }: Reading): {
  back: Pixel;
  left: Pixel | null;
  right: Pixel | null;
} {
  const reach = 0.25 * frame.width;
  return {
    back: [frame.middle, box.back],
    left: box.left === null ? null : sidePoint(frame, 'left', box.left, reach),
    right: box.right === null ? null : sidePoint(frame, 'right', box.right, reach),
  };
}
