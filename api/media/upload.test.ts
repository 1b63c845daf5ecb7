import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import ExifReader from 'exifreader';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finalise, makeProject, mutate, noise, sendFile, type SentFile } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { filmWithPlace, PLACE } from '../test/film.js';
import { heicPicture } from '../test/heic.js';
import { creditIn } from './metadata/keptExif.js';
import { CLAIM_MS, claimUpload, holdClaim, releaseUpload } from './claimUpload.js';
import { removeOldUploads } from './removeOldUploads.js';

const server = shared(() => startServer({ worker: true }));
const who = shared(() => server.register());
let projectId: string;
beforeAll(async () => {
  projectId = await makeProject(server, who);
});

/** The keys of all objects in the store. */
async function stored(): Promise<string[]> {
  const folder = join(server.services.env.dataDir, 'files', 'objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function upload(file: Omit<SentFile, 'projectId'>) {
  const uploadUrl = await sendFile(server, who, { projectId, ...file });
  return finalise(server, who, { projectId, uploadUrl, originalName: file.originalName ?? 'Living Room.jpg' });
}

const download = async (url: string) => Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
const gps = { IFD0: { Make: 'GPSCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${PLACE}"/>
</rdf:RDF></x:xmpmeta>`;

const CREDIT = { Artist: 'Ann Lee', Copyright: 'Lee & Sons, 2026' };

/** A TIFF with one more directory, which also names its artist and owner. */
function withTiffCredit(tiff: Buffer): Buffer {
  const at = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(at);
  const entries = Array.from({ length: count }, (_, index) => tiff.subarray(at + 2 + index * 12, at + 14 + index * 12));
  const values = [Buffer.from(`${CREDIT.Artist}\0`), Buffer.from(`${CREDIT.Copyright}\0`)];
  const [artist, copyright] = values.map((value, index) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE([0x013b, 0x8298][index] ?? 0, 0);
    entry.writeUInt16LE(2, 2);
    entry.writeUInt32LE(value.length, 4);
    entry.writeUInt32LE(tiff.length + (index === 0 ? 0 : (values[0]?.length ?? 0)), 8);
    return entry;
  });
  const sorted = [...entries, artist ?? Buffer.alloc(12), copyright ?? Buffer.alloc(12)].toSorted(
    (a, b) => a.readUInt16LE(0) - b.readUInt16LE(0),
  );
  const number = Buffer.alloc(2);
  number.writeUInt16LE(count + 2);
  const file = Buffer.concat([tiff, ...values, number, ...sorted, Buffer.alloc(4)]);
  file.writeUInt32LE(tiff.length + values.reduce((sum, { length }) => sum + length, 0), 4);
  return file;
}

describe('a good upload', () => {
  it('is kept without its location, with upright width and height, thumbnail and preview', async () => {
    const bytes = await noise(2000, 1000).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const { media } = await upload({ bytes, originalName: 'Küche & Flur.JPG' });
    expect(media).toMatchObject({
      type: 'IMAGE',
      origin: 'UPLOAD',
      mimeType: 'image/jpeg',
      isWatermarked: false,
      filename: 'kuche-flur.jpg',
      originalName: 'Küche & Flur.JPG',
      width: 1000,
      height: 2000,
    });
    const metadataOf = async (url: string) => sharp(await download(url)).metadata();
    const [file, preview, thumbnail] = await Promise.all([
      metadataOf(media.url),
      metadataOf(media.previewUrl),
      metadataOf(media.thumbnailUrl),
    ]);
    expect(file).toMatchObject({ format: 'jpeg', orientation: 6, size: media.fileSize });
    expect(file.exif?.toString('latin1')).not.toContain('GPSCam');
    expect(preview).toMatchObject({ format: 'jpeg', width: 800, height: 1600 });
    expect(thumbnail).toMatchObject({ format: 'webp', width: 240, height: 480 });
    expect([preview.exif, thumbnail.exif]).toEqual([undefined, undefined]);
    const named = await fetch(server.url + String(media.downloadUrl), { method: 'HEAD' });
    expect(named.headers.get('content-disposition')).toContain('K%C3%BCche%20%26%20Flur.jpg');
    const activity = await server.services.prisma.activity.findFirst({ where: { entityId: media.id } });
    expect(activity).toMatchObject({ action: 'media_uploaded', description: 'Photo added to 12 Elm Street' });
  });

  it('leaves no object at the link that it was sent to', async () => {
    const bytes = await noise(100, 100).jpeg().toBuffer();
    const uploadUrl = await sendFile(server, who, { projectId, bytes });
    await finalise(server, who, { projectId, uploadUrl });
    const { store } = server.services;
    await expect.poll(() => store.info(store.keyOf(uploadUrl) ?? ''), { timeout: 10_000 }).toBeNull();
  });

  it.each([
    ['image/png', 'png', 'image/png', () => noise(60, 40).withXmp(XMP).png()],
    ['image/webp', 'webp', 'image/webp', () => noise(60, 40).withXmp(XMP).webp()],
    ['image/avif', 'heif', 'image/png', () => noise(60, 40).withXmp(XMP).avif()],
    ['image/tiff', 'tiff', 'image/png', () => noise(60, 40).withXmp(XMP).tiff()],
  ])('of %s is kept without its metadata', async (mimeType, format, keptAs, encode) => {
    const bytes = await encode().toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ format, xmp: expect.anything() });
    const { media } = await upload({ bytes, mimeType, originalName: 'photo' });
    expect(media).toMatchObject({ mimeType: keptAs, width: 60, height: 40 });
    const kept = await download(media.url);
    expect((await sharp(kept).metadata()).xmp).toBeUndefined();
    expect(kept.includes(PLACE)).toBe(false);
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it.each([
    ['image/jpeg', (photo: Sharp) => photo.jpeg().toBuffer()],
    ['image/png', (photo: Sharp) => photo.png().toBuffer()],
    ['image/webp', (photo: Sharp) => photo.webp().toBuffer()],
    ['image/avif', (photo: Sharp) => photo.avif().toBuffer()],
    ['image/tiff', async (photo: Sharp) => withTiffCredit(await photo.tiff().toBuffer())],
  ])('of %s keeps its artist and copyright, and no place', async (mimeType, encode) => {
    const IFD0 = { ...gps.IFD0, ...CREDIT };
    const bytes = await encode(noise(60, 40).withExif({ IFD0, IFD3: gps.IFD3 }).withMetadata({ orientation: 6 }));
    const { media, message } = await upload({ bytes, mimeType, originalName: 'photo' });
    expect(message).toBeUndefined();
    const kept = await download(media.url);
    expect(await creditIn(kept)).toEqual({ artist: CREDIT.Artist, copyright: CREDIT.Copyright });
    const tags = Object.keys(ExifReader.load(kept, { expanded: true }).exif ?? {});
    expect(tags.filter((name) => !['Artist', 'Copyright', 'Orientation'].includes(name))).toEqual([]);
    const upright = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();
    expect(await upright(kept)).toEqual(await upright(bytes));
    expect(media.fileSize).toBe(kept.length);
  });

  it.each(['image/jpeg', 'image/gif', 'image/jpg', 'application/octet-stream', ''])(
    'is what its bytes are, announced as "%s"',
    async (announced) => {
      const FILES = {
        'image/jpeg': [await noise(60, 40).jpeg().toBuffer(), 'image/jpeg', 'jpg'],
        'image/png': [await noise(60, 40).png().toBuffer(), 'image/png', 'png'],
        'image/webp': [await noise(60, 40).webp().toBuffer(), 'image/webp', 'webp'],
        'image/avif': [await noise(60, 40).avif().toBuffer(), 'image/png', 'png'],
        'image/tiff': [await noise(60, 40).tiff().toBuffer(), 'image/png', 'png'],
        'image/heic': [heicPicture(), 'image/jpeg', 'jpg'],
        'video/mp4': [await filmWithPlace('video/mp4'), 'video/mp4', 'mp4'],
        'video/quicktime': [await filmWithPlace('video/quicktime'), 'video/quicktime', 'mov'],
        'video/webm': [await filmWithPlace('video/webm'), 'video/webm', 'webm'],
      } as const;
      for (const [of, [bytes, mimeType, extension]] of Object.entries(FILES)) {
        const { media, message } = await upload({ bytes, mimeType: announced, originalName: 'IMG_1.JPG' });
        expect({ of, message }).toEqual({ of });
        const type = of.startsWith('image/') ? 'IMAGE' : 'VIDEO';
        const filename = `img-1.${extension}`;
        expect(media).toMatchObject({ type, mimeType, filename, originalName: 'IMG_1.JPG' });
      }
    },
    60_000,
  );

  it.each([
    ['.jpg', 'Photo.jpg', 'photo.jpg'],
    ['', 'Photo.jpg', 'photo.jpg'],
    ['...', 'Photo.jpg', 'photo.jpg'],
    [' . .png', 'Photo.jpg', 'photo.jpg'],
    ['image', 'image', 'image.jpg'],
  ])('named "%s" is called "%s"', async (given, originalName, filename) => {
    const bytes = await noise(60, 40).jpeg().toBuffer();
    const uploadUrl = await sendFile(server, who, { projectId, bytes, originalName: given });
    const { media } = await finalise(server, who, { projectId, uploadUrl, originalName: given });
    expect(media).toMatchObject({ originalName, filename });
  });

  it('that lacks its last bytes, or has stray ones, is kept whole', async () => {
    const whole = await noise(640, 480).jpeg().toBuffer();
    const scan = whole.indexOf('ffda', 0, 'hex');
    const stray = Buffer.concat([whole.subarray(0, scan), Buffer.from([0, 0]), whole.subarray(scan)]);
    for (const bytes of [whole.subarray(0, -2), stray, Buffer.concat([whole, whole])]) {
      const { media, message } = await upload({ bytes });
      expect(message).toBeUndefined();
      const kept = await download(media.url);
      const pixels = await sharp(kept, { failOn: 'warning' }).raw().toBuffer();
      expect(pixels.equals(await sharp(whole).raw().toBuffer())).toBe(true);
    }
  });

  it.each(['video/webm', 'video/mp4', 'video/quicktime'] as const)(
    'of %s is kept without its tags',
    async (mimeType) => {
      const bytes = await filmWithPlace(mimeType);
      expect(bytes.includes(PLACE)).toBe(true);
      const { media, message } = await upload({ bytes, mimeType, originalName: 'Tour.mov' });
      expect(message).toBeUndefined();
      expect(media).toMatchObject({ type: 'VIDEO', mimeType, width: 160, height: 120 });
      const kept = await download(media.url);
      expect(kept.length).toBeGreaterThan(1000);
      expect(kept.includes(PLACE)).toBe(false);
    },
  );
});

describe('a bad upload leaves no row and no file', () => {
  let before: { rows: number; files: number };
  const now = async () => ({ rows: await server.services.prisma.media.count(), files: (await stored()).length });
  beforeEach(async () => {
    await vi.waitUntil(async () => (await keysToRemove(server)).length === 0, { timeout: 10_000, interval: 50 });
    before = await now();
  });

  async function refused(file: Omit<SentFile, 'projectId'>): Promise<string | undefined> {
    const answer = await upload(file);
    expect(answer.__typename).toBe('UploadError');
    expect(await now()).toEqual(before);
    return answer.message;
  }

  it('that is not the announced type', async () => {
    expect(await refused({ bytes: Buffer.from('GIF89a'), mimeType: 'image/jpeg' })).toContain('no JPG picture');
    expect(await refused({ bytes: Buffer.from('GIF89a'), mimeType: 'image/gif' })).toContain('Send a JPEG, PNG');
    expect(await refused({ bytes: Buffer.from('<html><script>'), mimeType: 'image/png' })).toContain('no PNG picture');
    expect(await refused({ bytes: Buffer.from('<svg xmlns="x"/>'), mimeType: 'video/mp4' })).toContain('no MP4 film');
  });

  it('that is truncated or damaged', async () => {
    const whole = await noise(400, 400).jpeg().toBuffer();
    expect(await refused({ bytes: whole.subarray(0, whole.length / 2) })).toContain('damaged or incomplete');
    const png = await noise(400, 400).png().toBuffer();
    expect(await refused({ bytes: png.subarray(0, 9000), mimeType: 'image/png' })).toContain('damaged or incomplete');
    for (const mimeType of ['video/webm', 'video/mp4', 'video/quicktime'] as const) {
      const film = await filmWithPlace(mimeType);
      expect(await refused({ bytes: film.subarray(0, film.length / 2), mimeType })).toContain('film');
    }
    const head = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
    expect(await refused({ bytes: Buffer.concat([head, Buffer.alloc(500)]), mimeType: 'video/mp4' })).toContain('film');
  });

  it('that browsers do not play', async () => {
    const bytes = await filmWithPlace('video/quicktime', { codec: 'prores' });
    expect(await refused({ bytes, mimeType: 'video/quicktime' })).toContain('Export it as an MP4 with H.264');
  });

  it('that would unpack to more than 100 megapixels', async () => {
    const create = { width: 12_000, height: 9000, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await refused({ bytes, mimeType: 'image/png' })).toContain('100 megapixels');
  });

  it('of another size than announced is refused by the link', async () => {
    const bytes = await noise(50, 50).jpeg().toBuffer();
    const announced = { fileSize: bytes.length - 1 };
    await expect(sendFile(server, who, { projectId, bytes, announced })).rejects.toThrow('413');
    expect(await now()).toEqual(before);
  });

  it('that was never sent can still be sent and finalised', async () => {
    const bytes = await noise(50, 50).jpeg().toBuffer();
    const { uploadUrl } = await mutate<{ uploadUrl: string }>(server, who, {
      name: 'requestUpload',
      input: { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: bytes.length },
      select: 'uploadUrl',
    });
    const early = await finalise(server, who, { projectId, uploadUrl });
    expect(early).toMatchObject({ __typename: 'UploadError', message: expect.stringContaining('not arrived') });
    expect(await now()).toEqual(before);
    const headers = { 'content-type': 'image/jpeg' };
    await fetch(server.url + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({
      __typename: 'FinaliseUploadPayload',
    });
  });

  it('whose link has expired, belongs to another workspace, or is not ours', async () => {
    const bytes = await noise(50, 50).jpeg().toBuffer();
    const uploadUrl = await sendFile(server, who, { projectId, bytes });
    const stranger = await server.register();
    const theirs = await makeProject(server, stranger);
    const unknown = { __typename: 'UploadError', message: expect.stringContaining('not known') };
    expect(await finalise(server, stranger, { projectId: theirs, uploadUrl })).toMatchObject(unknown);
    const elsewhere = 'https://example.com/cat.jpg';
    expect(await finalise(server, who, { projectId, uploadUrl: elsewhere })).toMatchObject(unknown);
    const objectKey = server.services.store.keyOf(uploadUrl) ?? '';
    await server.services.prisma.upload.update({ where: { objectKey }, data: { expiresAt: new Date(0) } });
    const expired = { __typename: 'UploadError', message: expect.stringContaining('expired') };
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject(expired);
    expect((await now()).rows).toBe(before.rows);
    await removeOldUploads(server.services, new Date());
    expect(await server.services.prisma.upload.count({ where: { objectKey } })).toBe(0);
    await expect.poll(() => server.services.store.info(objectKey), { timeout: 10_000 }).toBeNull();
  });

  it('finalised twice at once is stored once', async () => {
    const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
    const answers = await Promise.all([1, 2].map(() => finalise(server, who, { projectId, uploadUrl })));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'FinaliseUploadPayload']);
    expect((await now()).rows).toBe(before.rows + 1);
  });

  it('that is given back while its claim is being renewed can be finalised at once', async () => {
    const { prisma } = server.services;
    const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
    const caller = {
      userId: who.user.id,
      workspaceId: who.workspaceId,
      role: 'owner',
      platformRole: 'member',
    } as const;
    const claim = await claimUpload(caller, server.services, uploadUrl);
    let renewed = () => {};
    const isRenewed = new Promise<void>((resolve) => (renewed = resolve));
    const slow = prisma.$extends({
      query: {
        upload: {
          async updateMany({ args, query }) {
            const done = await query(args);
            renewed();
            await delay(200); // the row has the new time, the claim not yet
            return done;
          },
        },
      },
    });
    await holdClaim({ ...server.services, prisma: slow as unknown as typeof prisma }, claim, () => isRenewed);
    await releaseUpload(server.services, claim);
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({
      __typename: 'FinaliseUploadPayload',
    });
  });

  it('whose process died while it was read can be finalised again soon, and not before', async () => {
    const { prisma, store } = server.services;
    const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
    const claim = (finalisedAt: Date) =>
      prisma.upload.update({ where: { objectKey: store.keyOf(uploadUrl) ?? '' }, data: { finalisedAt } });
    await claim(new Date());
    const message = 'This file is being read already. Try again in a moment.';
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({
      __typename: 'ConflictError',
      message,
    });
    await claim(new Date(Date.now() - CLAIM_MS - 1));
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({
      __typename: 'FinaliseUploadPayload',
    });
    expect((await now()).rows).toBe(before.rows + 1);
  });
});

it('a link whose file was refused accepts nothing more', async () => {
  const { store } = server.services;
  const bytes = Buffer.from('no picture at all');
  const uploadUrl = await sendFile(server, who, { projectId, bytes });
  expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({ __typename: 'UploadError' });
  const objectKey = store.keyOf(uploadUrl) ?? '';
  expect(await store.info(objectKey)).toBeNull();
  const headers = { 'content-type': 'image/jpeg' };
  const again = await fetch(server.url + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
  expect(again.status).toBe(409);
  const message = 'This upload link was used already. Ask for a new one to send a file again.';
  expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({ __typename: 'ConflictError', message });
  expect(await store.info(objectKey)).toBeNull();
});

describe('while the store cannot remove objects', () => {
  beforeEach(() => {
    const refusal = new Error('The store is away.');
    vi.spyOn(server.services.store, 'delete').mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    server.services.log.level = 'silent';
  });
  afterEach(() => vi.restoreAllMocks());

  it('a file is still stored once, and the sent object is removed later', async () => {
    const { store, prisma } = server.services;
    const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
    const rows = await prisma.media.count();
    const taken = await finalise(server, who, { projectId, uploadUrl });
    expect(taken).toMatchObject({ __typename: 'FinaliseUploadPayload' });
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({ __typename: 'ConflictError' });
    expect(await prisma.media.count()).toBe(rows + 1);
    await expect.poll(() => store.info(store.keyOf(uploadUrl) ?? ''), { timeout: 10_000 }).toBeNull();
  });

  it('objects written before a failed write are removed later, and the link can be used again', async () => {
    const { store } = server.services;
    const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
    const before = await stored();
    const write = store.write.bind(store);
    vi.spyOn(store, 'write').mockImplementationOnce(write).mockRejectedValueOnce(new Error('The store is full.'));
    await expect(finalise(server, who, { projectId, uploadUrl })).rejects.toThrow('Something went wrong');
    await expect.poll(stored, { timeout: 10_000 }).toEqual(before);
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({
      __typename: 'FinaliseUploadPayload',
    });
  });
});

it('a link stays usable when the store is unavailable', async () => {
  const { store } = server.services;
  const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
  vi.spyOn(store, 'info').mockRejectedValueOnce(new Error('The store is away.'));
  await expect(finalise(server, who, { projectId, uploadUrl })).rejects.toThrow('Something went wrong');
  vi.restoreAllMocks();
  expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({ __typename: 'FinaliseUploadPayload' });
});

describe('a link is refused', () => {
  it.each([
    [{ mimeType: 'application/pdf' }, 'mimeType', 'HEIC'],
    [{ mimeType: 'text/html' }, 'mimeType', 'Expected a JPEG'],
    [{ mimeType: 'constructor' }, 'mimeType', 'Expected a JPEG'],
    [{ fileSize: 104_857_601 }, 'fileSize', 'larger than 100 MB'],
    [{ fileSize: 0 }, 'fileSize', 'empty'],
    [{ originalName: 'a'.repeat(256) }, 'originalName', '255'],
  ])('for %j', async (wrong, path, message) => {
    const input = { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: 10, ...wrong };
    const answer = await mutate(server, who, { name: 'requestUpload', input });
    expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] });
    expect(answer.message).toContain(message);
  });
});
