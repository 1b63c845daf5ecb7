import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heifColours } from '../../stager/colours/coloursOf.js';
import { profileOf } from '../../stager/colours/iccProfile.js';
import { inSrgb } from '../../stager/colours/openInSrgb.js';
import { withIccProfile } from '../metadata/withIccProfile.js';
import { TOO_LARGE } from '../renditions.js';
import { decodeHeic } from './decodeHeic.js';
import { MOST_PIXELS } from './limits.js';
import { Refusal } from './protocol.js';

/** JPEG quality: hardly a visible difference, at a tenth of a PNG's size. */
const QUALITY = 95;

/**
 * Converts a HEIC picture to a JPEG: upright, with a profile of its colours, without metadata. A picture of high
 * dynamic range gets its look on a usual screen, in sRGB.
 * @throws Refusal when it is damaged, has no picture, or more than 100 megapixels
 */
export async function heicToJpeg(source: string, target: string): Promise<void> {
  const buffer = await readFile(source);
  try {
    await writeFile(target, await converted(buffer));
  } catch (cause) {
    if (cause instanceof Refusal || (cause as NodeJS.ErrnoException).code === 'ENOSPC') throw cause;
    throw new Refusal('The picture is damaged or incomplete. Send it as a JPEG.', { cause });
  }
}

async function converted(buffer: Buffer): Promise<Buffer> {
  const { profile, colours } = heifColours(buffer);
  const isHdr = colours !== null && colours.hdr !== null;
  const samples = await decodeHeic(buffer, {
    isDeep: isHdr,
    check: (width, height) => {
      if (width * height > MOST_PIXELS) throw new Refusal(TOO_LARGE);
    },
  });
  const { width, height, data } = samples;
  const picture = isHdr
    ? inSrgb(samples, colours)
    : sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  // A profile of grey names the colours of a picture of one channel only.
  if (profile?.toString('latin1', 16, 20) === 'GRAY') picture.toColourspace('b-w');
  const jpeg = await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return withIccProfile(jpeg, profile ?? (colours && !isHdr ? profileOf(colours) : null));
}
