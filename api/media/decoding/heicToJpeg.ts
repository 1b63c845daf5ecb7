import { readFile, writeFile } from 'node:fs/promises';
import decode from 'heic-decode';
import sharp from 'sharp';
import { withIccProfile } from '../metadata/withIccProfile.js';
import { TOO_LARGE } from '../renditions.js';
import { iccProfileOf } from './isoBoxes.js';
import { MOST_PIXELS } from './limits.js';
import { Refusal } from './protocol.js';

/** JPEG quality: hardly a visible difference, at a tenth of a PNG's size. */
const QUALITY = 95;

/** The picture's size is known before decoding; the package's types lack it. */
interface Still {
  readonly width: number;
  readonly height: number;
  decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
}

/**
 * Converts a HEIC picture to a JPEG: upright, with its colour profile, without metadata.
 * @throws Refusal when it is damaged, has no picture, or more than 100 megapixels
 */
export async function heicToJpeg(source: string, target: string): Promise<void> {
  const buffer = await readFile(source);
  const refuse = (cause: unknown): never => {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('The picture is damaged or incomplete. Send it as a JPEG.', { cause });
  };
  const stills = (await decode.all({ buffer }).catch(refuse)) as unknown as readonly Still[];
  const [still] = stills;
  if (!still) return refuse(new Error('The decoder found no picture.'));
  if (still.width * still.height > MOST_PIXELS) throw new Refusal(TOO_LARGE);
  // The decoder applies the rotation that HEIC stores in the picture itself; the EXIF orientation repeats it and is
  // ignored.
  const { width, height, data } = await still.decode().catch(refuse);
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const jpeg = await sharp(raw, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await writeFile(target, withIccProfile(jpeg, iccProfileOf(buffer)));
}
