/** Wall decor other than art: clocks, pinboards, hangings. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { paint } from '../../hexColour.js';
import { createRandom } from '../../../random.js';
import { cloth } from '../parts/cloths.js';
import { plain, rattan, timber } from '../parts/materials.js';
import { materialsOf } from '../tables/tableParts.js';
import type { Maker, Workshop } from '../workshop.js';
import { addPictureFrame, frameSkin } from './pictureFrame.js';

/** A round clock at ten past ten. Its back touches the wall at -z. */
export const clock: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { metal, wood } = materialsOf(shop);
  const size = Math.min(width, height);
  const radius = size / 2;
  const middle: Vec3 = [0, height / 2, 0];
  const dark = shop.use(plain([0.03, 0.03, 0.03], 0.5));
  const face = shop.use(plain(paint('F5F2EA'), 0.7));
  const wooden = shop.book.shapes.frame === 'wood' || shop.book.shapes.frame === 'box';
  const back = -depth / 2;
  const disc = (across: number, thick: number) =>
    extrude({ outline: ellipse(across, across, 48), depth: thick, bevel: 0.001 });
  place(model, disc(size * 0.98, depth * 0.6), { material: dark, at: [0, middle[1], back + depth * 0.3] });
  place(model, disc(size * 0.95, 0.002), { material: face, at: [0, middle[1], back + depth * 0.62] });
  const rim = Math.min(depth * 0.3, radius * 0.08);
  const hoop = ellipse(size - 2 * rim, size - 2 * rim, 56).map(([x, y]): Vec3 => [x, middle[1] + y, depth / 2 - rim]);
  place(model, tube({ path: hoop, radius: rim, sides: 9, closed: true }), { material: wooden ? wood : metal });
  const front = back + depth * 0.68;
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * 2 * Math.PI;
    const long = hour % 3 === 0 ? 0.12 : 0.07;
    place(model, board(radius * 0.025, radius * long, 0.002, 0.0005), {
      material: dark,
      at: [Math.sin(angle) * radius * 0.78, middle[1] + Math.cos(angle) * radius * 0.78, front],
      turn: { z: -angle },
    });
  }
  for (const [angle, long] of [
    [((10 + 1 / 6) / 12) * 2 * Math.PI, 0.48],
    [(10 / 60) * 2 * Math.PI, 0.7],
  ] as const) {
    place(model, board(radius * 0.032, radius * long, 0.002, 0.0005), {
      material: dark,
      at: [Math.sin(angle) * radius * long * 0.42, middle[1] + Math.cos(angle) * radius * long * 0.42, front + 0.002],
      turn: { z: -angle },
    });
  }
  return model;
};

/** Notes, photos and cards on cork, or on linen where the style has no cork. */
export const pinboard: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 29);
  const part = createMesh();
  const bar = 0.022;
  addPictureFrame(part, { width, height, depth, bar, material: frameSkin(shop), moulded: false });
  const rustic = shop.book.fullness > 0.6;
  const ground = rustic
    ? shop.use({ texture: 'boucle', colour: [0.42, 0.27, 0.14], roughness: 1, f0: 0.02, scale: 160 })
    : shop.use(cloth({ cloth: 'linen', colour: shop.book.neutrals[1] }));
  place(part, board(width - bar, height - bar, depth * 0.6, 0.001), { material: ground, at: [0, 0, depth * 0.3] });
  const papers = [...shop.book.accents, ...shop.book.neutrals, paint('F7F5EE'), paint('F7F5EE')];
  const across = Math.max(2, Math.round(width / 0.17));
  const down = Math.max(1, Math.round(height / 0.2));
  const pin = shop.use(plain(shop.book.accents[shop.book.accents.length - 1], 0.3));
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      if (random.chance(0.3)) continue;
      const [w, h] = [random.between(0.07, 0.14), random.between(0.08, 0.16)];
      const x = ((column + 0.5) / across - 0.5) * (width - 0.14) + random.between(-0.02, 0.02);
      const y = ((row + 0.5) / down - 0.5) * (height - 0.14) + random.between(-0.02, 0.02);
      const turn = { z: random.between(-0.09, 0.09) };
      const sheet = surface({
        columns: 1,
        rows: 3,
        point: (s, t) => [(s - 0.5) * w, (t - 0.85) * h, 0.006 * (1 - t) ** 2],
      });
      const at: Vec3 = [x, y + h * 0.35, depth * 0.6 + 0.001];
      place(part, sheet, { material: shop.use({ ...plain(random.pick(papers), 0.9), twoSided: true }), at, turn });
      place(part, extrude({ outline: ellipse(0.011, 0.011, 10), depth: 0.008, bevel: 0.003 }), {
        material: pin,
        at: [at[0], at[1], at[2] + 0.004],
      });
    }
  }
  place(model, part, { at: [0, height / 2, -depth / 2], keepUv: true });
  return model;
};

/** Knotted cords under a rod: rows of half hitches that leave diamonds, a pointed fringe. */
function macrame(model: Mesh, shop: Workshop, { width, height }: { width: number; height: number }): void {
  const cotton = shop.use({
    texture: 'boucle',
    colour: [0.74, 0.69, 0.58],
    roughness: 1,
    f0: 0.01,
    sheen: 0.3,
    scale: 240,
  });
  const cords = Math.max(10, Math.round(width / 0.026));
  for (let k = 0; k < cords; k++) {
    const s = (k + 0.5) / cords - 0.5;
    const swing = 0.42 / cords;
    const length = 0.98 - 0.34 * Math.abs(s) * 2;
    const path = Array.from({ length: 17 }, (_, step): Vec3 => {
      const t = step / 16;
      const knotted = Math.max(0, 1 - t * 1.9);
      const x = (s + swing * (k % 2 ? 1 : -1) * Math.sin(t * Math.PI * 9) * Math.min(1, knotted * 2)) * width * 0.92;
      return [x, height * (0.97 - t * length), 0.004 * Math.cos(t * Math.PI * 9 + k * Math.PI)];
    });
    place(model, tube({ path, radius: (t) => 0.0042 + 0.003 * t, sides: 5 }), { material: cotton });
  }
}

/** Ribbed plates of rush in a loose group. */
function plates(
  model: Mesh,
  shop: Workshop,
  { width, height, depth }: { width: number; height: number; depth: number },
): void {
  const skins = [shop.use(rattan), shop.use({ ...rattan, colour: [0.62, 0.46, 0.27] })];
  const size = Math.min(width, height);
  for (const [x, y, share, k] of [
    [-0.2, 0.14, 0.6, 0],
    [0.27, 0.22, 0.44, 1],
    [0.14, -0.24, 0.5, 0],
    [-0.3, -0.3, 0.36, 1],
  ] as const) {
    const reach = Math.min((size * share) / 2, width / 2 - Math.abs(x) * width, height / 2 - Math.abs(y) * height);
    const plate = surface({
      columns: 40,
      rows: 6,
      point: (s, t) => {
        const angle = s * 2 * Math.PI;
        const rise = depth * (0.16 + 0.7 * (1 - t) ** 2);
        return [Math.cos(angle) * reach * (1 - t), Math.sin(angle) * reach * (1 - t), rise];
      },
      uv: (s, t) => [s * 2 * Math.PI * reach, t * reach],
    });
    place(model, plate, { material: skins[k], at: [x * width, height / 2 + y * height, -depth / 2] });
  }
}

/** A length of cloth between two rods, as a scroll hangs. */
function scroll(model: Mesh, shop: Workshop, { width, height }: { width: number; height: number }): void {
  const { second } = materialsOf(shop);
  const sheet = surface({
    columns: 4,
    rows: 12,
    point: (s, t) => [(s - 0.5) * width * 0.92, 0.012 + t * (height - 0.024), 0.006 * Math.sin(t * 5 + s)],
    uv: (s, t) => [(s - 0.5) * width * 0.92, (t - 0.5) * height],
  });
  place(model, sheet, { material: shop.use(cloth({ cloth: 'linen', colour: shop.book.neutrals[1] })), keepUv: true });
  const picture = surface({
    columns: 2,
    rows: 8,
    point: (s, t) => [(s - 0.5) * width * 0.72, height * (0.2 + 0.6 * t), 0.009],
    uv: (s, t) => [(s - 0.5) * width * 0.72, (t - 0.5) * height * 0.6],
  });
  const art = {
    texture: 'art',
    pattern: 'ink',
    colour: shop.book.neutrals[0],
    colour2: shop.book.accents[0],
    colour3: shop.book.accents[1],
    halfSize: [width * 0.36, height * 0.3],
    roughness: 0.9,
    f0: 0.02,
  } as const;
  place(model, picture, { material: shop.use(art), keepUv: true });
  for (const y of [0.012, height - 0.012]) {
    const rod: Vec3[] = [
      [-width / 2, y, 0],
      [width / 2, y, 0],
    ];
    place(model, tube({ path: rod, radius: 0.011, sides: 9, caps: true }), { material: second });
  }
}

/** Soft things for a wall: macrame where the style weaves, a scroll in Japan, rush plates elsewhere. */
export const wallHanging: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { cabinet } = shop.book.shapes;
  if (cabinet === 'slatted') scroll(model, shop, piece);
  else if (cabinet === 'panelled' || cabinet === 'industrial') plates(model, shop, piece);
  else {
    macrame(model, shop, piece);
    const rod: Vec3[] = [
      [-width / 2, height * 0.97, 0],
      [width / 2, height * 0.97, 0],
    ];
    const wood = shop.use(timber(shop.book.wood));
    place(model, tube({ path: rod, radius: Math.min(0.011, depth * 0.4), sides: 9, caps: true }), { material: wood });
    const cord: Vec3[] = [rod[0], [0, height, 0], rod[1]].map(([x, y, z]) => [x * 0.8, y, z]);
    place(model, tube({ path: cord, radius: 0.002, sides: 5 }), { material: wood });
  }
  return model;
};
