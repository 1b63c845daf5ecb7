/** A running server as Prometheus sees it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../freePort.js';
import { stagePhoto, type Stage } from '../jobs/stagePhoto.js';
import { StageRefusal } from '../stager/contract.js';
import { fakeStager } from '../test/fakeStager.js';
import { failingStore } from '../test/failingStore.js';
import { scrape } from '../test/scrape.js';
import { severedDatabase, type SeveredDatabase } from '../test/severedDatabase.js';
import { shared } from '../test/shared.js';
import { startSmtp } from '../test/smtpServer.js';
import { clearQueue, customer } from '../test/stagingQueue.js';
import { startServer } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';
import { startReceiver } from '../test/webhookReceiver.js';
import { happen, makeWebhook } from '../test/webhooks.js';
import { startSender } from '../webhooks/sending/sender.js';
import { ALERTS } from './alerts.js';
import { BOARD } from './board.js';
import { METRICS } from './metrics.js';
import { startMetricsPort } from './metricsPort.js';

const TOKEN = randomUUID();
const PROJECTS = '{ viewer { projects { totalCount } } }';

let way: SeveredDatabase;
const smtp = shared(startSmtp);
const receiver = shared(startReceiver);
const metricsPort = await freePort();
const server = shared(() =>
  startServer({
    settings: {
      METRICS_TOKEN: TOKEN,
      METRICS_PORT: String(metricsPort),
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
    },
    timeLimits: { connectMs: 1000, queryMs: 2000 },
    async wayTo(databaseUrl) {
      way = await severedDatabase(databaseUrl);
      return way.url;
    },
  }),
);
const agent = shared(() => customer(server));
let closePort: () => Promise<void>;
beforeAll(async () => {
  closePort = await startMetricsPort(server.services);
});
afterAll(async () => {
  await closePort();
  await way.close();
});

const page = () => scrape(server.url, TOKEN);
const { signal } = new AbortController();
const stage = (engine: Stage, services = server.services) =>
  stagePhoto(services, randomUUID(), { signal, stage: engine });
const get = (path: string) => fetch(server.url + path, { headers: { cookie: agent.who.cookie } });

/** What the work adds to a sample. A request is counted when its connection has the answer's last byte. */
async function added(
  name: string,
  labels: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<() => Promise<number>> {
  const before = (await page()).value(name, labels) ?? 0;
  await work();
  return async () => ((await page()).value(name, labels) ?? 0) - before;
}

describe('who may read', () => {
  it('is whoever has the token, on both ports', async () => {
    const own = `http://127.0.0.1:${metricsPort}`;
    for (const url of [server.url, own]) {
      for (const authorization of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
        const answer = await fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
        expect([answer.status, await answer.text()]).toEqual([401, 'Expected the token of METRICS_TOKEN.']);
      }
      expect((await scrape(url, TOKEN)).value('showhome_database_up')).toBe(1);
    }
    expect((await fetch(`${own}/healthz`)).status).toBe(404);
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('is nobody on the main port where nothing is set: it has no such page', async () => {
    const closed = await startServer({ settings: { LOG_LEVEL: 'silent' } });
    try {
      const answer = await fetch(`${closed.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found.']);
    } finally {
      await closed.close();
    }
  });

  it('a port that is taken is told in a sentence', async () => {
    await expect(startMetricsPort(server.services)).rejects.toThrow(
      `Port ${metricsPort} is taken. Choose another for metrics, as: METRICS_PORT=${metricsPort + 1} npm start`,
    );
  });
});

describe('what is counted', () => {
  it('requests, by surface and class of status', async () => {
    const count = 'showhome_http_request_seconds_count';
    for (const [path, surface, status] of [
      ['/api/projects', 'rest', '2xx'],
      ['/api/projects/no-such-project', 'rest', '4xx'],
      ['/files/none', 'files', '4xx'],
      ['/embed/none', 'embeds', '4xx'],
      ['/readyz', 'other', '5xx'],
      ['/no-such-page', 'pages', '4xx'],
    ] as const) {
      const more = await added(count, { surface, status }, async () => (await get(path)).text());
      await expect.poll(more, { message: path }).toBeGreaterThan(0);
    }
  });

  it('operations by kind and outcome, and the fields that waited', async () => {
    const count = 'showhome_graphql_operation_seconds_count';
    const { cookie } = agent.who;
    const read = () => server.graphql(PROJECTS, {}, cookie);
    const make = (by?: string) =>
      server.graphql('mutation { createProject(input: { address: "1 Elm Street" }) { __typename } }', {}, by);
    expect(await (await added(count, { kind: 'query', outcome: 'done' }, read))()).toBe(1);
    expect(await (await added(count, { kind: 'mutation', outcome: 'refused' }, () => make()))()).toBe(1);
    expect(await (await added(count, { kind: 'mutation', outcome: 'done' }, () => make(cookie)))()).toBe(1);
    const broken = vi.spyOn(server.services.prisma.project, 'count').mockRejectedValue(new Error('broken'));
    const failed = await added(count, { kind: 'query', outcome: 'failed' }, read);
    broken.mockRestore();
    expect(await failed()).toBe(1);
    const field = 'showhome_graphql_field_seconds_count';
    expect((await page()).value(field, { field: 'Mutation.createProject' })).toBeGreaterThan(0);
    expect((await page()).value(field, { field: 'Viewer.projects' })).toBeGreaterThan(0);
  });

  it('sockets while they are open, and what they begin', async () => {
    const open = async () => (await page()).value('showhome_sockets_open');
    const { cookie } = agent.who;
    const query = 'subscription { activityAdded { __typename } }';
    const labels = { kind: 'subscription', outcome: 'done' };
    const watch = subscribe(server, { query, cookie });
    await expect.poll(open).toBe(1);
    await expect.poll(async () => (await page()).value('showhome_graphql_operation_seconds_count', labels)).toBe(1);
    await watch.close();
    await expect.poll(open).toBe(0);
  });

  it('stagings by outcome and step, the queue by age, uploads and the store', async () => {
    await clearQueue(server);
    await agent.order(4);
    const waiting = await page();
    expect(waiting.value('showhome_queue_waiting', { queue: 'stage' })).toBeGreaterThanOrEqual(4);
    await server.services.prisma.$executeRaw`
      UPDATE queue.job SET start_after = now() - interval '1 hour' WHERE name = 'stage-staging-job'`;
    const later = await page();
    expect(later.value('showhome_queue_oldest_seconds', { queue: 'stage' })).toBeGreaterThan(3599);
    expect(later.value('showhome_queue_oldest_seconds', { queue: 'deliver' })).toBe(0);
    expect(later.value('showhome_upload_decoding_seconds_count', { kind: 'image', outcome: 'done' })).toBe(4);

    await stage(async (order, listeners) => {
      const outcome = await fakeStager()(order, listeners);
      const report = { ...outcome.report, timings: { tracing: 1500 }, cpuTimings: { tracing: 2500 } };
      return { ...outcome, report };
    });
    await stage(async () => {
      throw new StageRefusal('no_floor', 'No floor can be seen.');
    });
    await stage(async () => {
      throw new Error('The stager ended with SIGKILL.');
    });
    const store = failingStore(server.services.store, ({ verb }) => verb === 'fetch');
    await stage(fakeStager(), { ...server.services, store }).catch(() => {});
    const after = await page();
    for (const outcome of ['staged', 'refused', 'failed', 'retried']) {
      expect([outcome, after.value('showhome_staging_seconds_count', { outcome })]).toEqual([outcome, 1]);
    }
    expect(after.value('showhome_staging_step_seconds_sum', { step: 'tracing' })).toBe(1.5);
    expect(after.value('showhome_staging_step_cpu_seconds_total', { step: 'tracing' })).toBe(2.5);
    const writes = { operation: 'write', outcome: 'done' };
    expect(after.value('showhome_store_operation_seconds_count', writes)).toBeGreaterThan(0);
  });

  it('mails that are taken, and those that are not', async () => {
    const mail = { to: 'a@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
    await server.services.mailer?.send(mail);
    await smtp.close();
    await expect(server.services.mailer?.send(mail)).rejects.toThrow(/ECONNREFUSED/);
    const after = await page();
    expect(after.value('showhome_mail_seconds_count', { outcome: 'done' })).toBe(1);
    expect(after.value('showhome_mail_seconds_count', { outcome: 'failed' })).toBe(1);
  });

  it('webhooks that are delivered, and those that are not', async () => {
    const { id } = await makeWebhook(server, agent.who, { url: receiver.url });
    const counted = async (outcome: string) =>
      (await page()).value('showhome_webhook_delivery_seconds_count', { outcome });
    const sender = startSender(server.services);
    const event = { workspaceId: agent.workspaceId, objectId: 'one' };
    await happen(server.services, event);
    await expect.poll(() => counted('done')).toBe(1);
    receiver.answerWith((response) => response.writeHead(500).end());
    await happen(server.services, { ...event, objectId: 'another' });
    await expect.poll(() => counted('failed')).toBeGreaterThan(0);
    await sender.stop();
    await server.services.prisma.webhookEndpoint.delete({ where: { id } });
  });

  it('nothing by an id, an address or a path of one', async () => {
    await get(`/api/projects/${randomUUID()}`);
    await get('/see/a-token-of-somebody');
    const { text, samples } = await page();
    const values = samples.flatMap(({ labels }) => Object.values(labels));
    expect(values.length).toBeGreaterThan(500);
    for (const secret of [agent.workspaceId, agent.who.email, agent.who.user.id, 'a-token-of-somebody', 'no-such']) {
      expect(text).not.toContain(secret);
    }
    expect(values.filter((value) => /[0-9a-f]{8}-|@|\//.test(value))).toEqual([]);
  });
});

describe('alert rules and board', () => {
  /** Names in a query that are no labels, functions, words or durations. */
  function namesIn(expression: string): string[] {
    const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').replaceAll(/\b(by|(and )?on) \([^)]*\)/g, ' ');
    return [...bare.matchAll(/[a-z_]\w*(?!\w*\s*\()/gi)].map(([name]) => name);
  }
  const queries = [
    ...ALERTS.map(({ expression }) => expression),
    ...BOARD.flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map(({ expression }) => expression))),
  ];

  it('name only what a scrape holds', async () => {
    const { samples } = await page();
    const held = new Set(samples.map(({ name }) => name));
    const asked = new Set(queries.flatMap(namesIn));
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((name) => !held.has(name))).toEqual([]);
  });

  it('show every metric of the table', () => {
    const unseen = Object.values(METRICS).filter(({ name }) => !queries.some((query) => query.includes(name)));
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });
});

// the last, because it takes the database away
describe('with the database away', () => {
  it.each(['cut', 'silence'] as const)('a scrape still answers: %s', async (how) => {
    await way[how]();
    const away = await page();
    expect(away.value('showhome_database_up')).toBe(0);
    expect(away.value('showhome_queue_waiting')).toBeNull();
    expect(away.value('showhome_workers')).toBeNull();
    expect(away.value('showhome_disk_room_bytes')).not.toBeNull();
    expect(away.value('process_resident_memory_bytes')).toBeGreaterThan(0);
    await way.restore();
    await expect.poll(async () => (await page()).value('showhome_database_up')).toBe(1);
    expect((await page()).value('showhome_queue_waiting')).not.toBeNull();
  });
});
