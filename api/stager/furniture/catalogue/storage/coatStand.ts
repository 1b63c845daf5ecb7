import type { Vec3 } from '../../../contract.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import { globe } from '../lamps/lampParts.js';
import { materialsOf } from '../tables/tableParts.js';
import type { Maker } from '../workshop.js';

/** A pole with arms in two rows of three: on a round foot where the style has steel, else on three splayed feet. */
export const coatStand: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, metal } = materialsOf(shop);
  const steel = shop.book.shapes.leg === 'steel' || shop.book.shapes.leg === 'none';
  const material = steel ? metal : wood;
  const reach = Math.min(width, depth) / 2;
  const pole = steel ? 0.012 : 0.018;
  if (steel) {
    const foot = lathe(
      [
        [0, 0],
        [reach * 0.8, 0],
        [reach * 0.8, 0.01],
        [reach * 0.76, 0.014],
        [0.02, 0.016],
      ],
      36,
    );
    place(model, foot, { material });
  }
  const up = (from: Vec3, to: Vec3, thick: number, thin = thick) =>
    place(model, tube({ path: [from, to], radius: (t) => thick + (thin - thick) * t, sides: 10, caps: true }), {
      material,
    });
  up([0, steel ? 0.01 : height * 0.16, 0], [0, height - 0.02, 0], pole, pole * 0.8);
  place(model, globe(pole * 1.3), { material, at: [0, height - pole * 1.3, 0] });
  for (let k = 0; k < 3; k++) {
    const angle = (k / 3) * 2 * Math.PI + Math.PI / 6;
    if (!steel)
      up([Math.cos(angle) * reach * 0.95, 0, Math.sin(angle) * reach * 0.95], [0, height * 0.22, 0], 0.012, 0.016);
    for (const [y, out, turn] of [
      [0.86, 0.72, 0],
      [0.7, 0.52, Math.PI / 3],
    ] as const) {
      const a = angle + turn;
      const at = (share: number, rise: number): Vec3 => [
        Math.cos(a) * reach * out * share,
        height * y + rise,
        Math.sin(a) * reach * out * share,
      ];
      const path = [at(0, -0.02), at(0.5, 0.01), at(0.9, 0.04), at(1, 0.085)];
      place(model, tube({ path, radius: 0.009, sides: 8, caps: true }), { material });
      place(model, globe(0.014), { material, at: path[3] });
    }
  }
  return model;
};
