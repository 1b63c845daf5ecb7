import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../../render/meshkit/roundedBox.js';
import { surface } from '../../../render/meshkit/surface.js';
import { tube } from '../../../render/meshkit/tube.js';
import { darkGlass, lightStripGlow } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';

interface Glass {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly content: 'off' | 'picture' | 'desktop' | 'game';
  /** brightness of white on it */
  readonly glow: number;
}

/** The pane, facing +z, centred; what it shows is emission, its skin dark glass. */
function addGlass(
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

function screenOnStand(
  piece: Piece,
  shop: Workshop,
  options: { content: Glass['content']; glow: number; feet: 'two' | 'one' },
): Mesh {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const shellSkin = shop.use({ texture: 'plain', colour: [0.018, 0.018, 0.02], roughness: 0.42, f0: 0.045 });
  const thick = Math.min(0.032, depth * 0.4);
  const lift = options.feet === 'two' ? Math.min(0.07, height * 0.12) : Math.min(0.12, height * 0.26);
  const panel = height - lift;
  const y = lift + panel / 2;
  place(model, roundedBox({ size: [width, panel, thick], radius: 0.004, arc: 2 }), {
    material: shellSkin,
    at: [0, y, 0],
  });
  place(model, roundedBox({ size: [width * 0.6, panel * 0.5, thick * 1.6], radius: 0.012, arc: 2 }), {
    material: shellSkin,
    at: [0, y - panel * 0.1, -thick * 0.4],
  });
  const rim = 0.007;
  addGlass(
    model,
    shop,
    { width: width - 2 * rim, height: panel - 2.6 * rim, seed, content: options.content, glow: options.glow },
    { at: [0, y + 0.3 * rim, thick / 2 + 0.0006] },
  );
  if (options.feet === 'two') {
    for (const side of [-1, 1]) {
      const x = side * width * 0.36;
      const path: Vec3[] = [
        [x, 0.006, depth / 2 - 0.006],
        [x, lift + 0.02, 0],
        [x, 0.006, -depth / 2 + 0.006],
      ];
      place(model, tube({ path, radius: 0.006, sides: 8, caps: true }), { material: shellSkin });
    }
    return model;
  }
  place(model, roundedBox({ size: [Math.min(0.24, width * 0.42), 0.012, depth], radius: 0.005, arc: 2 }), {
    material: shellSkin,
    at: [0, 0.006, 0],
  });
  place(model, board(0.045, lift + panel * 0.4, 0.018, 0.006), {
    material: shellSkin,
    at: [0, (lift + panel * 0.4) / 2, -thick * 0.9],
  });
  return model;
}

export const monitor: Maker = (piece, shop) =>
  screenOnStand(piece, shop, { content: piece.seed % 2 === 0 ? 'game' : 'desktop', glow: 0.55, feet: 'one' });

/** Off: nobody stages a room with the television running. */
export const television: Maker = (piece, shop) => screenOnStand(piece, shop, { content: 'off', glow: 0, feet: 'two' });

export const laptop: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const alloy = shop.use({ texture: 'plain', colour: [0.5, 0.51, 0.52], roughness: 0.38, f0: 0.5, metal: true });
  const keys = shop.use({ texture: 'plain', colour: [0.025, 0.025, 0.027], roughness: 0.55, f0: 0.04 });
  const base = 0.014;
  const lean = 0.3;
  const keyboardDepth = Math.max(depth * 0.55, depth - height * Math.tan(lean));
  place(model, roundedBox({ size: [width, base, keyboardDepth], radius: 0.005, arc: 2 }), {
    material: alloy,
    at: [0, base / 2, depth / 2 - keyboardDepth / 2],
  });
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const z = depth / 2 - keyboardDepth * (0.86 - (0.44 * row) / rows);
    place(model, board(width * 0.86, 0.003, (keyboardDepth * 0.44) / rows - 0.003, 0.001), {
      material: keys,
      at: [0, base + 0.001, z],
    });
  }
  place(model, board(width * 0.36, 0.0015, keyboardDepth * 0.3, 0.0005), {
    material: shop.use({ texture: 'plain', colour: [0.42, 0.43, 0.44], roughness: 0.3, f0: 0.3 }),
    at: [0, base + 0.0004, depth / 2 - keyboardDepth * 0.2],
  });
  const lid = (height - base) / Math.cos(lean);
  const hinge = depth / 2 - keyboardDepth + 0.004;
  const at: Vec3 = [0, base + (lid / 2) * Math.cos(lean), hinge - (lid / 2) * Math.sin(lean)];
  place(model, roundedBox({ size: [width, lid, 0.007], radius: 0.003, arc: 2 }), {
    material: alloy,
    at,
    turn: { x: -lean },
  });
  const front: Vec3 = [0, at[1] + 0.0042 * Math.sin(lean), at[2] + 0.0042 * Math.cos(lean)];
  addGlass(
    model,
    shop,
    { width: width - 0.012, height: lid - 0.014, seed, content: 'desktop', glow: 0.6 },
    { at: front, turn: { x: -lean } },
  );
  return model;
};

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
