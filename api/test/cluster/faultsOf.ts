/** Compares what is stored after a storm with what the customers were told. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PrismaClient } from '../../db/client.js';
import { sweepFiles } from '../../jobs/sweepFiles.js';
import type { MediaOrigin } from '../../db/generated/enums.js';
import type { Services } from '../../services.js';
import { compareObjects, UNKNOWN_AFTER } from '../../storage/compareObjects.js';
import type { FakeGcs } from '../fakeGcs.js';
import type { ReceivedWebhook } from '../webhookReceiver.js';
import type { Machine } from './cluster.js';
import type { Order } from './customer.js';

/** Milliseconds for what runs after the last answer: webhooks, removals. */
const PATIENCE_MS = 60_000;
const POLL_MS = 250;
const FATAL = 60;

/** For each fault a line that names the row; none: nothing was lost, done twice or left in between. */
export async function faultsOfOrders(
  { prisma }: { readonly prisma: PrismaClient },
  orders: readonly Order[],
): Promise<string[]> {
  const faults: string[] = [];
  const expectCount = (what: string, found: number, expected: number) => {
    if (found !== expected) faults.push(`${what}: ${found} in place of ${expected}`);
  };
  for (const { jobId, projectId, photos, revisions, approvedAt } of orders) {
    const job = await prisma.stagingJob.findUnique({ where: { id: jobId }, include: { items: true, revisions: true } });
    if (!job) {
      faults.push(`${jobId} is lost`);
      continue;
    }
    const delivered = approvedAt === null ? 0 : 1;
    const expected = delivered ? 'final_delivered' : 'proof_ready';
    if (job.status !== expected) faults.push(`${jobId} is ${job.status} in place of ${expected}`);
    expectCount(`photos of ${jobId}`, job.items.length, photos);
    expectCount(`staged photos of ${jobId}`, job.items.filter(({ state }) => state === 'staged').length, photos);
    expectCount(`revisions of ${jobId}`, job.revisions.filter(({ outcome }) => outcome === 'done').length, revisions);
    const made = await prisma.stagingRound.count({ where: { item: { jobId } } });
    expectCount(`results of ${jobId}`, made, photos * (1 + revisions));
    const media = (origin: MediaOrigin) => prisma.media.count({ where: { projectId, origin } });
    expectCount(`proofs of ${projectId}`, await media('proof'), photos * (1 + revisions));
    expectCount(`finals of ${projectId}`, await media('final'), photos * delivered);
    expectCount(`uploads of ${projectId}`, await media('upload'), photos);
    expectCount(`jobs of ${projectId}`, await prisma.stagingJob.count({ where: { projectId } }), 1);
    const happened = {
      staging_job_created: 1,
      staging_job_proof_ready: 1 + revisions,
      staging_job_revision_requested: revisions,
      staging_job_approved: delivered,
      staging_job_completed: delivered,
      staging_job_failed: 0,
    };
    for (const [action, times] of Object.entries(happened)) {
      const where = { entityId: jobId, action };
      expectCount(`activities ${action} of ${jobId}`, await prisma.activity.count({ where }), times);
      const byPerson = PERSONAL.has(action) ? times : 0;
      expectCount(`audit entries ${action} of ${jobId}`, await prisma.auditEntry.count({ where }), byPerson);
    }
    const events = {
      'staging_job.processing': 1 + revisions,
      'staging_job.proof_ready': 1 + revisions,
      'staging_job.approved': delivered,
      'staging_job.delivered': delivered,
      'staging_job.failed': 0,
    };
    for (const [type, times] of Object.entries(events)) {
      const where = { objectId: jobId, type };
      expectCount(`events ${type} of ${jobId}`, await prisma.webhookEvent.count({ where }), times);
    }
  }
  expectCount('all projects', await prisma.project.count(), orders.length);
  return faults;
}

/** What a person does is in the audit log. */
const PERSONAL = new Set(['staging_job_created', 'staging_job_revision_requested', 'staging_job_approved']);

/** What still waits or is in work after some time: it would wait for ever. */
export async function whatWaits({ prisma }: { readonly prisma: PrismaClient }): Promise<string[]> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const rows = await prisma.$queryRaw<{ what: string }[]>`
      SELECT 'message ' || name || ' ' || state || ' ' || data AS what FROM queue.job
        WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss%'
        AND NOT (state = 'created' AND start_after > now() + interval '1 minute')
      UNION ALL SELECT 'photo ' || id || ' ' || state FROM "StagingItem" WHERE state IN ('waiting', 'staging')
      UNION ALL SELECT 'turn ' || id FROM "StagingTurn" WHERE "endedAt" IS NULL
      UNION ALL SELECT 'webhook ' || id || ' ' || state FROM "WebhookDelivery" WHERE state <> 'delivered'
      UNION ALL SELECT 'call ' || id FROM "IdempotentCall" WHERE status IS NULL`;
    if (rows.length === 0) return [];
    if (performance.now() > deadline) return rows.map(({ what }) => what);
    await wait(POLL_MS);
  }
}

/** Receivers that remember ids see each event once: an id for each event, and the same event under an id. */
export async function faultsOfWebhooks(
  { prisma }: { readonly prisma: PrismaClient },
  received: readonly ReceivedWebhook[],
): Promise<string[]> {
  const events = await prisma.webhookEvent.findMany({ include: { deliveries: true } });
  const texts = new Map<string, Set<string>>();
  for (const { id, body } of received) {
    // links to pictures are made anew for each try
    const { type, timestamp, data } = body;
    const text = JSON.stringify([type, timestamp, data.jobId, data.status]);
    texts.set(id, (texts.get(id) ?? new Set()).add(text));
  }
  const known = new Set(events.map(({ id }) => id));
  return [
    ...events.filter(({ id }) => !texts.has(id)).map(({ id, type }) => `${type} ${id} did not arrive`),
    ...events.filter(({ deliveries }) => deliveries.length !== 1).map(({ id }) => `${id} is not delivered once`),
    ...[...texts].filter(([id]) => !known.has(id)).map(([id]) => `${id} arrived and was no event`),
    ...[...texts].filter(([, each]) => each.size > 1).map(([id]) => `${id} arrived as different events`),
  ];
}

/** Lets a day pass and sweeps: objects without a row, and rows without their object, that are left. */
export async function faultsOfBucket(services: Services, bucket: FakeGcs): Promise<string[]> {
  const timeCreated = new Date(Date.now() - UNKNOWN_AFTER - 60_000).toISOString();
  for (const [key, object] of bucket.objects) bucket.objects.set(key, { ...object, timeCreated });
  await sweepFiles(services);
  const removals = await whatWaits(services);
  const compared = await compareObjects(services, async ({ unknown, missingObjects, wrongSizes }) => {
    const missing = await linesOf(missingObjects(), ({ source, key }) => `${source} lacks ${key}`);
    const wrong = await linesOf(wrongSizes(), ({ source, key }) => `${source} has another size of ${key}`);
    return [...(unknown.count > 0 ? [`${unknown.count} objects have no row`] : []), ...missing, ...wrong];
  });
  return [...removals, ...compared];
}

async function linesOf<Row>(pages: AsyncIterable<readonly Row[]>, wordsOf: (row: Row) => string): Promise<string[]> {
  const lines: string[] = [];
  for await (const page of pages) lines.push(...page.map(wordsOf));
  return lines;
}

interface Line {
  readonly machine: string;
  readonly level: number;
  readonly msg: string;
}

/** The log of all processes; what is no line of it, such as a stack, counts as fatal. */
export function logOf(machines: readonly Machine[]): Line[] {
  return machines.flatMap(({ name, output }) =>
    output()
      .split('\n')
      .filter((text) => text !== '' && !EXPECTED.test(text))
      .map((text) => ({ machine: name, ...parsed(text) })),
  );
}

const EXPECTED = /^(Showhome (is ready|takes work)|Stop it with)/;

function parsed(text: string): Pick<Line, 'level' | 'msg'> {
  try {
    const { level, msg, ...rest } = JSON.parse(text) as Pick<Line, 'level' | 'msg'>;
    return { level, msg: `${msg} ${JSON.stringify(rest)}` };
  } catch {
    return { level: FATAL, msg: text };
  }
}

export const isFatal = ({ level }: Line) => level >= FATAL;
