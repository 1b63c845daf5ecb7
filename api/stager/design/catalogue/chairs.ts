import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { boxCushion } from '../../render/meshkit/boxCushion.js';
import { ellipse, extrude } from '../../render/meshkit/extrude.js';
import { lathe } from '../../render/meshkit/lathe.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { surface } from '../../render/meshkit/surface.js';
import { tube } from '../../render/meshkit/tube.js';
import { canePanel } from './armchair.js';
import { addLegs } from './legs.js';
import { cloth, metalWork, timber } from './materials.js';
import { temperedFabric } from './palette.js';
import { padded, shell, soft } from './upholstery.js';
import type { Maker, Workshop } from './workshop.js';

type Chair = (piece: Piece, parts: Parts) => Mesh;

interface Parts {
  readonly shop: Workshop;
  readonly wood: number;
  readonly metal: number;
  readonly skin: number;
  /** upper side of the seat */
  readonly seat: number;
}

const PAD = 0.05;

function addSeatPad(model: Mesh, piece: Piece, { skin, seat }: Parts, share = 0.96): void {
  const pad = roundedBox({
    size: [piece.width * share, PAD, piece.depth * share * 0.88],
    radius: 0.022,
    quad: 0.09,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit, normal) => {
      const [px, py, pz] = soft(piece.seed % 53, 0.005)([x, y, z], unit, normal);
      const crown = unit[1] > 0 ? 0.014 * Math.max(0, (1 - unit[0] ** 2) * (1 - unit[2] ** 2)) : 0;
      return [px * (1 - 0.06 * Math.max(0, -unit[2])), py + crown, pz];
    },
  });
  place(model, pad, { material: skin, at: [0, seat - PAD / 2, piece.depth * 0.04] });
}

/** Front legs under the seat, rear legs that run on as the back's posts. Returns nothing; the back leans by `lean`. */
function addFrame(model: Mesh, piece: Piece, { wood, seat }: Parts, radius = 0.016): void {
  const { width, depth, height } = piece;
  const x = width / 2 - radius - 0.004;
  for (const side of [-1, 1]) {
    const front: Vec3[] = [
      [side * x, 0, depth / 2 - radius],
      [side * (x - 0.012), seat - 0.03, depth / 2 - radius - 0.03],
    ];
    place(model, tube({ path: front, radius: (t) => radius * (0.72 + 0.28 * t), sides: 10, caps: true }), {
      material: wood,
    });
    const rear: Vec3[] = [
      [side * (x - 0.008), 0, -depth / 2 + radius],
      [side * (x - 0.015), seat * 0.6, -depth / 2 + 0.06],
      [side * (x - 0.018), seat, -depth / 2 + 0.075],
      [side * (x - 0.015), (seat + height) / 2, -depth / 2 + 0.06],
      [side * (x - 0.012), height - 0.005, -depth / 2 + 0.022],
    ];
    place(
      model,
      tube({ path: rear, radius: (t) => radius * (0.8 + 0.2 * Math.sin(t * Math.PI)), sides: 10, caps: true }),
      { material: wood },
    );
  }
  place(model, board(width * 0.86, 0.05, depth * 0.78), { material: wood, at: [0, seat - PAD - 0.01, depth * 0.03] });
}

/** A rail across the back, bowed to the sitter's shoulders. */
function addRail(
  model: Mesh,
  { width, y, z, height, material }: { width: number; y: number; z: number; height: number; material: number },
): void {
  const rail = roundedBox({
    size: [width, height, 0.02],
    radius: 0.008,
    quad: 0.06,
    cover: true,
    arc: 2,
    deform: ([px, py, pz], unit) => [px, py + 0.008 * (1 - unit[0] ** 2), pz - 0.028 * (1 - unit[0] ** 2)],
  });
  place(model, rail, { material, at: [0, y, z + 0.012] });
}

const upholstered: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, metal, skin, seat, shop } = parts;
  const model = createMesh();
  const kind = shop.book.shapes.leg;
  const under = seat - 0.09;
  addLegs(model, {
    kind: kind === 'sled' || kind === 'none' || kind === 'cross' ? 'steel' : kind,
    width: width - 0.03,
    depth: depth - 0.03,
    height: under + 0.01,
    wood,
    metal,
    stoutness: 1.15,
  });
  place(model, padded([width - 0.01, 0.1, depth - 0.03], { radius: 0.035, seed: piece.seed % 53, amount: 0.005 }), {
    material: skin,
    at: [0, seat - 0.05, 0.012],
  });
  const tall = height - seat + 0.05;
  const back = roundedBox({
    size: [width - 0.02, tall, 0.075],
    radius: 0.034,
    quad: 0.08,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit, normal) => {
      const [px, py, pz] = soft(piece.seed % 47, 0.005)([x, y, z], unit, normal);
      return [px * (1 - 0.05 * unit[1]), py, pz + 0.03 * unit[0] ** 2 - 0.03 * Math.max(0, unit[1]) ** 2];
    },
  });
  place(model, back, { material: skin, at: [0, seat + tall / 2 - 0.05, -depth / 2 + 0.065], turn: { x: -0.07 } });
  return model;
};

/** A moulded tub on slender legs. */
const tub: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, metal, skin, seat, shop } = parts;
  const model = createMesh();
  const kind = shop.book.metal.finish === 'brushed' || shop.book.metal.finish === 'polished' ? 'steel' : 'tapered';
  addLegs(model, { kind, width: width * 0.74, depth: depth * 0.74, height: seat - 0.07, wood, metal, stoutness: 1.2 });
  const wall = shell({
    width,
    depth: depth * 0.96,
    thickness: 0.055,
    bottom: seat - 0.09,
    armTop: seat + (height - seat) * 0.45,
    backTop: height,
    corner: Math.min(width, depth) * 0.45,
    channels: shop.book.shapes.armchair === 'shell' ? 0.014 : 0,
  });
  place(model, wall, { material: skin, at: [0, 0, -depth * 0.02] });
  place(model, padded([width * 0.86, 0.09, depth * 0.86], { radius: 0.04, seed: piece.seed % 53 }), {
    material: skin,
    at: [0, seat - 0.035, depth * 0.05],
  });
  return model;
};

/** Saddle seat, sticks, and a bent bow over them. */
const spindle: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, seat } = parts;
  const model = createMesh();
  const saddle = roundedBox({
    size: [width * 0.92, 0.034, depth * 0.8],
    radius: 0.012,
    quad: 0.06,
    cover: true,
    arc: 2,
    deform: ([x, y, z], unit) => {
      const dip = unit[1] > 0 ? -0.012 * Math.max(0, 1 - ((unit[2] + 0.2) / 0.7) ** 2) * (1 - unit[0] ** 2) : 0;
      return [x * (1 - 0.12 * Math.max(0, -unit[2])), y + dip, z];
    },
  });
  place(model, saddle, { material: wood, at: [0, seat - 0.017, depth * 0.06] });
  addLegs(model, {
    kind: 'tapered',
    width: width - 0.02,
    depth: depth - 0.04,
    height: seat - 0.028,
    wood,
    metal: wood,
    stoutness: 1.15,
  });
  const backZ = (y: number) => -depth / 2 + 0.09 - 0.075 * ((y - seat) / (height - seat));
  const bow = Array.from({ length: 21 }, (_, k): Vec3 => {
    const angle = (k / 20) * Math.PI;
    const y = seat - 0.02 + (height - seat + 0.008) * Math.sin(angle) ** 0.5;
    return [Math.cos(angle) * width * 0.46, y, backZ(y)];
  });
  place(model, tube({ path: bow, radius: 0.0115, sides: 9, caps: true }), { material: wood });
  const sticks = 7;
  for (let k = 1; k < sticks; k++) {
    const s = (k / sticks) * 2 - 1;
    const angle = Math.acos(Math.max(-1, Math.min(1, s * 0.86)));
    const top = seat - 0.02 + (height - seat + 0.008) * Math.sin(angle) ** 0.5;
    const stick: Vec3[] = [
      [s * width * 0.3, seat - 0.02, -depth / 2 + 0.11],
      [s * 0.86 * width * 0.46, top, backZ(top)],
    ];
    place(model, tube({ path: stick, radius: 0.006, sides: 7 }), { material: wood });
  }
  return model;
};

/** Oval padded back in a carved frame. */
const medallion: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, metal, skin, seat } = parts;
  const model = createMesh();
  addLegs(model, {
    kind: 'cabriole',
    width: width - 0.02,
    depth: depth - 0.02,
    height: seat - 0.08,
    wood,
    metal,
    stoutness: 1.15,
  });
  place(model, board(width * 0.94, 0.055, depth * 0.9, 0.012), { material: wood, at: [0, seat - 0.085, 0] });
  addSeatPad(model, piece, parts, 0.94);
  const tall = height - seat - 0.05;
  const at: Vec3 = [0, height - tall / 2, -depth / 2 + 0.05];
  const turn = { x: -0.1 };
  place(model, extrude({ outline: ellipse(width * 0.86, tall, 36), depth: 0.03, bevel: 0.012 }), {
    material: wood,
    at,
    turn,
  });
  for (const side of [-1, 1]) {
    place(model, extrude({ outline: ellipse(width * 0.74, tall * 0.86, 32), depth: 0.035, bevel: 0.016 }), {
      material: skin,
      at: [0, at[1], at[2] + side * 0.012],
      turn,
    });
    place(
      model,
      tube({
        path: [
          [side * width * 0.3, seat - 0.06, -depth / 2 + 0.06],
          [side * width * 0.3, height - tall * 0.72, -depth / 2 + 0.06],
        ],
        radius: 0.015,
        sides: 10,
      }),
      { material: wood },
    );
  }
  return model;
};

/** Bent and welded sheet: seat, tube legs, a splat. */
const sheetMetal: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { metal, wood, seat } = parts;
  const model = createMesh();
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.02);
    const path: Vec3[] = [
      [x, 0, depth / 2 - 0.012],
      [x - side * 0.03, seat - 0.03, depth / 2 - 0.06],
    ];
    place(model, tube({ path, radius: (t) => 0.012 + 0.007 * t, sides: 9, caps: true }), { material: metal });
    const rear: Vec3[] = [
      [x, 0, -depth / 2 + 0.012],
      [x - side * 0.03, seat, -depth / 2 + 0.07],
      [x - side * 0.03, height - 0.05, -depth / 2 + 0.03],
      [x - side * 0.055, height - 0.012, -depth / 2 + 0.024],
      [0, height - 0.01, -depth / 2 + 0.02],
    ];
    place(model, tube({ path: rear, radius: 0.0115, sides: 9 }), { material: metal });
  }
  place(model, roundedBox({ size: [width * 0.88, 0.03, depth * 0.82], radius: 0.014, arc: 3 }), {
    material: metal,
    at: [0, seat - 0.027, 0.01],
  });
  place(model, roundedBox({ size: [width * 0.8, 0.016, depth * 0.74], radius: 0.007, arc: 2 }), {
    material: wood,
    at: [0, seat - 0.008, 0.012],
  });
  const splat = surface({
    columns: 6,
    rows: 8,
    point: (s, t) => [
      (s - 0.5) * width * 0.3,
      seat - 0.01 + t * (height - seat - 0.01),
      -depth / 2 + 0.075 - 0.055 * t - 0.02 * Math.sin(s * Math.PI),
    ],
  });
  place(model, splat, { material: metal });
  place(model, splat, { material: metal, at: [0, 0, -0.003], keepUv: true });
  return model;
};

const caned: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { seat, shop } = parts;
  const model = createMesh();
  addFrame(model, piece, parts);
  addSeatPad(model, piece, parts);
  const tall = (height - seat) * 0.6;
  const panel = createMesh();
  canePanel(panel, { size: [width * 0.84, tall, 0.024], at: [0, 0, 0], shop });
  place(model, panel, { at: [0, height - tall / 2 - 0.01, -depth / 2 + 0.045], turn: { x: -0.12 }, keepUv: true });
  return model;
};

/** Two bent laths that cross in the back. */
const crossback: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, seat } = parts;
  const model = createMesh();
  addFrame(model, piece, parts, 0.015);
  addSeatPad(model, piece, parts);
  addRail(model, { width: width * 0.9, y: height - 0.028, z: -depth / 2 + 0.02, height: 0.05, material: wood });
  for (const side of [-1, 1]) {
    const path = Array.from({ length: 10 }, (_, k): Vec3 => {
      const t = k / 9;
      const bend = Math.sin((t - 0.5) * Math.PI);
      return [
        side * bend * width * 0.36,
        seat - 0.02 + t * (height - seat - 0.02),
        -depth / 2 + 0.075 - 0.055 * t - 0.012 * Math.sin(t * Math.PI),
      ];
    });
    place(model, tube({ path, radius: 0.0085, sides: 8 }), { material: wood });
  }
  return model;
};

/** Straight laths between two rails. */
const slatback: Chair = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, seat } = parts;
  const model = createMesh();
  addFrame(model, piece, parts, 0.0145);
  addSeatPad(model, piece, parts);
  addRail(model, { width: width * 0.88, y: height - 0.03, z: -depth / 2 + 0.02, height: 0.045, material: wood });
  for (let k = 0; k < 6; k++) {
    const x = ((k + 0.5) / 6 - 0.5) * width * 0.78;
    const path: Vec3[] = [
      [x, seat - 0.03, -depth / 2 + 0.08],
      [x, (seat + height) / 2, -depth / 2 + 0.052],
      [x, height - 0.03, -depth / 2 + 0.02],
    ];
    place(model, tube({ path, radius: 0.0075, sides: 7 }), { material: wood });
  }
  return model;
};

const CHAIRS: Readonly<Record<string, Chair>> = {
  upholstered,
  shell: tub,
  spindle,
  louis: medallion,
  metal: sheetMetal,
  cane: caned,
  crossback,
  slat: slatback,
};

export const diningChair: Maker = (piece, shop) => {
  const { chair, shapes, wood, metal } = shop.book;
  return CHAIRS[shapes.diningChair](piece, {
    shop,
    wood: shop.use(timber(wood)),
    metal: shop.use(metalWork(metal)),
    skin: shop.use(cloth(temperedFabric(shop, chair))),
    seat: Math.min(0.47, piece.height * 0.55),
  });
};

interface SwivelBase {
  readonly reach: number;
  /** underside of the seat */
  readonly top: number;
  readonly metal: number;
  readonly dark: number;
}

/** Five castors, a gas lift. */
function addSwivelBase(model: Mesh, { reach, top, metal, dark }: SwivelBase): void {
  const castor = 0.028;
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * 2 * Math.PI + Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = reach - castor;
    const arm: Vec3[] = [
      [cos * 0.02, 0.105, sin * 0.02],
      [cos * out * 0.6, 0.09, sin * out * 0.6],
      [cos * out, 0.07, sin * out],
    ];
    place(model, tube({ path: arm, radius: (t) => 0.024 - 0.009 * t, sides: 9, caps: true }), { material: metal });
    const wheel = lathe(
      [
        [0, -0.02],
        [castor * 0.9, -0.02],
        [castor, -0.014],
        [castor, 0.014],
        [castor * 0.9, 0.02],
        [0, 0.02],
      ],
      16,
    );
    place(model, wheel, { material: dark, at: [cos * out, castor, sin * out], turn: { z: Math.PI / 2, y: 0.4 + k } });
    place(
      model,
      tube({
        path: [
          [cos * out, castor, sin * out],
          [cos * out, 0.075, sin * out],
        ],
        radius: 0.009,
        sides: 7,
      }),
      { material: dark },
    );
  }
  place(
    model,
    lathe(
      [
        [0.034, 0.075],
        [0.036, 0.12],
        [0.026, 0.125],
        [0.026, top * 0.62],
        [0.017, top * 0.63],
        [0.017, top],
      ],
      20,
    ),
    { material: dark },
  );
}

export const taskChair: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const dark = shop.use({ texture: 'plain', colour: [0.022, 0.022, 0.024], roughness: 0.5, f0: 0.04 });
  const metal = shop.use(metalWork(shop.book.metal));
  const skin = shop.use(cloth(temperedFabric(shop, shop.book.chair)));
  const seat = Math.min(0.48, height * 0.5);
  addSwivelBase(model, { reach: Math.min(width, depth) / 2, top: seat - 0.09, metal, dark });
  place(model, board(0.2, 0.035, 0.24, 0.01), { material: dark, at: [0, seat - 0.09, 0] });
  const pad = roundedBox({
    size: [width * 0.76, 0.075, depth * 0.74],
    radius: 0.034,
    quad: 0.06,
    cover: true,
    arc: 4,
    deform: ([x, y, z], unit, normal) => {
      const [px, py, pz] = soft(piece.seed % 31, 0.004)([x, y, z], unit, normal);
      const dip = unit[1] > 0 ? -0.014 * Math.max(0, 1 - unit[0] ** 2 - unit[2] ** 2) : 0;
      return [px * (1 - 0.1 * unit[2] ** 2), py + dip - 0.03 * Math.max(0, unit[2]) ** 3, pz];
    },
  });
  place(model, pad, { material: skin, at: [0, seat - 0.037, depth * 0.06] });
  const tall = height - seat - 0.06;
  const back = roundedBox({
    size: [width * 0.7, tall, 0.05],
    radius: 0.024,
    quad: 0.06,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit) => {
      const lumbar = 0.03 * Math.exp(-(((unit[1] + 0.45) / 0.35) ** 2));
      return [
        x * (1 - 0.14 * unit[1] ** 2 - 0.05 * unit[1]),
        y,
        z + lumbar + 0.05 * unit[0] ** 2 - 0.045 * Math.max(0, unit[1]) ** 2,
      ];
    },
  });
  place(model, back, { material: skin, at: [0, height - tall / 2, -depth * 0.31], turn: { x: -0.08 } });
  const spine: Vec3[] = [
    [0, seat - 0.09, -0.08],
    [0, seat - 0.06, -depth * 0.33],
    [0, seat + 0.1, -depth * 0.37],
    [0, height - tall * 0.5, -depth * 0.36],
  ];
  place(model, tube({ path: spine, radius: 0.018, sides: 10 }), { material: dark });
  for (const side of [-1, 1]) {
    const arm: Vec3[] = [
      [side * width * 0.2, seat - 0.085, -0.02],
      [side * width * 0.43, seat - 0.07, -0.03],
      [side * width * 0.45, seat + 0.05, -0.04],
      [side * width * 0.45, seat + 0.17, -0.03],
    ];
    place(model, tube({ path: arm, radius: 0.013, sides: 9 }), { material: dark });
    place(model, roundedBox({ size: [width * 0.1, 0.026, depth * 0.36], radius: 0.012, arc: 3 }), {
      material: dark,
      at: [side * width * 0.45, seat + 0.18, 0.01],
    });
  }
  return model;
};

/** Bucket seat with bolsters, shoulder wings, two loose cushions. */
export const gamingChair: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const dark = shop.use({ texture: 'leather', colour: [0.024, 0.024, 0.027], roughness: 0.46, f0: 0.045 });
  const plastic = shop.use({ texture: 'plain', colour: [0.02, 0.02, 0.022], roughness: 0.4, f0: 0.045 });
  const bright = shop.use({ texture: 'leather', colour: shop.book.accents[1], roughness: 0.46, f0: 0.045 });
  const seat = Math.min(0.5, height * 0.4);
  addSwivelBase(model, { reach: Math.min(width, depth) / 2, top: seat - 0.12, metal: plastic, dark: plastic });
  place(model, board(0.24, 0.04, 0.28, 0.01), { material: plastic, at: [0, seat - 0.13, 0] });
  const seatWidth = width * 0.78;
  const length = depth * 0.74;
  place(model, boxCushion({ size: [seatWidth * 0.7, 0.11, length], seed: 3, crown: 0.012, piping: 0.004 }), {
    material: dark,
    at: [0, seat - 0.06, depth * 0.07],
  });
  for (const side of [-1, 1]) {
    place(model, padded([seatWidth * 0.18, 0.15, length], { radius: 0.05, seed: 4 + side, amount: 0.004 }), {
      material: bright,
      at: [side * seatWidth * 0.42, seat - 0.045, depth * 0.06],
      turn: { z: side * -0.22 },
    });
  }
  const tall = height - seat + 0.02;
  const lean = -0.16;
  const back = createMesh();
  const profile = (unitY: number): number => {
    // waist, wings at the shoulders, a narrower head
    const wings = Math.exp(-(((unitY - 0.3) / 0.28) ** 2));
    return 0.78 + 0.24 * wings - 0.2 * Math.max(0, unitY - 0.45) - 0.06 * Math.max(0, -unitY);
  };
  const shellPart = roundedBox({
    size: [width * 0.8, tall, 0.09],
    radius: 0.042,
    quad: 0.1,
    cover: true,
    arc: 2,
    deform: ([x, y, z], unit) => [x * profile(unit[1]), y, z + 0.075 * unit[0] ** 2 * (unit[2] > -0.5 ? 1 : 0.7)],
  });
  place(back, shellPart, { material: dark, keepUv: true });
  for (const side of [-1, 1]) {
    const wing = padded([width * 0.15, tall * 0.52, 0.11], { radius: 0.045, seed: 7 + side, amount: 0.004 });
    place(back, wing, {
      material: bright,
      at: [side * width * 0.335, tall * 0.06, 0.045],
      turn: { y: side * -0.4, z: side * -0.05 },
    });
    place(back, board(0.022, tall * 0.7, 0.004), { material: bright, at: [side * width * 0.12, 0, -0.046] });
  }
  const inlay = roundedBox({
    size: [width * 0.5, tall * 0.94, 0.1],
    radius: 0.045,
    quad: 0.1,
    cover: true,
    arc: 2,
    deform: ([x, y, z], unit) => [x * profile(unit[1]) * (1 + 0.1 * unit[1]), y, z + 0.05 * unit[0] ** 2 + 0.012],
  });
  place(back, inlay, { material: dark });
  place(back, boxCushion({ size: [width * 0.42, 0.06, 0.15], seed: 9, crown: 0.02, piping: 0 }), {
    material: bright,
    at: [0, tall * 0.34, 0.085],
    turn: { x: Math.PI / 2 },
  });
  place(back, boxCushion({ size: [width * 0.4, 0.08, 0.2], seed: 10, crown: 0.025, piping: 0.003 }), {
    material: dark,
    at: [0, -tall * 0.27, 0.095],
    turn: { x: Math.PI / 2 },
  });
  place(model, back, { at: [0, seat + tall / 2 - 0.03, -depth * 0.3], turn: { x: lean }, keepUv: true });
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.045);
    place(
      model,
      tube({
        path: [
          [side * width * 0.3, seat - 0.12, 0],
          [x, seat - 0.1, 0],
          [x, seat + 0.17, -0.01],
        ],
        radius: 0.017,
        sides: 9,
      }),
      { material: plastic },
    );
    place(model, roundedBox({ size: [0.085, 0.03, depth * 0.38], radius: 0.014, arc: 3 }), {
      material: plastic,
      at: [x, seat + 0.18, 0.02],
    });
  }
  return model;
};
