import type { Vec3 } from '../../../contract.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { paint } from '../../hexColour.js';
import { cloth } from '../parts/cloths.js';
import { stoneWork, TEAK, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';

const RIBS = 8;

/** A canopy of eight panels on a pole in a heavy foot; the cloth sags between its ribs. */
export const parasol: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const reach = Math.min(width, depth) / 2;
  const rise = Math.min(0.5, height * 0.2);
  const low = height - rise - 0.06;
  const wood = shop.use(timber(TEAK));
  const stone = shop.use(stoneWork({ pattern: 'concrete', colour: paint('9C988F'), colour2: paint('807C74') }));
  const canvas = shop.use({
    ...cloth({ cloth: 'linen', colour: shop.book.curtain.colour }),
    twoSided: true,
    transmission: 0.3,
  });
  const base = Math.min(0.26, reach * 0.4);
  const foot = lathe(
    [
      [0, 0],
      [base, 0],
      [base, 0.05],
      [base * 0.9, 0.07],
      [0.04, 0.08],
      [0.03, 0.3],
      [0, 0.3],
    ],
    32,
  );
  place(model, foot, { material: stone });
  const pole: Vec3[] = [
    [0, 0.05, 0],
    [0, height, 0],
  ];
  place(model, tube({ path: pole, radius: 0.021, sides: 12, caps: true }), { material: wood });
  const canopy = surface({
    columns: RIBS * 6,
    rows: 10,
    point: (s, t) => {
      const angle = -s * 2 * Math.PI;
      const between = Math.abs(Math.sin(s * RIBS * Math.PI));
      const out = reach * (1 - t) * (1 - 0.055 * between * (1 - t));
      const y = low + rise * (t + 0.1 * Math.sin(t * Math.PI)) - 0.045 * between * (1 - t) * (0.3 + t);
      return [Math.cos(angle) * out, y, Math.sin(angle) * out];
    },
    uv: (s, t) => [s * 2 * Math.PI * reach, t * reach],
  });
  place(model, canopy, { material: canvas });
  for (let k = 0; k < RIBS; k++) {
    const angle = (k / RIBS) * 2 * Math.PI;
    const at = (share: number, y: number): Vec3 => [
      Math.cos(angle) * reach * share,
      y,
      Math.sin(angle) * reach * share,
    ];
    place(model, tube({ path: [at(0.02, low + rise - 0.02), at(0.985, low - 0.008)], radius: 0.008, sides: 6 }), {
      material: wood,
    });
    place(model, tube({ path: [at(0.02, low - 0.1), at(0.52, low + rise * 0.5 - 0.02)], radius: 0.007, sides: 6 }), {
      material: wood,
    });
  }
  return model;
};
