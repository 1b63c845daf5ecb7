import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { drape, type DrapeShape } from '../../render/meshkit/drape.js';
import { ellipse, extrude, type Outline } from '../../render/meshkit/extrude.js';
import { lathe, smoothProfile } from '../../render/meshkit/lathe.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { pillow } from '../../render/meshkit/pillow.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { tube } from '../../render/meshkit/tube.js';
import { createRandom } from '../random.js';
import type { Fabric } from '../styleBook.js';
import { canePanel } from './armchair.js';
import { addLegs } from './legs.js';
import { bedLinen, cloth, metalWork, timber } from './materials.js';
import { accent, boldness, cushionCovers, tempered } from './palette.js';
import { buttonedPanel, channelPanel, padded, soft } from './upholstery.js';
import type { Maker, Workshop } from './workshop.js';

interface BedPlan {
  readonly piece: Piece;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** thickness of the headboard */
  readonly head: number;
  /** upper edge of the frame and of the mattress */
  readonly frame: number;
  readonly top: number;
  /** of the mattress */
  readonly bodyWidth: number;
  readonly bodyLength: number;
  /** z of the mattress' middle */
  readonly middle: number;
}

/** A mattress lies at 56 cm; at 46 cm on a platform. Low beds asked for lower still follow their height. */
function planBed(piece: Piece, shop: Workshop): BedPlan {
  const { width, depth, height } = piece;
  const platform = shop.book.shapes.bedBase === 'platform';
  const top = Math.min(platform ? 0.48 : 0.56, height * 0.62);
  const head = shop.book.shapes.headboard === 'none' ? 0.02 : Math.min(0.11, depth * 0.06);
  const bodyWidth = width - (platform ? 0.2 : 0.1);
  const bodyLength = depth - head - (platform ? 0.1 : 0.13);
  return {
    piece,
    width,
    depth,
    height,
    head,
    frame: platform ? top * 0.5 : top * 0.54,
    top,
    bodyWidth,
    bodyLength,
    middle: -depth / 2 + head + bodyLength / 2,
  };
}

function addBase(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { width, frame, bodyLength, middle, depth } = plan;
  const { bedBase, leg } = shop.book.shapes;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  if (bedBase === 'platform') {
    const slab = Math.min(0.09, frame * 0.4);
    place(model, board(width, slab, depth, 0.006), { material: wood, at: [0, frame - slab / 2, 0] });
    const plinth = board(width * 0.82, frame - slab, depth * 0.84);
    place(model, plinth, { material: shop.use(timber(shop.book.secondWood)), at: [0, (frame - slab) / 2, 0] });
    return;
  }
  const legHeight = Math.min(0.14, frame * 0.45);
  const legs = {
    width: plan.bodyWidth + 0.04,
    depth: bodyLength,
    height: legHeight + 0.01,
    wood,
    metal,
    stoutness: 1.5,
  };
  const under = createMesh();
  addLegs(under, { ...legs, kind: leg === 'none' || leg === 'sled' || leg === 'cross' ? 'block' : leg });
  place(model, under, { at: [0, 0, middle], keepUv: true });
  const size: Vec3 = [plan.bodyWidth + 0.06, frame - legHeight, bodyLength + 0.04];
  const body =
    bedBase === 'upholstered'
      ? { part: padded(size, { radius: 0.03, seed: 3 }), material: shop.use(cloth(shop.book.headboard)) }
      : { part: board(...size, 0.006), material: wood };
  place(model, body.part, { material: body.material, at: [0, (frame + legHeight) / 2, middle] });
}

/** Headboard with a curved top: an arch, or the fan of a shell. */
function archOutline(width: number, height: number): Outline {
  const rise = Math.min(height * 0.45, width * 0.3);
  const steps = 24;
  const curve = Array.from({ length: steps + 1 }, (_, k) => {
    const angle = (k / steps) * Math.PI;
    return [(width / 2) * Math.cos(angle), height / 2 - rise + rise * Math.sin(angle)] as const;
  });
  return [[-width / 2, -height / 2], [width / 2, -height / 2], ...curve];
}

function addHeadboard(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { width, height, head, depth, piece } = plan;
  const { headboard } = shop.book.shapes;
  const skin = shop.use(cloth(shop.book.headboard));
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const z = -depth / 2 + head / 2;
  const low = 0.1;
  const tall = height - low;
  const at: Vec3 = [0, low + tall / 2, z];
  switch (headboard) {
    case 'none':
      return;
    case 'channel':
      place(model, channelPanel({ width, height: tall, thickness: head }, 0.2), {
        material: skin,
        at: [0, at[1], -depth / 2],
      });
      return;
    case 'arch':
      place(model, extrude({ outline: archOutline(width, tall), depth: head, bevel: head * 0.42 }), {
        material: skin,
        at,
      });
      return;
    case 'shell': {
      const petals = 9;
      const foot = low + tall * 0.16;
      for (let k = 0; k < petals; k++) {
        const angle = ((k + 0.5) / petals - 0.5) * Math.PI;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        // from the fan's foot to the ellipse that bounds it
        const reach = 1 / Math.hypot(sin / (width / 2), cos / (height - foot));
        const petal = ellipse((reach * Math.PI * 1.12) / petals, reach * 1.02, 24);
        place(model, extrude({ outline: petal, depth: head * 0.9, bevel: head * 0.42 }), {
          material: skin,
          at: [(sin * reach) / 2, foot + (cos * reach) / 2, z],
          turn: { z: -angle },
        });
      }
      place(model, padded([width * 0.96, tall * 0.3, head * 0.8], { radius: 0.04, seed: 8 }), {
        material: skin,
        at: [0, low + tall * 0.15, z],
      });
      return;
    }
    case 'buttoned': {
      place(
        model,
        roundedBox({ size: [width, tall, head * 0.55], radius: 0.02, quad: 0.12, arc: 3, deform: soft(6) }),
        {
          material: skin,
          at: [0, at[1], -depth / 2 + head * 0.28],
        },
      );
      place(model, buttonedPanel({ width: width - 0.12, height: tall - 0.1, thickness: head * 0.6 }), {
        material: skin,
        at: [0, at[1], -depth / 2 + head * 0.5],
      });
      return;
    }
    case 'slats': {
      const rail = 0.05;
      place(model, board(width, rail, head * 0.4), { material: wood, at: [0, height - rail / 2, z] });
      place(model, board(width, rail, head * 0.4), { material: wood, at: [0, plan.frame + 0.06, z] });
      const count = Math.max(8, Math.round(width / 0.085));
      for (let k = 0; k <= count; k++) {
        const thick = k === 0 || k === count ? rail : 0.024;
        const x = -width / 2 + rail / 2 + ((width - rail) * k) / count;
        const from = k === 0 || k === count ? 0 : plan.frame;
        place(model, board(thick, height - from - 0.01, head * 0.3), {
          material: wood,
          at: [x, (height + from) / 2 - 0.005, z],
        });
      }
      return;
    }
    case 'frame': {
      const bar = 0.016;
      const [half, top] = [width / 2 - bar, height - bar];
      place(
        model,
        tube({
          path: [
            [-half, 0, 0],
            [-half, top, 0],
            [half, top, 0],
            [half, 0, 0],
          ].flatMap(roundCorner),
          radius: bar,
          sides: 10,
        }),
        {
          material: metal,
          at: [0, 0, z],
        },
      );
      const bars = Math.max(4, Math.round(width / 0.16));
      for (let k = 1; k < bars; k++) {
        const x = -half + (2 * half * k) / bars;
        place(
          model,
          tube({
            path: [
              [x, plan.frame, 0],
              [x, top, 0],
            ],
            radius: 0.007,
            sides: 8,
          }),
          { material: metal, at: [0, 0, z] },
        );
      }
      return;
    }
    case 'cane': {
      const halves = width > 1.2 ? [-1, 1] : [0];
      const each = width / halves.length;
      for (const side of halves) {
        canePanel(model, { size: [each, tall, head * 0.35], at: [(side * each) / 2, at[1], z], shop });
      }
      return;
    }
    default: {
      const upholstered = shop.book.shapes.bedBase === 'upholstered' || shop.book.headboard.cloth === 'stripes';
      if (!upholstered) {
        addPanelledBoard(model, { width, height: tall, depth: head * 0.5, at, wood });
        addPosts(model, plan, wood);
        return;
      }
      place(model, padded([width, tall, head], { radius: 0.035, seed: piece.seed % 71 }), { material: skin, at });
    }
  }
}

/** A tube's path turns a corner in three steps, not in one fold. */
function roundCorner(point: number[], k: number, all: number[][]): Vec3[] {
  const corner: Vec3 = [point[0], point[1], point[2]];
  if (k === 0 || k === all.length - 1) return [corner];
  const toward = (other: number[], share: number): Vec3 => [
    point[0] + (other[0] - point[0]) * share,
    point[1] + (other[1] - point[1]) * share,
    point[2] + (other[2] - point[2]) * share,
  ];
  const reach = (other: number[]) =>
    0.06 / Math.max(0.06, Math.hypot(other[0] - point[0], other[1] - point[1], other[2] - point[2]));
  const [before, after] = [all[k - 1], all[k + 1]];
  const a = toward(before, reach(before));
  const b = toward(after, reach(after));
  const soften: Vec3 = [
    (a[0] + b[0] + 2 * corner[0]) / 4,
    (a[1] + b[1] + 2 * corner[1]) / 4,
    (a[2] + b[2] + 2 * corner[2]) / 4,
  ];
  return [a, soften, b];
}

interface PanelledBoard {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly at: Vec3;
  readonly wood: number;
}

/** Frame and sunk panels, as joiners make a wide board that does not crack. */
function addPanelledBoard(model: Mesh, { width, height, depth, at, wood }: PanelledBoard): void {
  const rail = Math.min(0.09, height * 0.14);
  const panels = Math.max(2, Math.round(width / 0.6));
  place(model, board(width - 0.02, height - 0.02, depth * 0.5), { material: wood, at });
  for (const y of [-1, 1]) {
    place(model, board(width, rail, depth, 0.008), {
      material: wood,
      at: [at[0], at[1] + y * (height / 2 - rail / 2), at[2]],
    });
  }
  for (let k = 0; k <= panels; k++) {
    const x = -width / 2 + rail / 2 + ((width - rail) * k) / panels;
    place(model, board(rail, height, depth * 0.98, 0.008), { material: wood, at: [at[0] + x, at[1], at[2]] });
  }
}

function addPosts(model: Mesh, { width, height, head, depth }: BedPlan, wood: number): void {
  for (const side of [-1, 1]) {
    const post = lathe(
      smoothProfile(
        [
          [0.032, 0],
          [0.036, 0.1],
          [0.03, height * 0.5],
          [0.034, height - 0.1],
          [0.022, height - 0.075],
          [0.034, height - 0.04],
          [0.02, height - 0.008],
          [0, height],
        ],
        3,
      ),
      16,
    );
    place(model, post, { material: wood, at: [side * (width / 2 - 0.036), 0, -depth / 2 + head / 2] });
  }
}

/** The blanket at the foot in the style's own cloth; its colour is one of the places where accent shows. */
function blanketOf(shop: Workshop): Fabric {
  const { blanket } = shop.book.bedding;
  const bold = boldness(shop);
  if (bold > 0.75 && blanket.cloth !== 'stripes') return { ...blanket, colour: accent(shop) };
  return { ...blanket, colour: tempered(shop, blanket.colour) };
}

function addBedding(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { bodyWidth, bodyLength, top, frame, middle, piece } = plan;
  const seed = piece.seed % 911;
  const { sheet, duvet } = shop.book.bedding;
  const linen = shop.use(bedLinen(sheet));
  const cover = shop.use({ ...cloth(duvet), twoSided: true });
  const at: Vec3 = [0, 0, middle];
  const mattress = roundedBox({
    size: [bodyWidth, top - frame + 0.02, bodyLength],
    radius: 0.055,
    quad: 0.3,
    arc: 3,
    deform: soft(seed, 0.005),
  });
  place(model, mattress, { material: linen, at: [0, (top + frame) / 2 - 0.01, middle] });

  const monk = shop.book.shapes.bedBase === 'platform';
  const body = { width: bodyWidth, length: bodyLength, radius: 0.075, seed: seed * 0.37, folds: 0.085 };
  const foot = monk ? 0.06 : 0.22;
  const duvetShape: DrapeShape = {
    ...body,
    top: top + 0.02,
    hang: monk ? 0.1 : Math.min(0.27, top - 0.22),
    from: -bodyLength / 2 + 0.56,
    to: bodyLength / 2 + foot,
    puff: 0.05,
    hem: 0.011,
  };
  place(model, drape(duvetShape), { material: cover, at });
  const turned: DrapeShape = {
    ...duvetShape,
    from: -bodyLength / 2 + 0.52,
    to: -bodyLength / 2 + 0.84,
    lift: 0.024,
    hem: 0.013,
  };
  place(model, drape(turned), { material: shop.use({ ...bedLinen(sheet), twoSided: true }), at });
  if (shop.book.fullness < 0.2) return;
  const blanket: DrapeShape = {
    ...duvetShape,
    from: bodyLength / 2 - 0.66,
    to: bodyLength / 2 - 0.14,
    hang: duvetShape.hang + 0.03,
    lift: 0.018,
    hem: 0.008,
  };
  place(model, drape(blanket), { material: shop.use({ ...cloth(blanketOf(shop)), twoSided: true }), at });
}

/** Two pillows to sleep on, two in the duvet's cloth before them, one or more for show. */
function addPillows(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { bodyWidth, top, head, depth, piece, height } = plan;
  const random = createRandom(piece.seed + 11);
  const { sheet, duvet } = shop.book.bedding;
  const sides = bodyWidth > 1.12 ? [-1, 1] : [0];
  const wide = sides.length > 1 ? Math.min(0.74, bodyWidth / 2 - 0.03) : Math.min(0.68, bodyWidth - 0.1);
  const back = -depth / 2 + head;
  const tallest = Math.max(0.26, Math.min(0.5, height - top + 0.06));
  const stand = (shape: {
    x: number;
    z: number;
    width: number;
    height: number;
    lean: number;
    thickness: number;
    material: number;
  }) => {
    const part = pillow({
      width: shape.width,
      height: shape.height,
      thickness: shape.thickness,
      seed: random.between(0, 90),
      dent: 0.035,
    });
    place(model, part, {
      material: shape.material,
      at: [shape.x, top + 0.015 + (shape.height / 2) * Math.cos(shape.lean), back + shape.z],
      turn: { x: -shape.lean, y: random.between(-0.06, 0.06), z: random.between(-0.03, 0.03) },
    });
  };
  const linen = shop.use(bedLinen(sheet));
  const show = shop.use(cloth(duvet));
  const layered = shop.book.fullness > 0.4;
  for (const side of sides) {
    const x = (side * bodyWidth) / 4;
    stand({ x, z: 0.13, width: wide, height: tallest, lean: 0.4, thickness: 0.19, material: linen });
    if (layered)
      stand({
        x: x * 0.97,
        z: 0.29,
        width: wide * 0.95,
        height: tallest * 0.93,
        lean: 0.52,
        thickness: 0.18,
        material: show,
      });
  }
  const covers = cushionCovers(shop, { count: 3, random });
  const small = Math.min(0.44, tallest);
  if (layered && sides.length > 1 && shop.book.fullness > 0.65) {
    for (const side of sides) {
      stand({
        x: side * bodyWidth * 0.17,
        z: 0.43,
        width: small,
        height: small,
        lean: 0.58,
        thickness: 0.15,
        material: shop.use(cloth(covers[1])),
      });
    }
  }
  const lumbarZ = layered ? (shop.book.fullness > 0.65 ? 0.56 : 0.45) : 0.3;
  stand({
    x: random.between(-0.04, 0.04),
    z: lumbarZ,
    width: Math.min(0.62, bodyWidth * 0.5),
    height: 0.3,
    lean: 0.66,
    thickness: 0.14,
    material: shop.use(cloth(covers[0])),
  });
}

/** Head at -z. Made up: mattress, sheet, duvet turned back, blanket, pillows. */
export const bed: Maker = (piece, shop) => {
  const plan = planBed(piece, shop);
  const model = createMesh();
  addBase(model, plan, shop);
  addHeadboard(model, plan, shop);
  addBedding(model, plan, shop);
  addPillows(model, plan, shop);
  return model;
};

/** An upholstered bench, as stands at the foot of a bed. */
export const bench: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { shapes, armchair: cover } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const fabric = boldness(shop) > 0.5 && cover.cloth !== 'stripes' ? { ...cover, colour: accent(shop) } : cover;
  const pad = Math.min(0.1, height * 0.25);
  const legTop = height - pad - 0.02;
  const kind = shapes.leg === 'none' ? 'block' : shapes.leg === 'steel' ? 'sled' : shapes.leg;
  addLegs(model, { kind, width: width - 0.06, depth: depth - 0.04, height: legTop, wood, metal, stoutness: 1.2 });
  place(model, board(width - 0.03, 0.035, depth - 0.03), { material: wood, at: [0, legTop + 0.002, 0] });
  const seat = roundedBox({
    size: [width, pad, depth],
    radius: pad * 0.4,
    quad: 0.06,
    arc: 3,
    deform: soft(piece.seed % 61, 0.006),
  });
  place(model, seat, { material: shop.use(cloth(fabric)), at: [0, height - pad / 2, 0] });
  return model;
};
