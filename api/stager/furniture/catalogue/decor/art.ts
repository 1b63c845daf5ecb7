import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { paint } from '../../hexColour.js';
import { createRandom } from '../../../random.js';
import { plain } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import type { Motif } from '../../../motifs.js';
import { isBare, motifFor, pigments } from './motifs.js';
import { addPictureFrame, frameSkin } from './pictureFrame.js';

const MAT_BOARD = paint('F4F1EA');

const flat = (width: number, height: number, shift = 0): Mesh =>
  surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s - 0.5) * width, (t - 0.5) * height, 0],
    uv: (s, t) => [(s - 0.5) * width + shift, (t - 0.5) * height],
  });

interface Across {
  readonly width: number;
  readonly at: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly motif: Motif;
  /** behind glass, which mirrors the room a little */
  readonly glazed: boolean;
  /** one work over several panels: its whole width, and where on it this panel's middle lies */
  readonly across?: Across | undefined;
}

/** Roughness and reflectance of a surface behind glass. */
const GLAZED = { roughness: 0.1, f0: 0.04 } as const;

function artwork(shop: Workshop, { width, height, seed, motif, glazed, across }: Sheet) {
  const random = createRandom(seed + 91);
  const [colour2, colour3] = pigments(shop, motif, random);
  return shop.use({
    texture: 'art',
    pattern: motif,
    colour: shop.book.neutrals[0],
    colour2,
    colour3,
    halfSize: [(across?.width ?? width) / 2, height / 2],
    seed: random.integer() % 997,
    roughness: 0.85,
    f0: 0.03,
    ...(glazed && GLAZED),
  });
}

interface Framed {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly seed: number;
  readonly motif: Motif;
  readonly across?: Across | undefined;
  readonly at: Vec3;
}

/** One picture: frame, mat where the style has one, sheet; its middle at the origin, hanging against z = 0. */
export function addFramed(
  model: Mesh,
  shop: Workshop,
  { width, height, depth, seed, motif, across, at }: Framed,
): void {
  const part = createMesh();
  const { frame } = shop.book.shapes;
  if (frame === 'none') {
    place(part, roundedBox({ size: [width, height, depth], radius: 0.004, arc: 2 }), {
      material: shop.use(plain(MAT_BOARD)),
      at: [0, 0, depth / 2],
    });
    place(part, flat(width - 0.004, height - 0.004, across?.at), {
      material: artwork(shop, { width, height, seed, motif, glazed: false, across }),
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
  const bleed = frame === 'gilt' || isBare(motif);
  const mat = bleed ? 0 : Math.min(openW, openH) * (0.09 + 0.06 * ((seed % 5) / 5));
  if (mat > 0)
    place(part, flat(openW, openH), {
      material: shop.use({ ...plain(MAT_BOARD), ...GLAZED }),
      at: [0, 0, back + 0.0005],
    });
  const sheet: Sheet = { width: openW - 2 * mat, height: openH - 2 * mat, seed, motif, glazed: mat > 0, across };
  place(part, flat(sheet.width, sheet.height, across?.at), {
    material: artwork(shop, sheet),
    at: [0, 0, back + 0.0015],
    keepUv: true,
  });
  if (mat > 0) {
    // the bevel of the mat's window casts a thin shadow
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

/** A picture, or where the place is wide two or three that belong together. Its back touches the wall at -z. */
export const art: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const z = -depth / 2;
  const motif = piece.motif ?? motifFor(shop.style, piece);
  const row = width > height * 1.9 ? (width > height * 2.6 ? 3 : 2) : 1;
  const gap = 0.06;
  const each = (width - gap * (row - 1)) / row;
  for (let k = 0; k < row; k++) {
    const x = -width / 2 + each / 2 + k * (each + gap);
    // a picture without a mat continues from panel to panel; behind mats are several works of one series
    const joined = row > 1 && isBare(motif) ? { seed, across: { width, at: x } } : { seed: seed + k };
    addFramed(model, shop, { width: each, height, depth, motif, at: [x, height / 2, z], ...joined });
  }
  return model;
};
