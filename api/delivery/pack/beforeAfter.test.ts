import ExifReader from 'exifreader';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BEFORE_AFTER_FORMS, beforeAfter, type BeforeAfterForm } from './beforeAfter.js';
import { cropOf, fitted, focusOf } from './crops.js';

const WORDS = { caption: 'Virtually staged.', altText: 'A sofa', page: 'https://showhome.example/see/abc' };
const RED = '#b03020';
const BLUE = '#2040a0';

/** A picture of one colour with a green column from 0.7 to 0.8 of its width, which is what was furnished. */
async function picture(width: number, height: number, background: string, orientation = 1): Promise<Buffer> {
  const column = Math.round(width * 0.1);
  const green = await sharp({ create: { width: column, height, channels: 3, background: '#00c000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: green, left: Math.round(width * 0.7), top: 0 }])
    .withExif({ IFD0: { Artist: 'Ann Lee' } })
    .withMetadata({ orientation })
    .png()
    .toBuffer();
}

async function make(form: BeforeAfterForm, [width, height]: readonly [number, number] = [1500, 1000]) {
  const file = await beforeAfter(
    {
      before: await picture(width, height, RED),
      after: await picture(width, height, BLUE),
      focus: { x: 0.75, y: 0.6 },
      words: WORDS,
      labels: { before: 'Before', after: 'After' },
    },
    form,
  );
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  /** the colour at shares of width and height */
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (red > 200 && green > 200) return 'white';
    if (Math.max(red, green, blue) < 120) return 'plate';
    return red > green && red > blue ? 'before' : blue > green ? 'after' : 'furniture';
  };
  return { file, width: info.width, height: info.height, at };
}

describe('a before/after picture', () => {
  it.each(BEFORE_AFTER_FORMS)('%o is an sRGB JPEG with its words', async (form) => {
    const { file, width, height } = await make(form);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', hasAlpha: false });
    const tags = ExifReader.load(file, { domParser: new new Window().DOMParser() });
    expect(tags.Artist?.description).toBe('Ann Lee');
    expect(tags.description?.description).toBe(WORDS.caption);
    expect(tags.DigitalSourceType?.description).toContain('compositeSynthetic');
    const sizes = {
      landscape: form.split === 'diagonal' ? [1500, 1000] : [2406, 800],
      square: [1080, 1080],
      portrait: [1080, 1350],
    };
    expect([width, height]).toEqual(sizes[form.shape]);
  });

  it('side by side shows both photos whole, with white between', async () => {
    const { at } = await make({ split: 'side-by-side', shape: 'landscape' });
    expect([at(0.01, 0.5), at(0.37, 0.5), at(0.49, 0.5)]).toEqual(['before', 'furniture', 'before']);
    expect(at(0.5, 0.5)).toBe('white');
    expect([at(0.51, 0.5), at(0.875, 0.5), at(0.99, 0.5)]).toEqual(['after', 'furniture', 'after']);
  });

  it('in a square stacks photos that are broad, and sets tall ones beside each other', async () => {
    const form = { split: 'side-by-side', shape: 'square' } as const;
    const broad = await make(form);
    expect([broad.at(0.5, 0.1), broad.at(0.5, 0.5), broad.at(0.5, 0.9)]).toEqual(['before', 'white', 'after']);
    const tall = await make(form, [1000, 1500]);
    expect([tall.at(0.1, 0.5), tall.at(0.5, 0.5), tall.at(0.6, 0.5)]).toEqual(['before', 'white', 'after']);
  });

  it('split by a diagonal has the photo at the upper left, and is centred on the furniture', async () => {
    const { at } = await make({ split: 'diagonal', shape: 'square' });
    expect([at(0.1, 0.1), at(0.1, 0.6), at(0.5, 0.05)]).toEqual(['before', 'before', 'before']);
    expect([at(0.9, 0.1), at(0.5, 0.95), at(0.95, 0.6)]).toEqual(['after', 'after', 'after']);
    // the crop shows the right two thirds of the photo: the column from 0.7 to 0.8 is around 0.625 of them
    expect(at(0.625, 0.4)).toBe('furniture');
  });

  it.each(BEFORE_AFTER_FORMS)('%o says which is which on dark plates', async (form) => {
    const { at, width, height } = await make(form);
    const inset = 0.035 * Math.sqrt(width * height);
    const low = 1 - inset / height;
    const stacked = form.split === 'side-by-side' && form.shape !== 'landscape';
    expect(at(inset / width, stacked ? low - 0.5 : low)).toBe('plate');
    const right = form.split === 'diagonal' ? 1 - inset / width : stacked ? inset / width : 0.5 + inset / width;
    expect(at(right, low)).toBe('plate');
  });

  it('is made of a photo that stands on its side, and of a small one', async () => {
    const after = await picture(300, 200, BLUE, 6);
    const file = await beforeAfter(
      { before: after, after, focus: { x: 0, y: 1 }, words: WORDS, labels: { before: 'Before', after: 'After' } },
      { split: 'side-by-side', shape: 'landscape' },
    );
    // enlarged, so that there is room for the words
    expect(await sharp(file).metadata()).toMatchObject({ width: 2 * 480 + 4, height: 720 });
  });

  it.each(['side-by-side', 'diagonal'] as const)('%s says which is which on a very small photo', async (split) => {
    const { at, width, height } = await make({ split, shape: 'landscape' }, [80, 60]);
    expect(height).toBe(360);
    expect(at(24 / width, 1 - 24 / height)).toBe('plate');
  });

  it('is not made of a photo that is too narrow for words', async () => {
    const form = { split: 'diagonal', shape: 'landscape' } as const;
    await expect(make(form, [20, 900])).rejects.toMatchObject({ name: 'PictureFault' });
  });
});

describe('the part of a photo that is shown', () => {
  const photo = { width: 3000, height: 2000 };
  it.each([
    [0.5, 500, 0],
    [0.75, 1000, 0],
    [1, 1000, 0],
    [0, 0, 0],
  ])('around %d begins at %d', (x, left, top) => {
    expect(cropOf(photo, { width: 1080, height: 1080 }, { x, y: 0.9 })).toEqual({
      left,
      top,
      width: 2000,
      height: 2000,
    });
  });

  it('is never outside of it', () => {
    for (const width of [1, 7, 333, 6001]) {
      for (const height of [1, 9, 1001]) {
        const { cell } = fitted({ width, height }, { width: 1080, height: 1350 }, 7);
        const crop = cropOf({ width, height }, cell, { x: 0.99, y: 0.01 });
        expect(Math.min(crop.left, crop.top, crop.width - 1, crop.height - 1)).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it('is centred on the feet of the furniture that are in the picture', () => {
    const chair = { footprint: [[1500, 1000] as const, [1800, 1200] as const] };
    const sofa = { footprint: [[2700, 1800] as const, [3600, 2100] as const] };
    expect(focusOf([chair, {}, sofa], photo)).toEqual({ x: 0.75, y: 0.75 });
    expect(focusOf([{}], photo)).toEqual({ x: 0.5, y: 0.55 });
  });
});
