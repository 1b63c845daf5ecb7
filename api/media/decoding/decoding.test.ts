/** Formats that a browser cannot show and sharp cannot read: HEIC pictures, and a frame of a film. */
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { finalise, makeProject, noise, sendFile } from '../../test/factories.js';
import { filmWithPlace } from '../../test/film.js';
import { byProfile, heicPicture } from '../../test/heic.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { CLEANERS } from './cleaners.js';

const BLUE = { r: 17, g: 69, b: 205 };
const RED = { r: 205, g: 34, b: 16 };
const hasDecoders = await import('@napi-rs/webcodecs').then(
  () => true,
  () => false,
);

const server = shared(startServer);
const who = shared(() => server.register());
let projectId: string;
beforeAll(async () => {
  projectId = await makeProject(server, who);
});
afterEach(() => vi.unstubAllEnvs());

async function upload(bytes: Buffer, mimeType: string, originalName: string) {
  const uploadUrl = await sendFile(server, who, { projectId, bytes, mimeType, originalName });
  return finalise(server, who, { projectId, uploadUrl, originalName });
}

const download = async (url: string) => Buffer.from(await (await fetch(server.url + url)).arrayBuffer());

/** Expects the colours near the picture's first and last pixels, within the tolerance of compression. */
async function expectCorners(picture: Buffer, first: object, last: object): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const at = async (left: number, top: number) => {
    const part = { left, top, width: 4, height: 4 };
    const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
    const [r, g, b] = channels.map(({ mean }) => mean);
    return { r, g, b };
  };
  const near = (colour: object) =>
    Object.fromEntries(Object.entries(colour).map(([name, value]) => [name, expect.closeTo(Number(value), -1.4)]));
  expect(await at(4, 4)).toEqual(near(first));
  expect(await at(width - 8, height - 8)).toEqual(near(last));
}

describe('a HEIC', () => {
  it('is kept as a JPEG, with thumbnail and preview', async () => {
    const { media, message } = await upload(heicPicture(), 'image/heic', 'IMG_0001.HEIC');
    expect(message).toBeUndefined();
    expect(media).toMatchObject({
      type: 'IMAGE',
      mimeType: 'image/jpeg',
      filename: 'img-0001.jpg',
      originalName: 'IMG_0001.HEIC',
      width: 128,
      height: 64,
      duration: null,
    });
    const [file, preview, thumbnail] = await Promise.all([
      download(media.url),
      download(media.previewUrl),
      download(media.thumbnailUrl),
    ]);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 128,
      height: 64,
      size: media.fileSize,
    });
    for (const picture of [file, preview, thumbnail]) await expectCorners(picture, BLUE, RED);
    const named = await fetch(server.url + String(media.downloadUrl), { method: 'HEAD' });
    expect(named.headers.get('content-disposition')).toContain('IMG_0001.jpg');
  });

  it('is upright in every orientation, and keeps the colours of its profile', async () => {
    const profile = (await sharp(await noise(8, 8).withIccProfile('p3').jpeg().toBuffer()).metadata()).icc;
    const bytes = heicPicture({ turns: 1, colours: [byProfile(profile ?? Buffer.alloc(0))] });
    const { media } = await upload(bytes, 'image/heif', 'IMG_0002.heif');
    expect(media).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 128 });
    const file = await download(media.url);
    expect((await sharp(file).metadata()).icc?.equals(profile ?? Buffer.alloc(0))).toBe(true);
    // In the profile's colour space the same numbers are a stronger red and blue.
    const [red, blue] = [
      { r: 224, g: 0, b: 0 },
      { r: 0, g: 70, b: 212 },
    ];
    await expectCorners(file, red, blue);
    const preview = await download(media.previewUrl);
    expect((await sharp(preview).metadata()).icc).toBeUndefined();
    await expectCorners(preview, red, blue);
  });

  it.each([
    [
      'has more than 100 megapixels',
      'more than 100 megapixels',
      heicPicture({ announced: { width: 20_000, height: 9000 } }),
    ],
    ['is damaged', 'damaged or incomplete', heicPicture().fill(0, 260)],
    ['is truncated', 'damaged or incomplete', heicPicture().subarray(0, -20)],
    ['is something else', 'no HEIC picture', Buffer.from('<html><script></script></html>')],
  ])('that %s is refused, and no file of it stays', async (_what, sentence, bytes) => {
    const before = await server.services.prisma.media.count();
    const answer = await upload(bytes, 'image/heic', 'IMG_0003.HEIC');
    expect(answer).toMatchObject({ __typename: 'UploadError', message: expect.stringContaining(sentence) });
    expect(await server.services.prisma.media.count()).toBe(before);
  });
});

/** A picture, blue on the left and red on the right. */
function halves(): Sharp {
  const create = { width: 80, height: 120, channels: 3 } as const;
  const blue = { create: { ...create, background: BLUE } };
  return sharp({ create: { ...create, width: 160, background: RED } }).composite([{ input: blue, left: 0, top: 0 }]);
}

describe('a film', () => {
  it.skipIf(!hasDecoders).each(['video/mp4', 'video/webm'] as const)(
    'of %s has its length, and a frame as thumbnail and preview',
    async (mimeType) => {
      const bytes = await filmWithPlace(mimeType, { picture: halves() });
      const { media } = await upload(bytes, mimeType, 'Tour.mov');
      expect(media).toMatchObject({ type: 'VIDEO', mimeType, width: 160, height: 120 });
      expect(media.duration).toBeCloseTo(5, 0);
      const [preview, thumbnail] = await Promise.all([download(media.previewUrl), download(media.thumbnailUrl)]);
      expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 120 });
      expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 160, height: 120 });
      await expectCorners(preview, BLUE, RED);
    },
  );

  it.skipIf(!hasDecoders)('that was taken upright has an upright poster', async () => {
    const bytes = await filmWithPlace('video/mp4', { picture: halves(), rotation: 90 });
    const { media } = await upload(bytes, 'video/mp4', 'Tour.mp4');
    expect(media).toMatchObject({ width: 120, height: 160 });
    const preview = await download(media.previewUrl);
    expect(await sharp(preview).metadata()).toMatchObject({ width: 120, height: 160 });
    await expectCorners(preview, BLUE, RED);
  });

  it('is kept without a poster when a frame has more than 100 megapixels', async () => {
    const bytes = await filmWithPlace('video/mp4', { announced: { codedWidth: 12_000, codedHeight: 9000 } });
    const { media } = await upload(bytes, 'video/mp4', 'Tour.mp4');
    expect(media).toMatchObject({ type: 'VIDEO', width: 12_000, thumbnailUrl: null, previewUrl: null });
  });

  it('is kept without a poster when this machine has no decoders', async () => {
    // Imitates a package without a binary for this machine: its import fails.
    const hook = `export const resolve = (name, context, next) => {
      if (name.startsWith('@napi-rs/webcodecs')) throw new Error('There is no binary for this machine.');
      return next(name, context);
    }`;
    const data = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
    const register = `import { register } from 'node:module'; register(${JSON.stringify(data(hook))})`;
    vi.stubEnv('NODE_OPTIONS', `--import ${data(register)}`);
    CLEANERS.dismissIdle();
    onTestFinished(CLEANERS.dismissIdle);
    const bytes = await filmWithPlace('video/mp4');
    const { media } = await upload(bytes, 'video/mp4', 'Tour.mp4');
    expect(media).toMatchObject({ type: 'VIDEO', thumbnailUrl: null, previewUrl: null });
    expect(media.duration).toBeCloseTo(5, 0);
    expect((await download(media.url)).length).toBeGreaterThan(1000);
  });
});
