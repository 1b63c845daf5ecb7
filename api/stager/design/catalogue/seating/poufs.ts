import type { Vec3 } from '../../../contract.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { roundedBox } from '../../../render/meshkit/roundedBox.js';
import { tube } from '../../../render/meshkit/tube.js';
import { cloth } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker } from '../workshop.js';

/** Round stool, knitted, woven or upholstered. */
export const pouf: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const bold = boldness(shop);
  const { shapes, throw: blanket, armchair: cover } = shop.book;
  const knitted = shapes.armchair === 'rattan' || shapes.leg === 'tapered';
  const colour = bold > 0.4 ? accent(shop) : shop.book.neutrals[1];
  const material = shop.use(
    knitted ? { ...cloth({ ...blanket, colour }), scale: 60, contrast: 0.5, bump: 0.5 } : cloth({ ...cover, colour }),
  );
  const body = roundedBox({
    size: [width, height, depth],
    radius: height * 0.44,
    quad: 0.06,
    arc: 5,
    deform: ([x, y, z], unit) => {
      // from a square plan to a round one
      const flat = Math.hypot(unit[0], unit[2]);
      const square = Math.max(Math.abs(unit[0]), Math.abs(unit[2]));
      const pull = flat > 1e-6 ? square / flat : 1;
      const angle = Math.atan2(z, x);
      const ribs = 1 + (knitted ? 0.018 * Math.cos(angle * 18) : 0.004 * Math.cos(angle * 5)) * Math.min(1, flat * 1.4);
      const sag = unit[1] > 0 ? -0.025 * (1 - Math.min(1, flat)) ** 2 : 0;
      return [x * pull * ribs, y + sag, z * pull * ribs];
    },
  });
  place(model, body, { material, at: [0, height / 2, 0] });
  if (!knitted) {
    const seam = Array.from({ length: 36 }, (_, k): Vec3 => {
      const angle = (k / 36) * 2 * Math.PI;
      return [Math.cos(angle) * (width / 2) * 0.93, height * 0.84, Math.sin(angle) * (depth / 2) * 0.93];
    });
    place(model, tube({ path: seam, radius: 0.005, sides: 5, closed: true }), { material });
  }
  return model;
};

/** A sack of beads with a seat pressed into it. */
export const beanbag: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const bold = boldness(shop);
  const colour = bold > 0.3 ? accent(shop) : shop.book.neutrals[2];
  const material = shop.use(cloth({ cloth: 'weave', colour }));
  const body = roundedBox({
    size: [width, height, depth],
    radius: Math.min(height, width) * 0.42,
    quad: 0.06,
    arc: 6,
    deform: ([x, y, z], unit) => {
      const flat = Math.hypot(unit[0], unit[2]);
      const square = Math.max(Math.abs(unit[0]), Math.abs(unit[2]));
      const pull = flat > 1e-6 ? square / flat : 1;
      const rise = (unit[1] + 1) / 2;
      const slim = 1.08 - 0.5 * rise ** 1.8;
      const seat =
        0.34 * height * Math.exp(-((unit[0] / 0.55) ** 2)) * Math.exp(-(((unit[2] - 0.45) / 0.55) ** 2)) * rise;
      const angle = Math.atan2(z, x);
      const fold = 0.014 * Math.sin(angle * 7 + unit[1] * 3 + piece.seed) * (1 - rise * 0.4);
      return [
        x * pull * slim + (x / (flat * width + 1e-6)) * fold,
        y - seat,
        z * pull * slim - 0.1 * depth * rise ** 2 + (z / (flat * depth + 1e-6)) * fold,
      ];
    },
  });
  place(model, body, { material, at: [0, height / 2, 0] });
  return model;
};
