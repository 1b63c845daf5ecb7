import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';

/** A pixel shows one surface where its samples' normals agree by this much; one that shows several does by less. */
const ONE_SURFACE = 0.97;
/** Furniture must cover a pixel by this to tell a neighbour's colour. */
const COVERED = 0.95;
/** Pixels that are looked at on each side: samples are spread over two. */
const REACH = 2;
/** What depth counts beside normals, per relative difference: a hand's breadth at 5 m as much as a quarter turn. */
const PER_DEPTH = 40;
/** Pixels differ in kind where the square of their distance in normal, depth and reflectance is more. */
const SAME_KIND = 0.15;
/** A pixel is a mixture of two where it lies this near the line from one to the other, as a share of its square. */
const BETWEEN = 0.03;
/** What a pixel counts beside each of its four neighbours. */
const OWN = 2;

/**
 * Writes into the scratch, for pixels that show several surfaces of furniture, a better colour: the mixture of the two
 * beside them, else the mean with its neighbours of that sort, for their light is too various to be smoothed before.
 * Mean reflectance times mean light is not the mean of the products: a dark base before a bright rug in its shade would
 * get a bright rim.
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
  /** Distance of two pixels in what they show, squared. */
  const apart = (a: number, b: number): number => {
    let sum = (PER_DEPTH * Math.log(depth[a] / depth[b])) ** 2;
    for (let c = 0; c < 3; c++) {
      sum += (normal[a * 3 + c] - normal[b * 3 + c]) ** 2 + (albedo[a * 3 + c] - albedo[b * 3 + c]) ** 2;
    }
    return sum;
  };
  /**
   * How far the pixel lies from the one to the other, 0..1, or null where it shows something else beside them: means
   * of normals, depths and reflectances are linear in the shares.
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

  /** The mixture of what lies beside the pixel; false where it is none. */
  const blend = (k: number): boolean => {
    // the nearest pixel of one surface, then the nearest of another
    let one = -1;
    for (const [dx, dy] of AROUND) {
      const n = k + dy * width + dx;
      if (!isPure(n)) continue;
      if (one < 0) one = n;
      if (one === n || apart(n, one) <= SAME_KIND) continue;
      const share = shareOf(k, one, n);
      if (share === null) return false;
      for (let c = 0; c < 3; c++) {
        const from = colour[one * 3 + c];
        out[k * 3 + c] = from + (colour[n * 3 + c] - from) * share;
      }
      return true;
    }
    return false;
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
    if (coverage[k] < COVERED || !blend(k)) calm(k);
  });
}

/** Takes over what `blendMixed` wrote. */
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

/** Offsets within the reach, nearest first. */
const AROUND: readonly (readonly [number, number])[] = Array.from(
  { length: (2 * REACH + 1) ** 2 },
  (_, k): readonly [number, number] => [(k % (2 * REACH + 1)) - REACH, Math.floor(k / (2 * REACH + 1)) - REACH],
)
  .filter(([dx, dy]) => dx !== 0 || dy !== 0)
  .sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));
