import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { createRandom } from '../../../random.js';
import { cloth } from '../parts/cloths.js';
import { cushionCovers } from '../parts/palette.js';
import type { Maker } from '../workshop.js';

/** One or, where it is high enough, two flat boxed cushions to sit on, the upper one a little askew. */
export const floorCushion: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const count = height > 0.26 ? 2 : 1;
  const random = createRandom(seed + 9);
  const covers = cushionCovers(shop, { count, random });
  const each = height / count;
  for (let k = 0; k < count; k++) {
    const share = k === 0 ? 1 : 0.93;
    const part = boxCushion({
      size: [width * share, each * 0.8, depth * share],
      seed: (seed % 83) + k * 5,
      crown: each * 0.2,
      radius: each * 0.3,
      wrinkle: 0.01,
    });
    const turn = { y: k * random.between(-0.12, 0.12) };
    place(model, part, { material: shop.use(cloth(covers[k])), at: [0, each * (k + 0.42), 0], turn });
  }
  return model;
};
