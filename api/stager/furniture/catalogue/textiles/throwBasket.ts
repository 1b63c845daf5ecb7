import type { Vec3 } from '../../../contract.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place, swapUv } from '../../../mesh/kit/mesh.js';
import { noise2 } from '../../../mesh/kit/noise.js';
import { tube } from '../../../mesh/kit/tube.js';
import { cloth } from '../parts/cloths.js';
import { basketWork } from '../parts/materials.js';
import { temperedFabric } from '../parts/palette.js';
import type { Maker } from '../workshop.js';

/** A woven basket with rolled throws standing in it. */
export const throwBasket: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const radius = Math.min(width, depth) / 2;
  const tall = height * 0.68;
  const stretch: Vec3 = [width / (2 * radius), 1, depth / (2 * radius)];
  const wall = lathe(
    [
      [0, 0.004],
      [radius * 0.8, 0],
      [radius * 0.93, tall * 0.3],
      [radius * 0.97, tall * 0.7],
      [radius * 0.93, tall],
      [radius * 0.88, tall],
      [radius * 0.9, tall * 0.7],
      [radius * 0.6, tall * 0.5],
      [0, tall * 0.5],
    ],
    36,
  );
  place(model, wall, { material: shop.use(basketWork), scale: stretch });
  const rolls = [
    { cover: shop.book.throw, turn: 0.4, lean: 0.1 },
    { cover: { ...shop.book.bedding.blanket }, turn: 2.5, lean: 0.13 },
    { cover: { cloth: 'linen', colour: shop.book.neutrals[0] } as const, turn: 4.6, lean: 0.08 },
  ];
  rolls.forEach(({ cover, turn, lean }, k) => {
    const thick = radius * 0.3;
    const length = height * (0.78 - k * 0.05);
    const path = Array.from({ length: 9 }, (_, step): Vec3 => [0, (length * step) / 8, 0]);
    const swell = (share: number) => thick * (0.94 + 0.1 * noise2(share * 5, seed % 31, k));
    const roll = swapUv(tube({ path, radius: swell, sides: 16, caps: true }));
    const reach = radius * 0.34;
    place(model, roll, {
      material: shop.use(cloth(temperedFabric(shop, cover))),
      at: [Math.cos(turn) * reach, height * 0.22 - k * 0.004, Math.sin(turn) * reach],
      turn: { x: Math.sin(turn) * lean, z: -Math.cos(turn) * lean },
    });
  });
  return model;
};
