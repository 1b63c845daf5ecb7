import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { noise2 } from '../../../mesh/kit/noise.js';
import { block, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { createRandom } from '../../../random.js';
import { cloth } from '../parts/cloths.js';
import { accent, boldness, temperedFabric } from '../parts/palette.js';
import type { Maker } from '../workshop.js';

/** Number of visible layers of a folded throw, and metres between the strands of its fringe. */
const LAYERS = 3;
const STRANDS = 0.016;

/** A throw folded on itself, its folds at the front, its fringe at the right. */
export const foldedThrow: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  const random = createRandom(seed + 41);
  const own = random.chance(0.5) || boldness(shop) < 0.3;
  const fabric = own ? shop.book.throw : { cloth: 'wool' as const, colour: accent(shop) };
  const skin = shop.use(cloth(temperedFabric(shop, fabric)));
  const each = height / LAYERS;
  const fringe = Math.min(0.035, width * 0.09);
  const wide = width - fringe;
  for (let k = 0; k < LAYERS; k++) {
    const [inset, aside] = [random.between(0, 0.016), random.between(-0.006, 0.006)];
    const layer = roundedBox({
      size: [wide, each * 1.12, depth - inset],
      radius: each * 0.5,
      arc: 3,
      quad: 0.035,
      cover: true,
      deform: ([x, y, z]) => {
        // soft: it sinks towards its edges, and its folds bulge
        const sunk = 0.3 * Math.abs((2 * x) / wide) ** 3 + 0.2 * Math.abs((2 * z) / depth) ** 3;
        const wave = 0.7 * (noise2(x * 8, z * 8, (seed % 50) + k) - 0.5);
        const bulge = 1 + 0.035 * noise2(x * 6, k * 3, seed % 50);
        return [x * bulge, y + each * (wave - sunk), z * bulge];
      },
    });
    place(model, layer, { material: skin, at: [aside - fringe / 2, each * (k + 0.5), -inset / 2] });
  }
  for (let z = -depth / 2 + 0.02; z < depth / 2 - 0.02; z += STRANDS) {
    const long = fringe * random.between(0.8, 1);
    const at = [width / 2 - fringe + long / 2 - 0.002, height - each * random.between(0.6, 1.2), z] as const;
    place(model, block(long, 0.004, 0.005), { material: skin, at, turn: { z: -0.3, y: random.between(-0.3, 0.3) } });
  }
  return model;
};
