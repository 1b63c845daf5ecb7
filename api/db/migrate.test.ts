import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase } from '../test/database.js';
import { migrate, MIGRATIONS_FOLDER } from './migrate.js';

let folder: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showhome-migrations-'));
  url = await createDatabase({ url: inject('postgres').url, name: `migrate_${folder.slice(-6).toLowerCase()}` });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  const { rows } = await client.query<{ tablename: string }>(sql);
  await client.end();
  return rows.map((row) => row.tablename).sort();
}

test('applies what is new, in order, once', async () => {
  write('2_second', 'CREATE TABLE second (id int REFERENCES first)');
  write('1_first', 'CREATE TABLE first (id int PRIMARY KEY)');
  expect(await migrate(url, folder)).toEqual(['1_first', '2_second']);
  expect(await migrate(url, folder)).toEqual([]);
  write('3_third', 'CREATE TABLE third ()');
  expect(await migrate(url, folder)).toEqual(['3_third']);
  expect(await tables()).toEqual(['first', 'second', 'third']);
});

test('applies each once where several processes start together', async () => {
  write('1_first', 'CREATE TABLE first ()');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
  expect(applied.flat()).toEqual(['1_first']);
});

test('leaves nothing of a migration that fails, and goes on when it is mended', async () => {
  write('1_first', 'CREATE TABLE first (); SELECT nonsense;');
  await expect(migrate(url, folder)).rejects.toThrow(/1_first failed and was rolled back.*nonsense/);
  expect(await tables()).toEqual([]);
  write('1_first', 'CREATE TABLE first ()');
  expect(await migrate(url, folder)).toEqual(['1_first']);
});

test('refuses a migration that was edited, and a database that is newer than the program', async () => {
  write('1_first', 'CREATE TABLE first ()');
  await migrate(url, folder);
  write('1_first', 'CREATE TABLE other ()');
  await expect(migrate(url, folder)).rejects.toThrow(/1_first was changed after it was applied/);
  rmSync(join(folder, '1_first'), { recursive: true });
  await expect(migrate(url, folder)).rejects.toThrow(/1_first, which this version does not know/);
});

test('takes a database of the first version along with its rows', async () => {
  const [first, ...later] = readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => /^\d/.test(name))
    .sort();
  cpSync(join(MIGRATIONS_FOLDER, first), join(folder, first), { recursive: true });
  await migrate(url, folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO "Workspace" (id, name) VALUES ('org_1', 'Harbor');
    INSERT INTO "Project" (id, "workspaceId", address, "updatedAt") VALUES ('proj_1', 'org_1', '12 Elm Street', now());
    INSERT INTO "Media" (id, "workspaceId", "projectId", type, filename, "originalName", "fileSize", "mimeType", width,
      height, "objectKey") VALUES ('med_1', 'org_1', 'proj_1', 'video', 'a', 'a', 1, 'video/mp4', 1, 1, 'k')`);
  expect(await migrate(url)).toEqual(later);
  const { rows } = await client.query(`
    SELECT w.currency, w."sellerName", m.duration FROM "Workspace" w JOIN "Media" m ON m."workspaceId" = w.id`);
  await client.end();
  expect(rows).toEqual([{ currency: 'USD', sellerName: '', duration: null }]);
});
