import sharp from 'sharp';
import { labelPicture } from '../label/labelPicture.js';

/** The size that link previews of social networks show without cutting: 1.91 : 1. Source: ogp.me and their guides. */
const [WIDTH, HEIGHT] = [1200, 630];

/** A staged picture for link previews, with the label on it. @returns a JPEG */
export async function previewPicture(staged: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(staged)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = { data: new Uint8Array(data), width: info.width, height: info.height };
  const labelled = await labelPicture(raster, { place: 'bar', words: 'Virtually staged', link: null });
  const raw = { width: labelled.width, height: labelled.height, channels: 3 } as const;
  return sharp(labelled.data, { raw }).jpeg({ quality: 85, mozjpeg: true }).toBuffer();
}
