import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { fbm2, noise2, smoothstep } from '../../../render/meshkit/noise.js';
import { stations } from '../../../render/meshkit/stations.js';
import { surface } from '../../../render/meshkit/surface.js';
import { tube } from '../../../render/meshkit/tube.js';
import { add, cross, normalise, scale, subtract } from '../../../render/meshkit/vector.js';

export interface ThrowShape {
  /** what the cloth lies on, from one end to the other; path x across points away from what carries it */
  readonly path: readonly Vec3[];
  readonly across: Vec3;
  readonly width: number;
  readonly seed: number;
  /** default: a folded blanket, fringed at both ends; false: a fleece, rounded at its ends */
  readonly fringe?: boolean;
}

interface Track {
  readonly at: (along: number) => Vec3;
  readonly tangent: (along: number) => Vec3;
  readonly length: number;
}

/** The path by arc length, its corners rounded. */
function track(path: readonly Vec3[]): Track {
  let points = [...path];
  for (let round = 0; round < 3; round++) {
    // Chaikin's corner cutting; the ends stay
    points = points.flatMap((point, k) => {
      if (k === points.length - 1) return [point];
      const next = points[k + 1];
      const cut = [add(scale(point, 0.75), scale(next, 0.25)), add(scale(point, 0.25), scale(next, 0.75))];
      return k === 0 ? [point, cut[1]] : k === points.length - 2 ? [cut[0], next] : cut;
    });
  }
  const lengths = [0];
  for (let k = 1; k < points.length; k++)
    lengths.push(lengths[k - 1] + Math.hypot(...subtract(points[k], points[k - 1])));
  const length = lengths[lengths.length - 1];
  const at = (along: number): Vec3 => {
    const wanted = Math.max(0, Math.min(length, along));
    let k = 1;
    while (k < lengths.length - 1 && lengths[k] < wanted) k++;
    const part = (wanted - lengths[k - 1]) / (lengths[k] - lengths[k - 1] || 1);
    return add(points[k - 1], scale(subtract(points[k], points[k - 1]), part));
  };
  const tangent = (along: number): Vec3 => normalise(subtract(at(along + 0.02), at(along - 0.02)));
  return { at, tangent, length };
}

/** One thickness of folded cloth. */
interface Slab {
  /** across, metres from the middle of the path */
  readonly from: number;
  readonly to: number;
  /** metres that both its ends lie back from those of the path */
  readonly back: number;
  readonly thickness: number;
  /** of its underside above the path */
  readonly lift: number;
}

/** Points of a slab's cross-section, width 1 and height 1, its top first, against `across`; the last is the first. */
function section({ from, to, thickness }: Slab): readonly (readonly [across: number, height: number])[] {
  const round = Math.min(0.5, thickness / 2 / (to - from));
  const arc = (side: 1 | -1) =>
    [0.25, 0.5, 0.75].map((share) => {
      const angle = Math.PI * (side < 0 ? 0.5 + share : 1.5 + share);
      return [0.5 + side * (0.5 - round) + round * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)] as const;
    });
  const face = (steps: number, height: 0 | 1) =>
    Array.from({ length: steps + 1 }, (_, k) => {
      const share = height === 1 ? 1 - k / steps : k / steps;
      return [round + share * (1 - 2 * round), height] as const;
    });
  const ring = [...face(9, 1), ...arc(-1), ...face(2, 0), ...arc(1)];
  return [...ring, ring[0]];
}

/** Where places of the cloth come to lie: `x` across, `along` the path, `out` of what carries it; metres. */
type Lay = (x: number, along: number, out: number) => Vec3;

/** The cloth sways a little to the side, spreads towards its ends, and lies in long soft folds. */
function layOn({ at, tangent, length }: Track, { across, seed }: ThrowShape): Lay {
  const side = normalise(across);
  return (x, along, out) => {
    const end = Math.abs((2 * along) / length - 1);
    const sway = (noise2(along * 2.1, seed % 50, 3) - 0.5) * 0.03;
    const spread = 0.97 + 0.06 * end * end;
    const fold = fbm2(x * 9 + seed, along * 1.6, 5, 2) * 0.011 * (0.5 + 0.5 * end) * smoothstep(0, 0.01, out);
    const outward = normalise(cross(tangent(along), side));
    return add(add(at(along), scale(side, x * spread + sway)), scale(outward, out + fold));
  };
}

/** How much of its thickness and width a fleece has so near to its end. */
const rounded = (away: number, over: number): number => Math.sqrt(1 - (1 - Math.min(1, away / over)) ** 2);

function slabMesh(lay: Lay, length: number, slab: Slab, fleece: boolean): Mesh {
  const { from, to, back, thickness, lift } = slab;
  const ring = section(slab);
  const rim = [0, 0.12, 0.4, 1, 2.5].map((share) => share * thickness);
  const long = stations(length - 2 * back, 0.042, rim).map((place) => place + length / 2);
  const [middle, wide] = [(from + to) / 2, to - from];
  const cell = (s: number, t: number) =>
    [ring[Math.round(s * (ring.length - 1))], long[Math.round(t * (long.length - 1))]] as const;
  const point = (s: number, t: number): Vec3 => {
    const [[share, height], along] = cell(s, t);
    const away = Math.min(along - back, length - back - along);
    const ragged = fleece ? 0.94 + 0.12 * noise2(along * 9, share > 0.5 ? 3 : 7, 2) : 1;
    const narrow = fleece ? (0.5 + 0.5 * rounded(away, 0.14)) * ragged : 1;
    const thick = Math.max(0.0008, thickness * rounded(away, thickness));
    return lay(middle + (share - 0.5) * wide * narrow, along, lift + thickness / 2 + (height - 0.5) * thick);
  };
  return surface({
    columns: ring.length - 1,
    rows: long.length - 1,
    point,
    uv: (s, t) => [cell(s, t)[0][0] * wide, cell(s, t)[1]],
  });
}

/** Length of a tassel and metres from one to the next. */
const TASSEL = { length: 0.05, pitch: 0.013 } as const;

function addFringe(model: Mesh, lay: Lay, length: number, { width, seed }: ThrowShape): void {
  const count = Math.round((width - 0.02) / TASSEL.pitch);
  for (const end of [0, 1] as const) {
    const [edge, inside] = end === 0 ? [0, 0.02] : [length, length - 0.02];
    for (let k = 0; k < count; k++) {
      const x = ((k + 0.5) / count - 0.5) * (width - 0.02);
      const root = lay(x, inside, 0.006);
      const rim = lay(x, edge, 0.006);
      const own = noise2(k * 3.7, seed % 40, 9 + end);
      const outward = scale(normalise(subtract(rim, root)), TASSEL.length * (0.9 + 0.2 * own));
      const stray = subtract(lay(x + (own - 0.5) * 0.012, edge, 0.004), rim);
      const path = [lay(x, edge + (inside - edge) * 0.3, 0.006), add(add(rim, outward), stray)];
      place(model, tube({ path, radius: (share) => 0.0036 - 0.0012 * share, sides: 3 }));
    }
  }
}

/**
 * A blanket folded lengthwise to two thicknesses and laid over an edge, its sides straight, its ends fringed; or a
 * fleece.
 */
export function throwOver(shape: ThrowShape): Mesh {
  const { path, width, fringe = true } = shape;
  const model = createMesh();
  const way = track(path);
  const lay = layOn(way, shape);
  const half = width / 2;
  const slabs: readonly Slab[] = fringe
    ? [
        { from: -half, to: half, back: 0, thickness: 0.013, lift: 0.002 },
        { from: 0.014 - half, to: half - 0.004, back: 0.012, thickness: 0.012, lift: 0.0145 },
      ]
    : [{ from: -half, to: half, back: 0, thickness: 0.034, lift: 0.001 }];
  for (const slab of slabs) place(model, slabMesh(lay, way.length, slab, !fringe), { keepUv: true });
  if (fringe) addFringe(model, lay, way.length, shape);
  return model;
}
