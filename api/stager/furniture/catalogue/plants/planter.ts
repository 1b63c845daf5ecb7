import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { tube } from '../../../mesh/kit/tube.js';
import { createRandom, type Random } from '../../../random.js';
import { foliage, metalWork, plain, soil, stoneWork, timber } from '../parts/materials.js';
import { globe } from '../lamps/lampParts.js';
import type { Maker, Workshop } from '../workshop.js';
import { CONTOURS, blade } from './blades.js';
import { SPIRAL, addLeaf, addStalk, greens } from './foliage.js';
import { addPot } from './pots.js';

/** A clump of narrow arching blades. */
function grass(model: Mesh, shop: Workshop, { at, reach, height, random }: Clump): void {
  const leaves = greens(shop, [0.15, 0.22, 0.07], random, { pattern: 'blade' });
  const stem = blade({ contour: CONTOURS.needle, length: 1, width: 0.034, bend: 1.1, fold: 0.5, rows: 5, columns: 2 });
  for (let k = 0; k < 34; k++) {
    const out = Math.sqrt((k + 0.5) / 34);
    const angle = k * SPIRAL + random.between(0, 0.6);
    const size = height * random.between(0.86, 1.14) * (1.16 - 0.3 * out);
    const part = place(createMesh(), stem, { scale: [Math.max(0.7, height), size, size], keepUv: true });
    const root: Vec3 = [
      at[0] + Math.cos(angle) * reach * 0.25 * out,
      at[1],
      at[2] + Math.sin(angle) * reach * 0.25 * out,
    ];
    const pitch = -Math.PI / 2 + (0.1 + 0.5 * out) * Math.min(1.2, reach / height);
    addLeaf(model, part, { at: root, angle, pitch, roll: random.between(-0.2, 0.2), material: leaves[k % 3] });
  }
}

interface Clump {
  readonly at: Vec3;
  readonly reach: number;
  readonly height: number;
  readonly random: Random;
}

/** A long box with grasses in it. */
export const planter: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 79);
  const box = height * 0.5;
  const { pattern } = shop.book.stone;
  const wooden = shop.book.shapes.pot === 'crate' || shop.book.shapes.pot === 'basket';
  const skin = wooden
    ? shop.use(timber(shop.book.secondWood))
    : pattern === 'concrete' || pattern === 'terrazzo' || pattern === 'travertine'
      ? shop.use(stoneWork(shop.book.stone))
      : shop.use(metalWork({ colour: shop.book.pot, finish: 'black' }));
  const wall = 0.02;
  // the leaves reach over the box, the box keeps within the footprint
  const [long, wide] = [width - 0.06, depth - 0.06];
  for (const side of [-1, 1]) {
    place(model, roundedBox({ size: [long, box, wall], radius: 0.005 }), {
      material: skin,
      at: [0, box / 2, side * (wide / 2 - wall / 2)],
    });
    place(model, roundedBox({ size: [wall, box, wide], radius: 0.005 }), {
      material: skin,
      at: [side * (long / 2 - wall / 2), box / 2, 0],
    });
  }
  place(model, board(long - wall, 0.02, wide - wall), { material: shop.use(soil), at: [0, box - 0.04, 0] });
  place(model, board(long - wall, 0.01, wide - wall), { material: skin, at: [0, 0.005, 0] });
  const clumps = Math.max(1, Math.round(width / Math.max(0.2, depth * 0.8)));
  for (let k = 0; k < clumps; k++) {
    const at: Vec3 = [((k + 0.5) / clumps - 0.5) * (long - 0.08), box - 0.04, random.between(-0.02, 0.02)];
    grass(model, shop, { at, reach: depth * 0.6, height: height - box, random });
  }
  return model;
};

/** A pot in a net of cords, its tendrils falling around it. Hangs from its top. */
export const hangingPlant: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 83);
  const reach = Math.min(width, depth) / 2;
  const radius = reach * 0.52;
  const pot = Math.min(radius * 1.5, height * 0.24);
  const low = Math.min(height * 0.34, 0.34);
  const bed = createMesh();
  const soilBed = addPot(bed, shop, { radius, height: pot });
  place(model, bed, { at: [0, low, 0], keepUv: true });
  const cotton = shop.use(plain([0.62, 0.55, 0.42], 0.95));
  for (let k = 0; k < 4; k++) {
    const angle = (k / 4) * 2 * Math.PI + 0.5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const path: Vec3[] = [
      [0, low - 0.03, 0],
      [c * radius * 0.95, low + pot * 0.2, s * radius * 0.95],
      [c * radius * 1.03, low + pot, s * radius * 1.03],
      [c * 0.006, height - 0.05, s * 0.006],
      [0, height - 0.02, 0],
    ];
    place(model, tube({ path, radius: 0.0028, sides: 5 }), { material: cotton });
  }
  place(model, globe(0.014), { material: cotton, at: [0, low - 0.035, 0] });
  place(
    model,
    lathe(
      [
        [0.02, height - 0.03],
        [0.026, height - 0.012],
        [0.026, height],
        [0, height],
      ],
      16,
    ),
    {
      material: shop.use(metalWork(shop.book.metal)),
    },
  );
  const leaves = greens(shop, [0.1, 0.2, 0.07], random);
  const stalk = shop.use(foliage([0.14, 0.19, 0.06], 'plain'));
  const part = blade({
    contour: CONTOURS.heart,
    length: 0.055,
    width: 0.042,
    bend: 0.5,
    fold: 0.25,
    rows: 4,
    columns: 2,
  });
  const tendrils = 16;
  for (let k = 0; k < tendrils; k++) {
    const angle = k * SPIRAL + random.between(0, 0.4);
    const fall = k % 3 === 0 ? low + soilBed.y - 0.01 : (low + soilBed.y) * random.between(0.3, 0.85);
    const out = reach * random.between(0.62, 0.86);
    const path = Array.from({ length: 9 }, (_, step): Vec3 => {
      const t = step / 8;
      const away = radius * 0.3 + (out - radius * 0.3) * Math.min(1, t * 2.2) ** 0.7;
      const y =
        low + soilBed.y + 0.09 * Math.sin(Math.min(1, t * 2.6) * Math.PI) - fall * Math.max(0, t - 0.22) ** 1.2 * 1.34;
      const sway = 0.02 * Math.sin(t * 6 + k);
      return [Math.cos(angle) * away + sway, Math.max(0.01, y), Math.sin(angle) * away - sway];
    });
    addStalk(model, { path, thick: 0.0018, sides: 4, material: stalk });
    for (let node = 1; node < 9; node++) {
      for (const side of [-1, 1]) {
        const size = random.between(0.7, 1.15) * (1.1 - 0.05 * node);
        addLeaf(model, part, {
          size,
          at: path[node],
          angle: angle + side * random.between(0.5, 1.3),
          pitch: random.between(0.2, 0.9),
          roll: side * random.between(0, 0.4),
          material: leaves[(node + k) % 3],
        });
      }
    }
  }
  return model;
};
