import { KINDS } from '../../../kinds.js';
import { expect, it } from 'vitest';
import { finish } from '../../../steps.js';
import { CREATIVITY, STYLES } from '../../../contract.js';
import { luminance } from '../../../photo/colour.js';
import { buildPiece } from '../build.js';
import { openWorkshop } from '../workshop.js';

/** Linear luminance of a pouf's cover. */
function luminanceOf(style: (typeof STYLES)[number], creativity: number, seed: number): number {
  const shop = openWorkshop({ style, creativity, seed });
  finish(buildPiece({ id: 'pouf', kind: 'pouf', ...KINDS.pouf.size, x: 0, y: 0, z: 0, angle: 0, seed }, shop));
  return luminance(...shop.materials[0].colour);
}

it.each(STYLES)('a pouf is not dark on its rug unless it is of leather: %s', (style) => {
  const isHide = openWorkshop({ style, creativity: CREATIVITY.usual, seed: 1 }).book.armchair.cloth === 'leather';
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const creativity of [0, 20, CREATIVITY.max]) {
      expect(luminanceOf(style, creativity, seed)).toBeGreaterThan(isHide ? 0.02 : 0.1);
    }
});
