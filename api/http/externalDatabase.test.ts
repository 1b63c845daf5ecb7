/** An external database (DATABASE_URL) that stops, hangs or is full, and recovers. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { severedDatabase, type SeveredDatabase } from '../test/severedDatabase.js';
import { shared } from '../test/shared.js';
import { post } from '../test/signIn.js';
import { startServer } from '../test/startServer.js';

const AWAY = 'The database cannot be used right now. Try again in a moment.';
const PROJECTS = '{ viewer { projects { totalCount } } }';
const TIME_LIMITS = { connectMs: 1000, queryMs: 2000 };
/** The longest time for one query of a request: connecting and the answer. */
const LONGEST_MS = TIME_LIMITS.connectMs + TIME_LIMITS.queryMs + 1000;
const patience = { timeout: 30_000, interval: 100 };

let way: SeveredDatabase;
const lines: { readonly level: number; readonly msg: string }[] = [];
const server = shared(() =>
  startServer({
    worker: true,
    timeLimits: TIME_LIMITS,
    onLog: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]),
    async wayTo(databaseUrl) {
      way = await severedDatabase(databaseUrl);
      return way.url;
    },
  }),
);
const who = shared(() => server.register());
beforeAll(() => () => way.close());

const get = (path: string) => fetch(server.url + path, { headers: { cookie: who.cookie } });
const said = (words: string) => lines.filter(({ msg }) => msg.includes(words));

async function expectRecovery(): Promise<void> {
  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), patience);
  expect((await get('/api/auth/user')).status).toBe(200);
  expect((await get('/api/projects')).status).toBe(200);
  expect(await server.graphql(PROJECTS, {}, who.cookie)).toMatchObject({ data: { viewer: { projects: {} } } });
}

/** Expects that every entry point answers 503 with the sentence, in time. */
async function expectSentence(): Promise<void> {
  lines.length = 0;
  const ways: readonly (() => Promise<Response>)[] = [
    () => get('/api/auth/user'),
    () => get('/api/projects'),
    () => post(server, '/api/auth/login', { email: who.user.email, password: 'a fine password' }),
    () => post(server, '/graphql', { query: PROJECTS }, { cookie: who.cookie }),
  ];
  for (const ask of ways) {
    const began = performance.now();
    const answer = await ask();
    const path = new URL(answer.url).pathname;
    // as JSON by GraphQL
    expect([path, answer.status, await answer.text()]).toEqual([path, 503, expect.stringContaining(AWAY)]);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(performance.now() - began).toBeLessThan(LONGEST_MS);
  }
  expect(said('a request failed').length).toBe(ways.length);
  expect((await get('/healthz')).status).toBe(200);
  await vi.waitFor(async () => {
    const ready = await get('/readyz'); // the answer is cached for a second
    expect([ready.status, await ready.text()]).toEqual([503, 'The database does not answer.']);
  }, patience);
}

describe('a database that is unavailable', () => {
  it('gives 503 with a sentence, one log line each of queue, bus and webhooks, and is used again when it is back', async () => {
    await expectRecovery();
    await way.cut();
    try {
      await vi.waitFor(() => expect(said('cannot use the database')).toHaveLength(3), patience);
      await expectSentence();
      await new Promise((done) => setTimeout(done, 3000)); // the queue polls twice a second
      expect(said('queue')).toEqual([]);
    } finally {
      await way.restore();
    }
    await expectRecovery();
    await vi.waitFor(() => expect(said('can use the database again')).toHaveLength(3), patience);
    expect(said('cannot use the database')).toEqual([]);
  });
});

describe('a database that accepts connections and never answers', () => {
  it('gives 503 with a sentence within the limit, and is used again when it answers', async () => {
    await expectRecovery();
    way.silence();
    try {
      await expectSentence();
      expect(said('a request failed').length).toBeGreaterThan(0);
    } finally {
      await way.restore();
    }
    await expectRecovery();
  });

  it('ends a running transaction: its connection is not used again', async () => {
    const { prisma } = server.services;
    const began = performance.now();
    const late = prisma.$transaction(async (tx) => {
      way.silence();
      return tx.project.count();
    });
    await expect(late).rejects.toThrow('Query read timeout');
    expect(performance.now() - began).toBeLessThan(LONGEST_MS);
    await way.restore();
    await expectRecovery();
  });
});

describe('a database that is full', () => {
  it.each([['Project'], ['Session'], ['User']])(
    'gives 503 and a log line at a new row of %s, and recovers',
    async (table) => {
      const { prisma } = server.services;
      await prisma.$executeRaw`CREATE OR REPLACE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`;
      await prisma.$executeRawUnsafe(
        `CREATE TRIGGER disk_full BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION disk_full()`,
      );
      const document = 'mutation($input: CreateProjectInput!) { createProject(input: $input) { __typename } }';
      const ways = {
        Project: [
          () => post(server, '/api/projects', { address: '1 Elm Street' }, { cookie: who.cookie }),
          () =>
            post(
              server,
              '/graphql',
              { query: document, variables: { input: { address: '1 Elm Street' } } },
              { cookie: who.cookie },
            ),
        ],
        Session: [() => post(server, '/api/auth/login', who)],
        User: [
          () =>
            post(server, '/api/auth/register', { email: `${randomUUID()}@example.com`, password: 'a fine password' }),
        ],
      }[table] as (() => Promise<Response>)[];
      try {
        for (const ask of ways) {
          lines.length = 0;
          const answer = await ask();
          expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(AWAY)]);
          expect(lines.filter(({ level }) => level >= 50).length).toBeGreaterThan(0);
        }
      } finally {
        await prisma.$executeRawUnsafe(`DROP TRIGGER disk_full ON "${table}"`);
      }
      for (const ask of ways) expect((await ask()).status).toBeLessThan(300);
    },
  );
});
