/** A pack from its order to the downloaded ZIP. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { removeOldPacks } from '../delivery/packs/removeOldPacks.js';
import { elementAt } from '../test/elements.js';
import { makeJob, mutate, noise } from '../test/factories.js';
import { readZip } from '../test/readZip.js';
import { keysToRemove } from '../test/removals.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { makePack } from './makePack.js';

const server = shared(startServer);
const who = shared(() => server.register());
const never = new AbortController().signal;

const PACK = `id state progress failure profileSentence zipUrl
  files { name mimeType bytes withoutCode url } choice { sizes ownSizes { name } labelKind labelWords labelQr }`;
interface Pack {
  readonly id: string;
  readonly state: string;
  readonly zipUrl: string | null;
  readonly files: readonly {
    readonly name: string;
    readonly url: string;
    readonly bytes: number;
    readonly withoutCode: string | null;
  }[];
  readonly [field: string]: unknown;
}

const order = (jobId: string, input: object = {}, by: Registered = who) =>
  mutate<{ stagingJob: { packs: Pack[]; publicLinks: { url: string }[] } }>(server, by, {
    name: 'createPack',
    input: { jobId, label: { kind: 'CORNER', qr: true }, ...input },
    select: `stagingJob { packs { ${PACK} } publicLinks { url } }`,
  });

async function read(id: string, by: Registered = who): Promise<Pack> {
  const document = `query($id: ID!) { node(id: $id) { ... on Pack { ${PACK} } } }`;
  const { data, errors } = await server.graphql<{ node: Pack }>(document, { id }, by.cookie);
  expect(errors).toBeUndefined();
  return data.node;
}

/** A delivered job, whose stored pictures are large enough to be labelled. */
async function deliveredJob(photos = 1, by: Registered = who, [width, height] = [640, 480]): Promise<string> {
  const { jobId } = await makeJob(server, by, { photos });
  await stageAll(server, jobId);
  await mutate(server, by, { name: 'approveStagingJob', input: { id: jobId } });
  await deliverAll(server, jobId);
  const finals = await server.services.prisma.media.findMany({ where: { finalOf: { some: { jobId } } } });
  const png = await noise(width, height).png().toBuffer();
  for (const { losslessKey } of finals) {
    if (losslessKey) await server.services.store.write(losslessKey, png, 'image/png');
  }
  return jobId;
}

async function packOf(jobId: string, input: object = {}): Promise<Pack> {
  const { stagingJob, message } = await order(jobId, input);
  expect(message).toBeUndefined();
  const { id } = elementAt(stagingJob.packs, 0);
  await makePack(server.services, id, never);
  return read(id);
}

interface Shown {
  readonly url: string | null;
  readonly width: number;
  readonly height: number;
  readonly problem: string | null;
}

/** @returns undefined where there is no such job for the caller */
async function previewOf(id: string, label: object, longest?: number, by: Registered = who): Promise<Shown> {
  const document = `query($id: ID!, $label: PackLabelInput!, $longest: Int) {
    node(id: $id) { ... on StagingJob { packPreview(label: $label, longest: $longest) { url width height problem } } } }`;
  const { data, errors } = await server.graphql<{ node: { packPreview: Shown } | null } | null>(
    document,
    { id, label: { qr: false, ...label }, longest },
    by.cookie,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data?.node?.packPreview as Shown;
}

/** Mean of the differences, in levels of 255. */
const difference = (one: Buffer | undefined, other: Buffer | undefined) =>
  one && other ? one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length : Number.NaN;

const get = (path: string, by: Registered | null = who) =>
  fetch(new URL(path, server.url), { headers: by ? { cookie: by.cookie } : {} });

describe('a pack', () => {
  it('is made by the worker with progress, and downloaded as a ZIP and piece by piece', async () => {
    const jobId = await deliveredJob(2);
    const ordered = await order(jobId, { publicPage: true });
    expect(ordered.stagingJob.packs).toMatchObject([{ state: 'WAITING', progress: 0, zipUrl: null, files: [] }]);
    expect(ordered.stagingJob.publicLinks).toHaveLength(1);
    const { id } = elementAt(ordered.stagingJob.packs, 0);
    await makePack(server.services, id, never);
    const pack = await read(id);
    expect(pack).toMatchObject({ state: 'READY', progress: 1, failure: null });
    expect(pack.profileSentence).toContain('with a QR code that leads to the original');
    const names = pack.files.map(({ name }) => name);
    expect(names).toEqual([
      'disclosure.txt',
      '01-living-room-original.jpg',
      '01-living-room-staged.jpg',
      '01-living-room-staged-mls.jpg',
      '01-living-room-before-after-side-by-side-landscape.jpg',
      '02-living-room-original.jpg',
      '02-living-room-staged.jpg',
      '02-living-room-staged-mls.jpg',
      '02-living-room-before-after-side-by-side-landscape.jpg',
      'disclosure.pdf',
    ]);
    const response = await get(pack.zipUrl ?? '');
    expect(response.headers.get('content-disposition')).toContain('12-elm-street.zip');
    const zipped = await readZip(Buffer.from(await response.arrayBuffer()));
    const files = new Map(zipped.map(({ name, content }) => [name, content]));
    expect([...files.keys()]).toEqual(names);
    for (const { name, url, bytes } of pack.files) {
      const piece = Buffer.from(await (await fetch(new URL(url, server.url))).arrayBuffer());
      expect(piece.length).toBe(bytes);
      expect(piece.equals(files.get(name) ?? Buffer.alloc(0))).toBe(true);
    }
    expect(files.get('disclosure.txt')?.toString()).toContain(elementAt(ordered.stagingJob.publicLinks, 0).url);
  });

  it('has neither a public page nor codes unless they are chosen, whatever the last pack had', async () => {
    const somebody = await server.register();
    const document = '{ viewer { workspace { packChoice { labelKind labelQr publicPage } } } }';
    const proposed = () => server.graphql<object>(document, {}, somebody.cookie);
    const usual = { viewer: { workspace: { packChoice: { labelKind: 'CORNER', labelQr: false, publicPage: false } } } };
    expect((await proposed()).data).toEqual(usual);
    const jobId = await deliveredJob(1, somebody);
    const plain = await order(jobId, { label: { kind: 'CORNER' } }, somebody);
    expect(plain.stagingJob.publicLinks).toEqual([]);
    await makePack(server.services, elementAt(plain.stagingJob.packs, 0).id, never);
    const { files } = await read(elementAt(plain.stagingJob.packs, 0).id, somebody);
    expect(files.filter(({ withoutCode }) => withoutCode !== null)).toEqual([]);
    const other = await deliveredJob(1, somebody);
    const asked = await order(other, { publicPage: true }, somebody);
    expect(asked.stagingJob.publicLinks).toHaveLength(1);
    expect((await proposed()).data).toEqual(usual);
  });

  it('says of each picture that has no room for the code why', async () => {
    const pack = await packOf(await deliveredJob(), { publicPage: true, sizes: ['FULL', 'WEB'] });
    const without = pack.files.filter(({ withoutCode }) => withoutCode !== null);
    expect(without.map(({ name }) => name)).toEqual(['01-living-room-staged.jpg', '01-living-room-staged-web.jpg']);
    expect(elementAt(without, 0).withoutCode).toMatch(
      /^One that a phone can read takes \d+ pixels; on a picture of 640 /,
    );
  });

  it('is shown before it is ordered: the first picture, as the pack then draws it', async () => {
    const jobId = await deliveredJob(1, who, [1500, 1000]);
    const { losslessKey } = await server.services.prisma.media.findFirstOrThrow({
      where: { finalOf: { some: { jobId } } },
    });
    // noise would differ by its compression alone
    const even = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c0a080' } });
    await server.services.store.write(String(losslessKey), await even.png().toBuffer(), 'image/png');
    const label = { kind: 'BAR', words: 'Staged by us', qr: true };
    const shown = await previewOf(jobId, label, 1280);
    expect(shown).toMatchObject({ width: 1280, height: 853, problem: null });
    const before = await server.services.prisma.publicLink.count();
    const pack = await packOf(jobId, {
      sizes: [],
      ownSizes: [{ name: 'Shown', longest: 1280 }],
      label,
      publicPage: true,
      beforeAfter: [],
    });
    const made = pack.files.find(({ name }) => name.endsWith('.jpg') && name.includes('staged'));
    const bytes = Buffer.from(await (await get(made?.url ?? '')).arrayBuffer());
    const plain = Buffer.from(
      await (await fetch((await previewOf(jobId, { kind: 'NONE' }, 1280)).url ?? '')).arrayBuffer(),
    );
    const preview = Buffer.from(await (await fetch(shown.url ?? '')).arrayBuffer());
    // The code of the page is another one, and stands in the last 14 % of the width.
    const part = (file: Buffer) =>
      sharp(file)
        .resize(1120, 746, { fit: 'fill' })
        .extract({ left: 0, top: 0, width: 940, height: 746 })
        .raw()
        .toBuffer();
    const [want, got, bare] = await Promise.all([bytes, preview, plain].map(part));
    expect(difference(want, got)).toBeLessThan(3);
    expect(difference(want, bare)).toBeGreaterThan(5);
    expect(await server.services.prisma.publicLink.count()).toBe(before + 1);
  });

  it('is shown with what its picture has no room for', async () => {
    const jobId = await deliveredJob(1, who, [600, 400]);
    expect((await previewOf(jobId, { kind: 'CORNER', qr: true })).problem).toMatch(
      /^It has no room for the QR code\. One that a phone can read takes \d+ p/,
    );
    const small = await deliveredJob(1, who, [90, 60]);
    expect(await previewOf(small, { kind: 'CORNER', words: 'W'.repeat(40), qr: false })).toMatchObject({
      url: null,
      problem: expect.stringMatching(/^[A-Z].*\./),
    });
  });

  it('is not shown before something is delivered, nor in a size that cannot be, nor to strangers', async () => {
    const { jobId } = await makeJob(server, who, { photos: 1 });
    expect(await previewOf(jobId, { kind: 'NONE' })).toBeNull();
    await expect(previewOf(jobId, { kind: 'NONE' }, 10)).rejects.toThrow('The longest side must be');
    const stranger = await server.register();
    await expect(previewOf(await deliveredJob(), { kind: 'NONE' }, 640, stranger)).resolves.toBeUndefined();
  });

  it('keeps full size without loss only where nothing is drawn on the picture', async () => {
    const jobId = await deliveredJob();
    const label = { kind: 'NONE', qr: false };
    const pack = await packOf(jobId, { label, sizes: ['FULL'], originals: false, beforeAfter: [], publicPage: false });
    expect(pack.profileSentence).toContain('full size is handed out without loss');
    const staged = pack.files.find(({ name }) => name === '01-living-room-staged.png');
    const { losslessKey } = await server.services.prisma.media.findFirstOrThrow({
      where: { finalOf: { some: { jobId } } },
    });
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    const given = Buffer.from(await (await fetch(new URL(staged?.url ?? '', server.url))).arrayBuffer());
    const kept = await buffer(await server.services.store.read(losslessKey ?? ''));
    expect((await pixels(given)).equals(await pixels(kept))).toBe(true);
    expect(pack.files.map(({ name }) => name)).toContain('01-living-room-original.jpg');
    expect(await server.services.prisma.publicLink.count({ where: { jobId } })).toBe(0);
  });

  it('is proposed anew by the workspace’s last choice', async () => {
    await packOf(await deliveredJob(), { label: { kind: 'BAR', words: 'Staged by us', qr: false }, sizes: ['WEB'] });
    const document = '{ viewer { workspace { packChoice { sizes labelKind labelWords labelQr } } } }';
    const { data } = await server.graphql<object>(document, {}, who.cookie);
    expect(data).toEqual({
      viewer: {
        workspace: { packChoice: { sizes: ['WEB'], labelKind: 'BAR', labelWords: 'Staged by us', labelQr: false } },
      },
    });
  });

  it('keeps own sizes for the workspace’s next packs, and holds those that are chosen', async () => {
    const keeper = await server.register();
    // without a public page the originals would come along
    const page = { publicPage: true, originals: false };
    const only = { ...page, sizes: [], beforeAfter: [], disclosureText: false, disclosurePdf: false };
    const portal = { name: 'Ölz Portal', longest: 400, mostBytes: 100_000 };
    const kept = async () => {
      const document = '{ viewer { workspace { packChoice { ownSizes { name longest mostBytes chosen } } } } }';
      const { data } = await server.graphql<{ viewer: { workspace: { packChoice: { ownSizes: object[] } } } }>(
        document,
        {},
        keeper.cookie,
      );
      return data.viewer.workspace.packChoice.ownSizes;
    };
    const label = { kind: 'NONE', qr: false };
    const ordered = async (input: object) => {
      const { stagingJob, message } = await order(await deliveredJob(1, keeper), { label, ...only, ...input }, keeper);
      expect(message).toBeUndefined();
      return elementAt(stagingJob.packs, 0).id;
    };
    expect(await kept()).toEqual([]);
    const id = await ordered({ ownSizes: [portal, { name: 'Print', longest: 8000, chosen: false }] });
    await makePack(server.services, id, never);
    const { files, choice } = await read(id, keeper);
    const staged = elementAt(files, 0);
    expect(files.map(({ name }) => name)).toEqual(['01-living-room-staged-olz-portal.jpg']);
    const picture = Buffer.from(await (await fetch(new URL(staged.url, server.url))).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 400, height: 300 });
    expect(picture.length).toBeLessThanOrEqual(100_000);
    expect(choice).toMatchObject({ ownSizes: [{ name: 'Ölz Portal' }] });
    const print = { name: 'Print', longest: 8000, mostBytes: null, chosen: false };
    expect(await kept()).toEqual([{ ...portal, chosen: true }, print]);
    // an order that names no own size removes none
    await ordered({ sizes: ['WEB'] });
    expect(await kept()).toEqual([{ ...portal, chosen: false }, print]);
    await ordered({ sizes: ['WEB'], ownSizes: [{ ...print, longest: 7000 }], removedSizes: ['ölz PORTAL'] });
    expect(await kept()).toEqual([{ ...print, longest: 7000 }]);
  });

  it('goes on where a worker stopped, and makes no file twice', async () => {
    const jobId = await deliveredJob();
    const { stagingJob } = await order(jobId);
    const { id } = elementAt(stagingJob.packs, 0);
    const stop = new AbortController();
    const watched = { ...server.services, disk: { ...server.services.disk, wait: async () => stop.abort() } };
    await expect(makePack(watched, id, stop.signal)).rejects.toThrow('aborted');
    const { prisma } = server.services;
    const before = await prisma.packFile.findMany({ where: { packId: id } });
    expect(before.length).toBeLessThan(6);
    await Promise.all([makePack(server.services, id, never), makePack(server.services, id, never)]);
    const after = await prisma.packFile.findMany({ where: { packId: id }, orderBy: { position: 'asc' } });
    expect(after.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await read(id)).toMatchObject({ state: 'READY' });
  });

  it('fails with a sentence when its pictures were deleted, and retries when one cannot be read', async () => {
    const jobId = await deliveredJob();
    const { stagingJob } = await order(jobId);
    const { id } = elementAt(stagingJob.packs, 0);
    const { prisma, store } = server.services;
    const final = await prisma.media.findFirstOrThrow({ where: { finalOf: { some: { jobId } } } });
    await store.delete(final.losslessKey ?? '');
    await expect(makePack(server.services, id, never)).rejects.toThrow('ENOENT');
    expect(await read(id)).toMatchObject({ state: 'WAITING' });
    await prisma.media.delete({ where: { id: final.id } });
    await makePack(server.services, id, never);
    expect(await read(id)).toMatchObject({
      state: 'FAILED',
      failure: 'The delivered pictures of this job were deleted, so there is nothing to put into a pack.',
      zipUrl: null,
    });
  });

  it('fails with a sentence that names the picture on which the label has no room', async () => {
    const jobId = await deliveredJob(1, who, [80, 60]);
    const pack = await packOf(jobId);
    const failure = expect.stringMatching(/^01-living-room-staged.jpg could not be made, because .* Choose no label,/);
    expect(pack).toMatchObject({ state: 'FAILED', failure });
    expect(await packOf(jobId, { label: { kind: 'NONE', qr: false } })).toMatchObject({ state: 'READY' });
  });

  it('is removed when it is old, with its files', async () => {
    const { id } = await packOf(await deliveredJob());
    const { prisma } = server.services;
    const files = await prisma.packFile.findMany({ where: { packId: id } });
    await prisma.pack.update({ where: { id }, data: { createdAt: new Date(Date.now() - 8 * 24 * 3600 * 1000) } });
    expect(await removeOldPacks(server.services, new Date(Date.now() - 7 * 24 * 3600 * 1000))).toBe(1);
    expect(await prisma.pack.count({ where: { id } })).toBe(0);
    const removed = await keysToRemove(server);
    for (const { fileKey } of files) expect(removed).toContain(fileKey);
  });
});

describe('a pack is refused', () => {
  it('while nothing is delivered, and while another one of the job is made', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    expect(await order(jobId)).toMatchObject({ message: expect.stringContaining('No photo of this job is delivered') });
    const delivered = await deliveredJob();
    await order(delivered);
    expect(await order(delivered)).toMatchObject({ message: expect.stringContaining('is being made') });
  });

  it('when nothing is chosen, or its words are too long', async () => {
    const jobId = await deliveredJob();
    const nothing = { sizes: [], originals: false, beforeAfter: [], disclosureText: false, disclosurePdf: false };
    expect(await order(jobId, nothing)).toMatchObject({
      fields: [{ path: 'sizes', message: 'Choose at least one size, picture or text' }],
    });
    const label = { kind: 'BAR', words: 'x'.repeat(61), qr: false };
    expect(await order(jobId, { label })).toMatchObject({ fields: [{ path: 'label.words' }] });
  });

  it('when an own size cannot be, or the workspace would keep too many', async () => {
    const jobId = await deliveredJob();
    const unchosen = { name: 'Portal', longest: 900, chosen: false };
    const nothing = { sizes: [], originals: false, beforeAfter: [], disclosureText: false, disclosurePdf: false };
    expect(await order(jobId, { ...nothing, ownSizes: [unchosen] })).toMatchObject({ fields: [{ path: 'sizes' }] });
    const refused = [
      [{ ...unchosen, name: 'Full Size' }, 'ownSizes.0.name'],
      [{ ...unchosen, longest: 319 }, 'ownSizes.0.longest'],
      [{ ...unchosen, mostBytes: 50_000_001 }, 'ownSizes.0.mostBytes'],
    ] as const;
    for (const [size, path] of refused) {
      expect(await order(jobId, { ownSizes: [size] })).toMatchObject({ fields: [{ path }] });
    }
    const sizes = (word: string) => Array.from({ length: 4 }, (_, k) => ({ ...unchosen, name: `${word} ${k}` }));
    await packOf(jobId, { ownSizes: sizes('one') });
    const more = { fields: [{ path: 'ownSizes', message: expect.stringContaining('at most 6 own sizes') }] };
    expect(await order(jobId, { ownSizes: sizes('two') })).toMatchObject(more);
    const removedSizes = sizes('one').map(({ name }) => name);
    await packOf(jobId, { ownSizes: sizes('two'), removedSizes });
    await packOf(jobId, { removedSizes: sizes('two').map(({ name }) => name) });
  });

  it('to strangers and to nobody', async () => {
    const jobId = await deliveredJob();
    const { zipUrl } = await packOf(jobId);
    const stranger = await server.register();
    expect(await order(jobId, {}, stranger)).toMatchObject({ __typename: 'NotFoundError' });
    expect((await get(zipUrl ?? '', stranger)).status).toBe(404);
    expect((await get(zipUrl ?? '', null)).status).toBe(401);
    expect((await get('/api/packs/pack_nope/zip')).status).toBe(404);
  });

  it('as a whole where one of its files is gone: the download breaks off', async () => {
    const pack = await packOf(await deliveredJob());
    const { prisma, store } = server.services;
    const [file] = await prisma.packFile.findMany({ where: { packId: pack.id }, orderBy: { position: 'desc' } });
    await store.delete(file?.fileKey ?? '');
    const download = async () => (await get(pack.zipUrl ?? '')).arrayBuffer();
    await expect(download()).rejects.toThrow('terminated');
  });
});
