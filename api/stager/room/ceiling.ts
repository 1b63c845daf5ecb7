/**
 * The ceiling is one number: how far above the eye it is, in eye heights. The floor's edge, lifted along the vertical,
 * slides over the edges of the picture until it lies on those of the ceiling.
 */
import type { FloorEdge } from './boxLines.js';
import type { LineEvidence } from './lineEvidence.js';
import { dot } from './rotation.js';
import type { Surfaces } from './surfaces.js';
import { type View, viewRay } from './view.js';

const LOWEST = 0.35;
const HIGHEST = 3;
const STEP = 1.02;
/** The usual ratio: a ceiling of 2.6 m over an eye at 1.33 m. */
const USUAL = 0.95;

export interface FoundCeiling {
  /** ceiling above the eye over eye above the floor */
  readonly ratio: number;
  /** share of the floor's edge whose lifted copy lies in the picture */
  readonly seen: number;
  readonly score: number;
}

export interface CeilingScene {
  readonly surfaces: Surfaces;
  readonly evidence: LineEvidence;
  /** at the surfaces' size */
  readonly view: View;
  readonly edge: FloorEdge;
}

export function findCeiling(scene: CeilingScene): FoundCeiling {
  let best: FoundCeiling = { ratio: 1, seen: 0, score: -Infinity };
  for (let ratio = LOWEST; ratio <= HIGHEST; ratio *= STEP) {
    const found = tryCeiling(scene, ratio);
    if (found && found.score > best.score) best = found;
  }
  return best;
}

function tryCeiling({ surfaces, evidence, view, edge }: CeilingScene, ratio: number): FoundCeiling | null {
  const { width, height, contrast } = surfaces;
  let [lines, differs, crossing, visible, inside] = [0, 0, 0, 0, 0];
  for (let x = 0; x < width; x++) {
    const lifted = lift(view, x + 0.5, edge.unbounded[x], ratio);
    if (!lifted) continue;
    const column = Math.floor(lifted[0]);
    const row = Math.floor(lifted[1]);
    if (column < 0 || column >= width) continue;
    visible++;
    if (row < 1 || row > height - 2) continue;
    const i = row * width + column;
    const across = edge.owner[x] === 0;
    lines += across ? evidence.edges.across[i] : evidence.edges.depth[i];
    lines += 0.6 * (across ? evidence.segments.across[i] : evidence.segments.depth[i]);
    differs += contrast[i];
    inside++;
    crossing += evidence.uprightsAbove[column * (height + 1) + Math.max(0, row - 2)] / height;
  }
  if (!visible) return null;
  const score = (0.5 * lines + 0.6 * differs - 1.2 * crossing) / visible - 0.04 * Math.abs(Math.log(ratio / USUAL));
  return { ratio, seen: inside / visible, score };
}

/** A floor point, given by its picture point, raised to the ceiling; null where either is behind the camera. */
function lift(view: View, x: number, y: number, ratio: number): readonly [number, number] | null {
  const { down } = view.axes;
  const direction = viewRay(view, x, y);
  const fall = dot(direction, down);
  if (fall <= 1e-3) return null;
  const rise = 1 + ratio;
  const depth = direction[2] / fall - rise * down[2];
  if (depth <= 1e-3) return null;
  const right = direction[0] / fall - rise * down[0];
  const low = direction[1] / fall - rise * down[1];
  return [view.cx + (view.focal * right) / depth, view.cy + (view.focal * low) / depth];
}
