/** The catalogue's pictures: one WebP for each style, with a tile for each kind. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Style } from '../../stager/contract.js';
import { cellOf, FLOOR_KINDS, SPRITE } from '../../stager/furniture/floorKinds.js';
import type { Kind } from '../../stager/kinds.js';
import { PAPER } from './studio.js';

export const SPRITES = new URL('../../../web/routes/rearrange/catalogue/pictures/', import.meta.url);
export const spriteFile = (style: Style): URL => new URL(`${style}.webp`, SPRITES);

/** Greatest size of a sprite: it is loaded while a person waits for it. */
export const MOST_BYTES = 150_000;

/** Written into each sprite: which kind is where, so that a picture of other kinds is found out. */
export const ORDER = `Kinds: ${FLOOR_KINDS.join(', ')}.`;

const QUALITY = 84;

/**
 * Puts the tiles together.
 * @param take a tile's pixels, sRGB, row-major
 */
export async function encodeSprite(take: (kind: Kind) => Promise<Buffer>): Promise<Buffer> {
  const { tile, width, height } = SPRITE;
  const tiles: OverlayOptions[] = [];
  for (const kind of FLOOR_KINDS) {
    const cell = cellOf(kind);
    if (!cell) continue;
    const [left, top] = [cell.column * tile, cell.row * tile];
    tiles.push({ input: await take(kind), raw: { width: tile, height: tile, channels: 3 }, left, top });
  }
  const [r, g, b] = PAPER;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite(tiles)
    .withExif({ IFD0: { ImageDescription: ORDER } })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
}
