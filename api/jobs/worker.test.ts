/** The worker with the real queue, while the store, the database or another service fails. */
import { expect, it, vi } from 'vitest';
import type { Services } from '../services.js';
import type { ObjectStore } from '../storage/store.js';
import { first } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { fakeStager } from '../test/fakeStager.js';
import { makeInvoice } from '../test/invoices.js';
import { startSmtp } from '../test/smtpServer.js';
import { storeBytes } from '../test/staged.js';
import { customer } from '../test/stagingQueue.js';
import { startServer } from '../test/startServer.js';
import { startStripeServer } from '../test/stripeServer.js';
import type { QueueMessage } from '../messaging/queue.js';
import { UNEXPECTED } from './stagePhoto.js';
import { startWorker } from './worker.js';

const patience = { timeout: 60_000, interval: 100 };

/** A separate server whose worker's store is changed by `broken`. */
async function serverWith(broken: (store: ObjectStore) => ObjectStore) {
  const server = await startServer({ settings: { LOG_LEVEL: 'silent' } });
  const { services } = server;
  const agent = await customer(server);
  const read = (id: string) =>
    services.prisma.stagingJob.findUniqueOrThrow({ where: { id }, include: { items: true } });
  return {
    ...server,
    agent,
    read,
    async takeWork() {
      // what was sent with the photos, which would fetch from the store too
      await services.prisma.$executeRaw`DELETE FROM queue.job WHERE name = 'suggest-room'`;
      await startWorker({ ...services, store: broken(services.store) }, { stage: fakeStager() });
    },
  };
}

it('stages a photo whose fetch fails once, because the queue retries', async () => {
  const server = await serverWith((store) => failingStore(store, ({ verb, nth }) => verb === 'fetch' && nth === 1));
  const id = await server.agent.order();
  await server.takeWork();
  await vi.waitFor(async () => expect((await server.read(id)).status).not.toMatch(/queued|processing/), patience);
  expect(await server.read(id)).toMatchObject({ status: 'proof_ready', failure: null, items: [{ state: 'staged' }] });
  await server.close();
});

it('fails a photo with a sentence after the last try has failed', async () => {
  const server = await serverWith((store) => failingStore(store, ({ verb }) => verb === 'fetch'));
  const id = await server.agent.order();
  await server.services.prisma.$executeRaw`UPDATE queue.job SET retry_limit = 1 WHERE name = 'stage-staging-job'`;
  await server.takeWork();
  await vi.waitFor(async () => expect((await server.read(id)).status).not.toMatch(/queued|processing/), patience);
  const failed = [{ state: 'failed', failure: UNEXPECTED }];
  expect(await server.read(id)).toMatchObject({ status: 'rework', failure: UNEXPECTED, items: failed });
  await server.close();
});

/** Services whose functions fail while `isBroken` returns true for their names. */
function breakable(services: Services, isBroken: (name: string) => boolean): Services {
  const breaking = <Thing extends object>(thing: Thing, names: readonly (keyof Thing)[]): Thing =>
    new Proxy(thing, {
      get(target, name, receiver) {
        const whole = Reflect.get(target, name, receiver) as unknown;
        const fails = names.includes(name as keyof Thing) && isBroken(String(name));
        return fails ? () => Promise.reject(new Error(`No ${String(name)} now.`)) : whole;
      },
    });
  const { prisma, queue, store, mailer, payments } = services;
  const invoice = breaking(prisma.invoice, ['findMany']);
  const stagingJob = breaking(prisma.stagingJob, ['findFirst']);
  return {
    ...services,
    prisma: new Proxy(prisma, {
      get(target, name, receiver) {
        if (name === 'invoice') return invoice;
        if (name === 'stagingJob') return stagingJob;
        return Reflect.get(target, name, receiver) as unknown;
      },
    }),
    queue: breaking(queue, ['unfinished']),
    store: breaking(store, ['delete', 'removeUnfinished']),
    mailer: mailer && breaking(mailer, ['send']),
    payments: payments && breaking(payments, ['callOff']),
  };
}

interface Line {
  readonly msg: string;
  readonly kind?: QueueMessage['kind'];
}

/** A server with mail and payments, and a worker for it that can be broken. */
async function mailingServer() {
  const lines: Line[] = [];
  const [smtp, stripe] = await Promise.all([startSmtp(), startStripeServer()]);
  const settings = { ...stripe.settings, SMTP_URL: smtp.url };
  const server = await startServer({ settings, onLog: (line) => lines.push(JSON.parse(line) as Line) });
  let failures = 0;
  let failing: readonly string[] | undefined;
  const fails = (name: string) => failures > 0 && (failing?.includes(name) ?? true);
  const services = breakable(server.services, (name) => fails(name) && failures-- > 0);
  const kindsOf = (msg: string) => new Set(lines.flatMap((line) => (line.msg === msg ? [line.kind] : [])));
  return {
    ...server,
    smtp,
    stripe,
    lines,
    kindsOf,
    /** makes the next calls fail: all breakable ones, or those of these names */
    fail(count: number, names?: readonly string[]) {
      failures = count;
      failing = names;
    },
    takeWork: () => startWorker(services),
    send: (message: QueueMessage) =>
      server.services.prisma.$transaction((tx) => server.services.queue.send(tx, message)),
    async close() {
      await server.close();
      await Promise.all([smtp.close(), stripe.close()]);
    },
  };
}

it('sends each mail, and cancels a payment, although the first try fails', async () => {
  const server = await mailingServer();
  await server.takeWork();
  const who = await server.register();
  const { id: invoiceId } = await makeInvoice(server, who, { status: 'draft', total: '10.00' });
  await mutate(server, who, { name: 'createPaymentIntent', input: { invoiceId } });
  const intent = first([...server.stripe.intents.values()]);
  const works: readonly [QueueMessage['kind'], () => Promise<unknown>, () => boolean][] = [
    ['sendReset', () => server.send({ kind: 'sendReset', email: who.email }), () => hasMail(who.email)],
    [
      'sendEmailChange',
      () => mutate(server, who, { name: 'changeEmail', input: { email: 'new@example.com', password: who.password } }),
      () => hasMail('new@example.com'),
    ],
    [
      'tellEmailChanged',
      () => server.send({ kind: 'tellEmailChanged', before: 'old@example.com', email: who.email }),
      () => hasMail('old@example.com'),
    ],
    [
      'callOffPayments',
      () => server.send({ kind: 'callOffPayments', paymentIds: [intent.id] }),
      () => intent.status === 'canceled',
    ],
  ];
  const hasMail = (address: string) => server.smtp.mails.some(({ to }) => to === address);
  for (const [kind, begin, isDone] of works) {
    // Only the calls of this work: the hourly work may run in between, and would use up the failures.
    server.fail(1, ['send', 'callOff']);
    await begin();
    await vi.waitFor(() => expect([kind, isDone()]).toEqual([kind, true]), patience);
    expect(server.kindsOf('work failed')).toContain(kind);
  }
  expect(server.kindsOf('work has failed for good')).toEqual(new Set());
  await server.close();
});

it('logs when the last try of each kind of work has failed, and repairs what must not be left', async () => {
  const server = await mailingServer();
  const { prisma, store } = server.services;
  const who = await server.register();
  const key = await storeBytes(server, who.workspaceId);
  const { jobId } = await makeJob(server, who);
  await mutate(server, who, { name: 'cancelStagingJob', input: { id: jobId } });
  const { id: invoiceId } = await makeInvoice(server, who, { status: 'draft', total: '10.00' });
  await mutate(server, who, { name: 'createPaymentIntent', input: { invoiceId } });
  const intent = first([...server.stripe.intents.values()]);
  await mutate(server, who, { name: 'changeEmail', input: { email: 'new@example.com', password: who.password } });
  const messages: readonly QueueMessage[] = [
    { kind: 'checkTurns' },
    { kind: 'deliver', jobId },
    { kind: 'removeObjects', keys: [key] },
    { kind: 'sendReset', email: who.email },
    { kind: 'tellEmailChanged', before: 'old@example.com', email: who.email },
    { kind: 'callOffPayments', paymentIds: [intent.id] },
    { kind: 'lapseInvoices' },
    { kind: 'sweepFiles' },
  ];
  for (const message of messages) await server.send(message);
  await prisma.$executeRaw`UPDATE queue.job SET retry_limit = 0 WHERE name NOT LIKE '%-lost'`;
  await server.takeWork();
  server.fail(1000);
  const kinds = new Set([...messages.map(({ kind }) => kind), 'sendEmailChange']);
  await vi.waitFor(() => expect(server.kindsOf('work has failed for good')).toEqual(kinds), patience);
  server.fail(0);
  // Objects and payments are removed and cancelled later, by messages that are retried for some days.
  await vi.waitFor(async () => expect(await store.info(key)).toBeNull(), patience);
  await vi.waitFor(() => expect(intent.status).toBe('canceled'), patience);
  const said = server.lines.map(({ msg }) => msg);
  expect(said).toEqual(
    expect.arrayContaining([
      'turns were not checked; the next hour tries again',
      'a mail with a reset link could not be sent',
      'a mail that asks a new address could not be sent',
      'a mail about a changed address could not be sent',
      'invoices were not made overdue; the next hour tries again',
      'files could not be swept; the next hour tries again',
    ]),
  );
  await server.close();
});
