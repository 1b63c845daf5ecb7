import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { elementAt, first, pair } from '../test/elements.js';
import { makeProject } from '../test/factories.js';
import { cancelInvoice, writeInvoice } from '../test/invoices.js';
import { startServer, type Registered, type TestServer } from '../test/startServer.js';
import { requireChargeable } from './chargeableJobs.js';
import { chargeFor } from './chargeFor.js';
import { rateOf } from './priceList.js';
import type { StagingJobStatus } from '../db/generated/enums.js';

const LOOK = { roomType: 'living_room', style: 'modern' } as const;
const JOB = { ...LOOK, id: 'job_0123456789abcdefghjk' } as const;

it('names the room type and style of the approved photos, and says when they have several', () => {
  const bedroom = { style: 'japon', roomType: 'bedroom', decision: 'approved' } as const;
  const leftOut = { ...LOOK, decision: 'left_out' } as const;
  const nameOf = (items: Parameters<typeof chargeFor>[0]['items']) => chargeFor({ ...JOB, items }, 'USD').description;
  expect(nameOf([bedroom, leftOut])).toBe('Staging of 1 photo, bedroom, japon (cdefghjk)');
  const office = { ...bedroom, roomType: 'home_office' } as const;
  expect(nameOf([bedroom, office])).toBe('Staging of 2 photos, several rooms, japon (cdefghjk)');
  expect(nameOf([bedroom, { ...office, style: 'miami' }])).toBe(
    'Staging of 2 photos, several rooms, several styles (cdefghjk)',
  );
});

describe('the price of an image', () => {
  it.each([
    [1, '3.00'],
    [10, '3.00'],
    [11, '2.50'],
    [50, '2.50'],
    [51, '2.00'],
    [100, '2.00'],
  ])('of %i ordered together is %s', (images, rate) => expect(rateOf(images).toFixed(2)).toBe(rate));

  it.each([
    [10, 0, '30.00'],
    [11, 0, '27.50'],
    [11, 2, '22.50'],
    [51, 0, '102.00'],
  ])('is that of all %i ordered, for all but the %i that are left out: %s', (ordered, failed, amount) => {
    const items = Array.from({ length: ordered }, (_, index) => ({
      ...LOOK,
      decision: index < failed ? ('left_out' as const) : ('approved' as const),
    }));
    const line = chargeFor({ ...JOB, items }, 'USD');
    expect(line.amount.toFixed(2)).toBe(amount);
    expect(line.description).toBe(`Staging of ${ordered - failed} photos, living room, modern (cdefghjk)`);
  });
});

it.each([
  ['JPY', 11, '28'],
  ['JPY', 12, '30'],
  ['JPY', 13, '33'],
  ['EUR', 11, '27.5'],
])('a line in %s for %i images is rounded half up to the decimals of the currency: %s', (currency, images, amount) => {
  const items = Array.from({ length: images }, () => ({ ...LOOK, decision: 'approved' as const }));
  expect(chargeFor({ ...JOB, items }, currency).amount.toString()).toBe(amount);
});

describe('drawing lines from staging', () => {
  let server: TestServer;
  let who: Registered;
  beforeAll(async () => {
    server = await startServer();
    who = await server.register();
  });
  afterAll(() => server.close());

  /** A job with that status and that number of photos, each with a proof. */
  async function makeJob(
    projectId: string,
    { status = 'approved', photos = 2 }: { status?: StagingJobStatus; photos?: number } = {},
  ) {
    const { prisma } = server.services;
    const id = newId('job');
    const looks = { style: 'japon', roomType: 'bedroom', creativity: 15 } as const;
    const preserve = { preserveWindows: false, preserveWalls: false, preserveCeiling: false, preserveFloor: false };
    const whose = { workspaceId: who.workspaceId, projectId };
    const file = { ...whose, type: 'image' as const, filename: 'a', originalName: 'a', mimeType: 'image/png' };
    const photo = () => ({ ...file, id: newId('med'), fileSize: 1, width: 1, height: 1, objectKey: newId('upl') });
    const media = Array.from({ length: photos }, photo);
    await prisma.media.createMany({ data: media });
    const items = media.map((one, position) => ({
      id: newId('item'),
      position,
      inputMediaId: one.id,
      proofMediaId: one.id,
      state: 'staged' as const,
      decision: status === 'approved' || status === 'final_delivered' ? ('approved' as const) : ('undecided' as const),
      style: looks.style,
      roomType: looks.roomType,
    }));
    await prisma.stagingJob.create({ data: { id, ...whose, ...looks, ...preserve, status, items: { create: items } } });
    return id;
  }

  async function linesOf(projectId: string) {
    const document =
      'query($id: ID!) { node(id: $id) { ... on Project { draftInvoiceItems { description amount jobId } } } }';
    const { data } = await server.graphql<{ node: { draftInvoiceItems: { jobId: string }[] } }>(
      document,
      { id: projectId },
      who.cookie,
    );
    return data.node.draftInvoiceItems;
  }

  const write = (projectId: string, items: readonly object[]) => writeInvoice(server, who, { projectId, items });
  const lineFor = (jobId: string) => ({ description: 'Staging', amount: '6.00', jobId });

  it('gives one for each approved or delivered job, the oldest first', async () => {
    const projectId = await makeProject(server, who);
    const statuses = ['approved', 'queued', 'processing', 'proof_ready', 'rework', 'final_delivered'] as const;
    const jobs: string[] = [];
    for (const status of statuses)
      jobs.push(await makeJob(projectId, { status, photos: status === 'approved' ? 1 : 2 }));
    const named = (jobId: string, photos: string) => `Staging of ${photos}, bedroom, japon (${jobId.slice(-8)})`;
    const [approved, delivered] = [elementAt(jobs, 0), elementAt(jobs, 5)];
    expect(await linesOf(projectId)).toEqual([
      { description: named(approved, '1 photo'), amount: '3.00', jobId: approved },
      { description: named(delivered, '2 photos'), amount: '6.00', jobId: delivered },
    ]);
  });

  it('charges for approved images, also after their proofs were deleted from the library', async () => {
    const projectId = await makeProject(server, who);
    await makeJob(projectId, { status: 'final_delivered' });
    const lines = await linesOf(projectId);
    await server.services.prisma.stagingItem.updateMany({
      where: { job: { projectId } },
      data: { proofMediaId: null },
    });
    expect(await linesOf(projectId)).toEqual(lines);
  });

  it('is accepted by an invoice, and by a second one only after the first is cancelled', async () => {
    const projectId = await makeProject(server, who);
    const jobId = await makeJob(projectId);
    const lines = await linesOf(projectId);
    const { invoice } = await write(projectId, lines);
    expect(invoice.items).toMatchObject([{ amount: '6.00', job: { id: jobId } }]);
    expect(await linesOf(projectId)).toEqual([]);
    const message = `Invoice ${invoice.invoiceNumber} charges for this staging already. Cancel it, or drop the line.`;
    expect(await write(projectId, lines)).toEqual({ __typename: 'ConflictError', message });
    await cancelInvoice(server, who, invoice.id);
    expect(await linesOf(projectId)).toEqual(lines);
    expect(await write(projectId, lines)).toMatchObject({ __typename: 'CreateInvoicePayload' });
  });

  it('proposes an amount that an invoice in a currency without decimals accepts', async () => {
    const { prisma } = server.services;
    const projectId = await makeProject(server, who);
    await makeJob(projectId, { photos: 11 });
    const use = (currency: string) => prisma.workspace.update({ where: { id: who.workspaceId }, data: { currency } });
    await use('JPY');
    try {
      const lines = await linesOf(projectId);
      expect(lines).toMatchObject([{ amount: '28.00' }]);
      const answer = await writeInvoice(server, who, { projectId, items: lines, subtotal: '28', tax: '0' });
      expect(answer).toMatchObject({ __typename: 'CreateInvoicePayload' });
    } finally {
      await use('USD');
    }
  });

  it('uses the prices that the schema publishes', async () => {
    const document = '{ viewer { workspace { priceList { currency tiers { upTo pricePerImage } } } } }';
    const { data } = await server.graphql<{ viewer: { workspace: object } }>(document, {}, who.cookie);
    expect(data.viewer.workspace).toEqual({
      priceList: {
        currency: 'USD',
        tiers: [
          { upTo: 10, pricePerImage: '3.00' },
          { upTo: 50, pricePerImage: '2.50' },
          { upTo: null, pricePerImage: '2.00' },
        ],
      },
    });
  });

  it('charges once when several invoices are created at the same time', async () => {
    const projectId = await makeProject(server, who);
    const jobs = [await makeJob(projectId), await makeJob(projectId)];
    const [one, other] = pair(jobs.map(lineFor));
    const both = [one, other];
    const answers = await Promise.all(
      [both, both.toReversed(), [one], [other], both].map((items) => write(projectId, items)),
    );
    const charged = await server.services.prisma.invoiceItem.findMany({ where: { jobId: { in: jobs } } });
    expect(new Set(charged.map(({ jobId }) => jobId)).size).toBe(charged.length);
    const refused = answers.filter(({ __typename }) => __typename === 'ConflictError');
    expect(refused.length).toBe(answers.length - new Set(charged.map(({ invoiceId }) => invoiceId)).size);
    expect(charged.length).toBeGreaterThan(0);
  });

  it('waits for a transaction that is charging for the same job', async () => {
    const projectId = await makeProject(server, who);
    const jobId = await makeJob(projectId);
    const { prisma } = server.services;
    const waiting = async () => {
      const rows = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return Number(first(rows).count);
    };
    let second: ReturnType<typeof write> | undefined;
    await prisma.$transaction(async (tx) => {
      await requireChargeable(tx, projectId, [{ jobId }]);
      second = write(projectId, [lineFor(jobId)]);
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    });
    expect(await second).toMatchObject({ __typename: 'CreateInvoicePayload' });
  });

  it('accepts only approved jobs of the same project, each in one line', async () => {
    const projectId = await makeProject(server, who);
    const [approved, ready] = [await makeJob(projectId), await makeJob(projectId, { status: 'proof_ready' })];
    const elsewhere = await makeJob(await makeProject(server, who));
    const message = 'Charge for approved staging jobs of this project';
    for (const wrong of [ready, elsewhere, newId('job'), 'nope', '\0']) {
      const answer = await write(projectId, [lineFor(approved), lineFor(wrong)]);
      expect(answer).toEqual({ __typename: 'ValidationError', message, fields: [{ path: 'items.1.jobId', message }] });
    }
    const twice = 'Each staging job can be charged once';
    expect(await write(projectId, [lineFor(approved), lineFor(approved)])).toMatchObject({
      fields: [{ path: 'items', message: twice }],
    });
    expect(await server.services.prisma.invoice.count({ where: { projectId } })).toBe(0);
  });
});
