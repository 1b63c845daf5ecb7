import { expect, it } from 'vitest';
import { CREATIVITY, STYLES, type Vec3 } from '../../../contract.js';
import { openWorkshop } from '../workshop.js';
import { blanketOf } from './bedding.js';

const brightness = ([r, g, b]: Vec3): number => Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b);

it('gives the blanket a colour that contrasts with the duvet', () => {
  const lost = STYLES.flatMap((style) =>
    [0, 1, 2, 3, 4, 5].flatMap((look) => {
      const shop = openWorkshop({ style, creativity: CREATIVITY.usual, seed: look, look });
      const blanket = blanketOf(shop);
      const { duvet } = shop.book.bedding;
      const contrast = Math.abs(brightness(blanket.colour) - brightness(duvet.colour));
      return blanket.cloth === 'stripes' || contrast > 0.1 ? [] : [`${style} ${look}: ${contrast.toFixed(2)}`];
    }),
  );
  expect(lost).toEqual([]);
});
