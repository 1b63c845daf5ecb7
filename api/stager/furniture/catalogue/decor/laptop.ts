import type { Vec3 } from '../../../contract.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import type { Shapes } from '../../styleBook.js';
import { plastic, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';
import { ALLOY, addGlass } from './screens.js';

/** Materials of a laptop's case and its riser. */
const CASES: Readonly<Record<Shapes['screen'], { readonly colour: Vec3; readonly riser: boolean }>> = {
  slim: { colour: [0.3, 0.305, 0.32], riser: false },
  pedestal: { colour: [0.74, 0.66, 0.54], riser: true },
  easel: { colour: [0.68, 0.69, 0.7], riser: true },
  framed: { colour: [0.7, 0.7, 0.7], riser: false },
};

/** Open, seen from its user's side; on a riser of the desk's wood in the lighter styles. */
export const laptop: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { colour, riser } = CASES[shop.book.shapes.screen];
  const alloy = shop.use({ ...ALLOY, colour });
  const keys = shop.use(plastic([0.02, 0.02, 0.022], 0.55));
  const lift = riser ? Math.min(0.045, height * 0.2) : 0;
  const lean = riser ? 0.22 : 0.3;
  const base = 0.011;
  const keyboard = Math.max(depth * 0.55, depth - height * Math.tan(lean));
  const front = depth / 2;
  if (riser) {
    const wood = shop.use(timber(shop.book.wood));
    for (const side of [-1, 1])
      place(model, board(0.016, lift, keyboard * 0.86, 0.003), {
        material: wood,
        at: [side * width * 0.3, lift / 2, front - keyboard / 2],
      });
    place(model, board(width * 0.66, 0.012, keyboard * 0.4, 0.003), {
      material: wood,
      at: [0, lift - 0.006, front - keyboard * 0.62],
    });
  }
  place(model, roundedBox({ size: [width, base, keyboard], radius: 0.004, arc: 2 }), {
    material: alloy,
    at: [0, lift + base / 2, front - keyboard / 2],
  });
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    place(model, board(width * 0.86, 0.003, (keyboard * 0.44) / rows - 0.003, 0.001), {
      material: keys,
      at: [0, lift + base + 0.001, front - keyboard * (0.86 - (0.44 * row) / rows)],
    });
  }
  place(model, board(width * 0.36, 0.0015, keyboard * 0.3, 0.0005), {
    material: shop.use({ ...ALLOY, colour: [colour[0] * 0.9, colour[1] * 0.9, colour[2] * 0.9] }),
    at: [0, lift + base + 0.0004, front - keyboard * 0.2],
  });
  const lid = (height - base - lift) / Math.cos(lean);
  const hinge = front - keyboard + 0.004;
  const at: Vec3 = [0, lift + base + (lid / 2) * Math.cos(lean), hinge - (lid / 2) * Math.sin(lean)];
  place(model, roundedBox({ size: [width, lid, 0.006], radius: 0.0025, arc: 2 }), {
    material: alloy,
    at,
    turn: { x: -lean },
  });
  addGlass(
    model,
    shop,
    { width: width - 0.01, height: lid - 0.012, seed, content: 'desktop', glow: 0.6 },
    { at: [0, at[1] + 0.0038 * Math.sin(lean), at[2] + 0.0038 * Math.cos(lean)], turn: { x: -lean } },
  );
  return model;
};
