import type { Vec3 } from '../../../contract.js';
import { lathe, type Profile } from '../../../render/meshkit/lathe.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { tube } from '../../../render/meshkit/tube.js';
import type { Maker } from '../workshop.js';
import { disc, globe, lampMaterials } from './lampParts.js';

export const deskLamp: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = lampMaterials(shop);
  const base = Math.min(width / 2, depth * 0.28);
  const back = -depth / 2 + base;
  place(model, lathe(disc(base, 0.022), 32), { material: skin.metal, at: [0, 0, back] });
  const elbow: Vec3 = [0, height * 0.56, -depth / 2 + 0.012];
  const head: Vec3 = [0, height - 0.03, depth * 0.16];
  for (const path of [
    [[0, 0.02, back], elbow],
    [elbow, head],
  ] as const) {
    place(model, tube({ path, radius: 0.0065, sides: 9, caps: true }), { material: skin.metal });
  }
  for (const joint of [elbow, head]) {
    place(
      model,
      lathe(
        [
          [0, -0.012],
          [0.014, -0.012],
          [0.016, 0],
          [0.014, 0.012],
          [0, 0.012],
        ],
        16,
      ),
      { material: skin.metal, at: joint, turn: { z: Math.PI / 2 } },
    );
  }
  const reach = Math.min(depth * 0.28, 0.1);
  const cone: Profile = [
    [reach, 0],
    [reach * 0.8, reach * 0.5],
    [reach * 0.3, reach * 0.95],
    [reach * 0.26, reach * 1.2],
    [0, reach * 1.22],
  ];
  const inside: Profile = [
    [0, reach * 0.8],
    [reach * 0.24, reach * 0.8],
    [reach * 0.74, reach * 0.46],
    [reach * 0.96, 0.002],
  ];
  const at: Vec3 = [0, head[1] - reach * 0.75, head[2] + reach * 0.45];
  const turn = { x: -0.42 };
  place(model, lathe(cone, 28), { material: skin.metal, at, turn });
  place(model, lathe(inside.toReversed(), 28), {
    material: shop.use({
      texture: 'plain',
      colour: [0.85, 0.83, 0.8],
      roughness: 0.6,
      f0: 0.04,
      twoSided: true,
      emission: [0.5, 0.42, 0.3],
    }),
    at,
    turn,
  });
  place(model, globe(reach * 0.3), { material: skin.bulb, at: [at[0], at[1] + reach * 0.35, at[2]] });
  return model;
};
