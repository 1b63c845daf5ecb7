import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { ellipse, extrude, type Outline } from '../../render/meshkit/extrude.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { surface } from '../../render/meshkit/surface.js';
import { tube } from '../../render/meshkit/tube.js';
import { paint } from '../paint.js';
import { createRandom } from '../random.js';
import { fillCompartment } from './bookcase.js';
import { metalWork, mirrorGlass, plain, timber } from './materials.js';
import { boldness } from './palette.js';
import type { Maker, Workshop } from './workshop.js';

const MAT_BOARD = paint('F4F1EA');

interface FrameShape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly bar: number;
  readonly material: number;
  /** a moulded profile: the bar steps down towards the picture */
  readonly moulded: boolean;
}

/** Four bars around an opening; centred, its back in z = 0. */
function addPictureFrame(model: Mesh, { width, height, depth, bar, material, moulded }: FrameShape): void {
  const steps = moulded
    ? [
        { inset: 0, wide: bar * 0.45, deep: depth },
        { inset: bar * 0.4, wide: bar * 0.35, deep: depth * 0.72 },
        { inset: bar * 0.7, wide: bar * 0.3, deep: depth * 0.86 },
      ]
    : [{ inset: 0, wide: bar, deep: depth }];
  for (const { inset, wide, deep } of steps) {
    const [w, h] = [width - 2 * inset, height - 2 * inset];
    for (const side of [-1, 1]) {
      place(model, board(w, wide, deep, 0.002), { material, at: [0, side * (h / 2 - wide / 2), deep / 2] });
      place(model, board(wide, h - 2 * wide, deep, 0.002), { material, at: [side * (w / 2 - wide / 2), 0, deep / 2] });
    }
  }
}

function frameSkin(shop: Workshop): number {
  switch (shop.book.shapes.frame) {
    case 'gilt':
      return shop.use({ texture: 'plain', colour: paint('B98F42'), roughness: 0.36, f0: 0.6, metal: true, bump: 0.12 });
    case 'wood':
    case 'box':
      return shop.use(timber(shop.book.wood));
    default:
      return shop.use(metalWork(shop.book.metal));
  }
}

const flat = (width: number, height: number): Mesh =>
  surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s - 0.5) * width, (t - 0.5) * height, 0],
    uv: (s, t) => [(s - 0.5) * width, (t - 0.5) * height],
  });

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly motif: string;
}

function artwork(shop: Workshop, { width, height, seed, motif }: Sheet) {
  const { neutrals, accents } = shop.book;
  const random = createRandom(seed + 91);
  const bold = boldness(shop);
  const first = accents[Math.min(accents.length - 1, bold < 0.2 ? 0 : 1)];
  const second = bold < 0.2 ? neutrals[2] : accents[random.integer() % accents.length];
  return shop.use({
    texture: 'art',
    pattern: motif,
    colour: neutrals[0],
    colour2: first,
    colour3: second,
    halfSize: [width / 2, height / 2],
    seed: random.integer() % 997,
    roughness: 0.85,
    f0: 0.03,
  });
}

/** One picture: frame, mat where the style has one, sheet; its middle at the origin, hanging against z = 0. */
function framed(
  model: Mesh,
  shop: Workshop,
  { width, height, depth, seed, at }: { width: number; height: number; depth: number; seed: number; at: Vec3 },
): void {
  const part = createMesh();
  const { frame } = shop.book.shapes;
  const { motifs } = shop.book;
  const motif = motifs[Math.abs(Math.floor(seed * 0.618)) % motifs.length];
  if (frame === 'none') {
    place(part, roundedBox({ size: [width, height, depth], radius: 0.004, arc: 2 }), {
      material: shop.use(plain(MAT_BOARD)),
      at: [0, 0, depth / 2],
    });
    place(part, flat(width - 0.004, height - 0.004), {
      material: artwork(shop, { width, height, seed, motif }),
      at: [0, 0, depth + 0.0004],
      keepUv: true,
    });
    place(model, part, { at, keepUv: true });
    return;
  }
  const bar = { thin: 0.014, gilt: 0.065, box: 0.035, wood: 0.022 }[frame] * Math.min(1, Math.max(0.6, width / 0.6));
  addPictureFrame(part, { width, height, depth, bar, material: frameSkin(shop), moulded: frame === 'gilt' });
  const [openW, openH] = [width - 2 * bar + 0.002, height - 2 * bar + 0.002];
  const back = depth * 0.45;
  place(part, board(width - bar, height - bar, back, 0.001), {
    material: shop.use(plain([0.2, 0.17, 0.13])),
    at: [0, 0, back / 2],
  });
  const bleed = frame === 'gilt' || motif === 'gesture' || motif === 'fields';
  const mat = bleed ? 0 : Math.min(openW, openH) * (0.09 + 0.06 * ((seed % 5) / 5));
  if (mat > 0)
    place(part, flat(openW, openH), { material: shop.use(plain(MAT_BOARD, 0.9)), at: [0, 0, back + 0.0005] });
  const sheet: Sheet = { width: openW - 2 * mat, height: openH - 2 * mat, seed, motif };
  place(part, flat(sheet.width, sheet.height), {
    material: artwork(shop, sheet),
    at: [0, 0, back + 0.0015],
    keepUv: true,
  });
  if (mat > 0) {
    // the bevel of the mat's window casts a hair of shadow
    const bevel = shop.use(plain([0.82, 0.8, 0.76], 0.9));
    addPictureFrame(part, {
      width: sheet.width + 0.008,
      height: sheet.height + 0.008,
      depth: back + 0.003,
      bar: 0.004,
      material: bevel,
      moulded: false,
    });
  }
  place(model, part, { at, keepUv: true });
}

/** A picture, or where the place is wide a row of two or three of them. Its back touches the wall at -z. */
export const art: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const z = -depth / 2;
  const row = width > height * 1.9 ? (width > height * 2.6 ? 3 : 2) : 1;
  const gap = 0.06;
  const each = (width - gap * (row - 1)) / row;
  for (let k = 0; k < row; k++) {
    const x = -width / 2 + each / 2 + k * (each + gap);
    framed(model, shop, { width: each, height, depth, seed: seed + k, at: [x, height / 2, z] });
  }
  return model;
};

function archOutline(width: number, height: number): Outline {
  const steps = 28;
  const radius = Math.min(width / 2, height * 0.6);
  const top = Array.from({ length: steps + 1 }, (_, k) => {
    const angle = (k / steps) * Math.PI;
    return [(width / 2) * Math.cos(angle), height / 2 - radius + radius * Math.sin(angle)] as const;
  });
  return [[-width / 2, -height / 2], [0, -height / 2], [width / 2, -height / 2], ...top];
}

const along = (outline: Outline, z: number): Vec3[] => outline.map(([x, y]) => [x, y, z]);

export const mirror: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const glass = shop.use(mirrorGlass);
  const skin = frameSkin(shop);
  const kind = shop.book.shapes.mirror;
  const back = -depth / 2;
  const rim = Math.min(0.014, depth * 0.45);
  const middle: Vec3 = [0, height / 2, 0];
  const round = kind === 'round' && Math.abs(width - height) < 0.35 * height;
  if (kind === 'round' || kind === 'arch') {
    const shape = (w: number, h: number) => (round ? ellipse(w, h, 56) : archOutline(w, h));
    place(model, extrude({ outline: shape(width - rim, height - rim), depth: depth * 0.5, bevel: 0.001 }), {
      material: glass,
      at: [0, middle[1], back + depth * 0.3],
    });
    place(
      model,
      tube({ path: along(shape(width - 2 * rim, height - 2 * rim), 0), radius: rim, sides: 9, closed: true }),
      { material: skin, at: [0, middle[1], 0] },
    );
    return model;
  }
  if (kind === 'sunburst') {
    const core = Math.min(width, height) * 0.3;
    const outer = shop.use(
      shop.book.shapes.armchair === 'rattan' ? timber(shop.book.wood) : metalWork(shop.book.metal),
    );
    for (let k = 0; k < 36; k++) {
      const angle = (k / 36) * 2 * Math.PI;
      const reach = k % 2 === 0 ? 0.5 : 0.41;
      const path: Vec3[] = [
        [Math.cos(angle) * core, Math.sin(angle) * core, 0],
        [Math.cos(angle) * width * reach, Math.sin(angle) * height * reach, 0],
      ];
      place(model, tube({ path, radius: (t) => 0.007 - 0.003 * t, sides: 6, caps: true }), {
        material: outer,
        at: middle,
      });
    }
    place(model, extrude({ outline: ellipse(core * 2.1, core * 2.1, 44), depth: depth * 0.7, bevel: 0.006 }), {
      material: outer,
      at: [0, middle[1], back + depth * 0.35],
    });
    place(model, extrude({ outline: ellipse(core * 1.8, core * 1.8, 44), depth: depth * 0.3, bevel: 0.002 }), {
      material: glass,
      at: [0, middle[1], back + depth * 0.76],
    });
    return model;
  }
  const gilt = kind === 'gilt';
  const bar = gilt ? Math.min(0.08, width * 0.13) : 0.016;
  const part = createMesh();
  addPictureFrame(part, { width, height, depth, bar, material: skin, moulded: gilt });
  place(part, board(width - bar, height - bar, depth * 0.5, 0.001), { material: glass, at: [0, 0, depth * 0.3] });
  place(model, part, { at: [0, middle[1], back], keepUv: true });
  return model;
};

function addBracket(model: Mesh, { x, depth, y, metal }: { x: number; depth: number; y: number; metal: number }): void {
  const path: Vec3[] = [
    [x, y - 0.1, -depth / 2 + 0.006],
    [x, y - 0.006, -depth / 2 + 0.008],
    [x, y - 0.006, depth / 2 - 0.03],
  ];
  place(model, tube({ path, radius: 0.0055, sides: 7, caps: true }), { material: metal });
}

/** A board on brackets with a few things on it. */
export const wallShelf: Maker = (piece: Piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 97);
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const thickness = 0.026;
  const y = Math.min(0.1, height * 0.34);
  place(model, roundedBox({ size: [width, thickness, depth], radius: 0.004, arc: 2 }), {
    material: wood,
    at: [0, y + thickness / 2, 0],
  });
  for (const side of [-1, 1]) addBracket(model, { x: side * width * 0.36, depth, y, metal });
  const clear = height - y - thickness;
  if (clear < 0.08) return model;
  const parts = Math.max(1, Math.round(width / 0.45));
  for (let k = 0; k < parts; k++) {
    const each = width / parts;
    const at: Vec3 = [-width / 2 + each * (k + 0.5), y + thickness + 0.001, -0.004];
    fillCompartment(model, shop, { space: { width: each * 0.9, height: clear, depth: depth - 0.03, at }, random });
  }
  return model;
};
