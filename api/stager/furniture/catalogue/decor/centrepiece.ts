import type { Vec3 } from '../../../contract.js';
import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { createRandom } from '../../../random.js';
import { ceramic, glassWare, plain, stoneWork, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';
import { addStems } from './stems.js';
import { vaseOf } from './vases.js';

/** The centrepiece of a table: flowers, a bowl of fruit, or candlesticks. */
export const centrepiece: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 61);
  const choice = random.next();
  if (choice < 0.45 && height > 0.16) {
    const body = height * 0.46;
    const glass = shop.book.stone.pattern === 'marble' && random.chance(0.5);
    const material = shop.use(glass ? glassWare : ceramic(shop.book.ceramic));
    place(model, vaseOf({ width: Math.min(width, depth) * 0.5, height: body, kind: seed, material }), {
      keepUv: true,
    });
    addStems(model, shop, { width: Math.min(width, depth), height: height - body * 0.7, from: body * 0.7, random });
    return model;
  }
  if (choice < 0.75 || height < 0.16) {
    const r = Math.min(width, depth) / 2;
    const bowl = smoothProfile(
      [
        [0, 0],
        [r * 0.4, 0],
        [r * 0.44, height * 0.08],
        [r * 0.85, height * 0.42],
        [r, height * 0.62],
        [r * 0.96, height * 0.6],
        [r * 0.5, height * 0.2],
        [0, height * 0.14],
      ],
      3,
    );
    const skin = random.chance(0.5) ? shop.use(timber(shop.book.secondWood)) : shop.use(stoneWork(shop.book.stone));
    place(model, lathe(bowl, 32), { material: skin });
    const fruit = shop.use(
      plain(
        random.pick([
          [0.55, 0.42, 0.03],
          [0.2, 0.32, 0.04],
          [0.5, 0.2, 0.03],
        ] as const),
        0.35,
      ),
    );
    const radius = Math.min(r * 0.32, height * 0.24);
    const spots = [
      [0, 0.52, 0.05],
      [0.44, 0.44, 0.12],
      [-0.4, 0.44, 0.2],
      [0.05, 0.44, -0.45],
      [-0.2, 0.44, -0.38],
      [0.1, 0.72, 0],
    ] as const;
    for (const [x, y, z] of spots) {
      const ball = Array.from(
        { length: 9 },
        (_, k) => [Math.sin((k / 8) * Math.PI) * radius, -Math.cos((k / 8) * Math.PI) * radius] as const,
      );
      place(model, lathe(ball, 16), {
        material: fruit,
        at: [x * r, Math.min(height - radius, y * height + radius * 0.4), z * r],
      });
    }
    return model;
  }
  const wax = shop.use({ ...plain([0.78, 0.74, 0.64], 0.5), transmission: 0.2 });
  const holder = shop.use(stoneWork(shop.book.stone));
  const spots = [
    [-0.32, 0.86, 0.05],
    [0, 1, -0.04],
    [0.3, 0.72, 0.04],
  ] as const;
  for (const [x, tall, z] of spots) {
    const foot = height * tall * 0.42;
    const reach = Math.min(width, depth) * 0.14;
    const stick = smoothProfile(
      [
        [0, 0],
        [reach, 0],
        [reach, foot * 0.06],
        [reach * 0.35, foot * 0.2],
        [reach * 0.55, foot * 0.5],
        [reach * 0.3, foot * 0.75],
        [reach * 0.5, foot],
        [0, foot],
      ],
      2,
    );
    const at: Vec3 = [x * width, 0, z * depth];
    place(model, lathe(stick, 18), { material: holder, at });
    place(
      model,
      lathe(
        [
          [0.0105, foot],
          [0.0105, height * tall - 0.008],
          [0.006, height * tall - 0.001],
          [0, height * tall],
        ],
        14,
      ),
      { material: wax, at },
    );
  }
  return model;
};
