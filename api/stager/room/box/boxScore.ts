/**
 * Score of a box: how well it explains the small picture. The left line matters only left of the depth's vanishing
 * point, the right line only right of it, so the score is a sum of two halves, and a search over all pairs of lines
 * computes each half once.
 */
import type { BoxFrame } from './boxLines.js';
import type { LineEvidence } from './lineEvidence.js';
import { type Surfaces, binaryEntropy } from './surfaces.js';

/** Found by a search over annotated rooms. */
const WEIGHTS = {
  information: 1,
  contrast: 1,
  edges: 0.4,
  segments: 0.6,
  unsupported: 0.5,
  contrastOfUnsupported: 0.5,
  uprights: 0.3,
  share: 0.02,
} as const;
/** Evidence below which a piece of the outline counts as unsupported. */
const SUPPORT_WANTED = 0.35;
/** Share of the width: shorter pieces may be unsupported. */
const SHORT_PIECE = 0.04;
const LEAST_OUTLINE = 0.1;
/** Typical share of the floor in a picture. */
const USUAL_SHARE = 0.31;
const SHARE_SPREAD = 0.16;
const SHARE_BOUNDS = [0.04, 0.62] as const;
/**
 * The mutual information is divided by this power of the floor's entropy: otherwise floors of half the picture would
 * always win.
 */
const ENTROPY_POWER = 0.5;
/** Upper bound of the counted length of vertical edges on the floor, picture heights. */
const MOST_UPRIGHTS = 0.6;

export interface BoxScene {
  readonly frame: BoxFrame;
  readonly surfaces: Surfaces;
  readonly evidence: LineEvidence;
}

/** Sums over the columns of one half: along the outline, and below it. A class, as thousands are made per photo. */
export class Half {
  /** pixels of each cluster above the floor's edge; counted on demand */
  above: Int32Array | null = null;

  constructor(
    readonly of: HalfLines,
    readonly lines: number,
    readonly contrast: number,
    readonly backSupport: number,
    readonly backColumns: number,
    readonly sideSupport: number,
    readonly sideColumns: number,
    readonly area: number,
    readonly uprights: number,
  ) {}
}

/** Rows of the lines of one half; the lower one occludes the other. */
interface HalfLines {
  readonly side: 'left' | 'right';
  readonly back: Float32Array;
  readonly wall: Float32Array | null;
}

export function halfOf({ frame, surfaces, evidence }: BoxScene, of: HalfLines): Half {
  const { side, back, wall } = of;
  const { width, height, horizon } = frame;
  const { contrast } = surfaces;
  const { edges, segments, uprightsAbove } = evidence;
  const end = endOf(frame, side);
  let lines = 0;
  let contrasts = 0;
  let area = 0;
  let uprights = 0;
  let backSupport = 0;
  let backColumns = 0;
  let sideSupport = 0;
  let sideColumns = 0;
  for (let x = startOf(frame, side); x < end; x++) {
    const isSide = wall !== null && wall[x] > back[x];
    const row = floorRowAt(isSide ? wall[x] : back[x], horizon[x], height);
    if (x > 0 && x < width - 1 && row >= 1 && row < height - 1.5) {
      const i = Math.floor(row) * width + x;
      const edge = isSide ? edges.depth[i] : edges.across[i];
      const segment = isSide ? segments.depth[i] : segments.across[i];
      const support = edge + segment + WEIGHTS.contrastOfUnsupported * contrast[i];
      lines += edge + WEIGHTS.segments * segment;
      contrasts += contrast[i];
      if (isSide) {
        sideSupport += support;
        sideColumns++;
      } else {
        backSupport += support;
        backColumns++;
      }
    }
    const floorRow = Math.round(row);
    const column = x * (height + 1);
    area += height - floorRow;
    uprights += uprightsAbove[column + height] - uprightsAbove[column + Math.min(height, floorRow + 2)];
  }
  return new Half(of, lines, contrasts, backSupport, backColumns, sideSupport, sideColumns, area, uprights);
}

/** First floor row under a line, between the horizon and the picture's lower border. */
function floorRowAt(line: number, horizon: number, height: number): number {
  const least = horizon + 0.01 * height;
  return Math.min(height, line < least ? least : line);
}

/** First column right of the depth's vanishing point. */
const splitOf = ({ vx, width }: BoxFrame): number => Math.max(0, Math.min(width, Math.ceil(vx - 0.5)));

/** First column on a side of that point, and the end of the range. */
const startOf = (frame: BoxFrame, side: 'left' | 'right'): number => (side === 'left' ? 0 : splitOf(frame));
const endOf = (frame: BoxFrame, side: 'left' | 'right'): number => (side === 'left' ? splitOf(frame) : frame.width);

/** The cheap part of the score: edges and contrasts along the outline; NaN if hardly any outline is in the picture. */
export function outlineScore({ frame }: BoxScene, left: Half, right: Half): number {
  const { width } = frame;
  const backColumns = left.backColumns + right.backColumns;
  if (backColumns + left.sideColumns + right.sideColumns < LEAST_OUTLINE * width) return NaN;
  const missing =
    lacking(left.backSupport + right.backSupport, backColumns, width) +
    lacking(left.sideSupport, left.sideColumns, width) +
    lacking(right.sideSupport, right.sideColumns, width);
  const sums = WEIGHTS.contrast * (left.contrast + right.contrast) + WEIGHTS.edges * (left.lines + right.lines);
  return (sums - WEIGHTS.unsupported * missing) / width;
}

function lacking(support: number, columns: number, width: number): number {
  if (columns <= SHORT_PIECE * width) return 0;
  return Math.max(0, SUPPORT_WANTED - support / columns) * columns;
}

/** The full score; NaN without an outline or with an implausible share of floor. */
export function boxScore(scene: BoxScene, left: Half, right: Half): number {
  const { width, height, costOfSplit, clusters } = scene.surfaces;
  const pixels = width * height;
  const share = (left.area + right.area) / pixels;
  if (share < SHARE_BOUNDS[0] || share > SHARE_BOUNDS[1]) return NaN;
  const aboveLeft = clustersAbove(left, scene);
  const aboveRight = clustersAbove(right, scene);
  let conditional = 0;
  for (let k = 0; k < clusters; k++) conditional += costOfSplit(k, aboveLeft[k] + aboveRight[k]);
  const entropy = binaryEntropy(share);
  const information = entropy - conditional / pixels;
  const uprights = Math.min((left.uprights + right.uprights) / height, MOST_UPRIGHTS);
  return (
    outlineScore(scene, left, right) +
    (WEIGHTS.information * information) / entropy ** ENTROPY_POWER -
    WEIGHTS.uprights * uprights -
    WEIGHTS.share * ((share - USUAL_SHARE) / SHARE_SPREAD) ** 2
  );
}

function clustersAbove(half: Half, { frame, surfaces }: BoxScene): Int32Array {
  if (half.above) return half.above;
  const { side, back, wall } = half.of;
  const { horizon } = frame;
  const { height, clusters, above } = surfaces;
  const end = endOf(frame, side);
  const counts = new Int32Array(clusters);
  for (let x = startOf(frame, side); x < end; x++) {
    const line = wall !== null && wall[x] > back[x] ? wall[x] : back[x];
    const row = x * (height + 1) + Math.round(floorRowAt(line, horizon[x], height));
    for (let k = 0, at = row * clusters; k < clusters; k++, at++) counts[k] += above[at];
  }
  half.above = counts;
  return counts;
}
