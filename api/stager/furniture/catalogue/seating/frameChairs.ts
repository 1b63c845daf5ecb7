import type { Vec3 } from '../../../contract.js';
import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { temperedFabric } from '../parts/palette.js';
import { throwOver } from '../parts/throw.js';
import { addPillow, seatHeight, type ArmchairMaker } from './armchairParts.js';

/** A visible wooden or steel frame with two loose cushions. */
export const lounge: ArmchairMaker = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const { shapes } = shop.book;
  const model = createMesh();
  const skin = shop.use(cloth(fabric));
  const metalFrame = shapes.leg === 'steel';
  const frame = shop.use(metalFrame ? metalWork(shop.book.metal) : timber(shop.book.wood));
  // its cushion gives
  const seat = seatHeight(piece) + 0.012;
  const armTop = seat + (height - seat) * 0.42;
  const bar = metalFrame ? 0.012 : 0.018;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.03);
    const front = depth / 2 - 0.05;
    const rear = -depth / 2 + 0.1;
    const posts: readonly (readonly Vec3[])[] = [
      [
        [x, 0, front + 0.03],
        [x, seat * 0.6, front + 0.01],
        [x, armTop - 0.02, front - 0.01],
      ],
      [
        [x, 0, rear - 0.08],
        [x, seat * 0.6, rear - 0.02],
        [x, armTop - 0.02, rear],
      ],
      [
        [x, seat * 0.62, front],
        [x, seat * 0.5, rear],
      ],
    ];
    for (const path of posts) place(model, tube({ path, radius: bar, sides: 10, caps: true }), { material: frame });
    const rest = roundedBox({ size: [metalFrame ? 0.035 : 0.06, 0.022, depth * 0.74], radius: 0.01, arc: 3 });
    place(model, rest, { material: frame, at: [x, armTop - 0.011, 0.02], turn: { x: 0.06 } });
  }
  const rail = (y: number, z: number) =>
    place(
      model,
      tube({
        path: [
          [-width / 2 + 0.03, y, z],
          [width / 2 - 0.03, y, z],
        ],
        radius: bar,
        sides: 10,
      }),
      { material: frame },
    );
  rail(seat * 0.62, depth / 2 - 0.05);
  rail(seat * 0.5, -depth / 2 + 0.1);
  rail(armTop - 0.03, -depth / 2 + 0.1);
  const inner = width - 0.13;
  const sat = { crown: 0.032, sag: 0.018, wrinkle: 0.009, loose: 0.3 };
  place(model, boxCushion({ size: [inner, 0.13, depth * 0.74], seed: piece.seed % 89, ...sat }), {
    material: skin,
    at: [0, seat - 0.07, 0.05],
    turn: { x: 0.11 },
  });
  const backHeight = height - seat + 0.08;
  const leant = { crown: 0.042, belly: 0.02, sag: 0.012, slump: 0.016, wrinkle: 0.01, loose: 0.5 };
  place(model, boxCushion({ size: [inner, 0.13, backHeight], seed: (piece.seed % 89) + 7, ...leant }), {
    material: skin,
    at: [0, seat + backHeight / 2 - 0.06, -depth / 2 + 0.15],
    turn: { x: Math.PI / 2 - 0.28 },
  });
  const [middleY, middleZ, lean] = [seat + backHeight / 2 - 0.06, -depth / 2 + 0.15, 0.28];
  /** A point of the leaning back: up along it, and out of its front. */
  const onBack = (up: number, out: number): Vec3 => [
    0,
    middleY + up * Math.cos(lean) + out * Math.sin(lean),
    middleZ - up * Math.sin(lean) + out * Math.cos(lean),
  ];
  if (shapes.leg === 'tapered' && shop.book.fullness > 0.5) {
    const half = backHeight / 2;
    // gathered over one half of the back, its end on the seat
    const side = piece.seed % 2 === 0 ? 1 : -1;
    const blanket = throwOver({
      path: [
        onBack(half - 0.3, -0.1),
        onBack(half - 0.07, -0.1),
        onBack(half + 0.005, -0.075),
        onBack(half + 0.032, -0.01),
        onBack(half + 0.015, 0.06),
        onBack(half - 0.06, 0.116),
        onBack(0, 0.124),
        onBack(0.12 - half, 0.115),
        [0, seat + 0.036, -0.05],
        [0, seat + 0.018, depth * 0.13],
      ],
      across: [1, 0, 0],
      width: inner * 0.62,
      seed: piece.seed % 9973,
    });
    const wool = shop.use({ ...cloth(temperedFabric(shop, shop.book.throw)), twoSided: true });
    place(model, blanket, { material: wool, at: [side * inner * 0.17, 0, 0] });
    return model;
  }
  addPillow(model, shop, { piece, z: -depth / 2 + 0.32 });
  return model;
};

/** A low slatted frame with thin mats. */
export const slatted: ArmchairMaker = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const wood = shop.use(timber(shop.book.wood));
  const skin = shop.use(cloth(fabric));
  const seat = seatHeight(piece);
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.02);
    for (const z of [-1, 1])
      place(model, board(0.04, seat + 0.12, 0.04), {
        material: wood,
        at: [x, (seat + 0.12) / 2, z * (depth / 2 - 0.04)],
      });
    place(model, board(0.06, 0.028, depth), { material: wood, at: [x - side * 0.01, seat + 0.13, 0] });
    place(model, board(0.03, 0.05, depth - 0.06), { material: wood, at: [x, seat - 0.13, 0] });
  }
  const slats = 7;
  for (let k = 0; k < slats; k++) {
    place(model, board(0.03, height - seat + 0.14, 0.016), {
      material: wood,
      at: [-width / 2 + 0.07 + ((width - 0.14) * k) / (slats - 1), (height + seat - 0.14) / 2, -depth / 2 + 0.06],
      turn: { x: -0.12 },
    });
  }
  place(model, board(width - 0.04, 0.05, 0.03), { material: wood, at: [0, height - 0.03, -depth / 2 + 0.03] });
  place(model, board(width - 0.06, 0.03, depth - 0.08), { material: wood, at: [0, seat - 0.12, 0] });
  place(
    model,
    boxCushion({ size: [width - 0.1, 0.1, depth - 0.12], seed: piece.seed % 83, crown: 0.016, sag: 0.008, loose: 0.2 }),
    {
      material: skin,
      at: [0, seat - 0.05, 0.04],
    },
  );
  place(
    model,
    boxCushion({
      size: [width - 0.14, 0.09, height - seat],
      seed: (piece.seed % 83) + 2,
      crown: 0.02,
      slump: 0.01,
      loose: 0.4,
    }),
    {
      material: skin,
      at: [0, (height + seat) / 2, -depth / 2 + 0.14],
      turn: { x: Math.PI / 2 - 0.14 },
    },
  );
  return model;
};
