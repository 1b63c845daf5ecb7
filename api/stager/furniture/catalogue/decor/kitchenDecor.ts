import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { extrude, roundedRectangle } from '../../../mesh/kit/extrude.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import { ceramic, timber } from '../parts/materials.js';
import { materialsOf } from '../tables/tableParts.js';
import type { Maker, Workshop } from '../workshop.js';

/** A cutting board with a grip at its top, leaning back. Its foot stands on y = 0, z = 0. */
function cuttingBoard(shop: Workshop, { width, height, wood }: { width: number; height: number; wood: number }): Mesh {
  const model = createMesh();
  const blade = height * 0.78;
  const body = extrude({ outline: roundedRectangle(width, blade, 0.03), depth: 0.016, bevel: 0.004 });
  place(model, body, { material: wood, at: [0, blade / 2, 0] });
  const grip = extrude({ outline: roundedRectangle(width * 0.22, height * 0.28, 0.02), depth: 0.016, bevel: 0.004 });
  place(model, grip, { material: wood, at: [0, blade + height * 0.08, 0] });
  const loop = shop.use(timber(shop.book.secondWood));
  place(
    model,
    lathe(
      [
        [0, 0],
        [0.007, 0],
        [0.007, 0.001],
        [0, 0.001],
      ],
      12,
    ),
    {
      material: loop,
      at: [0, height - 0.03, 0.0085],
      turn: { x: Math.PI / 2 },
    },
  );
  return model;
}

const KETTLE: Profile = [
  [0, 0],
  [0.86, 0],
  [1, 0.12],
  [0.92, 0.46],
  [0.6, 0.66],
  [0.3, 0.7],
  [0.28, 0.72],
  [0.1, 0.76],
  [0.09, 0.83],
  [0, 0.84],
];

function kettle(shop: Workshop, { radius, height }: { radius: number; height: number }): Mesh {
  const model = createMesh();
  const { metal, wood } = materialsOf(shop);
  const body = KETTLE.map(([r, y]) => [r * radius, y * height] as const);
  place(model, lathe(smoothProfile(body, 2), 26), { material: metal });
  const spout: Vec3[] = [
    [radius * 0.8, height * 0.2, 0],
    [radius * 1.15, height * 0.42, 0],
    [radius * 1.4, height * 0.62, 0],
  ];
  place(model, tube({ path: spout, radius: (t) => radius * (0.2 - 0.11 * t), sides: 8 }), { material: metal });
  const handle = Array.from({ length: 9 }, (_, k): Vec3 => {
    const t = (k / 8) * Math.PI;
    return [-Math.cos(t) * radius * 0.78, height * (0.56 + 0.42 * Math.sin(t)), 0];
  });
  place(model, tube({ path: handle, radius: 0.007, sides: 8 }), { material: wood });
  return model;
}

function jar(shop: Workshop, { radius, height }: { radius: number; height: number }): Mesh {
  const model = createMesh();
  const body: Profile = [
    [0, 0],
    [radius * 0.96, 0],
    [radius, 0.006],
    [radius, height * 0.84],
    [radius * 0.94, height * 0.87],
  ];
  place(model, lathe(body, 24), { material: shop.use(ceramic(shop.book.ceramic)) });
  const lid: Profile = [
    [radius, height * 0.87],
    [radius, height * 0.97],
    [radius * 0.9, height],
    [0, height],
  ];
  place(model, lathe(lid, 24), { material: shop.use(timber(shop.book.secondWood)) });
  return model;
}

/** Decor of a worktop: two cutting boards against the wall, a kettle, three jars. */
export const kitchenDecor: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, second } = materialsOf(shop);
  const lean = 0.12;
  const back = -depth / 2 + Math.sin(lean) * height + 0.01;
  const boards = [
    { x: -0.34, tall: 0.99, wide: 0.27, skin: wood, z: 0 },
    { x: -0.2, tall: 0.72, wide: 0.22, skin: second, z: 0.022 },
  ];
  for (const { x, tall, wide, skin, z } of boards) {
    const part = cuttingBoard(shop, { width: width * wide, height: height * tall, wood: skin });
    place(model, part, { at: [width * x, 0, back + z], turn: { x: -lean }, keepUv: true });
  }
  const radius = Math.min(width * 0.11, depth * 0.36, 0.1);
  place(model, kettle(shop, { radius, height: height * 0.62 }), {
    at: [width * 0.05, 0, depth * 0.08],
    turn: { y: -0.5 },
    keepUv: true,
  });
  for (const [x, tall, z] of [
    [0.26, 0.52, -0.16],
    [0.38, 0.4, 0.02],
    [0.45, 0.3, 0.22],
  ] as const) {
    const part = jar(shop, { radius: Math.min(width * 0.05, depth * 0.2), height: height * tall });
    place(model, part, { at: [width * x, 0, depth * z], keepUv: true });
  }
  return model;
};
