/** Makes the files of a delivery: a picture in a size, with its label and its metadata. */
import sharp from 'sharp';
import { creditIn } from '../../media/metadata/keptExif.js';
import { withCredit } from '../../media/metadata/withCredit.js';
import { openInSrgb } from '../../stager/colours/openInSrgb.js';
import type { Raster } from '../../stager/contract.js';
import { xmpOf } from '../../stager/compose/xmp.js';
import type { Label } from '../label/label.js';
import { labelPicture } from '../label/labelPicture.js';
import { PictureFault } from './pictureFault.js';
import type { PictureSize } from './sizes.js';
import { propertiesOf, type PictureWords } from './words.js';

/** Tried from the best on, until the file is small enough. */
const QUALITIES = [92, 88, 82, 74, 64, 50];
/** A picture that is too large in every quality gets smaller by this factor, down to this longest side in pixels. */
const SMALLER = 0.8;
const LEAST_SIDE = 320;
/**
 * Pixels. Code tables of its own make a picture's file about a seventh smaller, but the encoder then holds the whole
 * picture at 12 bytes a pixel: 150 MB at 12 megapixels.
 */
const MOST_WITH_OWN_TABLES = 4_000_000;

interface Staged {
  readonly label: Label | null;
  readonly words: PictureWords;
  /** called with a sentence where the picture has no room for the label's code */
  readonly onWithoutCode?: (why: string) => void;
}

/**
 * A JPEG in sRGB without the camera's metadata; it names the photographer as the picture does.
 * @param file an encoded picture: its bytes, or its path
 * @param staged null: the original photo, which is neither labelled nor said to be composed
 * @throws PictureFault when it is too small for its label, or its file would be larger than the size allows
 * @throws Error when the picture cannot be read
 */
export async function renderPicture(
  file: Uint8Array | string,
  size: PictureSize,
  staged: Staged | null,
): Promise<Buffer> {
  const credit = await creditIn(file);
  const { width, height, data, withoutCode } = await drawPicture(file, size.longest, staged?.label ?? null);
  if (withoutCode !== null) staged?.onWithoutCode?.(withoutCode);
  const optimiseCoding = width * height <= MOST_WITH_OWN_TABLES;
  for (const quality of QUALITIES) {
    const raw = sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });
    const marked = staged ? raw.withXmp(xmpOf(propertiesOf(staged.words).text)) : raw;
    const coded = await marked.jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding }).toBuffer();
    const jpeg = withCredit(coded, credit);
    if (size.mostBytes === null || jpeg.length <= size.mostBytes) return jpeg;
  }
  const longest = Math.round(SMALLER * Math.max(width, height));
  if (longest >= LEAST_SIDE) return renderPicture(file, { ...size, longest }, staged);
  throw new PictureFault(
    `even ${width} by ${height} pixels do not fit into ${(size.mostBytes ?? 0) / 1e6} MB`,
    'Allow larger files in this size.',
  );
}

/**
 * The pixels of a delivered picture, with its label.
 * @param longest pixels of its longest side at most; null: as large as it is
 * @returns also why it has no code, as "layOut" says
 * @throws PictureFault when it is too small for its label; Error when the picture cannot be read
 */
export async function drawPicture(file: Uint8Array | string, longest: number | null, label: Label | null) {
  const picture = await open(file, longest);
  return label ? labelPicture(picture, label) : { ...picture, withoutCode: null };
}

async function open(file: Uint8Array | string, longest: number | null): Promise<Raster> {
  const picture = await openInSrgb(file, { limitInputPixels: false, sequentialRead: true });
  const upright = picture.autoOrient().toColourspace('srgb').removeAlpha();
  const sized =
    longest === null
      ? upright
      : upright.resize(longest, longest, { fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
