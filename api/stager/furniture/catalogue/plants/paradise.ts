import type { Vec3 } from '../../../contract.js';
import { foliage } from '../parts/materials.js';
import { CONTOURS, blade } from './blades.js';
import { SPIRAL, addLeaf, addStalk, greens, type Grow } from './foliage.js';

/**
 * Bird of paradise: paddles that arch on long stalks, fanned out from the soil, torn here and there along their veins.
 */
export const paradise: Grow = (model, { shop, random, bed, reach, height }) => {
  const leaves = greens(shop, [0.05, 0.125, 0.035], random, { roughness: 0.36 });
  const stalk = shop.use(foliage([0.11, 0.17, 0.06], 'plain'));
  const grown = height - bed.y;
  const size = Math.min(0.62, grown * 0.46, reach * 1.5);
  const parts = [0.5, 0.9, 1.3].map((bend, k) =>
    blade({
      contour: CONTOURS.paddle,
      length: size,
      width: size * 0.44,
      bend,
      fold: 0.42,
      wave: 0.1,
      twist: 0.5 - 0.5 * k,
      cuts: k === 2 ? 3 : 0,
      rows: 14,
      columns: 4,
    }),
  );
  const count = 19;
  for (let k = 0; k < count; k++) {
    const rank = (k + 0.5) / count;
    const angle = k * SPIRAL + random.between(0, 0.5);
    const young = rank > 0.85;
    const tall = grown * (0.34 + 0.36 * rank) * random.between(0.9, 1.05);
    const out = Math.max(0.03, reach * 0.72 * (1 - 0.72 * rank)) * random.between(0.8, 1.1);
    const path = Array.from({ length: 7 }, (_, step): Vec3 => {
      const t = step / 6;
      const away = bed.radius * 0.18 + out * t ** 1.8;
      return [Math.cos(angle) * away, bed.y - 0.02 + tall * t, Math.sin(angle) * away];
    });
    addStalk(model, { path, thick: 0.011, taper: 0.42, sides: 6, material: stalk });
    addLeaf(model, parts[young ? 0 : (k + 1) % 3], {
      at: path[6],
      angle: angle + random.between(-0.3, 0.3),
      pitch: (young ? -1.35 : -0.95 + 0.45 * (1 - rank)) + random.between(-0.2, 0.2),
      roll: random.between(-0.4, 0.4),
      material: leaves[young ? 2 : k % 2],
      size: (young ? 0.8 : 1) * random.between(0.8, 1.1),
    });
  }
};
