import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../render/mesh.js';
import { roundedRectangle } from '../../../render/meshkit/extrude.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { fbm2, noise2, smoothstep } from '../../../render/meshkit/noise.js';
import { surface } from '../../../render/meshkit/surface.js';
import { tube } from '../../../render/meshkit/tube.js';
import { mix } from '../../../render/meshkit/vector.js';
import { paint } from '../../paint.js';
import type { RugPattern } from '../../styleBook.js';
import { dyed } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';

/** The same for all rugs of a room. */
function patternOf({ book, seed }: Workshop): RugPattern {
  const patterns = [book.rug.pattern, ...(book.rug.others ?? [])];
  return patterns[seed % patterns.length];
}

function rugMaterial(shop: Workshop, { width, depth, seed }: { width: number; depth: number; seed: number }): Material {
  const { rug } = shop.book;
  const pattern = patternOf(shop);
  const bold = boldness(shop);
  // a neutral room gets a quiet rug: the figure comes out as creativity rises
  const quiet = Math.max(0, 0.4 - bold);
  // where three colours make the pattern, none of them can be exchanged
  const exchangeable = !['oriental', 'kilim', 'fans', 'stripes'].includes(pattern);
  const third = bold > 0.75 && exchangeable ? accent(shop) : rug.third;
  return {
    texture: 'rug',
    pattern,
    colour: dyed(rug.ground),
    colour2: dyed(mix(rug.figure, rug.ground, quiet)),
    colour3: dyed(mix(third, rug.ground, quiet)),
    halfSize: [width / 2, depth / 2],
    seed: seed % 997,
    roughness: 1,
    f0: 0,
    sheen: 0.3,
  };
}

interface Pile {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** of what it lies on */
  readonly lift: number;
  readonly seed: number;
}

/** A pile with a soft rolled edge, never quite flat, its outline never quite straight. uv from its middle. */
function pile({ width, depth, thickness, lift, seed }: Pile): Mesh {
  const columns = Math.min(48, Math.max(16, Math.round(width / 0.055)));
  const rows = Math.min(48, Math.max(16, Math.round(depth / 0.055)));
  // quads crowd at the edge, where the pile rolls over
  const crowd = (t: number): number => {
    const k = t * 2 - 1;
    return Math.sign(k) * (1 - (1 - Math.abs(k)) ** 1.35);
  };
  const wander = (along: number, side: number) =>
    (fbm2(along * 1.6, side * 7 + (seed % 31), 3, 2) - 0.36) * 0.02 + (noise2(along * 17, side, 5) - 0.5) * 0.004;
  const roll = thickness * 1.3;
  const point = (s: number, t: number): Vec3 => {
    const [a, b] = [crowd(s), crowd(t)];
    const x = a * (width / 2 + wander(b * depth, a > 0 ? 1 : 2) * Math.abs(a) ** 6);
    const z = -b * (depth / 2 + wander(a * width, b > 0 ? 3 : 4) * Math.abs(b) ** 6);
    const edge = Math.min((width * (1 - Math.abs(a))) / 2, (depth * (1 - Math.abs(b))) / 2);
    const round = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, edge / roll)) ** 2));
    const ripple = (fbm2(x * 2.2, z * 2.2, 7 + (seed % 13), 2) - 0.36) * 0.005 * smoothstep(0, 0.2, edge);
    const tufts = (fbm2(x * 16, z * 16, 9, 2) - 0.36) * 0.004;
    return [x, lift + thickness * round * 0.8 + (ripple + tufts) * round + 0.001, z];
  };
  return surface({ columns, rows, point, uv: (s, t) => [(crowd(s) * width) / 2, (-crowd(t) * depth) / 2] });
}

/** Share of the lower rug that one laid on top of it covers. */
const LAYERED = 0.7;

/** A rug, fringed at its short ends where the style has it; a kilim lies on a bigger one of jute. */
export const rug: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const fringed = shop.book.rug.fringe;
  const pattern = patternOf(shop);
  const layered = pattern === 'kilim';
  const thickness = Math.max(0.008, height) * (layered ? 0.5 : 1);
  const lift = layered ? thickness : 0;
  if (layered) {
    const jute: Material = {
      ...rugMaterial(shop, piece),
      pattern: 'jute',
      colour: paint('D6CCBB'),
      colour2: paint('BBAF9B'),
    };
    place(model, pile({ width, depth, thickness, lift: 0, seed }), {
      material: shop.use({ ...jute, colour3: paint('C4B8A4') }),
      keepUv: true,
    });
  }
  const size = layered ? LAYERED : 1;
  const long = width >= depth;
  const fringe = fringed ? 0.05 : 0;
  const bodyWidth = width * size - (long ? 2 * fringe : 0);
  const bodyDepth = depth * size - (long ? 0 : 2 * fringe);
  const top = createMesh();
  place(top, pile({ width: bodyWidth, depth: bodyDepth, thickness, lift, seed: seed + 3 }), {
    material: shop.use(rugMaterial(shop, { width: bodyWidth, depth: bodyDepth, seed })),
    keepUv: true,
  });
  if (fringed) {
    const length = long ? bodyDepth : bodyWidth;
    addFringe(top, { shop, length, at: (long ? bodyWidth : bodyDepth) / 2, lift, reach: fringe, long, seed });
  } else addBinding(top, { shop, width: bodyWidth, depth: bodyDepth, lift, thickness });
  place(model, top, { turn: { y: layered ? 0.035 : 0 }, keepUv: true });
  return model;
};

interface Binding {
  readonly shop: Workshop;
  readonly width: number;
  readonly depth: number;
  readonly lift: number;
  readonly thickness: number;
}

/** The edge whipped with yarn: a cord around the rug, a little below its pile. */
function addBinding(model: Mesh, { shop, width, depth, lift, thickness }: Binding): void {
  const { ground, figure, third } = shop.book.rug;
  const yarn = patternOf(shop) === 'jute' || patternOf(shop) === 'grid' ? third : mix(ground, figure, 0.75);
  const radius = Math.min(0.006, thickness * 0.36);
  const outline = roundedRectangle(width - 2 * radius, depth - 2 * radius, 0.03, 3);
  const path = outline.flatMap(([x, z], k) => {
    const [nextX, nextZ] = outline[(k + 1) % outline.length];
    const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextZ - z) / 0.09));
    return Array.from({ length: steps }, (_, step): Vec3 => {
      const [px, pz] = [x + ((nextX - x) * step) / steps, z + ((nextZ - z) * step) / steps];
      const stray = (noise2(px * 5, pz * 5, 3) - 0.5) * 0.004;
      return [px + stray, lift + radius * 1.05, pz + stray];
    });
  });
  const material = shop.use({ texture: 'fabric', colour: yarn, scale: 190, contrast: 0.4, roughness: 1, f0: 0.01 });
  place(model, tube({ path, radius, sides: 5, closed: true }), { material });
}

interface Fringe {
  readonly shop: Workshop;
  readonly length: number;
  readonly at: number;
  readonly lift: number;
  readonly reach: number;
  readonly long: boolean;
  readonly seed: number;
}

function addFringe(model: Mesh, { shop, length, at, lift, reach, long, seed }: Fringe): void {
  const material = shop.use({ texture: 'fabric', colour: shop.book.neutrals[0], roughness: 1, f0: 0.01, sheen: 0.3 });
  const count = Math.round(length / 0.024);
  for (let k = 0; k < count; k++) {
    const along = ((k + 0.5) / count - 0.5) * (length - 0.01);
    for (const side of [-1, 1]) {
      const stray = 0.012 * Math.sin(k * 12.9 + seed + side);
      const end = at + reach * (0.86 + 0.14 * Math.sin(k * 7.7 + side));
      const knot = at + 0.012;
      const points: readonly (readonly [number, number, number])[] = [
        [at - 0.004, 0.005, 0],
        [knot, 0.006, 0],
        [end, 0.003, stray],
      ];
      const path = points.map(([out, y, sway]): Vec3 =>
        long ? [side * out, lift + y, along + sway] : [along + sway, lift + y, side * out],
      );
      place(model, tube({ path, radius: (t) => 0.0034 - 0.0012 * t, sides: 4 }), { material });
    }
  }
}
