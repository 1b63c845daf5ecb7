import sharp from 'sharp';
import type { Raster } from '../contract.js';

const MAX_SIDE = 1600;

/** The letters of PREVIEW as strokes on a field of 400 x 110: machines without fonts draw it too. */
const LETTERS = [
  'M30 82V28h20a16 16 0 0 1 0 32H30',
  'M86 82V28h20a16 16 0 0 1 0 32H86m20 0 16 22',
  'M178 28h-34v54h34M144 55h28',
  'm192 28 20 54 20-54',
  'M250 28v54',
  'M304 28h-34v54h34M270 55h28',
  'm318 28 14 54 16-46 16 46 14-54',
];
const FIELD = { width: 400, height: 110 } as const;
const TURN = -12;
/** Width of a word, share of the picture's, and how far it covers. */
const WIDTH = 0.38;
const OPACITY = 0.5;
/** Middles of the three words, shares of width and height: down along a diagonal, so that any crop shows one. */
const PLACES = [
  [0.24, 0.17],
  [0.5, 0.5],
  [0.76, 0.83],
] as const;

function word(width: number, height: number, [x, y]: readonly [number, number]): string {
  const scale = (width * WIDTH) / FIELD.width;
  const strokes = LETTERS.map((d) => `<path d="${d}"/>`).join('');
  return (
    `<g transform="translate(${x * width} ${y * height}) rotate(${TURN}) scale(${scale}) ` +
    `translate(${-FIELD.width / 2} ${-FIELD.height / 2})" fill="none" stroke-linecap="square">` +
    `<g stroke="#141412" stroke-width="10">${strokes}</g><g stroke="#fff" stroke-width="7">${strokes}</g></g>`
  );
}

/**
 * The picture as it may leave the server before it is approved: at most `maxSide` pixels long, marked PREVIEW three
 * times.
 */
export async function watermarkPreview(picture: Raster, maxSide: number = MAX_SIDE): Promise<Raster> {
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
