import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { Refusal, type CleanFile, type CleanOrder } from './decoding/protocol.js';
import { HEIC_TYPES } from './formats.js';
import { stripperFor } from './metadata/stripMetadata.js';
import { makeRenditionFiles, READING, TOO_LARGE } from './renditions.js';
import { checkPicture } from './structure/checkPicture.js';

/**
 * Cleans an uploaded picture; HEIC pictures are converted to JPEG first.
 * @throws Refusal
 */
export async function cleanImage(order: CleanOrder): Promise<CleanFile> {
  checkPicture(await readFile(order.source), order.mimeType);
  if (!HEIC_TYPES.includes(order.mimeType)) return cleanPicture(order);
  const { heicToJpeg } = await import('./decoding/heicToJpeg.js'); // a megabyte of code
  const source = `${order.source}.jpg`;
  await heicToJpeg(order.source, source);
  return cleanPicture({ ...order, source, mimeType: 'image/jpeg' });
}

/**
 * Decodes an uploaded picture and writes it without its metadata: JPEG, PNG and WebP keep their compressed pixels,
 * other formats become a PNG.
 * @throws Refusal
 */
async function cleanPicture({ source, target, mimeType }: CleanOrder): Promise<CleanFile> {
  const { orientation = 1, autoOrient } = await sharp(source, READING).metadata().catch(refuse);
  const renditions = await makeRenditionFiles(source, target).catch(refuse);
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

function refuse(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC') throw error; // the disk is full: not a fault of the picture
  if (/pixel limit/i.test(error.message)) throw new Refusal(TOO_LARGE);
  throw new Refusal('The picture is damaged or incomplete. Open it, save it anew, and send it again.', {
    cause: error,
  });
}
