import type { Piece, Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Shapes } from '../../styleBook.js';
import { lightStripGlow } from '../parts/lampMaterials.js';
import { darkGlass, metalWork, plastic, timber } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import { addPictureFrame } from './pictureFrame.js';

interface Glass {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly content: 'off' | 'picture' | 'desktop' | 'game';
  /** brightness of white on it */
  readonly glow: number;
}

/** The pane, centred, facing +z: dark glass that emits its picture. */
export function addGlass(
  model: Mesh,
  shop: Workshop,
  { width, height, seed, content, glow }: Glass,
  placement: { at: Vec3; turn?: { x: number } },
): void {
  const lit = content !== 'off';
  const material = shop.use({
    ...darkGlass,
    texture: lit ? 'screen' : 'plain',
    ...(lit && {
      colour: [0.5, 0.5, 0.52] as Vec3,
      pattern: content,
      halfSize: [width / 2, height / 2] as const,
      seed: seed % 89,
      emission: [glow, glow, glow] as Vec3,
    }),
  });
  const pane = surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s - 0.5) * width, (t - 0.5) * height, 0],
    uv: (s, t) => [(s - 0.5) * width, (t - 0.5) * height],
  });
  place(model, pane, { ...placement, material, keepUv: true });
}

/** Matte black plastic of a shell. */
const SHELL: Material = {
  texture: 'metal',
  pattern: 'powder',
  colour: [0.014, 0.014, 0.015],
  roughness: 0.5,
  f0: 0.04,
};
export const ALLOY: Material = {
  texture: 'metal',
  pattern: 'brushed',
  colour: [0.66, 0.67, 0.68],
  roughness: 0.34,
  f0: 0.9,
  metal: true,
};

interface ScreenPlan {
  readonly model: Mesh;
  readonly shop: Workshop;
  readonly piece: Piece;
  readonly shell: number;
  readonly glass: Pick<Glass, 'content' | 'glow'>;
  /** share of the height that a stand may take */
  readonly lift: number;
}

interface Panel {
  readonly thick: number;
  /** underside */
  readonly y: number;
  readonly height: number;
  readonly rim: number;
  /** what is added to the rim below the picture */
  readonly chin: number;
  readonly skin: number;
  readonly round?: number;
}

/** The set itself: a thin shell, electronics behind its lower half, the pane set into a rim. */
function addPanel({ model, shop, piece, shell, glass }: ScreenPlan, panel: Panel): void {
  const { width, seed } = piece;
  const { thick, y, height, rim, chin, skin, round = 0.003 } = panel;
  place(model, roundedBox({ size: [width, height, thick], radius: round, arc: 2 }), {
    material: skin,
    at: [0, y + height / 2, 0],
  });
  place(model, roundedBox({ size: [width * 0.62, height * 0.46, thick * 1.4], radius: 0.01, arc: 2 }), {
    material: shell,
    at: [0, y + height * 0.32, -thick * 0.7],
  });
  const pane = { width: width - 2 * rim, height: height - 2 * rim - chin, seed, ...glass };
  addGlass(model, shop, pane, { at: [0, y + rim + chin + pane.height / 2, thick / 2 + 0.0006] });
}

/** A thin dark pane on two bent blades. */
function slimScreen(plan: ScreenPlan): void {
  const { model, piece, shell } = plan;
  const { width, depth, height } = piece;
  const y = Math.min(0.07, height * plan.lift * 0.6);
  addPanel(plan, { thick: Math.min(0.022, depth * 0.3), y, height: height - y, rim: 0.005, chin: 0.007, skin: shell });
  for (const side of [-1, 1]) {
    for (const z of [-1, 1]) {
      const leg: Vec3[] = [
        [side * width * 0.37, y + 0.015, 0],
        [side * width * 0.39, 0.004, z * (depth / 2 - 0.005)],
      ];
      place(model, tube({ path: leg, radius: 0.0048, sides: 8, caps: true }), { material: shell });
    }
  }
}

/** On a neck and a flat foot of metal, a strip of it under the picture. */
function pedestalScreen(plan: ScreenPlan): void {
  const { model, shop, piece } = plan;
  const { width, depth, height } = piece;
  const warm = shop.book.metal.finish === 'black' || shop.book.metal.finish === 'raw';
  const metal = shop.use(warm ? ALLOY : metalWork(shop.book.metal));
  const y = height * plan.lift;
  const thick = Math.min(0.026, depth * 0.32);
  addPanel(plan, { thick, y, height: height - y, rim: 0.005, chin: 0.004, skin: plan.shell });
  place(model, board(width * 0.98, 0.008, thick * 1.05, 0.002), { material: metal, at: [0, y + 0.006, 0] });
  const foot = Math.min(width * 0.4, 0.46);
  place(model, roundedBox({ size: [foot, 0.01, depth], radius: 0.004 }), { material: metal, at: [0, 0.005, 0] });
  place(model, board(foot * 0.2, y + height * 0.24, 0.014, 0.003), {
    material: metal,
    at: [0, (y + height * 0.24) / 2, -thick * 1.4],
    turn: { x: 0.06 },
  });
}

/** In a frame whose upper and lower edges flare out to shelves, on four splayed wooden feet. */
function easelScreen(plan: ScreenPlan): void {
  const { model, shop, piece } = plan;
  const { width, depth, height } = piece;
  const wood = shop.use(timber(shop.book.wood));
  const pale = shop.use(plastic([0.72, 0.71, 0.68], 0.45));
  const y = height * plan.lift * 0.8;
  const panel = height - y;
  addPanel(plan, { thick: 0.03, y: y + 0.004, height: panel - 0.008, rim: 0.014, chin: 0, skin: pale });
  for (const edge of [y + 0.007, height - 0.007])
    place(model, roundedBox({ size: [width, 0.014, Math.min(depth, 0.09)], radius: 0.006, arc: 3 }), {
      material: pale,
      at: [0, edge, 0],
    });
  for (const side of [-1, 1])
    for (const z of [-1, 1]) {
      const leg: Vec3[] = [
        [side * width * 0.4, y, z * depth * 0.16],
        [side * width * 0.44, 0.003, z * (depth / 2 - 0.008)],
      ];
      place(model, tube({ path: leg, radius: (t) => 0.01 - 0.004 * t, sides: 9, caps: true }), { material: wood });
    }
}

/** Framed like a picture, on a low stand of the same wood. */
function framedScreen(plan: ScreenPlan): void {
  const { model, shop, piece, shell } = plan;
  const { width, depth, height } = piece;
  const skin = shop.use(timber(shop.book.wood));
  const y = Math.min(0.03, height * plan.lift * 0.5);
  const bar = Math.min(0.024, width * 0.03);
  const panel = height - y;
  addPanel(plan, { thick: 0.022, y: y + 0.004, height: panel - 0.008, rim: bar - 0.003, chin: 0, skin: shell });
  const frame = createMesh();
  addPictureFrame(frame, { width, height: panel, depth: 0.034, bar, material: skin, moulded: true });
  place(model, frame, { at: [0, y + panel / 2, -0.014], keepUv: true });
  for (const side of [-1, 1])
    place(model, board(0.03, y + 0.01, depth, 0.005), { material: skin, at: [side * width * 0.32, (y + 0.01) / 2, 0] });
}

const SCREENS: Readonly<Record<Shapes['screen'], (plan: ScreenPlan) => void>> = {
  slim: slimScreen,
  pedestal: pedestalScreen,
  easel: easelScreen,
  framed: framedScreen,
};

function screenOf(piece: Piece, shop: Workshop, glass: ScreenPlan['glass'], lift: number): Mesh {
  const model = createMesh();
  const kind = glass.content === 'game' ? 'slim' : shop.book.shapes.screen;
  SCREENS[kind]({ model, shop, piece, shell: shop.use(SHELL), glass, lift });
  return model;
}

export const monitor: Maker = (piece, shop) =>
  screenOf(piece, shop, { content: piece.seed % 2 === 0 ? 'game' : 'desktop', glow: 0.55 }, 0.26);

/** A television that is off, as in a staged room. */
export const television: Maker = (piece, shop) => screenOf(piece, shop, { content: 'off', glow: 0 }, 0.12);

/** A bar of diodes behind a milky cover. */
export const lightStrip: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const colour = shop.book.accents[shop.book.accents.length - 1];
  const bright = Math.max(...colour);
  const hue: Vec3 = [colour[0] / bright, colour[1] / bright, colour[2] / bright];
  const alloy = shop.use({ texture: 'plain', colour: [0.4, 0.4, 0.42], roughness: 0.4, f0: 0.4, metal: true });
  place(model, board(width, height, depth * 0.5, 0.002), { material: alloy, at: [0, height / 2, -depth * 0.25] });
  const upright = height > width;
  const size: Vec3 = upright ? [width * 0.7, height * 0.99, depth * 0.6] : [width * 0.99, height * 0.7, depth * 0.6];
  place(model, roundedBox({ size, radius: Math.min(size[0], size[1], size[2]) * 0.45, arc: 3 }), {
    material: shop.use(lightStripGlow(hue)),
    at: [0, height / 2, depth * 0.2],
  });
  return model;
};
