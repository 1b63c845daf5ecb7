import sharp from 'sharp';
import { PREVIEW_SIDE } from '../../shared/limits.js';
import { PREVIEW_WORD } from '../../shared/previewWord.js';
import type { Raster } from '../contract.js';

const TURN = -12;
/** Width of a word as a share of the picture's, and its opacity. */
const WIDTH = 0.38;
const OPACITY = 0.5;
/** Centres of the three words along a diagonal, as shares of width and height: any crop shows one. */
const PLACES = [
  [0.24, 0.17],
  [0.5, 0.5],
  [0.76, 0.83],
] as const;

function word(width: number, height: number, [x, y]: readonly [number, number]): string {
  const scale = (width * WIDTH) / PREVIEW_WORD.width;
  const strokes = PREVIEW_WORD.strokes.map((d) => `<path d="${d}"/>`).join('');
  return (
    `<g transform="translate(${x * width} ${y * height}) rotate(${TURN}) scale(${scale}) ` +
    `translate(${-PREVIEW_WORD.width / 2} ${-PREVIEW_WORD.height / 2})" fill="none" stroke-linecap="square">` +
    `<g stroke="#141412" stroke-width="10">${strokes}</g><g stroke="#fff" stroke-width="7">${strokes}</g></g>`
  );
}

/**
 * The picture as it may leave the server before approval: at most `maxSide` pixels long, marked PREVIEW three times.
 */
export async function watermarkPreview(picture: Raster, maxSide: number = PREVIEW_SIDE): Promise<Raster> {
  const factor = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const words = PLACES.map((place) => word(width, height, place)).join('');
  const drawing = `<g opacity="${OPACITY}">${words}</g>`;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const { data } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: Buffer.from(mark) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
