import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { STYLES } from '../../stager/contract.js';
import { cellOf, FLOOR_KINDS, SPRITE } from '../../stager/furniture/floorKinds.js';
import { MOST_BYTES, ORDER, spriteFile } from './sprite.js';

describe.each(STYLES)('the catalogue of %s', (style) => {
  it('shows the present kinds, in their order, and is small enough to be waited for', async () => {
    const file = await readFile(spriteFile(style)).catch(() => null);
    const shown = file && (await sharp(file).metadata());
    const isPresent = shown?.width === SPRITE.width && shown.height === SPRITE.height && shown.exif?.includes(ORDER);
    expect(isPresent, `The pictures do not show the present KINDS: run "npm run demo:catalogue -- ${style}".`).toBe(
      true,
    );
    expect(file?.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

test('each kind for the floor has a tile of its own, and no other kind has one', () => {
  const cells = FLOOR_KINDS.map((kind) => cellOf(kind));
  const places = cells.map((cell) => cell && cell.row * SPRITE.columns + cell.column);
  expect(places).toEqual(FLOOR_KINDS.map((_, place) => place));
  expect(FLOOR_KINDS).toContain('rug');
  expect(cellOf('vase')).toBeNull();
});
