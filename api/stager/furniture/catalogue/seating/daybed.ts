import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place, swapUv } from '../../../mesh/kit/mesh.js';
import { pillow } from '../../../mesh/kit/pillow.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { createRandom } from '../../../random.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { cushionCovers } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';

/** Rails around the mattress at its ends and its back: of laths, or padded where the style's beds are. */
function addRails(model: Mesh, shop: Workshop, { size, deck }: { size: Vec3; deck: number }): void {
  const [width, height, depth] = size;
  const wood = shop.use(timber(shop.book.wood));
  const post = 0.042;
  const rail = (length: number, at: Vec3, along: 'x' | 'z') => {
    const part = along === 'x' ? board(length, 0.05, 0.026, 0.006) : board(0.026, 0.05, length, 0.006);
    place(model, part, { material: wood, at });
  };
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const part = board(post, height, post, 0.008);
      place(model, part, { material: wood, at: [x * (width / 2 - post / 2), height / 2, z * (depth / 2 - post / 2)] });
    }
    rail(depth - post, [x * (width / 2 - post / 2), height - 0.05, 0], 'z');
    rail(depth - post, [x * (width / 2 - post / 2), deck - 0.03, 0], 'z');
    const laths = Math.max(4, Math.round(depth / 0.11));
    for (let k = 1; k < laths; k++) {
      const z = (k / laths - 0.5) * (depth - post);
      const lath = board(0.016, height - deck - 0.03, 0.022, 0.004);
      place(model, lath, { material: wood, at: [x * (width / 2 - post / 2), (height + deck) / 2 - 0.04, z] });
    }
  }
  for (const z of [-1, 1]) rail(width - post, [0, deck - 0.03, z * (depth / 2 - post / 2)], 'x');
  rail(width - post, [0, height - 0.05, -depth / 2 + post / 2], 'x');
  place(model, board(width - post, 0.02, depth - post), { material: wood, at: [0, deck - 0.03, 0] });
}

/** Height of the rails, as a share of that of the cushions. */
const RAILS = 0.82;

/** A narrow bed to sit on: low rails, a thick mattress, bolsters at the ends, cushions along the wall at -z. */
export const daybed: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { sofa: cover, shapes } = shop.book;
  const skin = shop.use(cloth(cover));
  const deck = Math.min(0.26, height * 0.31);
  const mattress = Math.min(0.19, height * 0.23);
  const seat = deck + mattress;
  // the cushions stand out above the rails
  addRails(model, shop, { size: [width, height * RAILS, depth], deck });
  addLegs(model, shop, {
    kind: shapes.leg === 'tapered' || shapes.leg === 'turned' ? shapes.leg : 'block',
    width: width * 0.5,
    depth: depth - 0.03,
    height: deck - 0.04,
    wood: shop.use(timber(shop.book.wood)),
    metal: shop.use(metalWork(shop.book.metal)),
  });
  const inside = width - 0.1;
  place(model, boxCushion({ size: [inside, mattress, depth - 0.06], seed: seed % 89, crown: 0.012, radius: 0.04 }), {
    material: skin,
    at: [0, deck + mattress / 2 - 0.01, 0.01],
  });
  const random = createRandom(seed + 5);
  const covers = cushionCovers(shop, { count: 4, random }).map((fabric) => shop.use(cloth(fabric)));
  const roll = Math.min(0.1, depth * 0.12);
  const along = [-0.5, -0.49, -0.2, 0.1, 0.3, 0.49, 0.5].map((share): Vec3 => [0, 0, share * (depth - 0.16)]);
  for (const x of [-1, 1]) {
    const bolster = swapUv(
      tube({ path: along, radius: (t) => roll * (0.9 + 0.1 * Math.sin(t * Math.PI)), sides: 18, caps: true }),
    );
    place(model, bolster, { material: covers[0], at: [x * (inside / 2 - roll), seat + roll - 0.012, 0.01] });
  }
  const count = Math.max(2, Math.round((inside - 4 * roll) / 0.52));
  for (let k = 0; k < count; k++) {
    const size = Math.min(0.5, depth * 0.54) - random.next() * 0.03;
    const x = ((k + 0.5) / count - 0.5) * (inside - 4 * roll);
    place(
      model,
      pillow({ width: size, height: size * 0.92, thickness: 0.17, seed: random.between(0, 90), dent: 0.04 }),
      {
        material: covers[1 + (k % 3)],
        at: [x, seat + size * 0.42, -depth / 2 + 0.2],
        turn: { x: -0.34 - random.between(0, 0.08), y: random.between(-0.1, 0.1), z: random.between(-0.05, 0.05) },
      },
    );
  }
  return model;
};
