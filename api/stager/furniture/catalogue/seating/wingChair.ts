import type { Vec3 } from '../../../contract.js';
import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place, swapUv } from '../../../mesh/kit/mesh.js';
import { roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { buttonedPanel, padded } from '../parts/upholstery.js';
import { addPillow, seatHeight, type ArmchairMaker } from './armchairParts.js';

/** Wing chair: high back, ears, rolled arms. */
export const wing: ArmchairMaker = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = shop.use(cloth(fabric));
  const seat = seatHeight(piece) - 0.025;
  const legHeight = seat * 0.42;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  addLegs(model, shop, {
    kind: shop.book.shapes.leg,
    width: width - 0.06,
    depth: depth - 0.06,
    height: legHeight + 0.01,
    wood,
    metal,
    stoutness: 1.1,
  });
  place(model, padded([width - 0.1, seat - legHeight - 0.08, depth - 0.05], { radius: 0.03, seed: piece.seed % 91 }), {
    material: skin,
    at: [0, (seat - 0.08 + legHeight) / 2, 0],
  });
  const armTop = seat + (height - seat) * 0.36;
  const roll = 0.062;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.075);
    place(model, padded([0.11, armTop - legHeight - 0.05, depth * 0.82], { radius: 0.04, seed: 3 + side }), {
      material: skin,
      at: [x - side * 0.01, (armTop + legHeight) / 2 - 0.02, depth * 0.06],
    });
    const path: Vec3[] = [-0.5, -0.2, 0.1, 0.4, 0.47].map((share) => [0, 0, share * depth * 0.95]);
    place(model, swapUv(tube({ path, radius: (share) => roll * (0.8 + 0.2 * share), sides: 16, caps: true })), {
      material: skin,
      at: [side * (width / 2 - roll - 0.002), armTop - roll, depth * 0.02],
    });
    const ear = roundedBox({
      size: [0.075, height - armTop + 0.04, depth * 0.42],
      radius: 0.036,
      quad: 0.1,
      cover: true,
      arc: 3,
      deform: ([px, py, pz], unit) => [
        px + side * 0.025 * unit[2],
        py,
        pz * (1 - 0.32 * Math.max(0, unit[1])) - 0.03 * unit[1],
      ],
    });
    place(model, ear, { material: skin, at: [side * (width / 2 - 0.1), (height + armTop) / 2 - 0.03, -depth * 0.24] });
  }
  const backHeight = height - seat + 0.1;
  place(model, padded([width - 0.14, backHeight, 0.13], { radius: 0.055, seed: 11 }), {
    material: skin,
    at: [0, seat + backHeight / 2 - 0.1, -depth / 2 + 0.1],
    turn: { x: -0.1 },
  });
  place(model, buttonedPanel({ width: width - 0.24, height: backHeight - 0.12, thickness: 0.06 }), {
    material: skin,
    at: [0, seat + backHeight / 2 - 0.06, -depth / 2 + 0.155],
    turn: { x: -0.1 },
  });
  place(model, boxCushion({ size: [width - 0.25, 0.13, depth - 0.2], seed: piece.seed % 83, crown: 0.025 }), {
    material: skin,
    at: [0, seat - 0.06, 0.08],
  });
  addPillow(model, shop, { piece, z: -depth / 2 + 0.3 });
  return model;
};
