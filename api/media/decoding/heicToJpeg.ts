import { readFile, writeFile } from 'node:fs/promises';
import decode from 'heic-decode';
import sharp from 'sharp';
import { withIccProfile } from '../metadata/withIccProfile.js';
import { TOO_LARGE } from '../renditions.js';
import { iccProfileOf } from './isoBoxes.js';
import { MOST_PIXELS } from './limits.js';
import { Refusal } from './protocol.js';

/** Hardly a difference to be seen or staged, at a tenth of a PNG's size. */
const QUALITY = 95;

/** The picture's size is known before it is decoded; the package's types leave that out. */
interface Still {
  readonly width: number;
  readonly height: number;
  decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
}

/**
 * A phone's picture as a JPEG, upright, in the colours of its own profile, without its metadata.
 * @throws Refusal where it is damaged, has no picture, or more than 100 megapixels
 */
export async function heicToJpeg(source: string, target: string): Promise<void> {
  const buffer = await readFile(source);
  const refuse = (cause: unknown): never => {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('The picture is damaged or incomplete. Send it as a JPEG.', { cause });
  };
  const stills = (await decode.all({ buffer }).catch(refuse)) as unknown as readonly Still[];
  const [still] = stills;
  if (still.width * still.height > MOST_PIXELS) throw new Refusal(TOO_LARGE);
  // What turns a HEIC upright stands in the picture itself, and is applied; EXIF repeats it and counts for nothing.
  const { width, height, data } = await still.decode().catch(refuse);
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const jpeg = await sharp(raw, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await writeFile(target, withIccProfile(jpeg, iccProfileOf(buffer)));
}
