import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedClient, type DocumentedClient } from '../test/documentedClient.js';
import { makeProject, noise } from '../test/factories.js';
import { filmWithPlace } from '../test/film.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());
let client: DocumentedClient;
let projectId: string;
beforeAll(async () => {
  client = documentedClient(server.url, who.cookie);
  projectId = await makeProject(server, who);
});

async function newLink(): Promise<string> {
  const { uploadURL } = (await client.send('POST', '/api/objects/upload')) as { uploadURL: string };
  return uploadURL;
}

async function sentTo(bytes: Buffer, type: string): Promise<string> {
  const link = await newLink();
  const sent = await fetch(link, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
  expect(sent.status).toBe(200);
  return link;
}

const finalise = (payload: object) =>
  client.send('POST', `/api/projects/${projectId}/media`, { originalName: 'file', ...payload });

describe('an upload without an announcement', () => {
  it('may have any type and size, and its bytes are checked', async () => {
    const jpeg = await noise(60, 40).jpeg().toBuffer();
    const uploadUrl = await sentTo(jpeg, 'application/octet-stream');
    expect(await finalise({ uploadUrl, fileSize: jpeg.length, mimeType: '', type: 'video' })).toMatchObject({
      type: 'image',
      mimeType: 'image/jpeg',
      width: 60,
    });
    const film = await filmWithPlace('video/mp4');
    const film2 = await sentTo(film, 'video/mp4');
    expect(await finalise({ uploadUrl: film2, mimeType: 'video/mp4' })).toMatchObject({ type: 'video' });
  });

  it.each([
    ['is empty', Buffer.alloc(0), {}, 'The file is empty. Choose another one.'],
    [
      'is neither',
      Buffer.from('<script>'),
      {},
      'This is neither a picture nor a film that can be read here. ' +
        'Send a JPEG, PNG, WebP, HEIC, AVIF or TIFF picture, or an MP4, QuickTime or WebM film.',
    ],
    [
      'is no such picture',
      Buffer.from('<script>'),
      { mimeType: 'image/png' },
      'The file is no PNG picture, although it was announced as one.',
    ],
  ])('that %s is refused, and nothing of it stays', async (_what, bytes, announced, sentence) => {
    const uploadUrl = await sentTo(bytes, 'image/jpeg');
    const rows = await server.services.prisma.media.count();
    await expect(finalise({ uploadUrl, ...announced })).rejects.toThrow(new Error(`400: ${sentence}`));
    expect(await server.services.prisma.media.count()).toBe(rows);
    expect(await server.services.store.info(server.services.store.keyOf(uploadUrl) ?? '')).toBeNull();
  });

  it('of another size than said is refused with its size, and taken with that, or sent again', async () => {
    const bytes = await noise(60, 40).jpeg().toBuffer();
    const uploadUrl = await sentTo(bytes.subarray(0, 500), 'image/jpeg');
    const wrong = finalise({ uploadUrl, fileSize: bytes.length, mimeType: 'image/jpeg' });
    await expect(wrong).rejects.toThrow(`400: The file has 500 bytes; ${bytes.length} were announced.`);
    const again = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
    expect(again.status).toBe(200);
    await expect(finalise({ uploadUrl, fileSize: 1, mimeType: 'video/mp4' })).rejects.toThrow('1 were announced');
    const { length: fileSize } = bytes;
    expect(await finalise({ uploadUrl, fileSize, mimeType: 'video/mp4' })).toMatchObject({ mimeType: 'image/jpeg' });
  });

  it('of more than 100 MB is refused by the link', async () => {
    const link = await newLink();
    const status = await new Promise((resolve) => {
      const sending = request(link, { method: 'PUT', headers: { 'content-length': 104_857_601 } }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on('error', () => {}).flushHeaders();
    });
    expect(status).toBe(413);
  });
});
