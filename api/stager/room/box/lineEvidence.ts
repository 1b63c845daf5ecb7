/** Evidence for lines of a box: edges of the small picture in the view's directions. */
import type { Vec3 } from '../../contract.js';
import type { Direction } from '../camera/lineAgreement.js';
import type { Segment } from '../camera/segments.js';
import { FAINTEST_EDGE, type Surfaces } from './surfaces.js';
import { type CameraHypothesis, vanishingPoint } from '../../../shared/geometry/cameraHypothesis.js';

/** Sine of the largest angle between an edge and a direction. */
const WIDEST = 0.26;
/** Gradient at which an edge counts half. */
const HALF_EDGE = 6;
/** Share of a pixel's evidence for its neighbours above and below. */
const LENT = 0.8;
const SEGMENT_LENT = 0.7;
/** Share of the long side: a segment of this length counts fully. */
const FULL_LENGTH = 0.12;
/** Share of the long side: shorter vertical segments are noise. */
const SHORTEST_UPRIGHT = 0.035;
const FULL_UPRIGHT = 10;

export interface LineEvidence {
  /** per pixel 0..1: edges along the back wall, and edges along the depth */
  readonly edges: { readonly across: Float32Array; readonly depth: Float32Array };
  /** the same from whole segments, which texture does not produce */
  readonly segments: { readonly across: Float32Array; readonly depth: Float32Array };
  /** [column][row 0..height]: sum of vertical edges above that row of the column */
  readonly uprightsAbove: Float32Array;
}

/** @param view at the surfaces' size @param scale surface pixels per segment pixel */
export function gatherLineEvidence(
  surfaces: Surfaces,
  view: CameraHypothesis,
  lines: { readonly segments: readonly Segment[]; readonly classes: readonly Direction[]; readonly scale: number },
): LineEvidence {
  const pick = (direction: Direction) => lines.segments.filter((_, i) => lines.classes[i] === direction);
  const drawn = (direction: Direction) => drawSegments(pick(direction), surfaces, lines.scale);
  return {
    edges: {
      across: orientedEdges(surfaces, vanishingPoint(view, view.axes.across)),
      depth: orientedEdges(surfaces, vanishingPoint(view, view.axes.depth)),
    },
    segments: { across: drawn('across'), depth: drawn('depth') },
    uprightsAbove: sumUprights(pick('down'), surfaces, lines.scale),
  };
}

function orientedEdges({ width, height, gradient, along }: Surfaces, [vx, vy, vw]: Vec3): Float32Array {
  const magnitude = gradient.magnitude.data;
  const edges = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (magnitude[i] < FAINTEST_EDGE) continue;
      const ex = vx - vw * (x + 0.5);
      const ey = vy - vw * (y + 0.5);
      const sine = Math.abs(ex * along.y[i] - ey * along.x[i]) / Math.sqrt(ex * ex + ey * ey);
      if (sine > WIDEST) continue;
      edges[i] = ((1 - sine / WIDEST) * magnitude[i]) / (magnitude[i] + HALF_EDGE);
    }
  }
  const out = new Float32Array(width * height);
  for (let i = width; i < out.length - width; i++) {
    out[i] = Math.max(edges[i], LENT * edges[i - width], LENT * edges[i + width]);
  }
  return out;
}

function drawSegments(segments: readonly Segment[], { width, height }: Surfaces, scale: number): Float32Array {
  const out = new Float32Array(width * height);
  const long = Math.max(width, height);
  for (const segment of segments) {
    const value = Math.min(1, (segment.length * scale) / (FULL_LENGTH * long));
    walk(segment, scale, (x, y) => {
      for (let d = -1; d <= 1; d++) {
        if (x < 0 || x >= width || y + d < 0 || y + d >= height) continue;
        const i = (y + d) * width + x;
        out[i] = Math.max(out[i], value * (d ? SEGMENT_LENT : 1));
      }
    });
  }
  return out;
}

function sumUprights(segments: readonly Segment[], { width, height }: Surfaces, scale: number): Float32Array {
  const upright = new Float32Array(width * height);
  const shortest = SHORTEST_UPRIGHT * Math.max(width, height);
  for (const segment of segments) {
    if (segment.length * scale < shortest) continue;
    walk(segment, scale, (x, y) => {
      if (x < 0 || x >= width || y < 0 || y >= height) return;
      upright[y * width + x] = Math.min(1, segment.strength / FULL_UPRIGHT);
    });
  }
  const sums = new Float32Array(width * (height + 1));
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      sums[x * (height + 1) + y + 1] = sums[x * (height + 1) + y] + upright[y * width + x];
    }
  }
  return sums;
}

function walk(segment: Segment, scale: number, visit: (x: number, y: number) => void): void {
  const steps = Math.ceil(segment.length * scale) + 1;
  for (let t = 0; t <= steps; t++) {
    const x = segment.x1 + ((segment.x2 - segment.x1) * t) / steps;
    const y = segment.y1 + ((segment.y2 - segment.y1) * t) / steps;
    visit(Math.floor(x * scale), Math.floor(y * scale));
  }
}
