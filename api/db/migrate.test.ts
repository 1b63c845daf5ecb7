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

test('applies new migrations once, in order', async () => {
  write('2_second', 'CREATE TABLE second (id int REFERENCES first)');
  write('1_first', 'CREATE TABLE first (id int PRIMARY KEY)');
  expect(await migrate(url, folder)).toEqual(['1_first', '2_second']);
  expect(await migrate(url, folder)).toEqual([]);
  write('3_third', 'CREATE TABLE third ()');
  expect(await migrate(url, folder)).toEqual(['3_third']);
  expect(await tables()).toEqual(['first', 'second', 'third']);
});

test('applies each once when several processes start together', async () => {
  write('1_first', 'CREATE TABLE first ()');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
  expect(applied.flat()).toEqual(['1_first']);
});

test('rolls a failed migration back, and continues when it is corrected', async () => {
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

test('lets a version start that a newer one has left behind, unless a migration says that it does not survive', async () => {
  const older = { mayBeNewer: true };
  write('1_first', 'CREATE TABLE first (); CREATE TABLE old ()');
  write('2_second', 'CREATE TABLE second ()');
  await migrate(url, folder);
  const leaveOut = (name: string) => rmSync(join(folder, name), { recursive: true });
  leaveOut('2_second');
  expect(await migrate(url, folder, older)).toEqual([]);
  await expect(migrate(url, folder)).rejects.toThrow(/2_second, which this version does not know/);
  write('2_second', 'CREATE TABLE second ()');
  write('3_third', '-- after: 2_second no longer reads it\nDROP TABLE old');
  expect(await migrate(url, folder)).toEqual(['3_third']);
  leaveOut('3_third');
  expect(await migrate(url, folder, older)).toEqual([]);
  leaveOut('2_second');
  await expect(migrate(url, folder, older)).rejects.toThrow(/3_third, which this version does not know/);
});

test('waits for a table that a transaction holds, and keeps requests waiting for two seconds at most', async () => {
  write('1_first', 'CREATE TABLE first ()');
  await migrate(url, folder);
  const [holder, reader] = [1, 2].map(() => new pg.Client({ connectionString: url }));
  if (!holder || !reader) throw new Error('Expected two clients.');
  await Promise.all([holder.connect(), reader.connect()]);
  await holder.query('BEGIN; SELECT FROM first');
  write('2_second', 'ALTER TABLE first ADD COLUMN more int');
  const migrated = migrate(url, folder);
  let longest = 0;
  for (const end = Date.now() + 4000; Date.now() < end;) {
    const began = Date.now();
    await reader.query('SELECT FROM first');
    longest = Math.max(longest, Date.now() - began);
  }
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThan(3500);
  await holder.query('COMMIT');
  expect(await migrated).toEqual(['2_second']);
  await Promise.all([holder.end(), reader.end()]);
});

/** Applies the migrations before that one. @returns that one and the later ones */
async function migrateUntil(name: string): Promise<string[]> {
  const all = readdirSync(MIGRATIONS_FOLDER)
    .filter((each) => /^\d/.test(each))
    .sort();
  const before = all.filter((each) => each < name);
  for (const each of before) cpSync(join(MIGRATIONS_FOLDER, each), join(folder, each), { recursive: true });
  await migrate(url, folder);
  return all.slice(before.length);
}

test('copies the job’s columns to its existing rounds, photos and revisions', async () => {
  const later = await migrateUntil('20261122152820_round_results');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const job = (id: string, status: string, round: number, failure: string | null) =>
    client.query(
      `INSERT INTO "StagingJob" (id, "workspaceId", "projectId", status, style, "roomType", creativity, "preserveWindows",
         "preserveWalls", "preserveCeiling", "preserveFloor", round, failure, "updatedAt")
       VALUES ($1, 'org_1', 'proj_1', $2::"StagingJobStatus", 'japon', 'bedroom', 5, true, true, true, true, $3, $4, now())`,
      [id, status, round, failure],
    );
  await client.query(`
    INSERT INTO "Workspace" (id, name) VALUES ('org_1', 'Harbor');
    INSERT INTO "Project" (id, "workspaceId", address, "updatedAt") VALUES ('proj_1', 'org_1', '12 Elm Street', now());
    INSERT INTO "User" (id, name, email, "updatedAt") VALUES ('usr_1', 'Ann', 'ann@example.com', now());
    INSERT INTO "Media" (id, "workspaceId", "projectId", type, filename, "originalName", "fileSize", "mimeType", width,
      height, "objectKey")
    SELECT id, 'org_1', 'proj_1', 'image', 'a', 'a', 1, 'image/jpeg', 1, 1, id
    FROM unnest(ARRAY['med_photo', 'med_proof', 'med_waiting']) id`);
  await job('job_done', 'proof_ready', 1, null);
  await job('job_failed', 'rework', 1, 'It failed.');
  await job('job_cancelled', 'rework', 1, 'Cancelled');
  await job('job_pending', 'processing', 1, null);
  await client.query(`
    INSERT INTO "StagingItem" (id, "jobId", position, "inputMediaId", state, "proofMediaId", outline) VALUES
      ('item_done', 'job_done', 0, 'med_photo', 'staged', 'med_proof', '{"floor": []}'),
      ('item_failed', 'job_failed', 0, 'med_photo', 'failed', NULL, NULL),
      ('item_cancelled', 'job_cancelled', 0, 'med_photo', 'waiting', NULL, NULL),
      ('item_pending', 'job_pending', 0, 'med_waiting', 'waiting', NULL, NULL);
    INSERT INTO "StagingRound" (id, "itemId", round, seed, plan, room, report, "cleanKey", "maskKey") VALUES
      ('rnd_0', 'item_done', 0, 1, '{}', '{}', '{}', 'c0', 'm0'),
      ('rnd_1', 'item_done', 1, 2, '{}', '{}', '{}', 'c1', 'm1');
    INSERT INTO "Revision" (id, "jobId", round, reason, "requestedBy")
    SELECT replace(id, 'job', 'rev'), id, 1, 'style', 'usr_1' FROM "StagingJob"`);
  expect(await migrate(url)).toEqual(later);
  const rowsOf = async (sql: string) => (await client.query<object>(sql)).rows;
  expect(await rowsOf('SELECT DISTINCT style, "roomType" FROM "StagingItem"')).toEqual([
    { style: 'japon', roomType: 'bedroom' },
  ]);
  expect(await rowsOf('SELECT id, style, "proofMediaId", outline FROM "StagingRound" ORDER BY id')).toEqual([
    { id: 'rnd_0', style: 'japon', proofMediaId: null, outline: null },
    { id: 'rnd_1', style: 'japon', proofMediaId: 'med_proof', outline: { floor: [] } },
  ]);
  const revisions = `SELECT r.id, outcome, r.failure, link."B" AS item FROM "Revision" r
    JOIN "_RevisionToStagingItem" link ON link."A" = r.id ORDER BY r.id`;
  expect(await rowsOf(revisions)).toEqual([
    { id: 'rev_cancelled', outcome: 'cancelled', failure: null, item: 'item_cancelled' },
    { id: 'rev_done', outcome: 'done', failure: null, item: 'item_done' },
    { id: 'rev_failed', outcome: 'failed', failure: 'It failed.', item: 'item_failed' },
    { id: 'rev_pending', outcome: 'pending', failure: null, item: 'item_pending' },
  ]);
  await client.end();
});

test('removes earlier links and e-mail changes, and keeps better-auth’s rows', async () => {
  const later = await migrateUntil('20261126141807_reset_links_and_email_changes');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO "Verification" (id, identifier, value, "expiresAt", "updatedAt") VALUES
      ('ver_1', 'password-reset:4f2a', 'usr_1 mail ann@example.com', now(), now()),
      ('ver_2', 'email-change:unwritten:ver_2', 'usr_1 bob@example.com', now(), now()),
      ('ver_3', 'cancelled email-change:4f2a', 'usr_1 bob@example.com', now(), now()),
      ('ver_4', 'replaced email-change:4f2b', 'usr_1 bob@example.com', now(), now()),
      ('ver_5', 'a state of a sign-in', '{}', now(), now())`);
  expect(await migrate(url)).toEqual(later);
  const { rows } = await client.query('SELECT id FROM "Verification"');
  await client.end();
  expect(rows).toEqual([{ id: 'ver_5' }]);
});

test('shares the projects that are there, and finds the projects of their activities', async () => {
  const later = await migrateUntil('20261127154643_what_agents_see');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO "Workspace" (id, name) VALUES ('org_1', 'Harbor');
    INSERT INTO "Project" (id, "workspaceId", address, "updatedAt") VALUES ('proj_1', 'org_1', '12 Elm Street', now());
    INSERT INTO "Media" (id, "workspaceId", "projectId", type, filename, "originalName", "fileSize", "mimeType", width,
      height, "objectKey") VALUES ('med_1', 'org_1', 'proj_1', 'image', 'a', 'a', 1, 'image/jpeg', 1, 1, 'k');
    INSERT INTO "StagingJob" (id, "workspaceId", "projectId", status, style, "roomType", creativity, "preserveWindows",
      "preserveWalls", "preserveCeiling", "preserveFloor", "updatedAt")
      VALUES ('job_1', 'org_1', 'proj_1', 'queued', 'japon', 'bedroom', 5, true, true, true, true, now());
    INSERT INTO "Invoice" (id, "workspaceId", "projectId", "invoiceNumber", currency, subtotal, tax, total, "updatedAt")
      VALUES ('inv_1', 'org_1', 'proj_1', 'INV-2026-0001', 'USD', 1, 0, 1, now());
    INSERT INTO "Activity" (id, "workspaceId", action, "entityType", "entityId", description)
    SELECT 'act_' || "entityId", 'org_1', 'a', "entityType", "entityId", 'b' FROM (VALUES ('project', 'proj_1'),
      ('media', 'med_1'), ('media', 'med_gone'), ('staging_job', 'job_1'), ('invoice', 'inv_1')
    ) AS entity ("entityType", "entityId")`);
  expect(await migrate(url)).toEqual(later);
  await client.query(
    `INSERT INTO "Project" (id, "workspaceId", address, "updatedAt") VALUES ('p', 'org_1', 'a', now())`,
  );
  const projects = await client.query('SELECT id, "agentId", "isShared" FROM "Project" ORDER BY id');
  const activities = await client.query('SELECT id FROM "Activity" WHERE "projectId" IS DISTINCT FROM \'proj_1\'');
  await client.end();
  expect(projects.rows).toEqual([
    { id: 'p', agentId: null, isShared: false },
    { id: 'proj_1', agentId: null, isShared: true },
  ]);
  expect(activities.rows).toEqual([{ id: 'act_med_gone' }]);
});

test('migrates a database of the first version with its rows', async () => {
  const later = await migrateUntil('20261121210803_billing');
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
