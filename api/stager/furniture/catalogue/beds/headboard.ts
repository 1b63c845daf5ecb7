import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { arch, extrude } from '../../../mesh/kit/extrude.js';
import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { smoothstep } from '../../../mesh/kit/noise.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Shapes } from '../../styleBook.js';
import { canePanel } from '../parts/canePanel.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { buttonedPanel, channelPanel, padded, soft } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import type { BedPlan } from './bedPlan.js';

interface HeadboardPlan {
  readonly model: Mesh;
  readonly shop: Workshop;
  readonly plan: BedPlan;
  readonly width: number;
  readonly height: number;
  /** its thickness */
  readonly head: number;
  readonly depth: number;
  readonly piece: Piece;
  readonly skin: number;
  readonly wood: number;
  readonly metal: number;
  /** middle of its thickness */
  readonly z: number;
  /** underside, and height above it */
  readonly low: number;
  readonly tall: number;
  readonly at: Vec3;
}

type Headboard = (headboard: HeadboardPlan) => void;

const noneBoard: Headboard = () => {};

/** Upright rolls within one padded frame. */
const channelBoard: Headboard = ({ model, width, head, depth, skin, tall, at, piece }) => {
  const [rim, back] = [0.05, head * 0.72];
  place(model, padded([width, tall, back], { radius: 0.025, seed: piece.seed % 71, amount: 0.004 }), {
    material: skin,
    at: [0, at[1], -depth / 2 + back / 2],
  });
  place(model, channelPanel({ width: width - 2 * rim, height: tall - 2 * rim, thickness: head * 0.62 }, 0.15), {
    material: skin,
    at: [0, at[1], -depth / 2 + head * 0.38],
  });
};

/** A padded arch. */
const archBoard: Headboard = ({ model, width, head, skin, tall, at }) => {
  place(
    model,
    extrude({ outline: arch(width, tall, Math.min(tall * 0.45, width * 0.3)), depth: head, bevel: head * 0.42 }),
    {
      material: skin,
      at,
    },
  );
};

/** A fan of padded channels with a scalloped edge. */
const shellBoard: Headboard = ({ model, width, height, head, depth, skin, z, low, tall }) => {
  const petals = 9;
  const foot = low + tall * 0.16;
  const petal = (s: number) => Math.abs(Math.sin(s * petals * Math.PI));
  const fan = surface({
    columns: petals * 9,
    rows: 14,
    point: (s, t) => {
      const angle = (s - 0.5) * Math.PI;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      // from the fan's foot to the ellipse that bounds it
      const edge = (0.94 + 0.06 * petal(s) ** 0.7) / Math.hypot(sin / (width / 2), cos / (height - foot));
      // rows lie closer where the padding turns to the back
      const out = Math.sin((t * Math.PI) / 2);
      const full = 0.4 + 0.6 * petal(s) ** 0.6 * smoothstep(0, 0.4, out);
      return [sin * edge * out, foot + cos * edge * out, -depth / 2 + head * full * Math.sqrt(1 - out ** 10)];
    },
    uv: (s, t) => [s * width * 1.4, t * tall],
  });
  place(model, fan, { material: skin });
  place(model, padded([width * 0.96, tall * 0.3, head * 0.8], { radius: 0.04, seed: 8 }), {
    material: skin,
    at: [0, low + tall * 0.15, z],
  });
};

/** A buttoned panel in a padded frame. */
const buttonedBoard: Headboard = ({ model, width, head, depth, skin, tall, at }) => {
  place(model, roundedBox({ size: [width, tall, head * 0.55], radius: 0.02, quad: 0.12, arc: 3, deform: soft(6) }), {
    material: skin,
    at: [0, at[1], -depth / 2 + head * 0.28],
  });
  place(model, buttonedPanel({ width: width - 0.12, height: tall - 0.1, thickness: head * 0.8 }), {
    material: skin,
    at: [0, at[1], -depth / 2 + head * 0.5],
  });
};

/** Laths between two rails and two posts. */
const slatsBoard: Headboard = ({ model, plan, width, height, head, wood, z }) => {
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
};

/** Bent tube with thin bars. */
const frameBoard: Headboard = ({ model, plan, width, height, metal, z }) => {
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
};

/** One or two panels of cane. */
const caneBoard: Headboard = ({ model, shop, width, head, z, tall, at }) => {
  const halves = width > 1.2 ? [-1, 1] : [0];
  const each = width / halves.length;
  for (const side of halves) {
    canePanel(model, { size: [each, tall, head * 0.35], at: [(side * each) / 2, at[1], z], shop });
  }
};

/** A padded panel, or a wooden one of frame and recessed panels. */
const panelBoard: Headboard = ({ model, shop, plan, width, head, piece, skin, wood, tall, at }) => {
  const upholstered = shop.book.shapes.bedBase === 'upholstered' || shop.book.headboard.cloth === 'stripes';
  if (!upholstered) {
    addPanelledBoard(model, { width, height: tall, depth: head * 0.5, at, wood });
    addPosts(model, plan, wood);
    return;
  }
  place(model, padded([width, tall, head], { radius: 0.035, seed: piece.seed % 71 }), { material: skin, at });
};

const HEADBOARDS: Readonly<Record<Shapes['headboard'], Headboard>> = {
  none: noneBoard,
  channel: channelBoard,
  arch: archBoard,
  shell: shellBoard,
  buttoned: buttonedBoard,
  slats: slatsBoard,
  frame: frameBoard,
  cane: caneBoard,
  panel: panelBoard,
};

export function addHeadboard(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { width, height, head, depth, piece } = plan;
  const z = -depth / 2 + head / 2;
  const low = 0.1;
  const tall = height - low;
  HEADBOARDS[shop.book.shapes.headboard]({
    model,
    shop,
    plan,
    width,
    height,
    head,
    depth,
    piece,
    skin: shop.use(cloth(shop.book.headboard)),
    wood: shop.use(timber(shop.book.wood)),
    metal: shop.use(metalWork(shop.book.metal)),
    z,
    low,
    tall,
    at: [0, low + tall / 2, z],
  });
}

/** Rounds a corner of a tube's path in three steps. */
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

/** Frame and recessed panels, the usual construction of a wide wooden board. */
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
