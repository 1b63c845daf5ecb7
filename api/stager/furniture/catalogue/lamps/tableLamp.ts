import type { Vec3 } from '../../../contract.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { ceramic } from '../parts/materials.js';
import type { Maker } from '../workshop.js';
import { addBulb, addShade, globe, lampMaterials, lantern } from './lampParts.js';

/** Feet of table lamps as [share of the half width, share of the foot's height]. */
const FEET: Readonly<Record<'ceramic' | 'turned' | 'column', Profile>> = {
  ceramic: [
    [0, 0],
    [0.4, 0],
    [0.42, 0.03],
    [0.36, 0.06],
    [0.56, 0.3],
    [0.6, 0.48],
    [0.42, 0.74],
    [0.16, 0.9],
    [0.08, 1],
  ],
  turned: [
    [0, 0],
    [0.46, 0],
    [0.46, 0.05],
    [0.2, 0.12],
    [0.26, 0.2],
    [0.14, 0.3],
    [0.3, 0.5],
    [0.32, 0.6],
    [0.14, 0.76],
    [0.2, 0.8],
    [0.1, 0.86],
    [0.06, 1],
  ],
  column: [
    [0, 0],
    [0.44, 0],
    [0.45, 0.03],
    [0.42, 0.06],
    [0.3, 0.07],
    [0.3, 0.9],
    [0.28, 0.93],
    [0.06, 0.94],
    [0.05, 1],
  ],
};

export const tableLamp: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = lampMaterials(shop);
  const radius = Math.min(width, depth) / 2;
  const kind = shop.book.shapes.tableLamp;
  if (kind === 'globe') {
    const ball = Math.min(radius, height * 0.36);
    const foot = height - 2 * ball + 0.008;
    place(
      model,
      lathe(
        smoothProfile(
          [
            [0, 0],
            [ball * 0.7, 0],
            [ball * 0.74, foot * 0.1],
            [ball * 0.34, foot * 0.4],
            [ball * 0.3, foot * 0.8],
            [ball * 0.42, foot],
          ],
          3,
        ),
        32,
      ),
      { material: skin.stone },
    );
    place(model, globe(ball), { material: skin.glass, at: [0, height - ball, 0] });
    return model;
  }
  if (kind === 'paper') {
    for (let k = 0; k < 3; k++) {
      const angle = (k / 3) * 2 * Math.PI + Math.PI / 2;
      const foot: Vec3 = [Math.cos(angle) * radius * 0.6, 0, Math.sin(angle) * radius * 0.6];
      place(
        model,
        tube({ path: [foot, [foot[0] * 0.9, height * 0.3, foot[2] * 0.9]], radius: 0.006, sides: 7, caps: true }),
        { material: skin.wood },
      );
    }
    const tall = height * 0.84;
    place(model, lantern(radius * 2, tall, 9), { material: skin.paper(tall), at: [0, height * 0.16, 0], keepUv: true });
    return model;
  }
  if (kind === 'bulb') {
    const x = -radius * 0.62;
    place(model, board(radius * 2, 0.03, Math.min(depth, radius * 2), 0.004), {
      material: skin.wood,
      at: [0, 0.015, 0],
    });
    const path: Vec3[] = [
      [x, 0.03, 0],
      [x, height * 0.78, 0],
      [x + 0.02, height * 0.86, 0],
      [radius * 0.2, height * 0.86, 0],
    ];
    place(model, tube({ path, radius: 0.009, sides: 9, caps: true }), { material: skin.metal });
    addBulb(model, { at: [radius * 0.2, height * 0.84, 0], hanging: true, material: skin.bulb });
    const cone: Profile = [
      [radius * 0.8, 0],
      [radius * 0.3, radius * 0.75],
      [radius * 0.12, radius * 0.95],
      [radius * 0.1, radius * 0.95],
      [radius * 0.76, 0.002],
    ];
    place(model, lathe(cone, 30), { material: skin.metal, at: [radius * 0.2, height - radius * 0.96, 0] });
    return model;
  }
  const shadeHeight = height * 0.42;
  const foot = height - shadeHeight * 0.84;
  const profile = FEET[kind === 'rattan' ? 'ceramic' : kind].map(([r, y]) => [r * radius, y * foot] as const);
  const skinOf = {
    ceramic: skin.ceramic,
    rattan: skin.ceramic,
    turned: shop.book.metal.finish === 'polished' ? skin.metal : skin.wood,
    column: shop.book.stone.pattern === 'marble' ? shop.use(ceramic(shop.book.pot)) : skin.stone,
  };
  place(model, lathe(kind === 'column' ? profile : smoothProfile(profile, 3), 32), { material: skinOf[kind] });
  const drumShade = kind === 'column';
  addShade(model, skin, {
    low: radius,
    high: drumShade ? radius * 0.96 : radius * 0.68,
    height: shadeHeight,
    y: height - shadeHeight,
    material: kind === 'rattan' ? skin.rattan : skin.shade(shadeHeight),
  });
  addBulb(model, { at: [0, foot * 0.98, 0], hanging: false, material: skin.bulb });
  return model;
};
