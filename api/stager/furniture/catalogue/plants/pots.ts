import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { ceramic, basketWork, soil, stoneWork, timber } from '../parts/materials.js';
import type { Workshop } from '../workshop.js';

export interface Bed {
  /** middle of the soil */
  readonly y: number;
  readonly radius: number;
}

/** Outlines as [share of the radius, share of the height]. */
const POTS: Readonly<Record<'cylinder' | 'tapered' | 'bowl' | 'urn', Profile>> = {
  cylinder: [
    [0, 0],
    [0.84, 0],
    [0.84, 0.03],
    [0.95, 0.035],
    [0.97, 0.06],
    [0.98, 0.5],
    [1, 0.98],
    [0.97, 1],
    [0.92, 0.99],
    [0.9, 0.86],
  ],
  tapered: [
    [0, 0],
    [0.6, 0],
    [0.6, 0.03],
    [0.69, 0.035],
    [0.94, 0.84],
    [1, 0.86],
    [1, 1],
    [0.92, 1],
    [0.88, 0.86],
  ],
  bowl: [
    [0, 0],
    [0.5, 0],
    [0.6, 0.04],
    [0.98, 0.5],
    [1, 0.78],
    [0.94, 1],
    [0.88, 0.985],
    [0.88, 0.86],
  ],
  urn: [
    [0, 0],
    [0.56, 0],
    [0.58, 0.06],
    [0.3, 0.16],
    [0.34, 0.22],
    [0.9, 0.5],
    [0.82, 0.82],
    [1, 0.96],
    [0.98, 1],
    [0.84, 0.985],
    [0.78, 0.86],
  ],
};

export function addPot(model: Mesh, shop: Workshop, { radius, height }: { radius: number; height: number }): Bed {
  const { pot } = shop.book.shapes;
  const sides = radius > 0.1 ? 30 : 18;
  if (pot === 'crate') {
    const wood = shop.use(timber(shop.book.wood));
    const side = radius * 1.7;
    for (let k = 0; k < 4; k++) {
      for (const [x, z, turn] of [
        [0, side / 2, 0],
        [side / 2, 0, Math.PI / 2],
        [0, -side / 2, 0],
        [-side / 2, 0, Math.PI / 2],
      ] as const) {
        const plank = height / 4;
        place(model, board(side, plank - 0.006, 0.014), {
          material: wood,
          at: [x, plank * (k + 0.5), z],
          turn: { y: turn },
        });
      }
    }
  } else if (pot === 'basket') {
    const profile: Profile = [
      [0, 0],
      [radius * 0.74, 0],
      [radius * 0.76, height * 0.03],
      [radius * 0.84, height * 0.05],
      [radius * 0.96, height * 0.22],
      [radius, height * 0.55],
      [radius * 0.94, height * 0.96],
      [radius * 0.9, height],
      [radius * 0.86, height * 0.86],
    ];
    place(model, lathe(smoothProfile(profile, 3), sides), { material: shop.use(basketWork) });
  } else {
    const profile = POTS[pot].map(([r, y]) => [r * radius, y * height] as const);
    const material =
      shop.book.stone.pattern === 'concrete' || shop.book.stone.pattern === 'terrazzo'
        ? stoneWork(shop.book.stone)
        : ceramic(shop.book.pot);
    place(model, lathe(pot === 'tapered' ? profile : smoothProfile(profile, 3), sides), {
      material: shop.use(material),
    });
  }
  const y = height * 0.87;
  const disc = extrude({ outline: ellipse(radius * 1.74, radius * 1.74, 24), depth: 0.01, bevel: 0.002 });
  place(model, disc, { material: shop.use(soil), at: [0, y, 0], turn: { x: -Math.PI / 2 } });
  return { y, radius: radius * 0.86 };
}
