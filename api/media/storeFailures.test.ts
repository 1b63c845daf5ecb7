/** Uploads while the store fails once, at any step: a retry succeeds, and nothing is lost or left over. */
import { beforeAll, expect, it, vi } from 'vitest';
import { finalise, makeProject, mutate, noise, sendFile } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import type { ObjectStore } from '../storage/store.js';
import { namesOfObjects } from '../storage/namedKeys.js';

const server = shared(() => startServer({ settings: { LOG_LEVEL: 'silent' } }));
const who = shared(() => server.register());
let projectId: string;
let bytes: Buffer;
beforeAll(async () => {
  projectId = await makeProject(server, who);
  bytes = await noise(200, 100).jpeg().toBuffer();
});

/** Makes one call of the store fail: the first, or the one after `after` successful calls. */
function failOnce(verb: 'signPut' | 'signGet' | 'writeSized' | 'info' | 'fetch' | 'write', after = 0) {
  const { store } = server.services;
  const whole = store[verb].bind(store) as (...input: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(store as Record<typeof verb, (...input: unknown[]) => Promise<unknown>>, verb);
  for (let call = 0; call < after; call++) spy.mockImplementationOnce(whole);
  spy.mockRejectedValueOnce(new Error('The store is away.'));
}

const sentence = /Something went wrong/;

async function expectNothingLeft(): Promise<void> {
  const { prisma, store } = server.services;
  const rows = await prisma.$queryRaw<{ key: string }[]>(namesOfObjects());
  const known = new Set([...rows.map(({ key }) => key), ...(await keysToRemove(server))]);
  const stored = await objectsOf(store);
  expect(stored.filter((key) => !known.has(key))).toEqual([]);
  const required = await prisma.$queryRaw<{ key: string }[]>(namesOfObjects({ requiredOnly: true }));
  expect(required.filter(({ key }) => !stored.includes(key))).toEqual([]);
}

async function objectsOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of store.list()) keys.push(...page.map(({ key }) => key));
  return keys;
}

it('a link that cannot be signed is refused, and uses no quota', async () => {
  failOnce('signPut');
  const input = { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: bytes.length };
  await expect(mutate(server, who, { name: 'requestUpload', input })).rejects.toThrow(sentence);
  expect(await server.services.prisma.upload.count({ where: { workspaceId: who.workspaceId } })).toBe(0);
  expect(await mutate(server, who, { name: 'requestUpload', input })).toMatchObject({
    __typename: 'RequestUploadPayload',
  });
});

it('a file that cannot be written at its link can be sent again', async () => {
  failOnce('writeSized');
  await expect(sendFile(server, who, { projectId, bytes })).rejects.toThrow(/^500: /);
  await expectNothingLeft();
});

it.each([
  ['info', 0],
  ['fetch', 0],
  ['write', 0],
  ['write', 1],
  ['write', 2],
] as const)('an upload for which %s fails after %i calls succeeds at the next try', async (verb, after) => {
  const uploadUrl = await sendFile(server, who, { projectId, bytes });
  failOnce(verb, after);
  await expect(finalise(server, who, { projectId, uploadUrl })).rejects.toThrow(sentence);
  await expectNothingLeft();
  const { media } = await finalise(server, who, { projectId, uploadUrl });
  expect((await fetch(server.url + media.url)).status).toBe(200);
  await expectNothingLeft();
});

it('a picture whose link cannot be signed is shown again by the next try', async () => {
  const uploadUrl = await sendFile(server, who, { projectId, bytes });
  const { media } = await finalise(server, who, { projectId, uploadUrl });
  const ask = () =>
    server.graphql<{ node: { url: string } | null } | null>(
      'query($id: ID!) { node(id: $id) { ... on Media { url } } }',
      { id: media.id },
      who.cookie,
    );
  failOnce('signGet');
  const { data, errors } = await ask();
  expect([data?.node ?? null, errors?.[0]?.message]).toEqual([null, expect.stringMatching(sentence)]);
  expect((await fetch(server.url + (await ask()).data?.node?.url)).status).toBe(200);
});
