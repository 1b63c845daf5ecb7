import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../freePort.js';
import { freshDatabase } from '../test/database.js';
import { poolerProgram, startPooler } from '../test/pooler.js';
import { shared } from '../test/shared.js';
import { checkDatabase } from './checkDatabase.js';

const database = shared(async () => {
  const { url, drop } = await freshDatabase();
  return { url, close: drop };
});

describe('the connections of a process', () => {
  it('are refused when PostgreSQL allows fewer, and told of when those that are left are fewer', async () => {
    const check = (connections: number) => checkDatabase({ url: database.url, directUrl: null, connections });
    expect(await check(20)).toBeNull();
    await expect(check(198)).rejects.toThrow(
      /^This process may open 198 connections \(DATABASE_CONNECTIONS\), and PostgreSQL allows 197\. Raise /,
    );
    expect(await check(197)).toMatch(/^PostgreSQL allows 197 connections, of which \d+ are open, .* may open 197 /);
  });
});

it('does not count the connections to a pooler among those to PostgreSQL', async () => {
  const direct = new URL(database.url);
  direct.searchParams.set('application_name', 'direct');
  const check = (directUrl: string) => checkDatabase({ url: database.url, directUrl, connections: 500 });
  expect(await check(direct.href)).toBeNull();
  await expect(check(database.url)).rejects.toThrow(/^This process may open 500 connections /);
});

it('names the setting whose address cannot be used', async () => {
  const away = new URL(database.url);
  away.port = String(await freePort());
  const check = (url: string, directUrl: string | null) => checkDatabase({ url, directUrl, connections: 20 });
  await expect(check(database.url, away.href)).rejects.toThrow(/^The database of DATABASE_DIRECT_URL cannot be used /);
  await expect(check(away.href, database.url)).rejects.toThrow(/^The database of DATABASE_URL cannot be used /);
  await expect(check(away.href, null)).rejects.toThrow(/^The database of DATABASE_URL cannot be used /);
});

describe.skipIf(!poolerProgram())('a pooler', () => {
  const transactions = shared(() => startPooler(database.url, { mode: 'transaction' }));
  const narrow = shared(() => startPooler(database.url, { mode: 'transaction', size: 1 }));
  const sessions = shared(() => startPooler(database.url, { mode: 'session' }));
  const check = (url: string, directUrl: string | null = null) => checkDatabase({ url, directUrl, connections: 20 });

  it('in transaction mode is refused without an address of PostgreSQL itself', async () => {
    const sentence = /^DATABASE_URL leads to a pooler .* Set DATABASE_DIRECT_URL to the address of PostgreSQL itself/;
    await expect(check(transactions.url)).rejects.toThrow(sentence);
    await expect(check(narrow.url)).rejects.toThrow(sentence);
    expect(await check(transactions.url, database.url)).toBeNull();
  });

  it('in transaction mode is refused while others use it', async () => {
    const others = new pg.Pool({ connectionString: transactions.url, max: 6 });
    let ended = false;
    const busy = Array.from({ length: 6 }, async () => {
      while (!ended) await others.query('SELECT pg_sleep(random() * 0.01)');
    });
    for (let time = 0; time < 10; time++) await expect(check(transactions.url)).rejects.toThrow(/^DATABASE_URL leads/);
    ended = true;
    await Promise.all(busy);
    await others.end();
  });

  it('in transaction mode is refused as that address', async () => {
    await expect(check(transactions.url, narrow.url)).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler/);
  });

  it('in session mode is like PostgreSQL itself', async () => {
    expect(await check(sessions.url)).toBeNull();
    expect(await check(transactions.url, sessions.url)).toBeNull();
  });

  describe('beside another database', () => {
    let other: Awaited<ReturnType<typeof freshDatabase>>;
    beforeAll(async () => {
      other = await freshDatabase();
      return () => other.drop();
    });

    it('is refused', async () => {
      await expect(check(transactions.url, other.url)).rejects.toThrow(/lead to different databases/);
    });
  });
});
