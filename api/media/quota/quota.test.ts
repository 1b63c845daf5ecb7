import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentedClient } from '../../test/documentedClient.js';
import { finalise, makePhoto, makeProject, mutate, noise, sendFile } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { openDiskRoom } from '../../storage/diskRoom.js';
import { LINKS } from './uploadLinks.js';
import { storageUse, totalOf } from './storageUse.js';

const KB = 1024;
const QUOTA = 500 * KB;

let space = { size: 1e12, free: 1e12 };
const server = shared(() =>
  startServer({ settings: { WORKSPACE_QUOTA: '500 KB', DISK_RESERVE: '1 MB' }, measureDisk: async () => space }),
);
let who: Registered;
let projectId: string;
beforeEach(async () => {
  space = { size: 1e12, free: 1e12 };
  who = await server.register();
  projectId = await makeProject(server, who);
});

const link = (fileSize: number) =>
  mutate<{ uploadUrl: string }>(server, who, {
    name: 'requestUpload',
    input: { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize },
    select: 'uploadUrl',
  });
const used = async () => totalOf(await storageUse(server.services.prisma, who.workspaceId));

describe('a workspace’s quota', () => {
  it('counts files with their smaller pictures, results, work files and open links', async () => {
    const mediaId = await makePhoto(server, who, projectId);
    const row = await server.services.prisma.media.findUniqueOrThrow({ where: { id: mediaId } });
    const keys = [row.objectKey, row.previewKey ?? '', row.thumbnailKey ?? ''];
    const sizes = await Promise.all(keys.map(async (key) => (await server.services.store.info(key))?.size ?? 0));
    const uploads = sizes.reduce((sum, size) => sum + size, 0);
    await link(1000);
    expect(await storageUse(server.services.prisma, who.workspaceId)).toEqual({
      uploads,
      results: 0,
      workFiles: 0,
      deletedProjects: 0,
      expected: 1000,
    });
    await server.services.prisma.project.update({ where: { id: projectId }, data: { deletedAt: new Date() } });
    expect(await storageUse(server.services.prisma, who.workspaceId)).toMatchObject({ deletedProjects: uploads });
  });

  it('refuses a link that would exceed it, with a sentence, and gives one when there is room', async () => {
    expect(await link(400 * KB)).toMatchObject({ __typename: 'RequestUploadPayload' });
    expect(await link(200 * KB)).toEqual({
      __typename: 'QuotaError',
      message:
        "The workspace's storage is full: 400 KB of 500 KB are used, uploads under way included. " +
        'Delete files that you no longer need, then try again.',
    });
    const expired = { expiresAt: new Date(0) };
    await server.services.prisma.upload.updateMany({ where: { workspaceId: who.workspaceId }, data: expired });
    expect(await link(200 * KB)).toMatchObject({ __typename: 'RequestUploadPayload' });
  });

  it('is not exceeded by many links that are requested at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => link(100 * KB)));
    expect(answers.filter(({ __typename }) => __typename === 'RequestUploadPayload')).toHaveLength(5);
    expect(await used()).toBe(QUOTA);
  });

  it('is not exceeded by many concurrent uploads, whose stored files may be larger than the sent ones', async () => {
    // The TIFF becomes a PNG with smaller pictures, several times its size.
    const bytes = await noise(300, 150).tiff({ compression: 'jpeg', quality: 30 }).toBuffer();
    const urls: string[] = [];
    while (urls.length < 6) urls.push(await sendFile(server, who, { projectId, bytes, mimeType: 'image/tiff' }));
    const answers = await Promise.all(urls.map((uploadUrl) => finalise(server, who, { projectId, uploadUrl })));
    const taken = answers.filter(({ __typename }) => __typename === 'FinaliseUploadPayload').length;
    const refused = answers.filter(({ __typename }) => __typename === 'QuotaError').length;
    expect(taken).toBeGreaterThan(0);
    expect([refused > 0, taken + refused]).toEqual([true, 6]);
    const { uploads } = await storageUse(server.services.prisma, who.workspaceId);
    expect(uploads).toBeLessThanOrEqual(QUOTA);
  });

  it('frees a link’s size when it was refused for good, and keeps it while it may be finalised again', async () => {
    const bytes = Buffer.from('no picture at all');
    const refused = await sendFile(server, who, { projectId, bytes });
    expect(await finalise(server, who, { projectId, uploadUrl: refused })).toMatchObject({ __typename: 'UploadError' });
    expect(await used()).toBe(0);
    expect(await link(1000)).toMatchObject({ __typename: 'RequestUploadPayload' });
    expect(await used()).toBe(1000);
  });

  it('refuses links by REST with 403', async () => {
    const { send } = documentedClient(server.url, who.cookie);
    await expect(send('POST', '/api/objects/upload')).rejects.toThrow(/^403: The workspace's storage is full/);
  });
});

describe('upload links', () => {
  it('are refused when 100 wait for their file', async () => {
    for (let at = 0; at < 100; at += 20) await Promise.all(Array.from({ length: 20 }, () => link(1)));
    expect(await link(1)).toEqual({
      __typename: 'TooManyAttemptsError',
      message: '100 upload links wait for their file already. Try again in 60 minutes.',
    });
  });

  it('are refused when too many were requested within an hour', async () => {
    await link(1);
    const { prisma } = server.services;
    await prisma.attemptCount.updateMany({
      where: { key: { startsWith: LINKS.what } },
      data: { count: LINKS.most },
    });
    expect(await link(1)).toMatchObject({ __typename: 'TooManyAttemptsError' });
  });
});

describe('while the disk is full', () => {
  const full = 'The server has no room for files at the moment. Try again later.';
  beforeAll(() => void (server.services.log.level = 'silent'));

  it('refuses links, by GraphQL and by REST', async () => {
    space = { size: 1e12, free: 1024 * KB + 999 };
    expect(await link(1000)).toEqual({ __typename: 'DiskFullError', message: full });
    space = { size: 1e12, free: 1024 * KB - 1 };
    const { send } = documentedClient(server.url, who.cookie);
    await expect(send('POST', '/api/objects/upload')).rejects.toThrow(new Error(`507: ${full}`));
    expect(await server.services.prisma.upload.count({ where: { workspaceId: who.workspaceId } })).toBe(0);
  });

  it('does not take in a sent file until there is room', async () => {
    const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(50, 50).jpeg().toBuffer() });
    space = { size: 1e12, free: 1024 * KB };
    expect(await finalise(server, who, { projectId, uploadUrl })).toEqual({
      __typename: 'DiskFullError',
      message: full,
    });
    space = { size: 1e12, free: 1e12 };
    expect(await finalise(server, who, { projectId, uploadUrl })).toMatchObject({
      __typename: 'FinaliseUploadPayload',
    });
  });

  it('the server reports that it is not ready', async () => {
    space = { size: 1e12, free: 1024 * KB - 1 };
    const answer = await fetch(`${server.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The disk is full: files can be neither sent nor made.');
  });
});

describe('the reserve', () => {
  const leftOf = (size: number, free: number) =>
    openDiskRoom({
      folder: '/',
      reserve: null,
      log: server.services.log,
      measure: async () => ({ size, free }),
    }).left();

  it('is the smaller of 1 GB and 5 % of the disk', async () => {
    const GB = 1024 ** 3;
    expect(await leftOf(1000 * GB, 3 * GB)).toBe(2 * GB);
    expect(await leftOf(10 * GB, 3 * GB)).toBe(2.5 * GB);
  });

  it('makes a worker wait until it is free', async () => {
    let free = 0;
    const room = openDiskRoom({
      folder: '/',
      reserve: 100,
      log: server.services.log,
      measure: async () => ({ size: 1e9, free }),
    });
    const stopped = new AbortController();
    const waiting = room.wait(50, stopped.signal);
    free = 149;
    stopped.abort(new Error('The worker stops.'));
    await expect(waiting).rejects.toThrow('aborted');
    free = 150;
    await expect(room.wait(50)).resolves.toBeUndefined();
  });
});
