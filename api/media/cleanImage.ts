import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp, { type Metadata } from 'sharp';
import type { Colours } from '../stager/colours/colours.js';
import { coloursOf } from '../stager/colours/coloursOf.js';
import { profileOf } from '../stager/colours/iccProfile.js';
import { openInSrgb } from '../stager/colours/openInSrgb.js';
import { mendPicture } from '../stager/mending/mendPicture.js';
import { Refusal, type CleanFile, type CleanOrder } from './decoding/protocol.js';
import { HEIC_TYPES } from './formats.js';
import { creditOf, type Credit } from './metadata/keptExif.js';
import { stripperFor } from './metadata/stripMetadata.js';
import { withCredit } from './metadata/withCredit.js';
import { makeRenditionFiles, READING, TOO_LARGE } from './renditions.js';
import { checkPicture } from './structure/checkPicture.js';

/**
 * Cleans an uploaded picture; HEIC pictures are converted to JPEG first.
 * @throws Refusal
 */
export async function cleanImage(order: CleanOrder): Promise<CleanFile> {
  const file = await readFile(order.source);
  checkPicture(file, order.mimeType);
  if (!HEIC_TYPES.includes(order.mimeType)) {
    const source = await mendedSource(order, file);
    return cleanPicture({ ...order, source }, await sentCredit(source, order));
  }
  const { heicToJpeg } = await import('./decoding/heicToJpeg.js'); // a megabyte of code
  const source = `${order.source}.jpg`;
  await heicToJpeg(order.source, source);
  return cleanPicture({ ...order, source, mimeType: 'image/jpeg' }, await sentCredit(order.source, order));
}

/** Who the picture names as its artist and owner. A TIFF's entries stand in the file itself, where sharp sees none. */
async function sentCredit(source: string, { mimeType }: CleanOrder): Promise<Credit | null> {
  if (mimeType === 'image/tiff') return creditOf(await readFile(source));
  const head = await sharp(source, READING)
    .metadata()
    .catch(() => null); // whether the picture is refused is decided where it is read
  return creditOf(head?.exif);
}

/** The path of the file as decoders take it. */
async function mendedSource({ source }: CleanOrder, file: Buffer): Promise<string> {
  const mended = await mendPicture(file).catch(refuse);
  if (mended === file) return source;
  await writeFile(`${source}.mended`, mended);
  return `${source}.mended`;
}

/**
 * Writes an uploaded picture without its metadata but its credit, and its smaller pictures, for which all of it is decoded. JPEG, PNG
 * and WebP keep their compressed pixels, with a profile of their colours where they named them otherwise; other formats
 * become a PNG in sRGB.
 * @throws Refusal
 */
async function cleanPicture({ source, target, mimeType }: CleanOrder, credit: Credit | null): Promise<CleanFile> {
  const head = await sharp(source, READING).metadata().catch(refuse);
  const { orientation = 1, autoOrient } = head;
  const colours = await coloursOf(source, head).catch(refuse);
  const strip = canBeTold(colours, head) ? stripperFor(mimeType) : null;
  if (strip) {
    const parts = await readFile(source)
      .then((file) => strip(file, { orientation, credit, profile: colours && profileOf(colours) }))
      .catch(refuse);
    await pipeline(Readable.from(parts), createWriteStream(target));
  } else {
    await openInSrgb(source, READING)
      .then((picture) => picture.autoOrient().png().toFile(target))
      .catch(refuse);
    if (credit) await writeFile(target, withCredit(await readFile(target), credit));
  }
  const renditions = await makeRenditionFiles(target, target).catch(refuse);
  const { width, height } = autoOrient;
  return { mimeType: strip ? mimeType : 'image/png', width, height, duration: null, renditions };
}

/** Whether a profile of three curves up to white and three primaries can name these colours. */
const canBeTold = (colours: Colours | null, { space }: Metadata): boolean =>
  colours === null || (colours.hdr === null && space !== 'b-w' && space !== 'grey16');

function refuse(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC') throw error; // the disk is full: not a fault of the picture
  if (/pixel limit/i.test(error.message)) throw new Refusal(TOO_LARGE);
  throw new Refusal('The picture is damaged or incomplete. Open it, save it anew, and send it again.', {
    cause: error,
  });
}
