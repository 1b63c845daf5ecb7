/** How well a box explains the small picture. */
import type { BoxFrame, FloorEdge } from './boxLines.js';
import type { LineEvidence } from './lineEvidence.js';
import type { Surfaces } from './surfaces.js';

/** Found by search over annotated rooms. */
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
/** A piece of the outline with less evidence than this counts as unsupported. */
const SUPPORT_WANTED = 0.35;
/** Share of the picture that floors take. */
const USUAL_SHARE = 0.31;
const SHARE_SPREAD = 0.16;
const SHARE_BOUNDS = [0.04, 0.62] as const;
/** The information is divided by this power of the floor's own entropy: else half-and-half boxes would always win. */
const ENTROPY_POWER = 0.5;

export interface BoxScene {
  readonly frame: BoxFrame;
  readonly surfaces: Surfaces;
  readonly evidence: LineEvidence;
}

/** The cheap part: edges and contrasts along the outline; null where there is hardly any outline in the picture. */
export function outlineScore({ frame, surfaces, evidence }: BoxScene, edge: FloorEdge): number | null {
  const { width, height } = frame;
  const { contrast } = surfaces;
  const sums = { edges: [0, 0, 0], segments: [0, 0, 0], contrast: [0, 0, 0], columns: [0, 0, 0] };
  for (let x = 1; x < width - 1; x++) {
    const row = edge.top[x];
    if (row >= height - 1.5 || row < 1) continue;
    const owner = edge.owner[x];
    const i = Math.floor(row) * width + x;
    sums.edges[owner] += owner ? evidence.edges.depth[i] : evidence.edges.across[i];
    sums.segments[owner] += owner ? evidence.segments.depth[i] : evidence.segments.across[i];
    sums.contrast[owner] += contrast[i];
    sums.columns[owner]++;
  }
  const columns = sums.columns[0] + sums.columns[1] + sums.columns[2];
  if (columns < 0.1 * width) return null;
  let lines = 0;
  let unsupported = 0;
  let differs = 0;
  for (let owner = 0; owner < 3; owner++) {
    const count = sums.columns[owner];
    lines += sums.edges[owner] + WEIGHTS.segments * sums.segments[owner];
    differs += sums.contrast[owner];
    if (count <= 0.04 * width) continue;
    const support =
      (sums.edges[owner] + sums.segments[owner] + WEIGHTS.contrastOfUnsupported * sums.contrast[owner]) / count;
    unsupported += (Math.max(0, SUPPORT_WANTED - support) * count) / width;
  }
  return (WEIGHTS.contrast * differs) / width + (WEIGHTS.edges * lines) / width - WEIGHTS.unsupported * unsupported;
}

/** The whole score; null where the floor takes an unbelievable share of the picture. */
export function boxScore(scene: BoxScene, edge: FloorEdge): number | null {
  const outline = outlineScore(scene, edge);
  if (outline === null) return null;
  const { share, information, entropy } = floorInformation(scene.surfaces, edge);
  if (share < SHARE_BOUNDS[0] || share > SHARE_BOUNDS[1]) return null;
  return (
    outline +
    (WEIGHTS.information * information) / entropy ** ENTROPY_POWER -
    WEIGHTS.uprights * Math.min(uprightsOnFloor(scene, edge), 0.6) -
    WEIGHTS.share * ((share - USUAL_SHARE) / SHARE_SPREAD) ** 2
  );
}

const counts = new Float64Array(256);

/** Mutual information, in nats, between "is floor" and the look of a pixel. */
function floorInformation({ width, height, above, clusters, totals }: Surfaces, edge: FloorEdge) {
  counts.fill(0, 0, clusters);
  let area = 0;
  for (let x = 0; x < width; x++) {
    const row = Math.round(edge.top[x]);
    const bottom = (x * (height + 1) + height) * clusters;
    const top = (x * (height + 1) + row) * clusters;
    for (let k = 0; k < clusters; k++) counts[k] += above[bottom + k] - above[top + k];
    area += height - row;
  }
  const pixels = width * height;
  const share = area / pixels;
  let conditional = 0;
  for (let k = 0; k < clusters; k++) {
    if (totals[k]) conditional += (totals[k] / pixels) * binaryEntropy(counts[k] / totals[k]);
  }
  const entropy = binaryEntropy(share);
  return { share, entropy, information: entropy - conditional };
}

const binaryEntropy = (p: number): number => (p <= 0 || p >= 1 ? 0 : -p * Math.log(p) - (1 - p) * Math.log(1 - p));

/** Upright edges inside the floor, in picture heights: walls have them, floors have not. */
function uprightsOnFloor({ frame, evidence }: BoxScene, edge: FloorEdge): number {
  const { width, height } = frame;
  const { uprightsAbove } = evidence;
  let sum = 0;
  for (let x = 0; x < width; x++) {
    const row = Math.min(height, Math.round(edge.top[x]) + 2);
    sum += uprightsAbove[x * (height + 1) + height] - uprightsAbove[x * (height + 1) + row];
  }
  return sum / height;
}
