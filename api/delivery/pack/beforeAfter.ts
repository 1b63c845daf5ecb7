/** Pictures that show a room before and after, for portals and social media. */
import sharp, { type Sharp } from 'sharp';
import { creditIn } from '../../media/metadata/keptExif.js';
import { withCredit } from '../../media/metadata/withCredit.js';
import { openInSrgb } from '../../stager/colours/openInSrgb.js';
import type { Raster } from '../../stager/contract.js';
import { xmpOf } from '../../stager/compose/xmp.js';
import { labelPicture } from '../label/labelPicture.js';
import { LEAST_CAPITALS } from '../label/layOut.js';
import { propertiesOf, type PictureWords } from '../pictures/words.js';
import { atLeast, beside, cropOf, fitted, within, type Focus, type Size } from './crops.js';

const SPLITS = ['side-by-side', 'diagonal'] as const;
const SHAPES = ['landscape', 'square', 'portrait'] as const;

export interface BeforeAfterForm {
  readonly split: (typeof SPLITS)[number];
  /** landscape shows the photos whole, in their own shape */
  readonly shape: (typeof SHAPES)[number];
}

/** Every form. */
export const BEFORE_AFTER_FORMS: readonly BeforeAfterForm[] = SPLITS.flatMap((split) =>
  SHAPES.map((shape) => ({ split, shape })),
);

export interface BeforeAfterPictures {
  /** encoded pictures of one view: their bytes, or a file's path */
  readonly before: Uint8Array | string;
  readonly after: Uint8Array | string;
  /** the middle of what was furnished */
  readonly focus: Focus;
  readonly words: PictureWords;
  readonly labels: { readonly before: string; readonly after: string };
}

const QUALITY = 90;
/** Pixels of the longer side of a picture that is shown whole: beside another, or split. */
const LONGEST = { 'side-by-side': 1200, diagonal: 1920 } as const;
/** Smaller photos are enlarged to this width, so that there is room for the words. */
const LEAST_WIDTH = 480;
/** Sizes that social networks show uncropped, pixels; small photos are enlarged to them. */
const FIXED = { square: { width: 1080, height: 1080 }, portrait: { width: 1080, height: 1350 } } as const;
/** White between the pictures, and the labels' cap height, as shares of the mean of width and height. */
const GAP = 0.006;
const CAPITALS = 0.022;
/** Where the diagonal meets the upper and the lower edge: this share of the width from its middle. */
const SLANT = 0.16;
/** How far the diagonal's middle follows the furniture, as shares of the width. */
const MIDDLE = { least: 0.42, most: 0.58 } as const;

/** Geometric, so that it stands for the area. */
const meanSide = ({ width, height }: Size): number => Math.sqrt(width * height);

const capitalsOn = (whole: Size): number => Math.max(LEAST_CAPITALS, Math.round(CAPITALS * meanSide(whole)));

const sized = (photo: Size, longest: number): Size => atLeast(within(photo, longest), LEAST_WIDTH, longest);

/**
 * A JPEG in sRGB with its words and the photographer's credit as metadata.
 * @throws PictureFault when there is no room for its words; Error when a picture cannot be read
 */
export async function beforeAfter(pictures: BeforeAfterPictures, form: BeforeAfterForm): Promise<Buffer> {
  const drawn = form.split === 'diagonal' ? await drawDiagonal(pictures, form) : await drawBeside(pictures, form);
  const jpeg = await open(drawn)
    .withXmp(xmpOf(propertiesOf(pictures.words).text))
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return withCredit(jpeg, await creditIn(pictures.before));
}

async function drawBeside(pictures: BeforeAfterPictures, { shape }: BeforeAfterForm): Promise<Raster> {
  const { before, after, focus, labels } = pictures;
  const photo = await sizeOf(before);
  const small = sized(photo, LONGEST['side-by-side']);
  const gapOf = (size: Size) => Math.round(GAP * meanSide(size));
  const { whole, cell, second } =
    shape === 'landscape' ? beside(small, gapOf(small)) : fitted(photo, FIXED[shape], gapOf(FIXED[shape]));
  const capitals = capitalsOn(whole);
  const draw = async (file: Uint8Array | string, words: string) => {
    const picture = await cut(file, cell, focus);
    const { data } = await labelPicture(picture, { place: 'corner', words, link: null, capitals });
    return { input: Buffer.from(data.buffer, data.byteOffset, data.length), raw: { ...cell, channels: 3 } as const };
  };
  const [first, last] = [await draw(before, labels.before), await draw(after, labels.after)];
  return rasterOf(
    sharp({ create: { ...whole, channels: 3, background: '#fff' } }).composite([
      { ...first, left: 0, top: 0 },
      { ...last, ...second },
    ]),
  );
}

async function drawDiagonal(pictures: BeforeAfterPictures, { shape }: BeforeAfterForm): Promise<Raster> {
  const { before, after, focus, labels } = pictures;
  const photo = await sizeOf(before);
  const whole = shape === 'landscape' ? sized(photo, LONGEST.diagonal) : FIXED[shape];
  const { width, height } = whole;
  const crop = cropOf(photo, whole, focus);
  const followed = (focus.x * photo.width - crop.left) / crop.width;
  const middle = Math.min(MIDDLE.most, Math.max(MIDDLE.least, followed));
  const edgeAt = (y: number) => width * (middle + SLANT * (1 - (2 * y) / height));
  const [left, right] = [await cut(before, whole, focus), await cut(after, whole, focus)];
  for (let y = 0; y < height; y++) {
    const row = y * width * 3;
    right.data.set(left.data.subarray(row, row + Math.round(edgeAt(y + 0.5)) * 3), row);
  }
  // from beyond one edge to beyond the other, so that the line's ends are not seen
  const [above, below] = [-height / 10, height * 1.1];
  const line =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<line stroke="#fff" stroke-width="${GAP * meanSide(whole)}" ` +
    `x1="${edgeAt(above)}" y1="${above}" x2="${edgeAt(below)}" y2="${below}"/></svg>`;
  const split = await rasterOf(open(right).composite([{ input: Buffer.from(line) }]));
  const capitals = capitalsOn(whole);
  await labelPicture(split, { place: 'corner', words: labels.before, link: null, capitals });
  return labelPicture(split, { place: 'right corner', words: labels.after, link: null, capitals });
}

const open = ({ width, height, data }: Raster): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

const READING = { limitInputPixels: false, sequentialRead: true } as const;

/** Of the picture as it stands upright. */
async function sizeOf(file: Uint8Array | string): Promise<Size> {
  const { width, height } = (await sharp(file, READING).metadata()).autoOrient;
  return { width, height };
}

/** The part of a picture around the focus, in a size. */
async function cut(file: Uint8Array | string, size: Size, focus: Focus): Promise<Raster> {
  const crop = cropOf(await sizeOf(file), size, focus);
  const part = (await openInSrgb(file, READING)).autoOrient().toColourspace('srgb').removeAlpha().extract(crop);
  return rasterOf(part.resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' }));
}

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
