import { describe, expect, it } from 'vitest';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { newDraft, sendInvoice } from '../test/invoices.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());

const PROJECT = 'project { id address mlsId status notes tags }';
interface ProjectPayload {
  project: { id: string; [field: string]: unknown };
}

async function addresses(caller: Registered, args: string): Promise<string[]> {
  const document = `{ viewer { projects(${args}) { totalCount edges { node { address } } } } }`;
  const { data } = await server.graphql<{
    viewer: { projects: { totalCount: number; edges: { node: { address: string } }[] } };
  }>(document, {}, caller.cookie);
  const { totalCount, edges } = data.viewer.projects;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }) => node.address);
}

describe('creating a project', () => {
  it('trims what was typed, drops empty tags and begins active', async () => {
    const input = {
      address: '  1 Oak Lane ',
      mlsId: '',
      tags: ['sea', ' ', 'sea', ' sun ', 'half \ud800'],
      notes: ' Key at desk ',
    };
    const { project } = await mutate<ProjectPayload>(server, who, { name: 'createProject', input, select: PROJECT });
    expect(project).toMatchObject({ address: '1 Oak Lane', mlsId: null, status: 'ACTIVE', notes: 'Key at desk' });
    expect(project.tags).toEqual(['sea', 'sun', 'half \ufffd']);
    const activity = await server.services.prisma.activity.findFirst({ where: { entityId: project.id } });
    expect(activity).toMatchObject({ action: 'project_created', actorId: who.user.id, workspaceId: who.workspaceId });
    expect(activity?.description).toBe('New project: 1 Oak Lane');
  });

  it.each([
    [{ address: ' ' }, 'address', 'Address is required'],
    [{ address: 'x'.repeat(301) }, 'address', 'The address may have at most 300 characters'],
    [{ address: 'a\0b' }, 'address', 'The address may not hold a NUL character'],
    [{ address: 'a', tags: Array.from({ length: 51 }, String) }, 'tags', 'A project may have at most 50 tags'],
    [{ address: 'a', tags: ['ok', 'x'.repeat(61)] }, 'tags.1', 'A tag may have at most 60 characters'],
  ])('names the broken rule and its field: %#', async (input, path, message) => {
    const answer = await mutate(server, who, { name: 'createProject', input });
    expect(answer).toEqual({ __typename: 'ValidationError', message, fields: [{ path, message }] });
  });

  it('is refused to a caller who is not signed in, whatever they send', async () => {
    for (const address of ['1 Oak Lane', '']) {
      const document = 'mutation($address: String!) { createProject(input: { address: $address }) { __typename } }';
      const { errors } = await server.graphql(document, { address });
      expect(errors?.[0]).toMatchObject({ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe('changing a project', () => {
  it('keeps fields that are left out, and clears with null', async () => {
    const id = await makeProject(server, who, { mlsId: 'M1', notes: 'old', tags: ['a'], status: 'ON_HOLD' });
    const change = (input: object) =>
      mutate<ProjectPayload>(server, who, { name: 'updateProject', input: { id, ...input }, select: PROJECT });
    expect((await change({ address: '2 Ash Row' })).project).toEqual({
      id,
      address: '2 Ash Row',
      mlsId: 'M1',
      status: 'ON_HOLD',
      notes: 'old',
      tags: ['a'],
    });
    const cleared = await change({ mlsId: null, notes: '', tags: [], status: 'COMPLETE' });
    expect(cleared.project).toMatchObject({ mlsId: null, notes: null, tags: [], status: 'COMPLETE' });
    expect(await change({ address: '' })).toMatchObject({ __typename: 'ValidationError' });
  });
});

describe('changing a project that somebody else changes', () => {
  const update = (input: object) =>
    mutate<ProjectPayload>(server, who, { name: 'updateProject', input, select: PROJECT });

  it('keeps what the other changed, and refuses to overwrite the same field, which it names', async () => {
    const id = await makeProject(server, who, { address: '1 Old Street', notes: 'old', tags: ['a'] });
    await update({ id, address: '9 New Street', expected: { address: '1 Old Street' } });
    const other = await update({ id, notes: 'Key at desk', expected: { notes: 'old' } });
    expect(other.project).toMatchObject({ address: '9 New Street', notes: 'Key at desk' });
    const refused = await update({
      id,
      address: '2 Mine',
      tags: ['b'],
      expected: { address: '1 Old Street', tags: ['a'] },
    });
    const message =
      'Somebody has changed the address meanwhile, to “9 New Street”. Nothing was saved: look at it, then change it again.';
    expect(refused).toMatchObject({ __typename: 'ConflictError', message });
    const now = await server.services.prisma.project.findUniqueOrThrow({ where: { id } });
    expect(now).toMatchObject({ address: '9 New Street', tags: ['a'], mlsId: null });
    expect(await update({ id, mlsId: 'M1', expected: { mlsId: null } })).toMatchObject({ project: { mlsId: 'M1' } });
  });

  it('lets one of two changes of the same field win', async () => {
    const id = await makeProject(server, who, { notes: 'old' });
    const answers = await Promise.all(['a', 'b'].map((notes) => update({ id, notes, expected: { notes: 'old' } })));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'UpdateProjectPayload']);
  });
});

describe('deleting a project', () => {
  it('hides it and its content, once', async () => {
    const { jobId, projectId, inputMediaIds } = await makeJob(server, who);
    const remove = () => mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['DeleteProjectPayload', 'NotFoundError']);
    const ids = [projectId, jobId, ...inputMediaIds];
    const { data } = await server.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }, who.cookie);
    expect(data.nodes).toEqual([null, null, null]);
    const kept = await server.services.prisma.project.findUnique({ where: { id: projectId } });
    expect(kept?.deletedAt).toBeInstanceOf(Date);
    expect(await server.services.prisma.activity.count({ where: { action: 'project_deleted' } })).toBe(1);
  });
});

describe('what goes with a project and what stays', () => {
  const DELETION =
    'deletion { keptInvoices { status count total currency } draftInvoices publicPages publicPictures proofLinks }';
  const remove = (id: string, by: Registered, more: object = {}) =>
    mutate(server, by, { name: 'deleteProject', input: { id, ...more } });
  const undo = (id: string, by: Registered) =>
    mutate<ProjectPayload>(server, by, { name: 'undoDeleteProject', input: { id }, select: 'project { id }' });
  const statusOf = async (url: string) => (await fetch(new URL(new URL(url).pathname, server.url))).status;

  async function listing(by: Registered) {
    const { jobId, projectId } = await makeJob(server, by, { photos: 2 });
    await stageAll(server, jobId);
    await mutate(server, by, { name: 'approveStagingJob', input: { id: jobId } });
    await deliverAll(server, jobId);
    const link = async (kind: 'DELIVERY' | 'PROOF') => {
      const { publicLink } = await mutate<{ publicLink: { id: string; url: string } }>(server, by, {
        name: 'createPublicLink',
        input: { jobId, kind },
        select: 'publicLink { id url }',
      });
      return publicLink;
    };
    const [page, proof] = [await link('DELIVERY'), await link('PROOF')];
    const sent = await newDraft(server, by, { projectId });
    await sendInvoice(server, by, { id: sent.id });
    const draft = await newDraft(server, by, { projectId });
    return { jobId, projectId, page, proof, sent, draft };
  }

  it('is told before, in true numbers', async () => {
    const by = await server.register();
    const { projectId } = await listing(by);
    const { data } = await server.graphql<{ node: { deletion: object } }>(
      `query($id: ID!) { node(id: $id) { ... on Project { ${DELETION} } } }`,
      { id: projectId },
      by.cookie,
    );
    expect(data.node.deletion).toEqual({
      keptInvoices: [{ status: 'SENT', count: 1, total: '19.49', currency: 'USD' }],
      draftInvoices: 1,
      publicPages: 1,
      publicPictures: 2,
      proofLinks: 1,
    });
  });

  it('public pages of delivered photos stay until somebody revokes them, and proofs end', async () => {
    const by = await server.register();
    const { projectId, page, proof } = await listing(by);
    await remove(projectId, by);
    expect(await Promise.all([page.url, `${page.url}/preview.jpg`, proof.url].map(statusOf))).toEqual([200, 200, 404]);
    const list = '{ viewer { publicPages { totalCount edges { node { id url job { project { deletedAt } } } } } } }';
    const { data } = await server.graphql<{ viewer: { publicPages: object } }>(list, {}, by.cookie);
    const node = { id: page.id, url: page.url, job: { project: { deletedAt: expect.any(String) } } };
    expect(data.viewer.publicPages).toEqual({ totalCount: 1, edges: [{ node }] });
    const revoke = (who_: Registered) => mutate(server, who_, { name: 'revokePublicLink', input: { id: page.id } });
    expect(await revoke(who)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await revoke(by)).toMatchObject({ __typename: 'RevokePublicLinkPayload' });
    expect(await statusOf(page.url)).toBe(404);
  });

  it('comes back as it was when who deleted it undoes that, once', async () => {
    const by = await server.register();
    const { projectId, page, proof, draft } = await listing(by);
    await remove(projectId, by, { revokePublicPages: true });
    expect(await statusOf(page.url)).toBe(404);
    const answers = await Promise.all([undo(projectId, by), undo(projectId, by)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'UndoDeleteProjectPayload']);
    expect(await Promise.all([page.url, proof.url].map(statusOf))).toEqual([200, 200]);
    expect(await sendInvoice(server, by, { id: draft.id })).toMatchObject({ __typename: 'SendInvoicePayload' });
    const activity = { entityId: projectId, action: 'project_restored', actorId: by.user.id };
    expect(await server.services.prisma.activity.count({ where: activity })).toBe(1);
  });

  it('does not bring back a page that was revoked before', async () => {
    const by = await server.register();
    const { projectId, page } = await listing(by);
    await mutate(server, by, { name: 'revokePublicLink', input: { id: page.id } });
    await remove(projectId, by, { revokePublicPages: true });
    await undo(projectId, by);
    expect(await statusOf(page.url)).toBe(404);
  });

  it('does not come back for another person, nor after a day', async () => {
    const by = await server.register();
    const projectId = await makeProject(server, by);
    await remove(projectId, by);
    expect(await undo(projectId, who)).toMatchObject({ __typename: 'NotFoundError' });
    const { prisma } = server.services;
    const refused = { __typename: 'ConflictError', message: expect.stringContaining('Only who deleted a project') };
    const deletion = { entityId: projectId, action: 'project_deleted' };
    await prisma.activity.updateMany({ where: deletion, data: { actorId: who.user.id } });
    expect(await undo(projectId, by)).toMatchObject(refused);
    await prisma.activity.updateMany({ where: deletion, data: { actorId: by.user.id } });
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await prisma.project.update({ where: { id: projectId }, data: { deletedAt: longAgo } });
    expect(await undo(projectId, by)).toMatchObject(refused);
  });
});

describe('the list of projects', () => {
  it('finds a part of an address or MLS id, ignoring case and taking wildcards literally', async () => {
    const other = await server.register();
    await makeProject(server, other, { address: '100% Sunny Road', mlsId: 'AB_12' });
    await makeProject(server, other, { address: '1000 Sunny Road', mlsId: 'ABX12', status: 'COMPLETE' });
    await makeProject(server, other, { address: 'C:\\Road', status: 'ARCHIVED' });
    expect(await addresses(other, 'search: "SUNNY"')).toEqual(['1000 Sunny Road', '100% Sunny Road']);
    expect(await addresses(other, 'search: "100%"')).toEqual(['100% Sunny Road']);
    expect(await addresses(other, 'search: "ab_1"')).toEqual(['100% Sunny Road']);
    expect(await addresses(other, 'search: "c:\\\\r"')).toEqual(['C:\\Road']);
    expect(await addresses(other, 'search: "road", status: COMPLETE')).toEqual(['1000 Sunny Road']);
    expect(await addresses(other, 'search: " "')).toHaveLength(3);
  });

  it('counts files and jobs and shows the first photo as the cover', async () => {
    const other = await server.register();
    const { projectId, inputMediaIds } = await makeJob(server, other, { photos: 2 });
    await makeProject(server, other, { address: 'Empty' });
    const { data, errors } = await server.graphql(
      `{ viewer { stagingCounts { total inProgress } mediaCounts { total images videos } projects { edges { node {
        id cover { id } mediaCounts { total images videos } stagingCounts { total inProgress processing completed }
        media(first: 1) { totalCount edges { node { id project { id } } } }
        films: media(type: VIDEO) { totalCount edges { node { id } } }
        stagingJobs { totalCount edges { node { items { input { id } } } } }
      } } } } }`,
      {},
      other.cookie,
    );
    expect(errors).toBeUndefined();
    const nothing = { totalCount: 0, edges: [] };
    expect(data.viewer).toEqual({
      stagingCounts: { total: 1, inProgress: 1 },
      mediaCounts: { total: 2, images: 2, videos: 0 },
      projects: {
        edges: [
          {
            node: {
              id: expect.any(String),
              cover: null,
              mediaCounts: { total: 0, images: 0, videos: 0 },
              stagingCounts: { total: 0, inProgress: 0, processing: 0, completed: 0 },
              media: nothing,
              films: nothing,
              stagingJobs: nothing,
            },
          },
          {
            node: {
              id: projectId,
              cover: { id: inputMediaIds[0] },
              mediaCounts: { total: 2, images: 2, videos: 0 },
              stagingCounts: { total: 1, inProgress: 1, processing: 0, completed: 0 },
              media: { totalCount: 2, edges: [{ node: { id: inputMediaIds[1], project: { id: projectId } } }] },
              films: nothing,
              stagingJobs: {
                totalCount: 1,
                edges: [{ node: { items: inputMediaIds.map((id) => ({ input: { id } })) } }],
              },
            },
          },
        ],
      },
    });
  });

  it('shows as the cover a delivered result, else a proof that waits for review, else the first photo', async () => {
    const other = await server.register();
    const { projectId, jobId, inputMediaIds } = await makeJob(server, other);
    const change = (name: string, input = {}) => mutate(server, other, { name, input: { id: jobId, ...input } });
    const coverOrigin = async () => {
      const document = 'query($id: ID!) { node(id: $id) { ... on Project { cover { id origin } } } }';
      const { data } = await server.graphql<{ node: { cover: { id: string; origin: string } } }>(
        document,
        { id: projectId },
        other.cookie,
      );
      return data.node.cover.origin === 'UPLOAD' ? data.node.cover.id : data.node.cover.origin;
    };
    expect(await coverOrigin()).toBe(inputMediaIds[0]);
    await stageAll(server, jobId);
    expect(await coverOrigin()).toBe('PROOF');
    await change('requestRevision', { reason: 'Another arrangement' });
    expect(await coverOrigin()).toBe(inputMediaIds[0]);
    await stageAll(server, jobId, 1);
    await change('approveStagingJob');
    expect(await coverOrigin()).toBe('PROOF');
    await deliverAll(server, jobId);
    expect(await coverOrigin()).toBe('FINAL');
  });

  it('counts the photos that wait for review, not the jobs', async () => {
    const other = await server.register();
    const { jobId } = await makeJob(server, other, { photos: 3 });
    const counted = async () =>
      (await server.graphql<{ viewer: unknown }>('{ viewer { photosToReview } }', {}, other.cookie)).data.viewer;
    expect(await counted()).toEqual({ photosToReview: 0 });
    await stageAll(server, jobId);
    expect(await counted()).toEqual({ photosToReview: 3 });
    await mutate(server, other, { name: 'approveStagingJob', input: { id: jobId } });
    expect(await counted()).toEqual({ photosToReview: 0 });
  });

  it('lists and counts files by their source', async () => {
    const other = await server.register();
    const { projectId, jobId } = await makeJob(server, other);
    await stageAll(server, jobId);
    await mutate(server, other, { name: 'approveStagingJob', input: { id: jobId } });
    await deliverAll(server, jobId);
    const fields = (origin: string) =>
      `media(origin: ${origin}) { totalCount edges { node { origin } } } mediaCounts(origin: ${origin}) { total images }`;
    const of = async (origin: string) => {
      const document = `query($id: ID!) { viewer { ${fields(origin)} } node(id: $id) { ... on Project { ${fields(origin)} } } }`;
      const { data } = await server.graphql<Record<'viewer' | 'node', unknown>>(
        document,
        { id: projectId },
        other.cookie,
      );
      expect(data.viewer).toEqual(data.node);
      return data.viewer;
    };
    const answer = (...origins: readonly string[]) => ({
      media: { totalCount: origins.length, edges: origins.map((origin) => ({ node: { origin } })) },
      mediaCounts: { total: origins.length, images: origins.length },
    });
    expect(await of('[UPLOAD, FINAL]')).toEqual(answer('FINAL', 'UPLOAD'));
    expect(await of('PROOF')).toEqual(answer('PROOF'));
    expect(await of('null')).toEqual(answer('FINAL', 'PROOF', 'UPLOAD'));
  });

  it('lists the workspace’s files by project, type and name', async () => {
    const other = await server.register();
    const projectId = await makeProject(server, other);
    const id = await makePhoto(server, other, projectId);
    const list = async (args: string) => {
      const document = `{ viewer { media(${args}) { edges { node { id } } } } }`;
      const { data } = await server.graphql<{ viewer: { media: { edges: unknown[] } } }>(document, {}, other.cookie);
      return data.viewer.media.edges;
    };
    const found = [{ node: { id } }];
    expect(await list(`projectId: "${projectId}", type: IMAGE, search: "ving ro"`)).toEqual(found);
    expect(await list('search: "living-room"')).toEqual(found);
    expect(await list('type: VIDEO')).toEqual([]);
    expect(await list('projectId: "nope"')).toEqual([]);
    expect(await list('search: "kitchen"')).toEqual([]);
  });
});
