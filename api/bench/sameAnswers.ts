/**
 * `npm run bench:answers -- FILE`: what every stored operation answers, one line for each case, on rows and at times
 * that are the same in every run. `npm run bench:answers -- --compare BEFORE AFTER` tells which cases differ, and ends
 * with status 1 if any does. To send a version the documents of another, copy web/persisted.json.
 *
 * A line: operation, who asked, whole or in parts, variables, status, SHA-256 of the body, body. normalise.ts says what
 * is replaced in a body.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { first } from '../test/elements.js';
import { spawnServer } from '../test/spawnServer.js';
import { asking, readDocuments } from './answers/ask.js';
import { askChanges } from './answers/changes.js';
import { compare } from './answers/compare.js';
import { BEGINNING, holdDefaults, startHeldDatabase, type HeldDatabase } from './answers/heldDatabase.js';
import { registerPeople } from './answers/people.js';
import { addRareRows, addWorker } from './answers/rareRows.js';
import { askReads, rowsOf } from './answers/reads.js';
import { openWatches } from './answers/watches.js';
import { fillWorkspace, VOLUMES } from './scale/seed.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean', default: false } },
});

/** All ids of the database. */
async function idsOf({ client }: HeldDatabase): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id'`,
  );
  const ids = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ id: string }>(`SELECT "id"::text FROM "${name}"`);
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

async function newestActivity({ client }: HeldDatabase, workspaceId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "Activity" WHERE "workspaceId" = $1 ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
    [workspaceId],
  );
  return first(rows).id;
}

async function writeAnswers(file: string): Promise<void> {
  const documents = readDocuments();
  const database = await startHeldDatabase();
  const server = await spawnServer({
    settings: {
      DATABASE_URL: database.url,
      ROLE: 'api',
      TRUST_PROXY: '1',
      SESSION_SECRET: 'a secret that is the same in every run',
      NODE_OPTIONS: `--import ${new URL('./answers/heldClock.mjs', import.meta.url).href}`,
      HELD_TIME: String(BEGINNING),
    },
  });
  try {
    await holdDefaults(database);
    const { client } = database;
    const people = await registerPeople(client, server.url);
    for (const [k, owner] of [people.owner, people.neighbour].entries()) {
      const { workspaceId, userId } = owner;
      await fillWorkspace(client, { workspaceId, userId, volume: VOLUMES.tiny });
      const otherId = k === 0 ? people.member.userId : people.admin.userId;
      await addRareRows({ client, owner, otherId, base: 1000 * (k + 1) });
    }
    await addWorker(client);
    await client.query('VACUUM ANALYZE');
    const known = await idsOf(database);
    const run = asking({ url: server.url, database, documents, people, beginning: BEGINNING, known });
    const rows = await rowsOf(client, people.owner.workspaceId);
    const foreign = await rowsOf(client, people.neighbour.workspaceId);
    await askReads(run, { rows, foreign });
    const watches = await openWatches(run, server.url, { rows, foreign });
    const newestId = await newestActivity(database, people.owner.workspaceId);
    await askChanges(run, { rows, newestId, serverUrl: server.url, settled: watches.settled });
    watches.close();
    writeFileSync(file, run.lines.map((line) => `${line}\n`).join(''));
    const missing = [...documents.keys()].filter((name) => !run.asked.has(name));
    console.log(`${run.lines.length} cases of ${run.asked.size} of ${documents.size} operations in ${file}`);
    if (missing.length) throw new Error(`No case sends these operations: ${missing.join(', ')}`);
    if (server.output().includes('"level":50')) console.log(server.output());
  } finally {
    await server.close();
    await database.stop();
  }
}

const [one, other] = positionals;
if (options.compare && one && other) process.exitCode = compare(one, other) ? 0 : 1;
else if (one) await writeAnswers(one);
else throw new Error('Expected a file: npm run bench:answers -- FILE, or -- --compare BEFORE AFTER');
