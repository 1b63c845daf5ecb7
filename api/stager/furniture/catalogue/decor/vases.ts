import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { createRandom } from '../../../random.js';
import { ceramic } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker } from '../workshop.js';
import { addStems } from './stems.js';

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

interface VaseShape {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly material: number;
}

export function vaseOf({ width, height, kind, material }: VaseShape): Mesh {
  const profile = SHAPES[kind % SHAPES.length].map(([r, y]) => [(r * width) / 2, y * height] as const);
  return place(createMesh(), lathe(smoothProfile(profile, 3), 28), { material, keepUv: true });
}

export const vase: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 51);
  const empty = shop.book.fullness < 0.5 ? random.chance(0.35) : false;
  const body = empty ? height : height * 0.45;
  const colour = boldness(shop) > 0.35 && random.chance(0.4) ? accent(shop) : shop.book.ceramic;
  const shape = {
    width: Math.min(width, depth) * (empty ? 1 : 0.5),
    height: body,
    kind: seed,
    material: shop.use(ceramic(colour)),
  };
  place(model, vaseOf(shape), { keepUv: true });
  if (!empty)
    addStems(model, shop, { width: Math.min(width, depth), height: height - body * 0.7, from: body * 0.7, random });
  return model;
};
