/** EVENTS.md says what receivers get: each of its examples is compared with what the change really sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { today } from '../billing/days.js';
import { lapseInvoices } from '../billing/lapseInvoices.js';
import { addSellerComment } from '../delivery/proof/addSellerComment.js';
import { newSellerComment } from '../delivery/proof/sellerComment.rules.js';
import { attemptAt } from '../staging/attempt.js';
import { recordFailure } from '../staging/recordFailure.js';
import { settleJob } from '../staging/settleJob.js';
import { first } from '../test/elements.js';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { newDraft, sendInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { deliverAll, stageAll, takeJob } from '../test/staged.js';
import { startServer } from '../test/startServer.js';
import { startReceiver } from '../test/webhookReceiver.js';
import { makeWebhook } from '../test/webhooks.js';
import { ALL_EVENT_TYPES, EVENT_TYPES, TEST_EVENT, type EventType } from './eventTypes.js';
import { startSender } from './sending/sender.js';

const server = shared(startServer);
const who = shared(() => server.register());
const receiver = shared(startReceiver);
const webhook = shared(() => makeWebhook(server, who, { url: receiver.url }));
shared(async () => ({ close: startSender(server.services).stop }));

interface Documented {
  readonly words: string;
  readonly example: unknown;
}

function readDocument(): Map<string, Documented> {
  const text = readFileSync(join(import.meta.dirname, 'EVENTS.md'), 'utf8');
  const sections = text.matchAll(/^## (\w+\.\w+)\n\n(.+)\n\n```json\n([^`]+)```$/gm);
  return new Map(
    [...sections].map(([, type = '', words = '', json = '']) => [
      type,
      { words, example: JSON.parse(json) as unknown },
    ]),
  );
}

const DOCUMENT = readDocument();

/** Without what differs each time: random parts of ids, times, and links. */
function inGeneral(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/"https?:\/\/[^"]+\/files\/[^"]+"/g, '"(link)"')
    .replaceAll(/"([a-z]+)_[0-9a-z]{20}"/g, '"$1_(id)"')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"(time)"');
  return JSON.parse(text);
}

const change = async (name: string, input: object) => {
  const answer = await mutate(server, who, { name, input });
  if (answer.message !== undefined) throw new Error(answer.message);
};

async function reviewedJob(): Promise<string> {
  const { jobId } = await makeJob(server, who);
  await stageAll(server, jobId);
  return jobId;
}

async function approvedJob(): Promise<string> {
  const jobId = await reviewedJob();
  await change('approveStagingJob', { id: jobId });
  return jobId;
}

async function takeBack(jobId: string): Promise<void> {
  const items = await server.services.prisma.stagingItem.findMany({ where: { jobId } });
  const itemIds = items.map(({ id }) => id);
  await change('decideOnStagingItems', { id: jobId, itemIds, decision: 'UNDECIDED' });
}

async function failJob(): Promise<void> {
  const { jobId } = await makeJob(server, who);
  const job = await takeJob(server, jobId, 0);
  await recordFailure(server.services, attemptAt(first(job?.items ?? [])), { sentence: 'Too dark.' });
  await settleJob(server.services, jobId);
}

async function answerProof(): Promise<void> {
  const { prisma } = server.services;
  const jobId = await reviewedJob();
  await change('createPublicLink', { jobId, kind: 'PROOF' });
  const link = await prisma.publicLink.findFirstOrThrow({ where: { jobId } });
  const { id: itemId } = await prisma.stagingItem.findFirstOrThrow({ where: { jobId } });
  const { id: resultId } = await prisma.stagingRound.findFirstOrThrow({ where: { itemId } });
  const words = { itemId, resultId, name: 'Ana', text: 'No rug, please.', verdict: 'please_change' };
  await addSellerComment(server.services, link, newSellerComment.parse(words));
}

async function sentInvoice(): Promise<string> {
  const { id } = await newDraft(server, who);
  await sendInvoice(server, who, { id });
  return id;
}

async function lapse(): Promise<void> {
  const id = await sentInvoice();
  const dueDate = new Date(today().getTime() - 24 * 3_600_000);
  await server.services.prisma.invoice.update({ where: { id }, data: { dueDate } });
  await lapseInvoices(server.services);
}

/** Makes the change that each event tells of. */
const CAUSES: Readonly<Record<EventType | typeof TEST_EVENT, () => Promise<unknown>>> = {
  'staging_job.processing': reviewedJob,
  'staging_job.proof_ready': reviewedJob,
  'staging_job.failed': failJob,
  'staging_job.approved': approvedJob,
  'staging_job.delivered': async () => deliverAll(server, await approvedJob()),
  'staging_job.approval_withdrawn': async () => takeBack(await approvedJob()),
  'staging_job.cancelled': async () => change('cancelStagingJob', { id: (await makeJob(server, who)).jobId }),
  'proof.answered': answerProof,
  'invoice.sent': sentInvoice,
  'invoice.paid': async () =>
    change('recordPayment', { invoiceId: await sentInvoice(), method: 'Cash', receivedOn: '2026-01-02' }),
  'invoice.overdue': lapse,
  'project.created': () => makeProject(server, who),
  'media.created': async () => makePhoto(server, who, await makeProject(server, who)),
  'webhook.test': () => change('sendTestEvent', { id: webhook.id }),
};

/** What the receiver gets of that type. */
async function receivedOf(type: string) {
  const found = () => receiver.received.find(({ body }) => body.type === type);
  await expect.poll(found).toBeDefined();
  const webhookOfType = found();
  if (!webhookOfType) throw new Error(`Expected a ${type}.`);
  return webhookOfType;
}

describe('EVENTS.md', () => {
  it('is there for partners, whom nobody has signed in', async () => {
    const answer = await fetch(`${server.url}/api/events.md`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(readFileSync(join(import.meta.dirname, 'EVENTS.md'), 'utf8'));
  });

  it('has an example of every event, with its words, and of no other', () => {
    expect([...DOCUMENT.keys()]).toEqual([...ALL_EVENT_TYPES, TEST_EVENT]);
    for (const type of ALL_EVENT_TYPES) expect(DOCUMENT.get(type)?.words).toBe(EVENT_TYPES[type]);
  });

  it.each(Object.entries(CAUSES))('says what %s sends', async (type, cause) => {
    receiver.received.splice(0);
    await cause();
    const received = await receivedOf(type);
    receiver.verify(received, webhook.secret);
    expect(inGeneral(received.body)).toEqual(inGeneral(DOCUMENT.get(type)?.example));
  });

  it.each(['staging_job.proof_ready', 'staging_job.delivered', 'media.created'] as const)(
    'has links in %s that need no sign-in, and last for an hour',
    async (type) => {
      receiver.received.splice(0);
      await CAUSES[type]();
      const { data } = (await receivedOf(type)).body;
      const { url } = first(data.pictures as { readonly url: string }[]);
      expect((await fetch(url)).status).toBe(200);
      const expires = Number(new URL(url).searchParams.get('expires'));
      expect(expires - Date.now() / 1000).toBeGreaterThan(3599);
    },
  );

  it('tells the events of a job in their order', async () => {
    receiver.received.splice(0);
    await deliverAll(server, await approvedJob());
    await receivedOf('staging_job.delivered');
    const types = receiver.received.map(({ body }) => body.type).filter((type) => type.startsWith('staging_job.'));
    expect(types).toEqual([
      'staging_job.processing',
      'staging_job.proof_ready',
      'staging_job.approved',
      'staging_job.delivered',
    ]);
  });
});
