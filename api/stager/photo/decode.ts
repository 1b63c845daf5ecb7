import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { openInSrgb } from '../colours/openInSrgb.js';
import { mendPicture } from '../mending/mendPicture.js';
import { type Raster, StageRefusal } from '../contract.js';

const MAX_MEGAPIXELS = 100;
/** Pixels: with a shorter long side neither the room nor the furniture is recognisable. */
const MIN_LONG_SIDE = 480;

const READABLE = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];
const PLEASE = 'Send a JPEG, PNG, WebP, AVIF or TIFF photo.';

interface DecodeOptions {
  /** pixels: a larger picture is scaled down to it while it is decoded, which takes a fraction of the time */
  readonly longSide?: number;
}

/**
 * Decodes a picture: EXIF orientation applied, colours converted to sRGB, alpha dropped.
 * @param source path of a file, or the encoded bytes
 * @throws {StageRefusal} not_a_picture, too_large (over 100 megapixels), too_small (long side under 480 pixels)
 */
export async function decodePhoto(source: string | Uint8Array, { longSide }: DecodeOptions = {}): Promise<Raster> {
  const options = { limitInputPixels: MAX_MEGAPIXELS * 1e6, sequentialRead: true } as const;
  const photo = await mended(source);
  checkHeader(await readHeader(photo));
  try {
    const { data, info } = await within((await openInSrgb(photo, options)).rotate(), longSide)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`${info.channels} channels`);
    return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  } catch (cause) {
    throw refusal('not_a_picture', `The picture is damaged or of an unknown kind. ${PLEASE}`, cause);
  }
}

const within = (picture: Sharp, longSide: number | undefined): Sharp =>
  longSide === undefined ? picture : picture.resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true });

/** The picture's bytes as decoders take them. */
async function mended(source: string | Uint8Array): Promise<Buffer> {
  const file = await bytesOf(source);
  return mendPicture(file).catch((cause: unknown) => {
    throw refusal('not_a_picture', `The picture is damaged or incomplete. ${PLEASE}`, cause);
  });
}

async function bytesOf(source: string | Uint8Array): Promise<Buffer> {
  if (typeof source !== 'string') return Buffer.from(source.buffer, source.byteOffset, source.length);
  return readFile(source).catch((cause: unknown) => {
    throw refusal('not_a_picture', `This is not a picture that can be read. ${PLEASE}`, cause);
  });
}

async function readHeader(source: Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refusal('not_a_picture', `This is not a picture that can be read. ${PLEASE}`, cause);
  }
}

function checkHeader({ format, compression, width, height }: Metadata): void {
  if (!READABLE.includes(format)) {
    throw refusal('not_a_picture', `A photo was expected, not a file of the kind "${format}". ${PLEASE}`);
  }
  if (compression === 'hevc') {
    throw refusal('not_a_picture', `The picture is HEIC, which is not read here. ${PLEASE}`);
  }
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    const limit = `at most ${MAX_MEGAPIXELS} megapixels are read`;
    throw refusal('too_large', `The picture is ${width} x ${height} pixels; ${limit}. Send a smaller one.`);
  }
  if (Math.max(width, height) < MIN_LONG_SIDE) {
    const wanted = `Send one whose long side has at least ${MIN_LONG_SIDE}.`;
    throw refusal('too_small', `The picture is only ${width} x ${height} pixels. ${wanted}`);
  }
}

function refusal(code: 'not_a_picture' | 'too_large' | 'too_small', message: string, cause?: unknown): StageRefusal {
  const error = new StageRefusal(code, message);
  if (cause !== undefined) error.cause = cause;
  return error;
}
