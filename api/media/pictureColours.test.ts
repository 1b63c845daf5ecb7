/** Every way in which a file names its colours ends in the same colours: in the kept file and all that is made of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPicture } from '../delivery/pictures/renderPicture.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { avifPicture, byNumbers, byProfile, heicPicture } from '../test/heic.js';
import {
  asAdobeRgb,
  type Chart,
  chart,
  chromaticityChunk,
  cicpChunk,
  CURVES,
  gammaChunk,
  greyProfile,
  HEIGHT,
  iccChunk,
  PATCHES,
  pngOf,
  srgbChunk,
  tiffOf,
  WIDTH,
} from '../test/charts.js';
import { cleanImage } from './cleanImage.js';

let folder: string;
let files = 0;
/** Each file has a name of its own, because sharp remembers what it read of a path. */
const newFile = () => join(folder, `${++files}`);
let p3: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colours-'));
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } });
  p3 = (await sharp(await plain.withIccProfile('p3').jpeg().toBuffer()).metadata()).icc ?? Buffer.alloc(0);
});
afterAll(() => rm(folder, { recursive: true }));

const RAW = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
const P3 = { gamut: 'p3' } as const;
const DEEP = { most: 65_535 } as const;
const TEN_BITS = 2 ** 6;
const ADOBE_CHROMATICITIES = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06] as const;

const jpeg = (options: Chart) =>
  sharp(chart(options), { raw: RAW }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();

async function avif(options: Chart, colours: readonly Buffer[], more: object = {}): Promise<Buffer> {
  const isDeep = options.most !== undefined;
  const data = isDeep ? chart(options).map((sample) => sample * TEN_BITS) : chart(options);
  const picture = sharp(data, { raw: RAW });
  if (isDeep) picture.toColourspace('rgb16');
  const encoded = await picture
    .avif({ quality: 95, chromaSubsampling: '4:4:4', effort: 0, bitdepth: isDeep ? 10 : 8 })
    .toBuffer();
  return avifPicture(encoded, { width: WIDTH, height: HEIGHT }, { colours, ...more });
}

const grey = (options: Chart) => chart(options).filter((_sample, at) => at % 3 === 0);

/** What a person sees of a file, in the middle of each patch. */
async function seen(file: Buffer | string): Promise<number[][]> {
  const { icc, depth } = await sharp(file).metadata();
  // sharp shows 16 bits with a profile only so
  const picture = icc && depth === 'ushort' ? sharp(file).withIccProfile('srgb') : sharp(file);
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return patchesOf(data, info);
}

function patchesOf(
  data: Uint8Array,
  { width, height, channels = 3 }: { width: number; height: number; channels?: number },
) {
  return PATCHES.map((_, place) => {
    const x = Math.floor((width * (2 * (place % 3) + 1)) / 6);
    const y = Math.floor((height * (place < 3 ? 1 : 3)) / 4);
    return [...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3)];
  });
}

const near = (patches: readonly (readonly number[])[], levels: number) =>
  patches.map((patch) => patch.map((level) => expect.toSatisfy((is: number) => Math.abs(is - level) <= levels)));

/** Takes a file in, and looks at all that is made of it. */
async function takeIn(bytes: Buffer, mimeType: string) {
  const source = newFile();
  const target = newFile();
  await writeFile(source, bytes);
  const { renditions, ...file } = await cleanImage({ source, target, mimeType });
  if (!renditions) throw new Error('A picture has a preview and a thumbnail.');
  const photo = await decodePhoto(target);
  const delivered = await renderPicture(target, { longest: null, mostBytes: null }, null);
  return {
    file,
    target,
    looks: {
      stored: await seen(target),
      preview: await seen(renditions.preview),
      thumbnail: await seen(renditions.thumbnail),
      engine: patchesOf(photo.data, photo),
      delivered: await seen(delivered),
    },
  };
}

const all = (patches: readonly (readonly number[])[], levels: number) => {
  const expected = near(patches, levels);
  return { stored: expected, preview: expected, thumbnail: expected, engine: expected, delivered: expected };
};

const INVALID_PROFILE = Buffer.alloc(200, 1);
const PNG = 'image/png';
const AVIF = 'image/avif';

type Case = readonly [name: string, mimeType: string, make: () => Buffer | Promise<Buffer>, levels?: number];

const KINDS: readonly Case[] = [
  ['a PNG of sRGB', PNG, () => pngOf(chart({}), [])],
  ['a PNG of sRGB with 16 bits', PNG, () => pngOf(chart(DEEP), [])],
  ['a PNG with a profile', PNG, () => pngOf(chart(P3), [iccChunk(p3)])],
  ['a PNG with a profile and 16 bits', PNG, () => pngOf(chart({ ...P3, ...DEEP }), [iccChunk(p3)])],
  ['a TIFF with a profile and 16 bits', 'image/tiff', () => tiffOf(chart({ ...P3, ...DEEP }), p3)],
  ['a TIFF with a profile', 'image/tiff', () => tiffOf(chart(P3), p3)],
  [
    'a WebP with a profile',
    'image/webp',
    async () => sharp(chart({}), { raw: RAW }).withIccProfile('p3').webp().toBuffer(),
  ],
  ['a PNG with cICP', PNG, () => pngOf(chart({ ...P3, ...DEEP }), [cicpChunk(12, 13)])],
  ['a PNG with cICP against a profile', PNG, () => pngOf(chart({}), [cicpChunk(1, 13), iccChunk(p3)])],
  [
    'a PNG with cICP of BT.2020',
    PNG,
    () => pngOf(chart({ gamut: 'bt2020', curve: 'television', ...DEEP }), [cicpChunk(9, 14)]),
  ],
  ['a PNG with gAMA', PNG, () => pngOf(chart({ curve: 'mac', ...DEEP }), [gammaChunk(1 / 1.8)])],
  ['a PNG with gAMA of light itself', PNG, () => pngOf(chart({ curve: 'linear', ...DEEP }), [gammaChunk(1)])],
  ['a PNG with gAMA against sRGB', PNG, () => pngOf(chart({}), [srgbChunk(), gammaChunk(1)])],
  [
    'a PNG with gAMA and cHRM',
    PNG,
    () =>
      pngOf(chart({ gamut: 'adobe', curve: 'adobe' }), [
        gammaChunk(256 / 563),
        chromaticityChunk(...ADOBE_CHROMATICITIES),
      ]),
  ],
  ['a PNG with a profile against gAMA', PNG, () => pngOf(chart(P3), [iccChunk(p3), gammaChunk(1)])],
  [
    'a JPEG of Adobe RGB by EXIF',
    'image/jpeg',
    async () => asAdobeRgb(await jpeg({ gamut: 'adobe', curve: 'adobe' })),
    6,
  ],
  ['an AVIF with numbers', AVIF, () => avif(P3, [byNumbers(12, 13)])],
  ['an AVIF with numbers and 10 bits', AVIF, () => avif({ ...P3, most: 1023 }, [byNumbers(12, 13)])],
  ['an AVIF with numbers before a profile', AVIF, () => avif(P3, [byNumbers(1, 13), byProfile(p3)])],
  ['an AVIF with a profile before numbers', AVIF, () => avif(P3, [byProfile(p3), byNumbers(1, 13)])],
  ['an AVIF beside a profile of no item', AVIF, () => avif({}, [byNumbers(1, 13)], { foreign: byProfile(p3) })],
  ['an AVIF of tiles with numbers', AVIF, () => avif(P3, [byNumbers(12, 13)], { isGrid: true })],
  ['an AVIF of BT.2020', AVIF, () => avif({ gamut: 'bt2020', curve: 'television' }, [byNumbers(9, 1)])],
  ['an AVIF of PQ', AVIF, () => avif({ gamut: 'bt2020', curve: 'pq', most: 1023 }, [byNumbers(9, 16)]), 6],
  ['an AVIF of HLG', AVIF, () => avif({ gamut: 'bt2020', curve: 'hlg', most: 1023 }, [byNumbers(9, 18)]), 6],
  ['a PNG of PQ', PNG, () => pngOf(chart({ gamut: 'bt2020', curve: 'pq', ...DEEP }), [cicpChunk(9, 16)]), 4],
  ['a PNG of HLG in P3', PNG, () => pngOf(chart({ gamut: 'p3', curve: 'hlg', ...DEEP }), [cicpChunk(12, 18)]), 4],
];

describe('the colours of a picture', () => {
  it.each(KINDS.map(([name, mimeType, make, levels = 4]) => ({ name, mimeType, make, levels })))(
    '$name',
    async ({ mimeType, make, levels }) => {
      const { looks } = await takeIn(await make(), mimeType);
      expect(looks).toEqual(all(PATCHES, levels));
    },
  );

  it.each([
    ['a profile', 8, () => iccChunk(greyProfile(1.8))],
    ['a profile and 16 bits', 16, () => iccChunk(greyProfile(1.8))],
    ['gAMA', 8, () => gammaChunk(1 / 1.8)],
    ['gAMA and 16 bits', 16, () => gammaChunk(1 / 1.8)],
  ] as const)('a grey PNG with %s', async (_what, bits, colours) => {
    const levels = PATCHES.map(([level]) => [level, level, level]);
    const data = grey({ curve: 'mac', most: 2 ** bits - 1 });
    const { looks } = await takeIn(pngOf(data, [colours()], 1), PNG);
    // The kept file has the profile; sharp cannot show it with 16 bits of grey.
    expect(bits === 16 ? { ...looks, stored: looks.engine } : looks).toEqual(all(levels, 3));
  });

  it('of a profile that is damaged are those without it', async () => {
    const { looks } = await takeIn(pngOf(chart({}), [iccChunk(INVALID_PROFILE)]), PNG);
    expect(looks).toEqual(all(PATCHES, 3));
  });

  it('are kept without loss where a profile can name them', async () => {
    const deep = await takeIn(pngOf(chart({ ...P3, ...DEEP }), [cicpChunk(12, 13)]), PNG);
    expect(deep.file.mimeType).toBe(PNG);
    const { depth, icc } = await sharp(deep.target).metadata();
    expect([depth, icc?.toString('latin1', 36, 40)]).toEqual(['ushort', 'acsp']);
    const bytes = asAdobeRgb(await jpeg({ gamut: 'adobe', curve: 'adobe' }));
    const photo = await takeIn(bytes, 'image/jpeg');
    expect(photo.file.mimeType).toBe('image/jpeg');
    const raw = (file: Buffer | string) => sharp(file, { ignoreIcc: true }).raw().toBuffer();
    expect((await raw(photo.target)).equals(await raw(bytes))).toBe(true);
  });

  it('are those of a picture that stands upright', async () => {
    const turned = await avif(P3, [byNumbers(12, 13)], { turns: 2 });
    const { looks } = await takeIn(turned, AVIF);
    expect(looks).toEqual(all(PATCHES.toReversed(), 4));
    const sideways = await sharp(pngOf(chart(P3), []))
      .withMetadata({ orientation: 3 })
      .png()
      .toBuffer();
    const named = Buffer.concat([sideways.subarray(0, 33), cicpChunk(12, 13), sideways.subarray(33)]);
    expect((await takeIn(named, PNG)).looks).toEqual(all(PATCHES.toReversed(), 4));
  });
});

describe('high dynamic range', () => {
  it('is brightest at white, and darker parts keep their look', async () => {
    const lights = [0, 0.05, 0.2, 0.5, 1, 8];
    const data = new Uint16Array(WIDTH * HEIGHT * 3);
    for (let at = 0; at < data.length; at++) {
      const pixel = Math.floor(at / 3);
      const place = Math.floor((3 * (pixel % WIDTH)) / WIDTH) + (pixel < (WIDTH * HEIGHT) / 2 ? 0 : 3);
      data[at] = Math.round(65_535 * CURVES.pq(lights[place] ?? 0));
    }
    const { looks } = await takeIn(pngOf(data, [cicpChunk(9, 16)]), PNG);
    const levels = looks.engine.map(([level]) => level ?? 0);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    const usual = lights.map((light) => Math.round(255 * CURVES.srgb(Math.min(1, light))));
    for (const place of [0, 1, 2, 3]) expect(Math.abs((levels[place] ?? 0) - (usual[place] ?? 0))).toBeLessThan(3);
    expect(levels[4]).toBeGreaterThan(240);
    expect(levels[4]).toBeLessThan(252);
    expect(levels[5]).toBeGreaterThan(252);
  });
});

describe('a HEIC', () => {
  const BLUE = [17, 69, 205];
  const RED = [205, 34, 16];
  /** The same numbers in Display P3. */
  const P3_BLUE = [0, 70, 212];
  const P3_RED = [224, 0, 0];

  it.each<readonly [string, () => Parameters<typeof heicPicture>[0], readonly number[], readonly number[]]>([
    ['without colours', () => ({}), BLUE, RED],
    ['with the numbers of sRGB', () => ({ colours: [byNumbers(1, 13, false)] }), BLUE, RED],
    ['with the numbers of P3', () => ({ colours: [byNumbers(12, 13, false)] }), P3_BLUE, P3_RED],
    ['with numbers before a profile', () => ({ colours: [byNumbers(1, 13, false), byProfile(p3)] }), P3_BLUE, P3_RED],
    ['beside a profile of no item', () => ({ foreign: byProfile(p3), colours: [byNumbers(1, 13, false)] }), BLUE, RED],
    ['of tiles with numbers', () => ({ isGrid: true, colours: [byNumbers(12, 13, false)] }), P3_BLUE, P3_RED],
  ])('%s', async (_what, options, first, last) => {
    const source = newFile();
    const target = newFile();
    await writeFile(source, heicPicture(options()));
    const { renditions } = await cleanImage({ source, target, mimeType: 'image/heic' });
    for (const file of [target, renditions?.preview ?? '']) {
      const patches = await seen(file);
      expect([patches[0], patches[2]]).toEqual(near([first, last], 12));
    }
  });

  it('of PQ is shown as on a usual screen', async () => {
    const source = newFile();
    const target = newFile();
    await writeFile(source, heicPicture({ colours: [byNumbers(9, 16, false)] }));
    await cleanImage({ source, target, mimeType: 'image/heic' });
    const { icc } = await sharp(target).metadata();
    expect(icc).toBeUndefined();
    const [blue, , red] = await seen(target);
    // 205 of 255 is far beyond white: the strongest part of the colour is full, but for the JPEG.
    expect(Math.min(Math.max(...(blue ?? [])), Math.max(...(red ?? [])))).toBeGreaterThan(250);
  });
});
