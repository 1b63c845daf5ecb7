import { luminanceAt } from '../../photo/colour.js';
import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';

/** Length of the mean normal from which on a pixel shows one surface only. */
export const ONE_SURFACE = 0.97;
/** Least coverage of a pixel that lends its colour. */
const COVERED = 0.95;
/** Radius of the search, pixels: the sampling filter spans two. */
const REACH = 2;
/** Weight of a relative difference of depth against one of normals: 10 cm at 5 m counts as a quarter turn. */
const PER_DEPTH = 40;
/** Pixels differ in kind beyond this squared distance in normal, depth and albedo. */
const SAME_KIND = 0.15;
/** A pixel is a mixture of two if it is this close to the line between them, relative to its squared length. */
const BETWEEN = 0.03;
/** Weight of a pixel against each of its four neighbours. */
const OWN = 2;
/** Ratio that the noise of a pixel's samples may make, and what is added to dark ones. */
const NOISE = 3;
const DARK = 0.02;

/**
 * Writes a better colour of pixels with several furniture surfaces into the scratch: the mixture of the two surfaces
 * beside them, or else the mean with similar neighbours. Its own samples are right in the mean, but their light varies
 * too much to be smoothed earlier: the edge of a leg before a bright rug would be dotted.
 */
export function blendMixed(frame: Frame, rows: Rows): void {
  const { width } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const agreement = plane(frame, PLANE.agreement, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const albedo = plane(frame, PLANE.albedo, 3);
  const colour = plane(frame, PLANE.irradiance, 3);
  const out = plane(frame, PLANE.scratch, 3);

  const isPure = (k: number) => agreement[k] >= ONE_SURFACE && coverage[k] >= COVERED;
  /** Squared distance of two pixels in normal, depth and albedo. */
  const apart = (a: number, b: number): number => {
    let sum = (PER_DEPTH * Math.log(depth[a] / depth[b])) ** 2;
    for (let c = 0; c < 3; c++) {
      sum += (normal[a * 3 + c] - normal[b * 3 + c]) ** 2 + (albedo[a * 3 + c] - albedo[b * 3 + c]) ** 2;
    }
    return sum;
  };
  /**
   * Share of the second surface in the pixel, 0..1, or null where it shows a third one: means of normals, depths and
   * albedos are linear in the shares.
   */
  const shareOf = (k: number, from: number, to: number): number | null => {
    const scale = PER_DEPTH / depth[from];
    const aside = (depth[k] - depth[from]) * scale;
    const across = (depth[to] - depth[from]) * scale;
    let [along, whole, far] = [aside * across, across * across, aside * aside];
    for (let c = 0; c < 3; c++) {
      const step = normal[to * 3 + c] - normal[from * 3 + c];
      const here = normal[k * 3 + c] * agreement[k] - normal[from * 3 + c];
      const paler = albedo[to * 3 + c] - albedo[from * 3 + c];
      const pale = albedo[k * 3 + c] - albedo[from * 3 + c];
      along += here * step + pale * paler;
      whole += step * step + paler * paler;
      far += here * here + pale * pale;
    }
    const share = Math.min(1, Math.max(0, along / whole));
    const off = far - 2 * share * along + share * share * whole;
    return off < BETWEEN * whole ? share : null;
  };

  /** Mixes the colours beside the pixel; false where it is no mixture. */
  const blend = (k: number): boolean => {
    // the nearest pixel of one surface, then the nearest of another
    let one = -1;
    for (const [dx, dy] of AROUND) {
      const n = k + dy * width + dx;
      if (!isPure(n)) continue;
      if (one < 0) one = n;
      if (one === n || apart(n, one) <= SAME_KIND) continue;
      const share = shareOf(k, one, n);
      if (share === null) continue;
      for (let c = 0; c < 3; c++) {
        const from = colour[one * 3 + c];
        out[k * 3 + c] = from + (colour[n * 3 + c] - from) * share;
      }
      return true;
    }
    return false;
  };
  /** Whether the mixture is what the pixel's own samples show, but for their noise. */
  const isNear = (k: number): boolean => {
    const [mixed, traced] = [luminanceAt(out, k * 3) + DARK, luminanceAt(colour, k * 3) + DARK];
    return Math.max(mixed, traced) < NOISE * Math.min(mixed, traced);
  };
  const calm = (k: number): void => {
    let weights = OWN * coverage[k];
    for (let c = 0; c < 3; c++) out[k * 3 + c] = weights * colour[k * 3 + c];
    for (const n of [k - width, k - 1, k + 1, k + width]) {
      if (coverage[n] === 0 || isPure(n)) continue;
      weights += coverage[n];
      for (let c = 0; c < 3; c++) out[k * 3 + c] += coverage[n] * colour[n * 3 + c];
    }
    for (let c = 0; c < 3; c++) out[k * 3 + c] /= weights;
  };

  eachMixed(frame, rows, (k) => {
    if (coverage[k] < COVERED || !blend(k) || !isNear(k)) calm(k);
  });
}

/** Copies what `blendMixed` wrote. */
export function takeMixed(frame: Frame, rows: Rows): void {
  const from = plane(frame, PLANE.scratch, 3);
  const colour = plane(frame, PLANE.irradiance, 3);
  eachMixed(frame, rows, (k) => {
    for (let c = k * 3; c < k * 3 + 3; c++) colour[c] = from[c];
  });
}

function eachMixed(frame: Frame, rows: Rows, visit: (k: number) => void): void {
  const { width, height } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const agreement = plane(frame, PLANE.agreement, 1);
  for (let y = Math.max(REACH, rows.from); y < Math.min(height - REACH, rows.to); y++) {
    for (let k = y * width + REACH; k < (y + 1) * width - REACH; k++) {
      if (coverage[k] > 0 && (coverage[k] < COVERED || agreement[k] < ONE_SURFACE)) visit(k);
    }
  }
}

/** Offsets within the radius, nearest first. */
const AROUND: readonly (readonly [number, number])[] = Array.from(
  { length: (2 * REACH + 1) ** 2 },
  (_, k): readonly [number, number] => [(k % (2 * REACH + 1)) - REACH, Math.floor(k / (2 * REACH + 1)) - REACH],
)
  .filter(([dx, dy]) => dx !== 0 || dy !== 0)
  .sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));
