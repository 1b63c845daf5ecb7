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
 * Decodes a sent picture, a phone's HEIC as well.
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
 * Decodes a sent picture and writes it without its metadata: JPEG, PNG and WebP with the same compressed pixels, the
 * others as a PNG of what they decode to.
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
  if (error.code === 'ENOSPC') throw error; // not the picture's fault
  if (/pixel limit/i.test(error.message)) throw new Refusal(TOO_LARGE);
  throw new Refusal('The picture is damaged or incomplete. Open it, save it anew, and send it again.', {
    cause: error,
  });
}
