import { describe, expect, it } from 'vitest';
import { newId } from '../../domain/ids.js';
import { deliveredJob, makeEmbed, SITE } from '../../test/embeds.js';
import { makeProject, mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());

const EMBED = 'embed { name kind origins offAt needsToken previewUrl secret project { id } item { id } }';
const send = (name: string, input: object, select = EMBED) =>
  mutate<{ embed: Record<string, unknown>; secret?: string | null }>(server, who, { name, input, select });

describe('making an embed', () => {
  it('names what it shows and the sites that may show it', async () => {
    const projectId = await makeProject(server, who);
    const origins = ['https://brokerage.example/', 'http://localhost:3000'];
    const { embed } = await send('createEmbed', { kind: 'GALLERY', name: ' Front page ', projectId, origins });
    expect(embed).toEqual({
      name: 'Front page',
      kind: 'GALLERY',
      origins: ['https://brokerage.example', 'http://localhost:3000'],
      offAt: null,
      needsToken: false,
      previewUrl: expect.stringMatching(/^\/embed\/emb_\w{20}$/),
      secret: null,
      project: { id: projectId },
      item: null,
    });
    const board = await send('createEmbed', { kind: 'BOARD', name: 'Board', origins: [SITE] }, `${EMBED} secret`);
    expect(board.secret).toMatch(/^ems_[\w-]{43}$/);
    expect(board.embed).toMatchObject({ needsToken: true, secret: board.secret });
  });

  const OWN = { name: 'x', origins: [SITE] };
  it.each([
    [{ ...OWN, kind: 'GALLERY' }, 'ValidationError', 'projectId', 'Choose a project'],
    [{ ...OWN, kind: 'SLIDER' }, 'ValidationError', 'itemId', 'Choose a picture'],
    [{ ...OWN, kind: 'BOARD', itemId: 'x' }, 'ValidationError', 'itemId', 'An embed of this kind has no itemId'],
    [{ ...OWN, kind: 'BOARD', name: ' ' }, 'ValidationError', 'name', 'A name is required'],
    [{ ...OWN, kind: 'BOARD', origins: [] }, 'ValidationError', 'origins', 'Enter at least one site'],
    [
      { ...OWN, kind: 'BOARD', origins: [SITE, 'https://*.example.com'] },
      'ValidationError',
      'origins.1',
      'Enter a site such as https://example.com, without a path',
    ],
    [{ ...OWN, kind: 'GALLERY', projectId: newId('proj') }, 'NotFoundError', undefined, 'Project not found.'],
    [{ ...OWN, kind: 'SLIDER', itemId: newId('item') }, 'NotFoundError', undefined, 'Picture not found.'],
  ])('refuses %j', async (input, type, path, message) => {
    const answer = await mutate(server, who, { name: 'createEmbed', input });
    expect([answer.__typename, answer.message, answer.fields?.[0]?.path]).toEqual([type, message, path]);
  });
});

describe('changing an embed', () => {
  it('keeps what is left out', async () => {
    const { id } = await makeEmbed(server, who, { kind: 'BOARD' });
    expect((await send('updateEmbed', { id, name: 'Lobby' })).embed).toMatchObject({ name: 'Lobby', origins: [SITE] });
    const origins = ['https://other.example'];
    expect((await send('updateEmbed', { id, origins })).embed).toMatchObject({ name: 'Lobby', origins });
  });

  it('is refused where somebody else changed the same meanwhile, and keeps their change', async () => {
    const { id } = await makeEmbed(server, who, { kind: 'BOARD', name: 'Lobby' });
    const origins = ['https://other.example'];
    await send('updateEmbed', { id, origins, expected: { origins: [SITE] } });
    const name = 'Window';
    expect((await send('updateEmbed', { id, name, expected: { name: 'Lobby' } })).embed).toMatchObject({
      name,
      origins,
    });
    const late = { id, origins: ['https://late.example'], expected: { origins: [SITE] } };
    expect(await send('updateEmbed', late)).toMatchObject({
      __typename: 'ConflictError',
      message: expect.stringContaining('Somebody has changed the sites meanwhile, to “https://other.example”.'),
    });
    expect(await send('updateEmbed', { id, name: 'Door', expected: { name: 'Lobby' } })).toMatchObject({
      __typename: 'ConflictError',
      message: expect.stringContaining('Somebody has changed the name meanwhile, to “Window”.'),
    });
    expect(await server.services.prisma.embed.findUnique({ where: { id } })).toMatchObject({ name, origins });
  });

  it('switches it off and on, once each', async () => {
    const { id } = await makeEmbed(server, who, { kind: 'BOARD' });
    expect((await send('switchEmbedOff', { id })).embed.offAt).not.toBeNull();
    expect(await send('switchEmbedOff', { id })).toMatchObject({ message: 'This embed is off already.' });
    expect((await send('switchEmbedOn', { id })).embed.offAt).toBeNull();
    expect(await send('switchEmbedOn', { id })).toMatchObject({ message: 'This embed is on already.' });
  });

  it('gives it a new secret', async () => {
    const { id, secret } = await makeEmbed(server, who, { kind: 'BOARD' });
    const fresh = (await send('rotateEmbedSecret', { id }, 'secret')).secret;
    expect(fresh).toMatch(/^ems_/);
    expect(fresh).not.toBe(secret);
  });

  it('deletes it', async () => {
    const { id } = await makeEmbed(server, who, { kind: 'BOARD' });
    expect(await send('deleteEmbed', { id }, 'deletedEmbedId')).toMatchObject({ deletedEmbedId: id });
    expect(await send('deleteEmbed', { id }, 'deletedEmbedId')).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('is told in the timeline, with the name and who did it', async () => {
    const { projectId } = await deliveredJob(server, who);
    const { id } = await makeEmbed(server, who, { kind: 'GALLERY', projectId, name: 'Told' });
    for (const name of ['switchEmbedOff', 'switchEmbedOn']) await send(name, { id });
    await send('deleteEmbed', { id }, 'deletedEmbedId');
    const told = await server.services.prisma.activity.findMany({
      where: { entityId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    expect(told.map(({ action }) => action).toSorted()).toEqual(
      ['embed_created', 'embed_switched_off', 'embed_switched_on', 'embed_deleted'].toSorted(),
    );
    for (const { description, actorId, projectId: of } of told) {
      expect([description, actorId, of]).toEqual([expect.stringContaining('Told'), who.user.id, projectId]);
    }
  });
});
