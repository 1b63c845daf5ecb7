import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto } from './decode.js';

/** Grey, with a red block in the upper left corner. */
const marked = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

const pixel = (photo: { width: number; data: Uint8Array }, x: number, y: number) => [
  ...photo.data.subarray((y * photo.width + x) * 3, (y * photo.width + x) * 3 + 3),
];

describe('decoding a photo', () => {
  it('turns it upright as its EXIF orientation says', async () => {
    const sideways = await marked(600, 400).withMetadata({ orientation: 6 }).png().toBuffer();
    const photo = await decodePhoto(sideways);
    expect([photo.width, photo.height]).toEqual([400, 600]);
    expect(pixel(photo, 390, 10)).toEqual([255, 0, 0]);
    expect(pixel(photo, 10, 10)).toEqual([128, 128, 128]);
  });

  it('drops alpha', async () => {
    const see = await marked(500, 400).ensureAlpha(0.5).png().toBuffer();
    const photo = await decodePhoto(see);
    expect(photo.data.length).toBe(500 * 400 * 3);
    expect(pixel(photo, 5, 5)).toEqual([255, 0, 0]);
  });

  it('reads a greyscale picture as three channels', async () => {
    const grey = await marked(500, 400).greyscale().jpeg().toBuffer();
    const photo = await decodePhoto(grey);
    const [r, g, b] = pixel(photo, 250, 200);
    expect(photo.data.length).toBe(500 * 400 * 3);
    expect([g, b]).toEqual([r, r]);
  });

  it('reads 16 bits per channel as 8', async () => {
    const deep = await marked(501, 399).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const photo = await decodePhoto(deep);
    expect([photo.width, photo.height, photo.data.length]).toEqual([501, 399, 501 * 399 * 3]);
    expect(pixel(photo, 10, 10)).toEqual([255, 0, 0]);
    expect(pixel(photo, 300, 300)).toEqual([128, 128, 128]);
  });

  it('converts CMYK to sRGB', async () => {
    const printed = await marked(500, 400).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(printed).metadata()).channels).toBe(4);
    const photo = await decodePhoto(printed);
    expect(photo.data.length).toBe(500 * 400 * 3);
    const [red, green, blue] = pixel(photo, 20, 20);
    expect(red).toBeGreaterThan(200);
    expect(Math.max(green, blue)).toBeLessThan(80);
    // no ink profile returns an exact grey
    for (const value of pixel(photo, 300, 300)) expect(Math.abs(value - 128)).toBeLessThan(20);
  });

  it('returns the exact pixels of an sRGB photo', async () => {
    const wide = await marked(640, 480).withIccProfile('p3').jpeg().toBuffer();
    const photo = await decodePhoto(wide);
    const expected = await sharp(wide).rotate().removeAlpha().toColourspace('srgb').raw().toBuffer();
    expect(Buffer.compare(Buffer.from(photo.data), expected)).toBe(0);
  });

  it.each([
    ['text', async () => Buffer.from('no picture at all'), 'not_a_picture', /JPEG, PNG/],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'),
      'not_a_picture',
      /svg/,
    ],
    [
      'half a file',
      async () => (await marked(800, 600).jpeg().toBuffer()).subarray(0, 1500),
      'not_a_picture',
      /damaged/,
    ],
    ['a thumbnail', async () => marked(479, 300).png().toBuffer(), 'too_small', /479 x 300.*480/],
    [
      'a poster',
      async () =>
        sharp({ create: { width: 12000, height: 9000, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
      'too_large',
      /12000 x 9000.*100/,
    ],
  ] as const)('refuses %s and says what helps', async (_name, make, code, message) => {
    const bytes = await make();
    await expect(decodePhoto(bytes)).rejects.toMatchObject({
      name: 'StageRefusal',
      code,
      message: expect.stringMatching(message),
    });
  });

  it('refuses a path without a file', async () => {
    await expect(decodePhoto('/nowhere/room.jpg')).rejects.toMatchObject({ code: 'not_a_picture' });
  });
});
