import type { Vec3 } from '../../../contract.js';
import { ellipse } from '../../../mesh/kit/extrude.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { bulbGlass } from '../parts/lampMaterials.js';
import { metalWork, plain, rattan, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';
import { globe } from './lampParts.js';

/** Where the handle begins, share of the height. */
const BODY = 0.76;

/** A lantern for the floor with a candle in it: a case of bars, or a woven one where the style weaves. */
export const floorLantern: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const body = height * BODY;
  const { cabinet } = shop.book.shapes;
  const radius = Math.min(width, depth) / 2;
  const wax = shop.use({ ...plain([0.82, 0.77, 0.66], 0.5), transmission: 0.2 });
  const flame = shop.use(bulbGlass);
  const candle = Math.min(radius * 0.42, 0.045);
  const tall = body * 0.42;
  const stick = lathe(
    [
      [candle, 0.012],
      [candle, tall],
      [candle * 0.8, tall + 0.004],
      [0, tall],
    ],
    18,
  );
  place(model, stick, { material: wax });
  place(model, globe(0.008, 2), { material: flame, at: [0, tall + 0.014, 0] });
  let skin = shop.use(metalWork(shop.book.metal));
  if (cabinet === 'cane') {
    skin = shop.use(rattan);
    const ribs = 18;
    for (let k = 0; k < ribs; k++) {
      const angle = (k / ribs) * 2 * Math.PI;
      const path = Array.from({ length: 9 }, (_, step): Vec3 => {
        const t = step / 8;
        const out = radius * (0.62 + 0.38 * Math.sin(Math.PI * (0.12 + 0.8 * t)));
        return [Math.cos(angle) * out, t * body, Math.sin(angle) * out];
      });
      place(model, tube({ path, radius: 0.0045, sides: 5 }), { material: skin });
    }
    for (const share of [0.02, 0.35, 0.65, 0.98]) {
      const out = radius * (0.62 + 0.38 * Math.sin(Math.PI * (0.12 + 0.8 * share)));
      const hoop = ellipse(2 * out, 2 * out, 32).map(([x, z]): Vec3 => [x, share * body, z]);
      place(model, tube({ path: hoop, radius: 0.006, sides: 6, closed: true }), { material: skin });
    }
    place(
      model,
      lathe(
        [
          [0, 0.004],
          [radius * 0.7, 0.004],
          [radius * 0.7, 0.012],
          [0, 0.012],
        ],
        24,
      ),
      { material: skin },
    );
  } else {
    const wooden = shop.book.metal.finish !== 'black' && shop.book.wood.finish === 'painted';
    if (wooden || cabinet === 'slatted') skin = shop.use(timber(shop.book.wood));
    const bar = Math.min(0.02, radius * 0.16);
    const [x, z] = [width / 2 - bar / 2, depth / 2 - bar / 2];
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) place(model, board(bar, body, bar), { material: skin, at: [sx * x, body / 2, sz * z] });
    }
    for (const y of [bar / 2, body - bar / 2]) {
      for (const side of [-1, 1]) {
        place(model, board(width - bar, bar, bar), { material: skin, at: [0, y, side * z] });
        place(model, board(bar, bar, depth - bar), { material: skin, at: [side * x, y, 0] });
      }
    }
    place(model, board(width - bar, 0.01, depth - bar), { material: skin, at: [0, 0.007, 0] });
    const roof = lathe(
      [
        [radius * 1.36, body],
        [radius * 0.3, body + (height - body) * 0.5],
        [0, body + (height - body) * 0.52],
      ],
      4,
    );
    place(model, roof, { material: skin, turn: { y: Math.PI / 4 } });
  }
  const grip = Array.from({ length: 9 }, (_, k): Vec3 => {
    const t = (k / 8) * Math.PI;
    return [-Math.cos(t) * radius * 0.4, body + (height - body) * (0.3 + 0.68 * Math.sin(t)), 0];
  });
  place(model, tube({ path: grip, radius: 0.006, sides: 7 }), { material: skin });
  return model;
};
