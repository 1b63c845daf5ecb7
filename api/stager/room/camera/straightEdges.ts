import type { Steps } from '../../steps.js';
import type { Raster } from '../../contract.js';
import { type Plane, blur, gradient, grey } from '../../photo/filters.js';
import { shrinkInSteps } from '../../photo/resize.js';
import { FAINTEST, type Segment, findSegments } from './segments.js';

/** Long side of the copy in which edges are found, pixels. */
const LONG_SIDE = 720;
const SMOOTHING = 1;

export interface StraightEdges {
  readonly copy: Raster;
  /** smoothed grey levels 0..255 of the copy, and their gradient per pixel */
  readonly soft: Plane;
  readonly steep: Plane;
  /** pixels of the copy, longest first */
  readonly segments: readonly Segment[];
}

/** Memoised per photo: both the room's reader and the check for a room use them. */
const known = new WeakMap<Raster, StraightEdges>();

const copies = new WeakMap<Raster, Raster>();

/** A photo scaled down to a long side of 720 pixels; memoised. */
function* smallCopy(photo: Raster): Steps<Raster> {
  const before = copies.get(photo);
  if (before) return before;
  const copy = yield* shrinkInSteps(photo, LONG_SIDE);
  copies.set(photo, copy);
  return copy;
}

/** A photo's small copy and its straight edges; memoised. */
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
