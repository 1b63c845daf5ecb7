import { describe, expect, it } from 'vitest';
import { createApiKey } from '../keys/createApiKey.js';
import { elementAt, first } from '../test/elements.js';
import { makeEmbed } from '../test/embeds.js';
import { makeJob, mutate } from '../test/factories.js';
import { cancelInvoice, newDraft } from '../test/invoices.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { deliverAll, stageAll, storeBytes, storePicture } from '../test/staged.js';
import { startServer, type Registered } from '../test/startServer.js';
import { recordFinal } from './recordFinal.js';
import { settleDelivery } from './settleDelivery.js';
import { OF_SITUATION, situationOf } from './situationOf.js';
import { takeDelivery } from './takeDelivery.js';
import { situationIn } from './transitions.js';

const server = shared(startServer);
const who = shared(() => server.register());

const db = () => server.services.prisma;
const change = (name: string, input: object, by: Pick<Registered, 'cookie'> = who) =>
  mutate<{ stagingJob: object }>(server, by, { name, input, select: 'stagingJob { status items { decision } }' });

async function read(id: string) {
  const items = { include: { final: true, revisions: OF_SITUATION.revisions }, orderBy: { position: 'asc' } } as const;
  const job = await db().stagingJob.findUniqueOrThrow({ where: { id }, include: { items } });
  // its status is the one of its photos
  expect(situationOf(situationIn(job), job.items)).toBe(situationIn(job));
  return job;
}

async function reviewedJob(photos = 2): Promise<string> {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  return jobId;
}

async function approvedJob(photos = 2, by?: Pick<Registered, 'cookie'>): Promise<string> {
  const jobId = await reviewedJob(photos);
  await change('approveStagingJob', { id: jobId }, by);
  return jobId;
}

async function deliveredJob(photos = 2): Promise<string> {
  const jobId = await approvedJob(photos);
  await deliverAll(server, jobId);
  return jobId;
}

/** @param places of the photos; default: all */
async function takeBack(jobId: string, places?: readonly number[]) {
  const { items } = await read(jobId);
  const itemIds = (places ?? items.map((_, place) => place)).map((place) => elementAt(items, place).id);
  return change('decideOnStagingItems', { id: jobId, itemIds, decision: 'UNDECIDED' });
}

const makeDelayed = (jobId: string, minutes: number) =>
  db().stagingItem.updateMany({ where: { jobId }, data: { approvedAt: new Date(Date.now() - minutes * 60_000) } });

async function activityOf(jobId: string) {
  const { action, actorId, description } = await db().activity.findFirstOrThrow({
    where: { entityId: jobId },
    orderBy: { createdAt: 'desc' },
  });
  return { action, actorId, description };
}

describe('an approval that is taken back', () => {
  it('of all photos puts a delivered job under review again, without its finals', async () => {
    const jobId = await deliveredJob();
    const before = (await read(jobId)).items.flatMap(({ final }) => final ?? []);
    const { stagingJob } = await takeBack(jobId);
    expect(stagingJob).toEqual({
      status: 'PROOF_READY',
      items: [{ decision: 'UNDECIDED' }, { decision: 'UNDECIDED' }],
    });
    expect((await read(jobId)).items).toMatchObject([
      { finalMediaId: null, approvedAt: null, proofMediaId: expect.any(String) },
      { finalMediaId: null, approvedAt: null, proofMediaId: expect.any(String) },
    ]);
    expect(before).toHaveLength(2);
    expect(await db().media.count({ where: { id: { in: before.map(({ id }) => id) } } })).toBe(0);
    const keys = before.flatMap((one) => [one.objectKey, one.previewKey, one.thumbnailKey, one.losslessKey]);
    expect(await keysToRemove(server)).toEqual(expect.arrayContaining(keys));
    expect(await activityOf(jobId)).toEqual({
      action: 'staging_approval_withdrawn',
      actorId: who.user.id,
      description: '2 photos not approved any more for 12 Elm Street',
    });
    expect((await change('approveStagingJob', { id: jobId })).stagingJob).toMatchObject({ status: 'APPROVED' });
    await deliverAll(server, jobId);
    expect(await read(jobId)).toMatchObject({ status: 'final_delivered' });
  });

  it('of one photo leaves the others as they are', async () => {
    const jobId = await deliveredJob();
    await takeBack(jobId, [1]);
    expect(await read(jobId)).toMatchObject({
      status: 'proof_ready',
      items: [
        { decision: 'approved', finalMediaId: expect.any(String) },
        { decision: 'undecided', finalMediaId: null },
      ],
    });
  });

  it('of a photo while others wait for a decision changes no status', async () => {
    const jobId = await reviewedJob();
    const { items } = await read(jobId);
    await change('decideOnStagingItems', { id: jobId, itemIds: [first(items).id], decision: 'APPROVED' });
    expect((await takeBack(jobId, [0])).stagingJob).toMatchObject({ status: 'PROOF_READY' });
    expect((await activityOf(jobId)).action).toBe('staging_approval_withdrawn');
  });

  it('takes in again what was left out beside it, as "Approve all" does with photos without a picture', async () => {
    const jobId = await reviewedJob();
    const { items } = await read(jobId);
    await change('decideOnStagingItems', { id: jobId, itemIds: [elementAt(items, 1).id], decision: 'LEFT_OUT' });
    await change('approveStagingJob', { id: jobId });
    await takeBack(jobId);
    expect((await read(jobId)).items.map(({ decision }) => decision)).toEqual(['undecided', 'undecided']);
  });

  it('of two people at the same time is taken back once', async () => {
    const jobId = await deliveredJob(1);
    const answers = await Promise.all([takeBack(jobId), takeBack(jobId)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'ConflictError',
      'DecideOnStagingItemsPayload',
    ]);
  });
});

describe('a worker that writes the finals meanwhile', () => {
  const finalOf = async () => ({
    final: await storePicture(server, who.workspaceId),
    lossless: { key: await storeBytes(server, who.workspaceId), bytes: 7 },
  });

  it('delivers nothing', async () => {
    const jobId = await approvedJob(1);
    const item = first((await takeDelivery(server.services, jobId))?.items ?? []);
    await takeBack(jobId);
    expect(await recordFinal(server.services, { ...item, ...(await finalOf()) })).toBe(false);
    expect(await settleDelivery(server.services, jobId)).toBe(false);
    expect(await read(jobId)).toMatchObject({ status: 'proof_ready', items: [{ finalMediaId: null }] });
  });

  it('does not deliver the old picture of a photo that was approved again with another one', async () => {
    const jobId = await approvedJob(1);
    const old = first((await takeDelivery(server.services, jobId))?.items ?? []);
    await takeBack(jobId);
    await change('requestRevision', { id: jobId, reason: 'Too dark' });
    await stageAll(server, jobId, 1);
    await change('approveStagingJob', { id: jobId });
    expect(await recordFinal(server.services, { ...old, ...(await finalOf()) })).toBe(false);
    const item = first((await takeDelivery(server.services, jobId))?.items ?? []);
    expect(item.cleanKey).not.toBe(old.cleanKey);
    expect(await recordFinal(server.services, { ...item, ...(await finalOf()) })).toBe(true);
  });

  it.each([1, 2, 3])('and the person end in a state that is whole (%i)', async () => {
    const jobId = await approvedJob(1);
    await Promise.all([takeBack(jobId), deliverAll(server, jobId).catch(() => null)]);
    expect(await read(jobId)).toMatchObject({
      status: 'proof_ready',
      items: [{ decision: 'undecided', finalMediaId: null }],
    });
  });
});

describe('an approval stays', () => {
  const refused = (message: string) => ({ __typename: 'ConflictError', message });
  const expectKept = async (jobId: string, message: string) => {
    expect(await takeBack(jobId)).toEqual(refused(message));
    expect(await read(jobId)).toMatchObject({
      status: 'final_delivered',
      items: [{ decision: 'approved', finalMediaId: expect.any(String) }],
    });
  };

  it('after ten minutes', async () => {
    const jobId = await deliveredJob(1);
    await makeDelayed(jobId, 9.9);
    expect((await takeBack(jobId)).stagingJob).toMatchObject({ status: 'PROOF_READY' });
    const late = await deliveredJob(1);
    await makeDelayed(late, 10);
    await expectKept(late, 'Photo 1 was approved more than 10 minutes ago, so it stays approved.');
  });

  it('when an API key approved it', async () => {
    const { workspaceId, user } = who;
    const caller = { userId: user.id, workspaceId, role: 'owner', platformRole: 'member' } as const;
    const { text: cookie } = await createApiKey(caller, server.services, {
      name: 'Software',
      scopes: ['staging:write'],
    });
    const jobId = await approvedJob(1, { cookie });
    await deliverAll(server, jobId);
    expect((await read(jobId)).items).toMatchObject([{ decision: 'approved', approvedAt: null }]);
    await expectKept(jobId, 'Photo 1 is approved for good.');
  });

  it('while an invoice charges for it', async () => {
    const jobId = await deliveredJob(1);
    const { projectId } = await read(jobId);
    const items = [{ description: 'Staging', amount: '6.00', jobId }];
    const { id, invoiceNumber } = await newDraft(server, who, { projectId, items });
    await expectKept(
      jobId,
      `Invoice ${invoiceNumber} charges for this staging: cancel it first. The approval cannot be taken back.`,
    );
    await cancelInvoice(server, who, id);
    expect((await takeBack(jobId)).stagingJob).toMatchObject({ status: 'PROOF_READY' });
  });

  it('once a pack was ordered', async () => {
    const jobId = await deliveredJob(1);
    const input = { jobId, label: { kind: 'NONE', qr: false }, publicPage: false };
    expect(await mutate(server, who, { name: 'createPack', input })).toMatchObject({ __typename: 'CreatePackPayload' });
    await expectKept(jobId, 'A pack of this job has been made. The approval cannot be taken back.');
  });

  it.each([false, true])('while a public page shows it (of the whole project: %s)', async (wholeProject) => {
    const jobId = await deliveredJob(1);
    const input = { jobId, kind: 'DELIVERY', wholeProject };
    await mutate(server, who, { name: 'createPublicLink', input });
    await expectKept(jobId, 'A public page shows these pictures: revoke it first. The approval cannot be taken back.');
    await db().publicLink.updateMany({ where: { jobId }, data: { revokedAt: new Date() } });
    expect((await takeBack(jobId)).stagingJob).toMatchObject({ status: 'PROOF_READY' });
  });

  it.each(['SLIDER', 'GALLERY'])('while an embed shows it (%s)', async (kind) => {
    const jobId = await deliveredJob(1);
    const { projectId, items } = await read(jobId);
    const shown = kind === 'SLIDER' ? { itemId: first(items).id } : { projectId };
    const { id } = await makeEmbed(server, who, { kind, ...shown });
    const message = 'The embed “Front page” shows these pictures: switch it off first.';
    await expectKept(jobId, `${message} The approval cannot be taken back.`);
    await db().embed.update({ where: { id }, data: { offAt: new Date() } });
    expect((await takeBack(jobId)).stagingJob).toMatchObject({ status: 'PROOF_READY' });
  });

  it('for everybody of another workspace', async () => {
    const jobId = await deliveredJob(1);
    const itemIds = (await read(jobId)).items.map(({ id }) => id);
    const stranger = await server.register();
    const input = { id: jobId, itemIds, decision: 'UNDECIDED' };
    expect(await change('decideOnStagingItems', input, stranger)).toMatchObject({ __typename: 'NotFoundError' });
  });
});

it('a photo tells until when its approval can be taken back', async () => {
  const document = 'query($id: ID!) { node(id: $id) { ... on StagingJob { items { takeBackUntil } } } }';
  const ask = async (id: string) => {
    const { data } = await server.graphql<{ node: { items: { takeBackUntil: string | null }[] } }>(
      document,
      { id },
      who.cookie,
    );
    return first(data.node.items).takeBackUntil;
  };
  const jobId = await reviewedJob(1);
  expect(await ask(jobId)).toBeNull();
  await change('approveStagingJob', { id: jobId });
  const minutes = (Date.parse((await ask(jobId)) ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
});
