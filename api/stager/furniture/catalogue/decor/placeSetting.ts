import type { Vec3 } from '../../../contract.js';
import { lathe, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { block, board } from '../../../mesh/kit/roundedBox.js';
import { cloth } from '../parts/cloths.js';
import { ceramic, glassWare, metalWork } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';
import { wineGlass } from './glassware.js';

/** A plate as [share of the radius, share of the height]: a foot, a broad rim, a well. */
const PLATE: Profile = [
  [0.55, 0],
  [0.6, 0.1],
  [1, 0.9],
  [0.99, 1],
  [0.66, 0.42],
  [0, 0.36],
];

const plate = (radius: number, height: number) =>
  lathe(
    PLATE.map(([r, y]) => [r * radius, y * height] as const),
    26,
  );

/** Cutlery: black where the style's metal is black, else bright steel or brass. */
function cutlerySkin({ book, use }: Workshop): number {
  const { metal } = book;
  return use(metalWork(metal.finish === 'raw' ? { colour: [0.5, 0.49, 0.47], finish: 'polished' } : metal));
}

/** The larger plate below: white, or dark to contrast with the white one on it. */
function chargerSkin({ book, use }: Workshop): number {
  return use(ceramic(book.fullness > 0.55 ? book.ceramic : book.neutrals[1]));
}

const WHITE: Vec3 = [0.8, 0.79, 0.76];

/**
 * A place setting for one guest, whose side is the front: two plates, a napkin, fork, knife and spoon, and a glass
 * beyond the knife.
 */
export const placeSetting: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  const reach = Math.min(width * 0.33, depth * 0.48);
  const middle: Vec3 = [0, 0, depth / 2 - reach];
  place(model, plate(reach, 0.012), { material: chargerSkin(shop), at: middle });
  const smaller: Vec3 = [0, 0.007, middle[2]];
  place(model, plate(reach * 0.76, 0.015), { material: shop.use(ceramic(WHITE)), at: smaller });
  const colour = boldness(shop) > 0.35 ? accent(shop) : shop.book.neutrals[2];
  const napkin = shop.use(cloth({ cloth: 'linen', colour }));
  const fold = board(reach * 0.46, 0.01, reach * 1.1, 0.004);
  place(model, fold, { material: napkin, at: [0, 0.021, middle[2]], turn: { y: seed % 2 === 0 ? 0.1 : -0.06 } });
  const skin = cutlerySkin(shop);
  const long = Math.min(0.2, depth * 0.68);
  const beside = [-width / 2 + 0.012, width / 2 - 0.035, width / 2 - 0.01];
  for (const [k, x] of beside.entries()) {
    const length = long * (k === 2 ? 0.88 : 1);
    const end = middle[2] + reach - 0.01;
    place(model, block(0.007, 0.003, length * 0.62), { material: skin, at: [x, 0.003, end - length * 0.31] });
    place(model, board(0.019, 0.004, length * 0.36, 0.0015), { material: skin, at: [x, 0.003, end - length * 0.8] });
  }
  const radius = Math.min(0.036, depth * 0.12);
  const glass: Vec3 = [width / 2 - radius - 0.02, 0, -depth / 2 + radius];
  place(model, wineGlass({ radius, height }), { material: shop.use(glassWare), at: glass });
  return model;
};
