import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { UploadError } from '../graphql/errors.js';
import type { CleanFile, CleanOrder } from './cleanFile.js';
import { stripperFor } from './metadata/stripMetadata.js';
import { makeRenditions, READING } from './renditions.js';

/**
 * Decodes a sent picture and writes it without its metadata: JPEG, PNG and WebP with the same compressed pixels, the
 * others as a PNG of what they decode to.
 * @throws UploadError
 */
export async function cleanImage({ source, target, mimeType }: CleanOrder): Promise<CleanFile> {
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
  return { mimeType: strip ? mimeType : 'image/png', width, height, renditions };
}

function refuse(error: Error): never {
  if (/pixel limit/i.test(error.message)) {
    throw new UploadError('The picture has more than 100 megapixels. Send a smaller one.');
  }
  throw new UploadError('The picture is damaged or incomplete. Open it, save it anew, and send it again.', {
    cause: error,
  });
}
