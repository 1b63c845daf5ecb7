/**
 * The ceiling has one unknown: its height above the camera in eye heights. The floor's edge, moved vertically, is
 * fitted to the edges of the ceiling in the picture.
 */
import type { FloorEdge } from './boxLines.js';
import type { LineEvidence } from './lineEvidence.js';
import { dot } from '../../../shared/geometry/roomAxes.js';
import type { Surfaces } from './surfaces.js';
import { type CameraHypothesis, viewRay } from '../../../shared/geometry/cameraHypothesis.js';

const LOWEST = 0.35;
const HIGHEST = 3;
const STEP = 1.02;
/** Range and step of the refinement of a coarse result. */
const NEAR = 1.08;
const FINE_STEP = 1.006;
/** Typical ratio: a ceiling of 2.6 m and a camera at 1.33 m. */
const USUAL = 0.95;

/**
 * Evidence from which a pixel counts as edge: a ceiling's edge is faint but continuous, a row of window heads strong
 * but interrupted.
 */
const FAINT_EDGE = 0.15;
const FAINT_SEGMENT = 0.2;

export interface FoundCeiling {
  /** height of the ceiling above the camera over the camera's height */
  readonly ratio: number;
  /** share of the moved floor's edge that is in the picture */
  readonly seen: number;
  readonly score: number;
}

interface CeilingScene {
  readonly surfaces: Surfaces;
  readonly evidence: LineEvidence;
  /** at the surfaces' size */
  readonly view: CameraHypothesis;
  readonly edge: FloorEdge;
}

export const findCeiling = (scene: CeilingScene): FoundCeiling =>
  searchCeiling(scene, { from: LOWEST, to: HIGHEST, step: STEP });

/** The same near the result of a coarser scene. */
export const refineCeiling = (scene: CeilingScene, { ratio }: FoundCeiling): FoundCeiling =>
  searchCeiling(scene, { from: ratio / NEAR, to: ratio * NEAR, step: FINE_STEP });

function searchCeiling(
  scene: CeilingScene,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): FoundCeiling {
  const rays = raysToEdge(scene);
  let best: FoundCeiling = { ratio: 1, seen: 0, score: -Infinity };
  for (let ratio = from; ratio <= to; ratio *= step) {
    const found = tryCeiling(scene, rays, ratio);
    if (found && found.score > best.score) best = found;
  }
  return best;
}

/**
 * Three numbers per column: the ray to the floor's edge, scaled to one eye height down; NaN where it does not point
 * down.
 */
function raysToEdge({ surfaces: { width }, view, edge }: CeilingScene): Float64Array {
  const rays = new Float64Array(3 * width).fill(NaN);
  for (let x = 0; x < width; x++) {
    const direction = viewRay(view, x + 0.5, edge.unbounded[x]);
    const fall = dot(direction, view.axes.down);
    if (fall <= 1e-3) continue;
    for (let axis = 0; axis < 3; axis++) rays[3 * x + axis] = direction[axis] / fall;
  }
  return rays;
}

function tryCeiling(
  { surfaces, evidence, view, edge }: CeilingScene,
  rays: Float64Array,
  ratio: number,
): FoundCeiling | null {
  const { width, height, contrast } = surfaces;
  const { focal, cx, cy } = view;
  // a floor point is raised by the camera's height plus the ceiling's height above it
  const [right, down, ahead] = view.axes.down.map((value) => (1 + ratio) * value);
  let [lines, found, differs, crossing, visible, inside] = [0, 0, 0, 0, 0, 0];
  for (let x = 0; x < width; x++) {
    const depth = rays[3 * x + 2] - ahead;
    if (!(depth > 1e-3)) continue;
    const column = Math.floor(cx + (focal * (rays[3 * x] - right)) / depth);
    const row = Math.floor(cy + (focal * (rays[3 * x + 1] - down)) / depth);
    if (column < 0 || column >= width) continue;
    visible++;
    if (row < 1 || row > height - 2) continue;
    const i = row * width + column;
    const across = edge.owner[x] === 0;
    const slope = across ? evidence.edges.across[i] : evidence.edges.depth[i];
    const segment = across ? evidence.segments.across[i] : evidence.segments.depth[i];
    lines += slope + 0.6 * segment;
    if (slope > FAINT_EDGE || segment > FAINT_SEGMENT) found++;
    differs += contrast[i];
    inside++;
    crossing += evidence.uprightsAbove[column * (height + 1) + Math.max(0, row - 2)] / height;
  }
  if (!visible) return null;
  const score =
    (0.4 * found + 0.5 * lines + 0.6 * differs - 1.2 * crossing) / visible - 0.04 * Math.abs(Math.log(ratio / USUAL));
  return { ratio, seen: inside / visible, score };
}
