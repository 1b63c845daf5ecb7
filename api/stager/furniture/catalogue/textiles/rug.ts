import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { fbm2, smoothstep } from '../../../mesh/kit/noise.js';
import { stations } from '../../../mesh/kit/stations.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { mix } from '../../../mesh/kit/vector.js';
import type { RugDesign } from '../../styleBook.js';
import { createRandom } from '../../../random.js';
import { dyed } from '../parts/cloths.js';
import { boldness } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';

interface Size {
  readonly width: number;
  readonly depth: number;
}

/** The design that the plan chose for the room's floor; the same for all rugs of a room. */
const designOf = ({ book, seed }: Workshop, way = seed): RugDesign => book.rugs[way % book.rugs.length];

interface Laid extends Size {
  readonly seed: number;
  /** radians, of the piece in the room */
  readonly angle: number;
  readonly way: number | undefined;
}

/** Factor from a rug's apparent colour to its yarn's reflectance, as pile shadows itself; greatest reflectance. */
const PILE_GAIN = 1.14;
const WHITEST = 0.88;

function yarn(colour: Vec3): Vec3 {
  const [r, g, b] = dyed(colour);
  const gain = Math.min(PILE_GAIN, WHITEST / Math.max(r, g, b));
  return [r * gain, g * gain, b * gain];
}

function rugMaterial(shop: Workshop, { width, depth, seed, angle, way }: Laid): Material {
  const { pattern, ground, figure, third } = designOf(shop, way);
  // the figure's contrast grows with creativity
  const quiet = Math.max(0, 0.4 - boldness(shop));
  return {
    texture: 'rug',
    pattern,
    colour: yarn(ground),
    colour2: yarn(mix(figure, ground, quiet)),
    colour3: yarn(mix(third, ground, quiet)),
    halfSize: [width / 2, depth / 2],
    turn: angle,
    seed: seed % 997,
    roughness: 1,
    f0: 0,
    sheen: 0.2,
  };
}

/** Rows of vertices where the edge rolls over: share of the thickness. */
const RIM = [0, 0.1, 0.35, 0.8, 1.6, 4];

/** A slab of textile: straight edges that roll down to the floor within its own thickness, a top never quite flat. */
function slab({ width, depth }: Size, thickness: number, seed: number): Mesh {
  const rim = RIM.map((share) => share * thickness);
  const quad = Math.max(0.07, Math.max(width, depth) / 40);
  const [across, along] = [stations(width, quad, rim), stations(depth, quad, rim)];
  const [columns, rows] = [across.length - 1, along.length - 1];
  const cell = (s: number, t: number) => [across[Math.round(s * columns)], along[Math.round((1 - t) * rows)]] as const;
  const point = (s: number, t: number): Vec3 => {
    const [x, z] = cell(s, t);
    const away = Math.max(0, Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(z)));
    const roll = Math.sqrt(1 - (1 - Math.min(1, away / thickness)) ** 2);
    const ripple = (fbm2(x * 2.2, z * 2.2, 7 + (seed % 13), 2) - 0.36) * 0.2 * smoothstep(0, 0.25, away);
    return [x, thickness * roll * (0.9 + ripple), z];
  };
  return surface({ columns, rows, point, uv: cell });
}

/** How far a fringe reaches beyond the rug, metres. */
const FRINGE = 0.06;
/** Metres from tassel to tassel. */
const KNOT_TO_KNOT = 0.0105;

/** A rug, whipped around its edge, fringed at its short ends where the design has it. */
export const rug: Maker = (piece, shop) => {
  const { width, depth, height, seed, angle, way } = piece;
  const { fringe } = designOf(shop, way);
  const thickness = Math.max(0.006, height);
  const long = width >= depth;
  const reach = fringe ? 2 * FRINGE : 0;
  const size = { width: width - (long ? reach : 0), depth: depth - (long ? 0 : reach) };
  const model = createMesh();
  const material = shop.use(rugMaterial(shop, { ...size, seed, angle, way }));
  place(model, slab(size, thickness, seed), { material, keepUv: true });
  if (fringe) addFringe(model, shop, { ...size, long, seed, design: designOf(shop, way) });
  return model;
};

interface Fringe extends Size {
  readonly long: boolean;
  readonly design: RugDesign;
  readonly seed: number;
}

/** Knotted tassels of the warp, side by side. */
function addFringe(model: Mesh, shop: Workshop, { width, depth, long, seed, design }: Fringe): void {
  const { ground, third } = design;
  const pale = ground[1] > third[1] ? ground : third;
  const colour = yarn(mix(pale, shop.book.neutrals[0], 0.8));
  const material = shop.use({ texture: 'fabric', colour, roughness: 1, f0: 0.01, sheen: 0.2 });
  const [length, at] = long ? [depth, width / 2] : [width, depth / 2];
  const random = createRandom(seed + 17);
  const count = Math.round(length / KNOT_TO_KNOT);
  for (let k = 0; k < count; k++) {
    const along = ((k + 0.5) / count - 0.5) * (length - 0.012);
    for (const side of [-1, 1]) {
      const stray = random.between(-0.008, 0.008) + random.between(-0.006, 0.006);
      const end = at + FRINGE * random.between(0.8, 1);
      const points: readonly (readonly [number, number, number])[] = [
        [at - 0.004, 0.006, 0],
        [at + FRINGE * 0.4, 0.0055, stray * random.between(-0.2, 0.5)],
        [end, 0.003, stray],
      ];
      const path = points.map(([out, y, sway]): Vec3 =>
        long ? [side * out, y, along + sway] : [along + sway, y, side * out],
      );
      place(model, tube({ path, radius: (t) => 0.0032 + 0.0012 * t, sides: 3 }), { material });
    }
  }
}
