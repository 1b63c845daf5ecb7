import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../contract.js';
import { decodePhoto } from '../photo/decode.js';
import { encodeGreyPng, encodeJpeg, encodePng } from './encode.js';
import { watermarkPreview } from './watermark.js';

const grey = (width: number, height: number, value: number): Raster => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(value),
});

const TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

test('marks results as composites and keeps neither location nor camera', async () => {
  for (const file of [await encodePng(grey(64, 48, 90)), await encodeJpeg(grey(64, 48, 90))]) {
    const { xmpAsString, exif } = await sharp(file).metadata();
    expect(xmpAsString).toContain(TYPE);
    expect(exif).toBeUndefined();
    expect(file.includes('GPS')).toBe(false);
  }
});

test('a final JPEG has as many samples of colour as of light', async () => {
  expect((await sharp(await encodeJpeg(grey(64, 48, 90))).metadata()).chromaSubsampling).toBe('4:4:4');
});

test('strips a photo’s location on its way through the stager', async () => {
  const photo = await sharp(grey(640, 480, 120).data, { raw: { width: 640, height: 480, channels: 3 } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await sharp(await encodeJpeg(await decodePhoto(photo))).metadata()).exif).toBeUndefined();
});

test('encodes a picture losslessly as PNG, and a mask with one byte per pixel', async () => {
  const picture = { ...grey(40, 30, 0), data: Uint8Array.from({ length: 40 * 30 * 3 }, (_, k) => (k * 31) % 256) };
  const back = await sharp(await encodePng(picture))
    .raw()
    .toBuffer();
  expect(new Uint8Array(back)).toEqual(picture.data);
  const mask = { width: 40, height: 30, data: new Uint8Array(1200).fill(255, 600) };
  const file = await encodeGreyPng(mask);
  expect((await sharp(file).metadata()).channels).toBe(1);
  expect(new Uint8Array(await sharp(file).extractChannel(0).raw().toBuffer())).toEqual(mask.data);
});

test('limits a preview to 1600 pixels and marks each third, visibly on dark and on light', async () => {
  for (const value of [10, 250]) {
    const marked = await watermarkPreview(grey(3200, 2000, value));
    expect([marked.width, marked.height]).toEqual([1600, 1000]);
    for (const third of [0, 1, 2]) {
      let different = 0;
      for (let y = 0; y < marked.height; y++) {
        for (let x = 0; x < 533; x++) {
          const shown = marked.data[(y * marked.width + third * 533 + x) * 3];
          if (Math.abs(shown - value) > 40) different++;
        }
      }
      expect(different).toBeGreaterThan(3000);
    }
  }
});

test('a preview is no larger than its picture', async () => {
  const { width, height } = await watermarkPreview(grey(640, 480, 90));
  expect([width, height]).toEqual([640, 480]);
});
