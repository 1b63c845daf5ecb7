import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { createRandom } from '../../../random.js';
import { glassWare, plastic } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import { materialsOf } from './tableParts.js';

/** Metres: a wheel's radius. */
const WHEEL = 0.04;

/** A bottle of a metre's height and radius; scaled to size where it stands. */
const bottle = (radius: number, height: number): Mesh =>
  lathe(
    smoothProfile(
      [
        [0, 0],
        [radius, 0],
        [radius, height * 0.58],
        [radius * 0.34, height * 0.76],
        [radius * 0.3, height * 0.97],
        [radius * 0.36, height],
        [0, height],
      ],
      2,
    ),
    14,
  );

function addBottles(model: Mesh, shop: Workshop, shelf: { width: number; y: number; seed: number }): void {
  const random = createRandom(shelf.seed + 113);
  const liquids: readonly Vec3[] = [
    [0.2, 0.08, 0.02],
    [0.04, 0.09, 0.05],
    [0.3, 0.18, 0.06],
    [0.5, 0.5, 0.48],
  ];
  for (let k = 0; k < 4; k++) {
    const material = shop.use(k === 3 ? glassWare : plastic(liquids[k], 0.08));
    const height = random.between(0.2, 0.3);
    place(model, bottle(random.between(0.032, 0.042), height), {
      material,
      at: [shelf.width * (0.06 + 0.11 * k), shelf.y, random.between(-0.05, 0.05)],
    });
  }
  for (let k = 0; k < 3; k++) {
    const glass = lathe(
      [
        [0, 0.004],
        [0.03, 0.004],
        [0.036, 0.085],
        [0.034, 0.085],
        [0.028, 0.008],
      ],
      16,
    );
    const at: Vec3 = [-shelf.width * 0.3 + 0.085 * k, shelf.y, 0.03 * (k % 2)];
    place(model, glass, { material: shop.use(glassWare), at });
  }
}

/** Two trays in a frame of tube on wheels, bottles and glasses on the upper one. */
export const barCart: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { wood, metal, stone } = materialsOf(shop);
  const tray = shop.book.shapes.cabinet === 'fluted' ? stone : wood;
  const bar = 0.011;
  const [halfX, halfZ] = [width / 2 - bar, depth / 2 - bar];
  for (const x of [-1, 1]) {
    const hoop: Vec3[] = [
      [x * halfX, WHEEL * 2, -halfZ],
      [x * halfX, height - 0.05, -halfZ],
      [x * halfX, height - bar, -halfZ + 0.04],
      [x * halfX, height - bar, halfZ - 0.04],
      [x * halfX, height - 0.05, halfZ],
      [x * halfX, WHEEL * 2, halfZ],
    ];
    place(model, tube({ path: hoop, radius: bar, sides: 10 }), { material: metal });
    for (const z of [-1, 1]) {
      const disc = lathe(
        [
          [0, -0.011],
          [WHEEL, -0.009],
          [WHEEL, 0.009],
          [0, 0.011],
        ],
        20,
      );
      place(model, disc, { material: metal, at: [x * halfX, WHEEL, z * halfZ], turn: { z: Math.PI / 2 } });
    }
  }
  for (const y of [height * 0.24, height * 0.82]) {
    place(model, board(width - 2 * bar, 0.016, depth - 2 * bar), { material: tray, at: [0, y, 0] });
    for (const z of [-1, 1]) {
      const rail: Vec3[] = [
        [-halfX, y + 0.06, z * halfZ],
        [halfX, y + 0.06, z * halfZ],
      ];
      place(model, tube({ path: rail, radius: 0.006, sides: 8 }), { material: metal });
    }
  }
  // what stands on the upper tray must not rise above the frame
  const load = createMesh();
  addBottles(load, shop, { width, y: 0, seed });
  const clear = Math.min(1, (height * 0.18 - 0.012) / 0.3);
  place(model, load, { at: [0, height * 0.82 + 0.009, 0], scale: [1, Math.max(0.5, clear), 1], keepUv: true });
  return model;
};
