import { beforeAll, describe, expect, it } from 'vitest';
import { finalise, makeJob, makePhoto, makeProject, mutate, noise, sendFile } from './factories.js';
import { newDraft } from './invoices.js';
import { shared } from './shared.js';
import { startServer } from './startServer.js';
import { stageAll } from './staged.js';

const server = shared(startServer);
const owner = shared(() => server.register());
const stranger = shared(() => server.register());
let job: Awaited<ReturnType<typeof makeJob>>;
let ids: string[];
beforeAll(async () => {
  job = await makeJob(server, owner);
  await stageAll(server, job.jobId);
  const items = await server.services.prisma.stagingItem.findMany({ where: { jobId: job.jobId } });
  const media = await server.services.prisma.media.findMany({ where: { projectId: job.projectId } });
  const rows = [...items, ...media].map(({ id }) => id);
  const draft = await newDraft(server, owner, { projectId: job.projectId });
  const payment = { name: 'recordPayment', input: { invoiceId: draft.id, method: 'Cash', receivedOn: '2026-01-02' } };
  await mutate(server, owner, payment);
  const { prisma } = server.services;
  const line = await prisma.invoiceItem.findFirstOrThrow({ where: { invoiceId: draft.id } });
  const paid = await prisma.payment.findFirstOrThrow({ where: { invoiceId: draft.id } });
  const session = await prisma.session.findFirstOrThrow({ where: { userId: owner.user.id } });
  const bills = [draft.id, line.id, paid.id, session.id];
  ids = [owner.user.id, owner.workspaceId, job.projectId, job.jobId, ...rows, ...bills];
});

const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

describe('objects by id', () => {
  it('are returned to the workspace in the requested order, with their types', async () => {
    const { data } = await server.graphql<{ nodes: { id: string; __typename: string }[] }>(
      NODES,
      { ids },
      owner.cookie,
    );
    expect(data.nodes.map(({ id }) => id)).toEqual(ids);
    const types = ['User', 'Workspace', 'Project', 'StagingJob', 'StagingItem', 'Media', 'Media'];
    const bills = ['Invoice', 'InvoiceItem', 'Payment', 'Session'];
    expect(data.nodes.map(({ __typename }) => __typename)).toEqual([...types, ...bills]);
  });

  it.each([
    ['a stranger', () => stranger.cookie],
    ['nobody', () => undefined],
  ])('are not found by %s', async (_who, cookie) => {
    const { data, errors } = await server.graphql(NODES, { ids }, cookie());
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual(ids.map(() => null));
    for (const id of ids) {
      const one = await server.graphql('query($id: ID!) { node(id: $id) { id } }', { id }, cookie());
      expect(one).toEqual({ data: { node: null } });
    }
  });

  it('give the same answer when missing, malformed or of a type that cannot be read', async () => {
    const strange = ['', 'nope', '\0', 'proj_00000000000000000000', 'upl_00000000000000000000', 'x'.repeat(5000)];
    const { data, errors } = await server.graphql(NODES, { ids: strange }, owner.cookie);
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual(strange.map(() => null));
  });

  it('are at most 100 at once', async () => {
    const { errors } = await server.graphql(NODES, { ids: Array(101).fill(job.projectId) }, owner.cookie);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});

it('have no viewer without a session', async () => {
  expect(await server.graphql('{ viewer { user { email } } }')).toEqual({ data: { viewer: null } });
});

describe('a stranger can change nothing', () => {
  const photo = { originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: 10 };
  it.each([
    ['updateProject', () => ({ id: job.projectId, address: 'Mine now' })],
    ['deleteProject', () => ({ id: job.projectId })],
    ['requestUpload', () => ({ projectId: job.projectId, ...photo })],
    ['finaliseUpload', () => ({ projectId: job.projectId, uploadUrl: '/files/x', originalName: 'a.jpg' })],
    ['deleteMedia', () => ({ id: job.inputMediaIds[0] })],
    ['createStagingJob', () => ({ projectId: job.projectId, inputMediaIds: job.inputMediaIds })],
    ['approveStagingJob', () => ({ id: job.jobId })],
    ['requestRevision', () => ({ id: job.jobId, reason: 'x' })],
    ['retryStagingJob', () => ({ id: job.jobId })],
    ['cancelStagingJob', () => ({ id: job.jobId })],
  ])('by %s', async (name, input) => {
    const tables = () =>
      Promise.all([
        server.services.prisma.project.findUnique({ where: { id: job.projectId } }),
        server.services.prisma.stagingJob.findUnique({ where: { id: job.jobId } }),
        server.services.prisma.upload.count(),
        server.services.prisma.activity.count(),
      ]);
    const before = await tables();
    expect(await mutate(server, stranger, { name, input: input() })).toMatchObject({ __typename: 'NotFoundError' });
    expect(await tables()).toEqual(before);
    const missing = JSON.parse(JSON.stringify(input()).replaceAll(/(proj|job|med)_[^"]{20}/g, `$1_${'0'.repeat(20)}`));
    expect(await mutate(server, stranger, { name, input: missing })).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('with another workspace’s photo or upload in an own project', async () => {
    const projectId = await makeProject(server, stranger);
    const [inputMediaId] = job.inputMediaIds;
    const staging = await mutate(server, stranger, {
      name: 'createStagingJob',
      input: { projectId, inputMediaIds: [inputMediaId, await makePhoto(server, stranger, projectId)] },
    });
    expect(staging).toMatchObject({ __typename: 'ValidationError' });
    const bytes = await noise(20, 20).jpeg().toBuffer();
    const uploadUrl = await sendFile(server, owner, { projectId: job.projectId, bytes });
    expect(await finalise(server, stranger, { projectId, uploadUrl })).toMatchObject({ __typename: 'UploadError' });
    // The owner can still finalise it.
    const taken = await finalise(server, owner, { projectId: job.projectId, uploadUrl });
    expect(taken).toMatchObject({ __typename: 'FinaliseUploadPayload' });
  });
});
