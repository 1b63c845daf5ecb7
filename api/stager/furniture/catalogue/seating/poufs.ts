import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { luminance } from '../../../photo/colour.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { cellNoise, fbm3, smoothstep } from '../../../mesh/kit/noise.js';
import { surface } from '../../../mesh/kit/surface.js';
import type { Fabric } from '../../styleBook.js';
import { cloth, knit } from '../parts/cloths.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';

/** A closed skin around the y axis: `at` gives the point for an angle and a share of the way from foot to top. */
function skin(around: number, up: number, circumference: number, at: (angle: number, t: number) => Vec3): Mesh {
  return surface({
    columns: around,
    rows: up,
    // the sheet's front is outside when it runs clockwise seen from above
    point: (s, t) => at(-s * 2 * Math.PI, t),
    uv: (s, t) => [s * circumference, t * circumference * 0.4],
  });
}

/**
 * Radius and height, 0..1, of a stuffed round seat: it stands on a flat foot, its sides hang out low, its top is round.
 */
function stuffed(t: number): readonly [radius: number, height: number] {
  const angle = (t - 0.46) * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [radius, height] = s > 0 ? [Math.max(0, c) ** 0.62, s ** 0.8] : [Math.max(0, c) ** 0.45, -((-s) ** 0.5)];
  return [radius * (1 - 0.03 * s), height > 0 ? 0.42 + 0.58 * height : 0.42 + 0.42 * height];
}

interface PoufSkin {
  readonly gores: number;
  readonly knitted: boolean;
  readonly seed: number;
}

/** Radius and height, as shares, at an angle of a pouf: gores that swell between their seams, gathered at the top. */
function poufSkin({ gores, knitted, seed }: PoufSkin): (angle: number, t: number) => readonly [number, number] {
  return (angle, t) => {
    const [r, y] = stuffed(t);
    const top = smoothstep(0.5, 1, y);
    const seam = Math.abs(Math.sin((angle * gores) / 2));
    // knitted ribs stand out, gores are drawn in where they are sewn
    const groove = knitted ? 0.02 * (seam ** 0.7 - 0.6) : -0.026 * (1 - seam) ** 2.6;
    const own = cellNoise(Math.floor((angle * gores) / (2 * Math.PI) + 40 * gores), Math.floor(seed), 3) - 0.5;
    const gather =
      0.014 * Math.sin(angle * gores * (knitted ? 1 : 3) + seed + own * 5) * top * (1 - r) * Math.min(1, r * 5);
    const lump = (fbm3(Math.cos(angle) * 2.2 + seed, y * 2.4, Math.sin(angle) * 2.2, 2) - 0.375) * 0.09;
    const reach = r * (1 + (groove + lump) * Math.min(1, r * 1.6)) + gather;
    // a dent from sitting, slightly off the middle
    const off = 0.16 * Math.cos(angle - seed);
    const dip = (0.085 * Math.exp(-(((r - off) / 0.5) ** 2)) + 0.05 * Math.exp(-((r / 0.1) ** 2))) * top;
    const drawn = knitted ? 0 : 0.022 * (1 - seam) ** 2.6 * top * Math.min(1, r * 2);
    return [reach, y - dip - drawn + lump * 0.5 * top + gather * 0.5];
  };
}

/** Linear luminance below which a pouf looks too dark on its rug. */
const DARKEST = 0.1;

/** A person's choice; else the room's accent at a bold creativity, unless too dark on a rug; else a neutral. */
function colourOf(shop: Workshop, piece: Piece): { readonly colour: Vec3; readonly bold: boolean } {
  if (piece.colour !== undefined) return { colour: shop.book.armchair.colour, bold: false };
  const strong = accent(shop);
  const bold = boldness(shop) > 0.4 && luminance(...strong) > DARKEST;
  return { colour: bold ? strong : shop.book.neutrals[1], bold };
}

/** Round footstool, hand-knitted or of gores that meet under a round patch. */
export const pouf: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { shapes, armchair: cover } = shop.book;
  const knitted = shapes.armchair === 'rattan' || shapes.leg === 'tapered';
  const { colour, bold } = colourOf(shop, piece);
  // leather stays brown; an accent colour is in wool
  const hide = cover.cloth === 'leather';
  const fabric: Fabric = hide ? (bold ? { cloth: 'wool', colour } : cover) : { ...cover, colour };
  const material = shop.use(knitted ? knit(colour) : cloth(fabric));
  const gores = knitted ? 36 : 8;
  const shapeAt = poufSkin({ gores, knitted, seed: seed % 61 });
  const at = (angle: number, t: number): Vec3 => {
    const [reach, y] = shapeAt(angle, t);
    return [(Math.cos(angle) * reach * width) / 2, Math.max(0, y) * height, (Math.sin(angle) * reach * depth) / 2];
  };
  place(model, skin(knitted ? 144 : 112, 30, width * Math.PI, at), { material });
  if (knitted) return model;
  const patch = lathe(
    [
      [0.05, 0],
      [0.046, 0.004],
      [0, 0.007],
    ],
    20,
  );
  place(model, patch, { material, at: [0, at(0, 0.97)[1] - 0.006, 0] });
  return model;
};

/** A used beanbag: six panels, a wide creased foot, a back that leans away, a seat pressed into its front. */
export const beanbag: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const bold = boldness(shop);
  const colour = bold > 0.3 ? accent(shop) : shop.book.neutrals[2];
  const material = shop.use({ ...cloth({ cloth: 'weave', colour }), crease: 0.6 });
  const panels = 6;
  const at = (angle: number, t: number): Vec3 => {
    const foot = smoothstep(0, 0.16, t);
    const rise = t < 0.1 ? 0 : (t - 0.1) / 0.9;
    const body = t < 0.1 ? t / 0.1 : Math.sqrt(Math.max(0, 1 - rise ** 3.4)) * (1 - 0.14 * rise);
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const front = Math.max(0, z);
    const seam = Math.abs(Math.sin((angle * panels) / 2 + 0.4));
    const groove = -0.045 * (1 - seam) ** 4 * foot;
    // beads run down and push the foot out; the cloth above hangs in folds to it
    const swell = 0.05 * Math.exp(-(((rise - 0.16) / 0.14) ** 2));
    const field = fbm3(x * 1.9 + seed, rise * 3.2 - z * 0.6, z * 1.9, 2) / 0.75;
    const crease = -0.032 * Math.exp(-(((field - 0.5) / 0.1) ** 2)) * foot * (0.5 + rise);
    const hanging = Math.exp(-(((rise - 0.42) / 0.26) ** 2));
    const folds = 0.024 * Math.sin(angle * 9 + 2.2 * field + rise * 4 + seed) * hanging * (0.4 + field);
    const reach = body * (1 + groove + swell + crease + folds);
    const seat = front ** 1.3 * Math.exp(-(((rise - 0.62) / 0.3) ** 2));
    const back = rise ** 1.6 * 0.34;
    return [
      (x * reach * width) / 2,
      rise * height * (1 - 0.3 * front * rise * Math.min(1, body * 1.3)) - seat * 0.14 * height,
      (z * reach * (1 - 0.5 * seat) - back) * (depth / 2),
    ];
  };
  place(model, skin(84, 36, width * Math.PI, at), { material });
  return model;
};
