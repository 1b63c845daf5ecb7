import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { block } from '../../../render/meshkit/roundedBox.js';
import { surface } from '../../../render/meshkit/surface.js';
import { mix } from '../../../render/meshkit/vector.js';
import { paint } from '../../paint.js';
import { createRandom, type Random } from '../../random.js';
import { bookPages, plain } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';

/** Spines as they stand in shops: mostly dull, a few loud. */
const SPINES = [
  'E8E2D5',
  'D4C6AE',
  '8C7B66',
  '5B4A3C',
  '2F3B4A',
  '6F7F86',
  'A34A32',
  '3E4F3C',
  'C79A4B',
  '22262B',
  'B9B5AC',
  '7A3038',
].map(paint);

function spineColour(shop: Workshop, random: Random): Vec3 {
  const own = [...shop.book.accents, ...shop.book.neutrals];
  const colour = random.chance(0.45) ? random.pick(own) : random.pick(SPINES);
  // few shades: each is a material of its own
  return mix(colour, shop.book.neutrals[0], random.pick([0, 0.12, 0.25]));
}

interface Volume {
  readonly thickness: number;
  readonly height: number;
  readonly depth: number;
}

/** One book, standing, its spine at +z: two boards, a back, pages set in. */
function book(shop: Workshop, { thickness, height, depth }: Volume, colour: Vec3): Mesh {
  const model = createMesh();
  const cover = shop.use(plain(colour, 0.62));
  place(model, block(thickness, height, depth), {
    material: cover,
  });
  const pages = surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s - 0.5) * (thickness - 0.006), height / 2 + 0.0006, (0.5 - t) * (depth - 0.014) - 0.003],
    uv: (s, t) => [s * thickness, t * depth],
  });
  place(model, pages, { material: shop.use(bookPages) });
  return model;
}

interface Row {
  readonly width: number;
  /** clear height above the shelf */
  readonly height: number;
  readonly depth: number;
  readonly random: Random;
}

/** Books side by side from the left, of varied size, the last one leaning. Stands on y = 0, centred. */
export function bookRow(shop: Workshop, { width, height, depth, random }: Row): Mesh {
  const model = createMesh();
  let x = -width / 2;
  while (x < width / 2 - 0.03) {
    const thickness = Math.min(random.between(0.014, 0.042), width / 2 - x);
    const tall = Math.min(height * random.between(0.62, 0.93), random.between(0.19, 0.31));
    const deep = Math.min(depth, random.between(0.13, 0.2));
    const last = x + thickness > width / 2 - 0.06;
    const lean = last ? 0.14 : 0;
    place(model, book(shop, { thickness, height: tall, depth: deep }, spineColour(shop, random)), {
      at: [
        x + thickness / 2 + (last ? tall * 0.07 : 0),
        (tall / 2) * Math.cos(lean) + thickness * 0.5 * Math.sin(lean),
        depth / 2 - deep / 2 - random.between(0.004, 0.02),
      ],
      turn: { z: lean },
      keepUv: true,
    });
    x += thickness + 0.001 + (last ? 1 : 0);
  }
  return model;
}

/** A lying stack, each book turned a little. Stands on y = 0. */
export function bookStack(
  shop: Workshop,
  { width, depth, height, seed }: { width: number; depth: number; height: number; seed: number },
): Mesh {
  const model = createMesh();
  const random = createRandom(seed + 31);
  const count = Math.max(1, Math.min(6, Math.round(height / 0.032)));
  const thickness = height / count;
  for (let k = 0; k < count; k++) {
    const shrink = 1 - 0.06 * k * random.between(0.5, 1);
    const volume = { thickness: thickness - 0.0012, height: width * shrink, depth: depth * shrink };
    place(model, book(shop, volume, spineColour(shop, random)), {
      at: [0, thickness * (k + 0.5), 0],
      turn: { z: Math.PI / 2, y: random.between(-0.09, 0.09) },
      keepUv: true,
    });
  }
  return model;
}

export const books: Maker = (piece, shop) =>
  bookStack(shop, { width: piece.width * 0.92, depth: piece.depth * 0.92, height: piece.height, seed: piece.seed });
