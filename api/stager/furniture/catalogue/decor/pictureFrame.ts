import type { Material, Mesh } from '../../../mesh/mesh.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { paint } from '../../hexColour.js';
import type { Metal } from '../../styleBook.js';
import { metalWork, timber } from '../parts/materials.js';
import type { Workshop } from '../workshop.js';

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
export function addPictureFrame(model: Mesh, { width, height, depth, bar, material, moulded }: FrameShape): void {
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

/** A metal frame is painted in the metal's colour, as a thin polished one would alias. */
const satin = ({ colour: [r, g, b], finish }: Metal): Material =>
  finish === 'black'
    ? metalWork({ colour: [r, g, b], finish })
    : { texture: 'plain', colour: [r * 0.62, g * 0.62, b * 0.62], roughness: 0.5, f0: 0.06 };

export function frameSkin(shop: Workshop): number {
  switch (shop.book.shapes.frame) {
    case 'gilt':
      return shop.use({ texture: 'plain', colour: paint('B98F42'), roughness: 0.55, f0: 0.08 });
    case 'wood':
    case 'box':
      return shop.use(timber(shop.book.wood));
    default:
      return shop.use(satin(shop.book.metal));
  }
}
