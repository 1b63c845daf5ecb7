import { PREVIEW_SIDE } from '../shared/limits.js';
import { writeFile } from 'node:fs/promises';
import { openInSrgb } from '../stager/colours/openInSrgb.js';
import sharp, { type SharpOptions } from 'sharp';
import { MOST_PIXELS } from './decoding/limits.js';
import type { RenditionFiles } from './decoding/protocol.js';

/** Maximal width and height in pixels. */
const THUMBNAIL = 480;
export const TOO_LARGE = 'The picture has more than 100 megapixels. Send a smaller one.';

/** Options to open every foreign picture: refuses damaged, truncated and huge ones. */
export const READING: SharpOptions = { failOn: 'error', limitInputPixels: MOST_PIXELS };

interface Renditions {
  /** JPEG */
  readonly preview: Buffer;
  /** WebP */
  readonly thumbnail: Buffer;
}

/**
 * Makes the smaller pictures: upright, in sRGB, without metadata. Decodes the whole picture.
 * @param picture a file's path, or its bytes
 * @throws Error when the picture is damaged, truncated or has more than 100 megapixels
 */
export async function makeRenditions(picture: string | Buffer): Promise<Renditions> {
  const inside = (size: number) => ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;
  const whole = await openInSrgb(picture, READING);
  const preview = await whole
    .autoOrient()
    .resize(inside(PREVIEW_SIDE))
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const thumbnail = await sharp(preview).resize(inside(THUMBNAIL)).webp({ quality: 76 }).toBuffer();
  return { preview, thumbnail };
}

/** As makeRenditions, written as files beside `target`. */
export async function makeRenditionFiles(picture: string, target: string): Promise<RenditionFiles> {
  const files = { preview: `${target}.preview.jpg`, thumbnail: `${target}.thumbnail.webp` };
  const { preview, thumbnail } = await makeRenditions(picture);
  await writeFile(files.preview, preview);
  await writeFile(files.thumbnail, thumbnail);
  return files;
}
