import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { boxCushion } from '../../render/meshkit/boxCushion.js';
import { ellipse, extrude } from '../../render/meshkit/extrude.js';
import { createMesh, place, swapUv } from '../../render/meshkit/mesh.js';
import { pillow } from '../../render/meshkit/pillow.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { tube } from '../../render/meshkit/tube.js';
import { createRandom } from '../random.js';
import type { Fabric } from '../styleBook.js';
import { addLegs } from './legs.js';
import { cane, cloth, metalWork, rattan, sheepskin, timber } from './materials.js';
import { accent, boldness, cushionCovers, temperedFabric } from './palette.js';
import { makeSofa, planSofa } from './sofa.js';
import { throwOver } from './throw.js';
import { buttonedPanel, padded, shell } from './upholstery.js';
import type { Maker, Workshop } from './workshop.js';

type Chair = (piece: Piece, shop: Workshop, fabric: Fabric) => Mesh;

const seatHeight = (piece: Piece): number => Math.min(0.44, piece.height * 0.54);

function addPillow(model: Mesh, shop: Workshop, { piece, z }: { piece: Piece; z: number }): void {
  if (boldness(shop) < 0.2 || shop.book.fullness < 0.25) return;
  const [cover] = cushionCovers(shop, { count: 1, random: createRandom(piece.seed + 3) });
  const size = Math.min(0.42, piece.width * 0.48);
  place(model, pillow({ width: size, height: size * 0.72, thickness: 0.14, seed: piece.seed % 977 }), {
    material: shop.use(cloth(cover)),
    at: [0.02, seatHeight(piece) + size * 0.34, z],
    turn: { x: -0.35, y: 0.08, z: 0.04 },
  });
}

/** A smaller sofa. */
const likeSofa: Chair = (piece, shop, fabric) => {
  const { shapes } = shop.book;
  const shape = { ...shapes.sofa, cushions: 1 };
  return makeSofa(planSofa(piece, { shape, fabric, leg: shapes.leg, softness: shapes.softness }), shop);
};

/** Wing chair: high back, ears, rolled arms. */
const wing: Chair = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = shop.use(cloth(fabric));
  const seat = Math.min(0.43, height * 0.44);
  const legHeight = seat * 0.42;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  addLegs(model, {
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

/** One padded wall around a round seat. */
const barrelOf =
  (channels: number): Chair =>
  (piece, shop, fabric) => {
    const { width, depth, height } = piece;
    const model = createMesh();
    const skin = shop.use(cloth(fabric));
    const seat = seatHeight(piece);
    const base = 0.06;
    const metal = shop.use(metalWork(shop.book.metal));
    const outline = ellipse(width * 0.84, depth * 0.84, 40);
    const plinth = extrude({ outline, depth: base + 0.01, bevel: 0.003 });
    place(model, plinth, { material: metal, at: [0, base / 2, 0], turn: { x: -Math.PI / 2 } });
    const thickness = Math.min(0.15, width * 0.18);
    const wall = shell({
      width,
      depth,
      thickness,
      bottom: base,
      armTop: seat + (height - seat) * 0.55,
      backTop: height,
      corner: Math.min(width, depth) * 0.44,
      channels,
      flare: channels > 0 ? 0.03 : 0,
    });
    place(model, wall, { material: skin });
    place(
      model,
      padded([width - thickness, seat - 0.1 - base, depth - thickness], {
        radius: Math.min(width, depth) * 0.36,
        seed: 5,
      }),
      {
        material: skin,
        at: [0, (seat - 0.1 + base) / 2, thickness * 0.4],
      },
    );
    place(
      model,
      boxCushion({
        size: [width - 2 * thickness + 0.03, 0.15, depth - thickness - 0.02],
        seed: piece.seed % 83,
        radius: 0.06,
        crown: 0.03,
        roundRear: 1,
      }),
      {
        material: skin,
        at: [0, seat - 0.075, thickness * 0.5],
      },
    );
    addPillow(model, shop, { piece, z: -depth / 2 + thickness + 0.14 });
    return model;
  };

/** A show-wood or steel frame that carries two loose cushions. */
const lounge: Chair = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const { shapes } = shop.book;
  const model = createMesh();
  const skin = shop.use(cloth(fabric));
  const metalFrame = shapes.leg === 'steel';
  const frame = shop.use(metalFrame ? metalWork(shop.book.metal) : timber(shop.book.wood));
  const seat = seatHeight(piece);
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
  place(model, boxCushion({ size: [inner, 0.14, depth * 0.74], seed: piece.seed % 89, crown: 0.025 }), {
    material: skin,
    at: [0, seat - 0.07, 0.05],
    turn: { x: 0.11 },
  });
  const backHeight = height - seat + 0.08;
  place(
    model,
    boxCushion({ size: [inner, 0.14, backHeight], seed: (piece.seed % 89) + 7, crown: 0.035, belly: 0.02 }),
    {
      material: skin,
      at: [0, seat + backHeight / 2 - 0.06, -depth / 2 + 0.15],
      turn: { x: Math.PI / 2 - 0.28 },
    },
  );
  const [middleY, middleZ, lean] = [seat + backHeight / 2 - 0.06, -depth / 2 + 0.15, 0.28];
  /** A point of the leaning back: up along it, and out of its front. */
  const onBack = (up: number, out: number): Vec3 => [
    0,
    middleY + up * Math.cos(lean) + out * Math.sin(lean),
    middleZ - up * Math.sin(lean) + out * Math.cos(lean),
  ];
  if (shapes.leg === 'tapered' && shop.book.fullness > 0.5) {
    const half = backHeight / 2;
    const fleece = throwOver({
      path: [
        onBack(half - 0.2, -0.1),
        onBack(half - 0.04, -0.09),
        onBack(half + 0.02, 0),
        onBack(half - 0.05, 0.11),
        onBack(0, 0.13),
        onBack(0.09 - half, 0.125),
        [0, seat + 0.045, -0.06],
        [0, seat + 0.03, depth * 0.2],
      ],
      across: [1, 0, 0],
      width: Math.min(0.5, inner * 0.8),
      seed: piece.seed,
      fringe: false,
    });
    place(model, fleece, { material: shop.use(sheepskin), at: [0.01, 0, 0] });
    return model;
  }
  addPillow(model, shop, { piece, z: -depth / 2 + 0.32 });
  return model;
};

/** A woven tub with a cushion. */
const wicker: Chair = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const weave = shop.use({ ...rattan, twoSided: true });
  const seat = seatHeight(piece);
  const wood = shop.use(timber(shop.book.wood));
  addLegs(model, { kind: 'tapered', width: width * 0.72, depth: depth * 0.72, height: seat - 0.14, wood, metal: wood });
  const flare = 0.05;
  const wall = shell({
    width: width - 2 * flare,
    depth: depth - flare,
    thickness: 0.045,
    bottom: seat - 0.17,
    armTop: seat + (height - seat) * 0.45,
    backTop: height,
    corner: Math.min(width, depth) * 0.45,
    flare,
  });
  place(model, wall, { material: weave });
  const floor = extrude({ outline: ellipse(width * 0.84, depth * 0.86, 36), depth: 0.05, bevel: 0.015 });
  place(model, floor, { material: weave, at: [0, seat - 0.14, 0], turn: { x: -Math.PI / 2 } });
  place(
    model,
    boxCushion({
      size: [width * 0.8, 0.12, depth * 0.8],
      seed: piece.seed % 83,
      radius: 0.05,
      crown: 0.03,
      roundRear: 1,
    }),
    {
      material: shop.use(cloth(fabric)),
      at: [0, seat - 0.06, 0.02],
    },
  );
  addPillow(model, shop, { piece, z: -depth / 2 + 0.2 });
  return model;
};

/** A low slatted frame with thin mats. */
const slatted: Chair = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const wood = shop.use(timber(shop.book.wood));
  const skin = shop.use(cloth(fabric));
  const seat = Math.min(0.36, height * 0.5);
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
  place(model, boxCushion({ size: [width - 0.1, 0.1, depth - 0.12], seed: piece.seed % 83, crown: 0.012 }), {
    material: skin,
    at: [0, seat - 0.05, 0.04],
  });
  place(model, boxCushion({ size: [width - 0.14, 0.09, height - seat], seed: (piece.seed % 83) + 2, crown: 0.015 }), {
    material: skin,
    at: [0, (height + seat) / 2, -depth / 2 + 0.14],
    turn: { x: Math.PI / 2 - 0.14 },
  });
  return model;
};

const CHAIRS: Readonly<Record<string, Chair>> = {
  sofa: likeSofa,
  wing,
  barrel: barrelOf(0),
  shell: barrelOf(0.03),
  lounge,
  rattan: wicker,
  slat: slatted,
};

export const armchair: Maker = (piece, shop) => {
  const { armchair: own, shapes } = shop.book;
  const bold = boldness(shop);
  const plainCover = own.cloth !== 'stripes' && own.cloth !== 'floral' && own.cloth !== 'leather';
  const fabric = bold > 0.8 && plainCover ? { ...own, colour: accent(shop) } : temperedFabric(shop, own);
  return CHAIRS[shapes.armchair](piece, shop, fabric);
};

/** Round stool, knitted, woven or upholstered. */
export const pouf: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const bold = boldness(shop);
  const { shapes, throw: blanket, armchair: cover } = shop.book;
  const knitted = shapes.armchair === 'rattan' || shapes.leg === 'tapered';
  const colour = bold > 0.4 ? accent(shop) : shop.book.neutrals[1];
  const material = shop.use(
    knitted ? { ...cloth({ ...blanket, colour }), scale: 60, contrast: 0.5, bump: 0.5 } : cloth({ ...cover, colour }),
  );
  const body = roundedBox({
    size: [width, height, depth],
    radius: height * 0.44,
    quad: 0.06,
    arc: 5,
    deform: ([x, y, z], unit) => {
      // from a square plan to a round one
      const flat = Math.hypot(unit[0], unit[2]);
      const square = Math.max(Math.abs(unit[0]), Math.abs(unit[2]));
      const pull = flat > 1e-6 ? square / flat : 1;
      const angle = Math.atan2(z, x);
      const ribs = 1 + (knitted ? 0.018 * Math.cos(angle * 18) : 0.004 * Math.cos(angle * 5)) * Math.min(1, flat * 1.4);
      const sag = unit[1] > 0 ? -0.025 * (1 - Math.min(1, flat)) ** 2 : 0;
      return [x * pull * ribs, y + sag, z * pull * ribs];
    },
  });
  place(model, body, { material, at: [0, height / 2, 0] });
  if (!knitted) {
    const seam = Array.from({ length: 36 }, (_, k): Vec3 => {
      const angle = (k / 36) * 2 * Math.PI;
      return [Math.cos(angle) * (width / 2) * 0.93, height * 0.84, Math.sin(angle) * (depth / 2) * 0.93];
    });
    place(model, tube({ path: seam, radius: 0.005, sides: 5, closed: true }), { material });
  }
  return model;
};

/** A sack of beads with a seat pressed into it. */
export const beanbag: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const bold = boldness(shop);
  const colour = bold > 0.3 ? accent(shop) : shop.book.neutrals[2];
  const material = shop.use(cloth({ cloth: 'weave', colour }));
  const body = roundedBox({
    size: [width, height, depth],
    radius: Math.min(height, width) * 0.42,
    quad: 0.06,
    arc: 6,
    deform: ([x, y, z], unit) => {
      const flat = Math.hypot(unit[0], unit[2]);
      const square = Math.max(Math.abs(unit[0]), Math.abs(unit[2]));
      const pull = flat > 1e-6 ? square / flat : 1;
      const rise = (unit[1] + 1) / 2;
      const slim = 1.08 - 0.5 * rise ** 1.8;
      const seat =
        0.34 * height * Math.exp(-((unit[0] / 0.55) ** 2)) * Math.exp(-(((unit[2] - 0.45) / 0.55) ** 2)) * rise;
      const angle = Math.atan2(z, x);
      const fold = 0.014 * Math.sin(angle * 7 + unit[1] * 3 + piece.seed) * (1 - rise * 0.4);
      return [
        x * pull * slim + (x / (flat * width + 1e-6)) * fold,
        y - seat,
        z * pull * slim - 0.1 * depth * rise ** 2 + (z / (flat * depth + 1e-6)) * fold,
      ];
    },
  });
  place(model, body, { material, at: [0, height / 2, 0] });
  return model;
};

/** Cane panel in a frame: backs of chairs and heads of beds. */
export function canePanel(model: Mesh, { size, at, shop }: { size: Vec3; at: Vec3; shop: Workshop }): void {
  const wood = shop.use(timber(shop.book.wood));
  const [width, height, depth] = size;
  const rim = Math.min(0.05, width * 0.12, height * 0.12);
  for (const side of [-1, 1]) {
    place(model, board(rim, height, depth), {
      material: wood,
      at: [at[0] + side * (width / 2 - rim / 2), at[1], at[2]],
    });
    place(model, board(width - 2 * rim, rim, depth), {
      material: wood,
      at: [at[0], at[1] + side * (height / 2 - rim / 2), at[2]],
    });
  }
  place(model, board(width - 2 * rim + 0.006, height - 2 * rim + 0.006, depth * 0.25), {
    material: shop.use(cane),
    at,
  });
}
