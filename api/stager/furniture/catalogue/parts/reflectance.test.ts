import { expect, test } from 'vitest';
import { luminance } from '../../../photo/colour.js';
import type { Material } from '../../../mesh/mesh.js';
import { CREATIVITY, STYLES, type Vec3 } from '../../../contract.js';
import { openWorkshop } from '../workshop.js';
import { asMeasured } from './reflectance.js';

const white: Material = { texture: 'weave', colour: [0.95, 0.94, 0.9], roughness: 0.9, f0: 0.03 };
const shown = ({ colour }: Material) => luminance(...colour);

test('limits white cloth to the reflectance of real cloth, a white rug to less, and keeps their tint', () => {
  const [cloth, rug] = [asMeasured(white), asMeasured({ ...white, texture: 'rug', colour2: [0.9, 0.9, 0.9] })];
  expect(shown(cloth)).toBeLessThanOrEqual(0.8);
  expect(shown(rug)).toBeLessThanOrEqual(0.66);
  expect(rug.colour2?.[1]).toBeLessThanOrEqual(0.66);
  expect(cloth.colour[2] / cloth.colour[0]).toBeCloseTo(0.9 / 0.95, 6);
});

test('leaves dark, emitting, mirroring and translucent materials unchanged', () => {
  const grey: Vec3 = [0.4, 0.4, 0.4];
  for (const named of [
    { ...white, colour: grey },
    { ...white, transmission: 0.3 },
    { ...white, emission: [1, 1, 1] as const },
    { ...white, metal: true },
    { ...white, texture: 'art' as const },
  ]) {
    expect(asMeasured(named)).toEqual(named);
  }
});

test.each(STYLES)('limits every material of a workshop: %s', (style) => {
  const shop = openWorkshop({ style, creativity: CREATIVITY.usual, seed: 1 });
  const { sofa, bedding } = shop.book;
  for (const colour of [sofa.colour, bedding.sheet, bedding.duvet.colour]) shop.use({ ...white, colour });
  for (const material of shop.materials) expect(shown(material)).toBeLessThanOrEqual(0.8);
});
