import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { createRandom } from '../../../random.js';
import { ceramic } from '../parts/materials.js';
import { materialsOf } from '../tables/tableParts.js';
import type { Maker } from '../workshop.js';

interface ShapeSpace {
  readonly model: Mesh;
  readonly width: number;
  readonly bottom: number;
  readonly height: number;
  readonly material: number;
}

/** A ring that thickens towards its foot. */
function ring({ model, width, bottom, height, material }: ShapeSpace): void {
  const path = Array.from({ length: 40 }, (_, k): Vec3 => {
    const angle = (k / 40) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * width * 0.4, bottom + height * (0.5 + 0.41 * Math.sin(angle)), 0];
  });
  const thick = Math.min(width, height) * 0.09;
  place(
    model,
    tube({ path, radius: (t) => thick * (0.75 + 0.3 * Math.cos(t * 2 * Math.PI)), sides: 14, closed: true }),
    {
      material,
    },
  );
}

/** A knot: a closed curve that crosses itself in depth. */
function knot({ model, width, bottom, height, material }: ShapeSpace): void {
  const path = Array.from({ length: 72 }, (_, k): Vec3 => {
    const t = (k / 72) * 2 * Math.PI;
    const r = 0.27 + 0.13 * Math.cos(3 * t);
    return [
      Math.cos(2 * t) * r * width,
      bottom + height * (0.5 + 1.02 * Math.sin(2 * t) * r),
      Math.sin(3 * t) * 0.13 * width,
    ];
  });
  place(model, tube({ path, radius: Math.min(width, height) * 0.085, sides: 12, closed: true }), { material });
}

/** Smooth pebbles on top of each other. */
function cairn({ model, width, bottom, height, material }: ShapeSpace): void {
  const shares = [0.38, 0.28, 0.2, 0.14];
  let y = bottom;
  shares.forEach((share, k) => {
    const tall = height * share;
    const radius = width * (0.5 - 0.09 * k);
    const profile = Array.from({ length: 13 }, (_, step) => {
      const angle = (step / 12) * Math.PI;
      return [Math.sin(angle) ** 0.8 * radius, (tall / 2) * (1 - Math.cos(angle))] as const;
    });
    place(model, lathe(profile, 28), { material, at: [width * 0.03 * (k % 2 ? 1 : -1), y, 0], turn: { y: k } });
    y += tall * 0.97;
  });
}

/** A standing figure as a solid of revolution. */
function figure({ model, width, bottom, height, material }: ShapeSpace): void {
  const profile = smoothProfile(
    [
      [0, 0],
      [0.3, 0],
      [0.26, 0.06],
      [0.34, 0.3],
      [0.5, 0.46],
      [0.34, 0.66],
      [0.12, 0.76],
      [0.2, 0.86],
      [0.16, 0.97],
      [0, 1],
    ].map(([r, y]) => [r * width * 0.9, bottom + y * height] as const),
    3,
  );
  place(model, lathe(profile, 28), { material });
}

const SHAPES = [ring, knot, cairn, figure];

/** A sculpture on a plinth: ring, knot, cairn or figure. */
export const sculpture: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 17);
  const { metal, stone, wood } = materialsOf(shop);
  const plinth = Math.min(0.05, height * 0.12);
  const shape = random.pick(SHAPES);
  const bright = shop.book.metal.finish === 'brushed' || shop.book.metal.finish === 'polished';
  const glazed = shop.use(ceramic(shop.book.ceramic));
  const material = shape === cairn ? stone : random.pick(bright ? [metal, glazed, stone] : [glazed, stone]);
  place(model, board(width * 0.62, plinth, depth * 0.9, 0.004), {
    material: material === stone ? wood : stone,
    at: [0, plinth / 2, 0],
  });
  shape({ model, width, bottom: plinth - 0.002, height: height - plinth, material });
  return model;
};
