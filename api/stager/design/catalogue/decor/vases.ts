import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../../render/meshkit/lathe.js';
import { leaf } from '../../../render/meshkit/leaf.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { tube } from '../../../render/meshkit/tube.js';
import { mix } from '../../../render/meshkit/vector.js';
import { createRandom, type Random } from '../../random.js';
import { bark, ceramic, foliage } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';

/** Outlines as [share of the half width, share of the height]; the last points go down inside. */
const SHAPES: readonly Profile[] = [
  [
    [0, 0],
    [0.5, 0],
    [0.62, 0.05],
    [0.96, 0.34],
    [0.9, 0.58],
    [0.5, 0.82],
    [0.36, 0.92],
    [0.42, 1],
    [0.36, 0.985],
    [0.3, 0.88],
  ],
  [
    [0, 0],
    [0.66, 0],
    [0.74, 0.03],
    [0.8, 0.5],
    [0.84, 0.97],
    [0.8, 1],
    [0.74, 0.97],
    [0.7, 0.6],
  ],
  [
    [0, 0],
    [0.4, 0],
    [0.55, 0.06],
    [1, 0.4],
    [0.86, 0.66],
    [0.28, 0.8],
    [0.24, 0.95],
    [0.34, 1],
    [0.28, 0.98],
    [0.2, 0.9],
  ],
  [
    [0, 0],
    [0.55, 0],
    [0.6, 0.04],
    [0.5, 0.12],
    [0.72, 0.5],
    [0.96, 0.9],
    [1, 1],
    [0.94, 0.985],
    [0.66, 0.5],
  ],
  [
    [0, 0],
    [0.5, 0],
    [0.78, 0.1],
    [0.98, 0.3],
    [0.9, 0.5],
    [0.62, 0.6],
    [0.78, 0.74],
    [0.58, 0.88],
    [0.46, 1],
    [0.4, 0.98],
    [0.42, 0.86],
  ],
];

export interface VaseShape {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly material: number;
}

export function vaseOf({ width, height, kind, material }: VaseShape): Mesh {
  const profile = SHAPES[kind % SHAPES.length].map(([r, y]) => [(r * width) / 2, y * height] as const);
  return place(createMesh(), lathe(smoothProfile(profile, 3), 28), { material, keepUv: true });
}

interface Stem {
  readonly from: Vec3;
  readonly reach: number;
  readonly height: number;
  readonly angle: number;
}

const stemPath = ({ from, reach, height, angle }: Stem): Vec3[] =>
  Array.from({ length: 7 }, (_, k): Vec3 => {
    const t = k / 6;
    return [
      from[0] + Math.cos(angle) * reach * t ** 1.7,
      from[1] + height * t,
      from[2] + Math.sin(angle) * reach * t ** 1.7,
    ];
  });

/** What stands in a vase: eucalyptus stems, dry grass, blossom twigs or one bare branch. */
export function addStems(
  model: Mesh,
  shop: Workshop,
  { width, height, from, random }: { width: number; height: number; from: number; random: Random },
): void {
  const bare = shop.book.fullness < 0.35;
  const dry = !bare && (shop.book.shapes.leg === 'tapered' ? random.chance(0.6) : random.chance(0.3));
  const bloom = !bare && !dry && random.chance(0.55);
  const green = shop.use(foliage([0.11, 0.19, 0.1]));
  const stalk = shop.use(bare ? bark : foliage([0.16, 0.15, 0.07], 'plain'));
  const straw = shop.use({ texture: 'boucle', colour: [0.55, 0.42, 0.24], roughness: 1, f0: 0.01, sheen: 0.4 });
  // no flower is as dark as a navy or burgundy accent
  const white: Vec3 = [0.78, 0.74, 0.7];
  const petal = shop.use({
    ...foliage(boldness(shop) > 0.4 ? mix(accent(shop), white, 0.45) : white, 'plain'),
    transmission: 0.3,
  });
  const count = bare ? 2 : dry ? 9 : 8;
  for (let k = 0; k < count; k++) {
    const angle = k * 2.399 + random.between(0, 0.5);
    const reach = (width / 2) * random.between(0.4, 0.9);
    const path = stemPath({ from: [0, from, 0], reach, height: height * random.between(0.66, 0.98), angle });
    place(model, tube({ path, radius: (t) => (bare ? 0.005 : 0.0022) * (1 - 0.6 * t), sides: 5 }), { material: stalk });
    const tip = path[6];
    if (dry) {
      place(
        model,
        tube({ path: [path[4], path[5], tip], radius: (t) => 0.012 * Math.sin(Math.PI * (0.15 + 0.8 * t)), sides: 6 }),
        { material: straw },
      );
      continue;
    }
    for (let node = bare ? 3 : 2; node < 7; node++) {
      for (const side of bare ? [0] : [0, Math.PI]) {
        const turn = { y: Math.PI / 2 - angle + side + node * 1.3, x: random.between(-0.7, 0.1) };
        const size = (bare ? 0.03 : 0.052) * random.between(0.8, 1.2) * Math.min(1.4, width / 0.25);
        if (bare && random.chance(0.4)) continue;
        place(model, leaf({ length: size, width: size * (bloom ? 0.62 : 0.5), bend: 0.6, rows: 3, columns: 2 }), {
          material: bloom && node > 4 ? petal : green,
          at: path[node],
          turn,
          keepUv: true,
        });
      }
    }
  }
}

export const vase: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 51);
  const empty = shop.book.fullness < 0.5 ? random.chance(0.35) : false;
  const body = empty ? height : height * 0.52;
  const colour = boldness(shop) > 0.35 && random.chance(0.4) ? accent(shop) : shop.book.ceramic;
  const shape = {
    width: Math.min(width, depth) * (empty ? 1 : 0.6),
    height: body,
    kind: seed,
    material: shop.use(ceramic(colour)),
  };
  place(model, vaseOf(shape), { keepUv: true });
  if (!empty)
    addStems(model, shop, { width: Math.min(width, depth), height: height - body * 0.7, from: body * 0.7, random });
  return model;
};
