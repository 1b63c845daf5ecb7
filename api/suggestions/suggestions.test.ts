import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { Prisma } from '../db/generated/client.js';
import type { Look } from '../jobs/suggestRoom.js';
import { suggestRoom } from '../jobs/suggestRoom.js';
import { notify } from '../messaging/notify.js';
import { votesOf } from '../stager/suggest/evidence.js';
import type { PhotoFindings } from '../stager/suggest/suggestion.js';
import { finalise, makeProject, mutate, noise, sendFile } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';

const server = shared(startServer);
const who = shared(() => server.register());
const { signal } = new AbortController();

const FIELDS = 'suggestion { roomType alternative confidence needsStaging reason evidence }';
const BEDROOM: PhotoFindings = {
  votes: votesOf([{ words: 'a bed', weights: { bedroom: 3 } }]),
  needsStaging: true,
  reason: null,
  evidence: ['a bed'],
  isRoom: true,
};
const DOUBTFUL: PhotoFindings = { ...BEDROOM, votes: votesOf([]), evidence: [] };

const finding =
  (found: PhotoFindings | null): Look =>
  () =>
    Promise.resolve(found);

interface Sent {
  readonly bytes?: Promise<Buffer>;
  readonly roomType?: string;
}

async function upload(projectId: string, { bytes = noise(640, 480).jpeg().toBuffer(), ...input }: Sent = {}) {
  const uploadUrl = await sendFile(server, who, { projectId, bytes: await bytes });
  const { media } = await finalise(server, who, { projectId, uploadUrl, ...input });
  return media.id;
}

async function read(id: string, { cookie }: Registered = who) {
  const document = `query($id: ID!) { node(id: $id) { ... on Media { ${FIELDS} } } }`;
  const { data, errors } = await server.graphql<{ node: { suggestion: object | null } | null }>(
    document,
    { id },
    cookie,
  );
  expect(errors).toBeUndefined();
  return data.node;
}

const messagesFor = async (id: string): Promise<number> => {
  const rows = await server.services.prisma.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM queue.job WHERE name = 'suggest-room' AND data->>'mediaId' = ${id}`;
  return rows.length;
};

const ask = (ids: readonly string[], by: Registered = who) =>
  mutate<{ mediaIds: readonly string[] }>(server, by, { name: 'suggestRooms', input: { ids }, select: 'mediaIds' });

it('looks at a sent photo in the worker, and tells the page', async () => {
  const bytes = readFile(new URL('../demo/photos/living-room.jpg', import.meta.url));
  const id = await upload(await makeProject(server, who), { bytes });
  expect(await read(id)).toEqual({ suggestion: null });
  expect(await messagesFor(id)).toBe(1);
  const query = `subscription { photoLookedAt { id ${FIELDS} } }`;
  const watching = subscribe(server, { query, cookie: who.cookie });
  const next = watching.next();
  // the first events may come before the socket is open
  await expect
    .poll(async () => {
      await notify(server.services.prisma, { kind: 'photo', workspaceId: who.workspaceId, id });
      return Promise.race([next, null]);
    })
    .not.toBeNull();
  await suggestRoom(server.services, id, { signal });
  const suggestion = { roomType: 'LIVING_ROOM', alternative: 'BEDROOM', needsStaging: true, reason: null };
  await vi.waitFor(async () => {
    const { data } = await watching.next();
    expect(data?.photoLookedAt).toMatchObject({ id, suggestion });
  });
  await watching.close();
  expect(await read(id)).toMatchObject({ suggestion: { ...suggestion, evidence: expect.any(Array) } });
});

it('hides suggestions from other workspaces', async () => {
  const id = await upload(await makeProject(server, who));
  await suggestRoom(server.services, id, { signal, look: finding(BEDROOM) });
  expect(await read(id)).toMatchObject({ suggestion: { roomType: 'BEDROOM' } });
  expect(await read(id, await server.register())).toBeNull();
});

it('looks at a photo once', async () => {
  const id = await upload(await makeProject(server, who));
  const look = vi.fn<Look>(finding(BEDROOM));
  await suggestRoom(server.services, id, { signal, look });
  await suggestRoom(server.services, id, { signal, look });
  expect(look).toHaveBeenCalledTimes(1);
});

it('keeps a photo without a suggestion where nothing can be found in it', async () => {
  const id = await upload(await makeProject(server, who));
  await suggestRoom(server.services, id, { signal, look: finding(null) });
  expect(await read(id)).toEqual({ suggestion: null });
  expect((await ask([id])).mediaIds).toEqual([]);
});

it('keeps a damaged photo without a suggestion', async () => {
  const id = await upload(await makeProject(server, who));
  const { prisma, store } = server.services;
  const { previewKey } = await prisma.media.findUniqueOrThrow({ where: { id } });
  await store.write(previewKey ?? '', Buffer.from('no picture'), 'image/jpeg');
  await suggestRoom(server.services, id, { signal });
  expect(await read(id)).toEqual({ suggestion: null });
});

it('does nothing for a photo that was deleted meanwhile, and for films', async () => {
  const id = await upload(await makeProject(server, who));
  const look = vi.fn<Look>(finding(BEDROOM));
  await server.services.prisma.media.update({ where: { id }, data: { type: 'video' } });
  await suggestRoom(server.services, id, { signal, look });
  await server.services.prisma.media.delete({ where: { id } });
  await suggestRoom(server.services, id, { signal, look });
  expect(look).not.toHaveBeenCalled();
});

it('leaves the work to the queue when the look fails', async () => {
  const id = await upload(await makeProject(server, who));
  const look = () => Promise.reject(new Error('The process ended.'));
  await expect(suggestRoom(server.services, id, { signal, look })).rejects.toThrow('The process ended.');
  expect((await server.services.prisma.media.findUniqueOrThrow({ where: { id } })).findings).toBeNull();
});

it('compares the photos of a project with each other, and not with those of another', async () => {
  const [one, other] = [await makeProject(server, who), await makeProject(server, who)];
  const sure = await upload(one);
  const doubtful = await upload(one);
  const alone = await upload(other);
  const living = { ...DOUBTFUL, votes: votesOf([{ words: 'a fire', weights: { living_room: 4 } }]) };
  await suggestRoom(server.services, sure, { signal, look: finding(living) });
  for (const id of [doubtful, alone]) await suggestRoom(server.services, id, { signal, look: finding(DOUBTFUL) });
  expect(await read(doubtful)).toMatchObject({ suggestion: { roomType: 'BEDROOM' } });
  expect(await read(alone)).toMatchObject({ suggestion: { roomType: 'LIVING_ROOM' } });
});

it('believes the room type that a person gave with the photo', async () => {
  const id = await upload(await makeProject(server, who), { roomType: 'HOME_OFFICE' });
  await suggestRoom(server.services, id, { signal, look: finding(BEDROOM) });
  expect(await read(id)).toMatchObject({ suggestion: { roomType: 'HOME_OFFICE', confidence: 1 } });
});

it('looks at older photos when it is asked to, once', async () => {
  const id = await upload(await makeProject(server, who));
  await server.services.prisma.media.update({ where: { id }, data: { lookAskedAt: null } });
  expect(await ask([id, 'med_none', id], await server.register())).toMatchObject({ mediaIds: [] });
  expect(await messagesFor(id)).toBe(1);
  expect((await ask([id, 'med_none', id])).mediaIds).toEqual([id]);
  expect((await ask([id])).mediaIds).toEqual([]);
  expect(await messagesFor(id)).toBe(2);
  const lost = { lookAskedAt: new Date(Date.now() - 2 * 60 * 60 * 1000), findings: Prisma.DbNull };
  await server.services.prisma.media.update({ where: { id }, data: lost });
  expect((await ask([id])).mediaIds).toEqual([id]);
});

it('takes at most as many photos as a job has', async () => {
  const ids = Array.from({ length: 101 }, () => 'med_none');
  expect(await ask(ids)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'ids', message: 'At most 100 photos are looked at in one go' }],
  });
});
