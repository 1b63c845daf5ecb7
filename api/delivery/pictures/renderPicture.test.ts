import ExifReader from 'exifreader';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { creditIn } from '../../media/metadata/keptExif.js';
import { withCredit } from '../../media/metadata/withCredit.js';
import { renderPicture } from './renderPicture.js';
import { SIZES } from './sizes.js';

const words = {
  caption: 'Virtually staged. The original photo: <https://showhome.example/see/a?b&c> "as it was" \u0007',
  altText: 'Ein Wohnzimmer mit Sofa — غرفة',
  page: 'https://showhome.example/see/abc',
};

/** A photo with a camera's metadata that stands on its side. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } })
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A picture that hardly gets smaller by coding. */
function noise(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let k = 0; k < data.length; k++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    data[k] = state >>> 24;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A file's metadata as another library reads it: texts by their names. */
function read(file: Buffer): Record<string, string> {
  const domParser = new new Window().DOMParser();
  const tags = ExifReader.load(file, { domParser });
  return Object.fromEntries(Object.entries(tags).map(([name, tag]) => [name, String(tag?.description)]));
}

describe('a delivered picture', () => {
  it('says what it is, and nothing of the camera', async () => {
    const file = await renderPicture(await photo(300, 200), SIZES.full, { label: null, words });
    expect(read(file)).toMatchObject({
      DigitalSourceType: expect.stringContaining('compositeSynthetic') as string,
      description: words.caption.replace('\u0007', '\ufffd'),
      AltTextAccessibility: words.altText,
      WebStatement: words.page,
    });
    expect(JSON.stringify(read(file))).not.toContain('A camera');
    expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  it('names the photographer, also in the original, and fits its size with the name', async () => {
    const credit = { artist: 'Ann Lee', copyright: 'Lee & Sons' };
    const file = withCredit(await noise(90, 60), credit);
    for (const staged of [null, { label: null, words }]) {
      const whole = await renderPicture(file, SIZES.full, staged);
      expect(await creditIn(whole)).toEqual(credit);
      const smaller = await renderPicture(file, { longest: null, mostBytes: whole.length - 1 }, staged);
      expect(smaller.length).toBeLessThan(whole.length);
      expect(await creditIn(smaller)).toEqual(credit);
    }
  });

  it('is made of a photo with a fault that every viewer passes over', async () => {
    const jpeg = await photo(300, 200);
    const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
    const faulty = Buffer.concat([jpeg.subarray(0, table), Buffer.alloc(2), jpeg.subarray(table)]);
    const [made, sound] = await Promise.all([faulty, jpeg].map((file) => renderPicture(file, SIZES.full, null)));
    expect(made).toEqual(sound);
  });

  it('stands upright, and is never enlarged', async () => {
    const file = await photo(300, 200);
    for (const size of Object.values(SIZES)) {
      const { width, height, space, hasAlpha } = await sharp(await renderPicture(file, size, null)).metadata();
      expect({ width, height, space, hasAlpha }).toEqual({ width: 200, height: 300, space: 'srgb', hasAlpha: false });
    }
  });

  it.each([
    [SIZES.full, 2600, 1500],
    [SIZES.mls, 2048, 1182],
    [SIZES.web, 1600, 923],
  ])('%o', async (size, width, height) => {
    const file = await renderPicture(await noise(2600, 1500), size, null);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(file.length).toBeLessThanOrEqual(size.mostBytes ?? Infinity);
  });

  it('gets fewer pixels where no quality is small enough', async () => {
    const file = await renderPicture(await noise(900, 600), { longest: null, mostBytes: 100_000 }, null);
    expect(file.length).toBeLessThanOrEqual(100_000);
    const { width, height } = await sharp(file).metadata();
    expect(width).toBeGreaterThanOrEqual(320);
    expect(width).toBeLessThan(900);
    expect(width / height).toBeCloseTo(1.5, 1);
  });

  it('is said to be too large where even a small one is', async () => {
    const size = { longest: null, mostBytes: 20_000 };
    await expect(renderPicture(await noise(900, 600), size, null)).rejects.toMatchObject({
      name: 'PictureFault',
      message: expect.stringMatching(/do not fit into 0.02 MB$/),
    });
  });

  it('of the original is neither labelled nor called composed', async () => {
    const file = await renderPicture(await photo(300, 200), SIZES.full, null);
    expect(JSON.stringify(read(file))).not.toContain('compositeSynthetic');
    const { dominant } = await sharp(file).stats();
    expect(dominant.r).toBeGreaterThan(140);
  });
});
