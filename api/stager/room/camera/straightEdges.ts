import type { Steps } from '../../runWithYields.js';
import type { Raster } from '../../contract.js';
import { type Plane, blur, gradient, grey } from '../../photo/filters.js';
import { shrinkInSteps } from '../../photo/resize.js';
import { FAINTEST, type Segment, findSegments } from './segments.js';

/** Pixels of the long side of the copy in which edges are found. */
const LONG_SIDE = 720;
const SMOOTHING = 1;

export interface StraightEdges {
  readonly copy: Raster;
  /** grey levels 0..255 of the copy, smoothed, and how steep they are per pixel */
  readonly soft: Plane;
  readonly steep: Plane;
  /** pixels of the copy, the longest first */
  readonly segments: readonly Segment[];
}

/** Kept as long as the photo is: whether it shows a room is asked before the room is read. */
const known = new WeakMap<Raster, StraightEdges>();

const copies = new WeakMap<Raster, Raster>();

/** A photo with its long side at 720 pixels, or as it is where it is smaller; made once however many ask. */
function* smallCopy(photo: Raster): Steps<Raster> {
  const before = copies.get(photo);
  if (before) return before;
  const copy = yield* shrinkInSteps(photo, LONG_SIDE);
  copies.set(photo, copy);
  return copy;
}

/** A photo's small copy and its straight edges, found once however many ask. */
export function* straightEdges(photo: Raster): Steps<StraightEdges> {
  const before = known.get(photo);
  if (before) return before;
  const copy = yield* smallCopy(photo);
  yield;
  const soft = blur(grey(copy), SMOOTHING);
  yield;
  const slope = gradient(soft, FAINTEST);
  yield;
  const found = { copy, soft, steep: slope.magnitude, segments: yield* findSegments(slope) };
  known.set(photo, found);
  return found;
}
