import { LEAST_WEIGHT, PLANE, SUM_PLANES, plane, type Frame, type Rows } from '../trace/frame.js';

/** Reflection of a pixel in which no sample hit a reflecting floor. */
export const NOT_SEEN = -1;

/** Turns sums into means. `step` 1: in place; else into a frame that is smaller by this factor. */
export function resolve(source: Frame, target: Frame, rows: Rows, { step, taken, samples }: ResolveOptions): void {
  if (step > 1) shrink(source, target, rows, { step, taken });
  const coverage = plane(target, PLANE.coverage, 1);
  const depth = plane(target, PLANE.depth, 1);
  const empty = plane(target, PLANE.emptyReflection, 1);
  const agreement = plane(target, PLANE.agreement, 1);
  const normal = plane(target, PLANE.normal, 3);
  const reflection = plane(target, PLANE.reflection, 3);
  const albedo = plane(target, PLANE.albedo, 3);
  const light = plane(target, PLANE.irradiance, 3);
  const furniture = [PLANE.albedo, PLANE.specular, PLANE.normal].map((at) => plane(target, at, 3));
  for (let k = rows.from * target.width; k < rows.to * target.width; k++) {
    const hits = coverage[k];
    for (let c = k * 3; c < k * 3 + 3; c++) reflection[c] = empty[k] > 0 ? reflection[c] / empty[k] : NOT_SEEN;
    agreement[k] = 0;
    if (hits === 0) continue;
    coverage[k] = Math.min(1, hits / (samples * taken * taken));
    depth[k] /= hits;
    for (let c = k * 3; c < k * 3 + 3; c++) light[c] /= albedo[c] + LEAST_WEIGHT * hits;
    for (const values of furniture) for (let c = 0; c < 3; c++) values[k * 3 + c] /= hits;
    const x = normal[k * 3];
    const y = normal[k * 3 + 1];
    const z = normal[k * 3 + 2];
    const length = Math.sqrt(x * x + y * y + z * z);
    agreement[k] = length;
    if (length > 0) for (let c = 0; c < 3; c++) normal[k * 3 + c] /= length;
  }
}

export interface ResolveOptions {
  readonly step: 1 | 2 | 3;
  /** of a block of step x step pixels, the first taken x taken were sampled */
  readonly taken: 1 | 2;
  /** samples per sampled pixel */
  readonly samples: number;
}

type Shrinking = Pick<ResolveOptions, 'step' | 'taken'>;

const nearest = (value: number, end: number) => Math.min(end - 1, value);

interface Summing {
  readonly from: Float32Array;
  readonly channels: 1 | 3;
  /** of the larger picture, pixels */
  readonly width: number;
  readonly height: number;
}

/** Sum over a block of the larger picture with its upper left corner at x, y. */
function sumBlock({ from, channels, width, height }: Summing, x: number, y: number, c: number, taken: number): number {
  let sum = 0;
  for (let j = 0; j < taken; j++) {
    const row = nearest(y + j, height) * width;
    for (let i = 0; i < taken; i++) sum += from[(row + nearest(x + i, width)) * channels + c];
  }
  return sum;
}

function shrink(source: Frame, target: Frame, rows: Rows, { step, taken }: Shrinking): void {
  for (const [offset, channels] of SUM_PLANES) {
    const summing = { from: plane(source, offset, channels), channels, width: source.width, height: source.height };
    const to = plane(target, offset, channels);
    for (let y = rows.from; y < rows.to; y++) {
      for (let x = 0; x < target.width; x++) {
        for (let c = 0; c < channels; c++) {
          to[(y * target.width + x) * channels + c] = sumBlock(summing, x * step, y * step, c, taken);
        }
      }
    }
  }
  const fadeFrom = plane(source, PLANE.fade, 1);
  const fadeTo = plane(target, PLANE.fade, 1);
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < target.width; x++) {
      const at = nearest(y * step, source.height) * source.width + nearest(x * step, source.width);
      fadeTo[y * target.width + x] = fadeFrom[at];
      target.face[y * target.width + x] = source.face[at];
      target.span[y * target.width + x] = source.span[at];
    }
  }
}
