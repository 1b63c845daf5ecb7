import sharp from 'sharp';
import type { Raster } from '../contract.js';

/** Width of the gap between and around the pictures, pixels. */
const GUTTER = 16;
/** Long side of each picture, pixels. */
const LONGEST = 1200;

const PAPER = { r: 250, g: 249, b: 246 };

/** A raster with the photo at the left and the staged picture at the right. */
export async function beforeAfter(before: Raster, after: Raster): Promise<Raster> {
  const factor = Math.min(1, LONGEST / Math.max(before.width, before.height));
  const width = Math.round(before.width * factor);
  const height = Math.round(before.height * factor);
  const shrink = (picture: Raster) =>
    sharp(picture.data, {
      raw: { width: picture.width, height: picture.height, channels: 3 },
      limitInputPixels: false,
    })
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer();
  const [left, right] = await Promise.all([shrink(before), shrink(after)]);
  const { data, info } = await sharp({
    create: { width: width * 2 + GUTTER * 3, height: height + GUTTER * 2, channels: 3, background: PAPER },
  })
    .composite([
      { input: left, left: GUTTER, top: GUTTER },
      { input: right, left: width + GUTTER * 2, top: GUTTER },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
