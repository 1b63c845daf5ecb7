/** Draws a label on a picture. Only the pixels below it are touched, so it costs the same on a large picture. */
import sharp from 'sharp';
import type { Raster } from '../../stager/contract.js';
import { LINEAR, luminance } from '../../stager/photo/colour.js';
import type { Label } from './label.js';
import { layOut, type Box, type Layout } from './layOut.js';
import { plateOpacity } from './contrast.js';

const PLATE = '#141412';
const INK = '#fff';
/** The bar is a bar, whatever is below it. */
const BAR_OPACITY = 0.92;

type LabelledPicture = Raster & Pick<Layout, 'withoutCode'>;

/**
 * @returns the picture with its label, which is drawn into the given pixels; and why it has no code, as "layOut" says
 * @throws PictureFault when the picture is too small for it
 */
export async function labelPicture(picture: Raster, label: Label): Promise<LabelledPicture> {
  const { place, plate, words, qr, withoutCode } = layOut(label, picture.width, picture.height);
  const opacity = place === 'bar' ? BAR_OPACITY : plateOpacity(brightest(picture, plate));
  const letters = words
    .map(({ path, x, baseline }) => `<path transform="translate(${x} ${baseline})" d="${path}"/>`)
    .join('');
  const corner = place === 'bar' ? 0 : Math.round(plate.height / 8);
  await draw(
    picture,
    plate,
    `<rect width="${plate.width}" height="${plate.height}" rx="${corner}" fill="${PLATE}" fill-opacity="${opacity}"/>` +
      `<g fill="${INK}">${letters}</g>`,
  );
  if (qr) {
    const { side, path } = qr.tile;
    await draw(
      picture,
      qr.place,
      `<rect width="${side}" height="${side}" fill="#fff"/><path fill="#000" d="${path}"/>`,
    );
  }
  return { ...picture, withoutCode };
}

/** The relative luminance, 0..1, that all but a hundredth of the pixels in a box stay below. */
function brightest({ data, width }: Raster, box: Box): number {
  const counts = new Uint32Array(256);
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const [red, green, blue] = linearAt(data, (y * width + x) * 3);
      const level = Math.round(luminance(red, green, blue) * 255);
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  let above = (box.width * box.height) / 100;
  for (let level = 255; level > 0; level--) {
    above -= counts[level] ?? 0;
    if (above < 0) return level / 255;
  }
  return 0;
}

const linearAt = (data: Uint8Array, at: number) =>
  [0, 1, 2].map((channel) => LINEAR[data[at + channel] ?? 0] ?? 0) as [number, number, number];

async function draw({ data, width, height }: Raster, box: Box, drawing: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">${drawing}</svg>`;
  const part = await sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .extract(box)
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const row = box.width * 3;
  for (let y = 0; y < box.height; y++) {
    data.set(part.subarray(y * row, (y + 1) * row), ((box.top + y) * width + box.left) * 3);
  }
}
