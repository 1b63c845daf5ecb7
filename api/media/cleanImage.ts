import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { UploadError } from '../graphql/errors.js';
import type { CleanFile, CleanOrder } from './cleanFile.js';
import { decodeApart } from './decoding/decodeApart.js';
import { HEIC_TYPES } from './formats.js';
import { stripperFor } from './metadata/stripMetadata.js';
import { makeRenditions, READING, TOO_LARGE } from './renditions.js';

/**
 * Decodes a sent picture, a phone's HEIC as well.
 * @throws UploadError
 */
export async function cleanImage(order: CleanOrder): Promise<CleanFile> {
  if (!HEIC_TYPES.includes(order.mimeType)) return cleanPicture(order);
  const source = `${order.source}.jpg`;
  await decodeApart({ what: 'heic', source: order.source, target: source });
  return cleanPicture({ ...order, source, mimeType: 'image/jpeg' });
}

/**
 * Decodes a sent picture and writes it without its metadata: JPEG, PNG and WebP with the same compressed pixels, the
 * others as a PNG of what they decode to.
 * @throws UploadError
 */
async function cleanPicture({ source, target, mimeType }: CleanOrder): Promise<CleanFile> {
  const { orientation = 1, autoOrient } = await sharp(source, READING).metadata().catch(refuse);
  const renditions = await makeRenditions(source).catch(refuse);
  const strip = stripperFor(mimeType);
  if (strip) {
    const parts = await readFile(source)
      .then((file) => strip(file, orientation))
      .catch(refuse);
    await pipeline(Readable.from(parts), createWriteStream(target));
  } else {
    await sharp(source, READING).autoOrient().png().toFile(target).catch(refuse);
  }
  const { width, height } = autoOrient;
  return { mimeType: strip ? mimeType : 'image/png', width, height, duration: null, renditions };
}

function refuse(error: Error): never {
  if (/pixel limit/i.test(error.message)) {
    throw new UploadError(TOO_LARGE);
  }
  throw new UploadError('The picture is damaged or incomplete. Open it, save it anew, and send it again.', {
    cause: error,
  });
}
