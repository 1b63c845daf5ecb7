/** An account is deleted while other work of it is running: in either order there is no deadlock. */
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { deleteMedia } from '../staging/mediaUse/deleteMedia.js';
import { finaliseUpload } from '../media/finaliseUpload.js';
import { first } from '../test/elements.js';
import { makeJob, makePhoto, makeProject, noise, sendFile } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { deleteAccount } from './deleteAccount.js';

const server = shared(() => startServer({ settings: { LOG_LEVEL: 'silent' } }));
const callerOf = ({ user, workspaceId }: Registered) =>
  ({ userId: user.id, workspaceId, role: 'owner', platformRole: 'member' }) as const;

/** Rows that a third transaction locks while both begin, so that both wait there in the order of their start. */
async function holding(sql: string, values: readonly string[], work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, [...values]);
  await work();
  await client.query('COMMIT');
  await client.end();
}

async function waiting(count: number): Promise<void> {
  const asked = async () => {
    const [row] = await server.services.prisma.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row.count;
  };
  await vi.waitFor(async () => expect(await asked()).toBe(count), { timeout: 10_000, interval: 20 });
}

interface Case {
  /** locks the row for which both wait first */
  readonly sql: string;
  readonly id: string;
  readonly person: Registered;
  readonly other: () => Promise<unknown>;
}

const CASES = {
  async 'a photo of a job is deleted'() {
    const person = await server.register();
    const { jobId, inputMediaIds } = await makeJob(server, person);
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'final_delivered' } });
    const other = () => deleteMedia(callerOf(person), server.services, first(inputMediaIds));
    return { sql: 'SELECT FROM "StagingJob" WHERE "id" = $1 FOR UPDATE', id: jobId, person, other };
  },
  async 'a photo of no job is deleted'() {
    const person = await server.register();
    const id = await makePhoto(server, person, await makeProject(server, person));
    const other = () => deleteMedia(callerOf(person), server.services, id);
    return { sql: 'SELECT FROM "Media" WHERE "id" = $1 FOR UPDATE', id, person, other };
  },
  async 'a file is taken in'() {
    const person = await server.register();
    const projectId = await makeProject(server, person);
    const bytes = await noise(64, 48).jpeg().toBuffer();
    const uploadUrl = await sendFile(server, person, { projectId, bytes });
    const input = { projectId, uploadUrl, originalName: 'a.jpg' };
    const other = () => finaliseUpload(callerOf(person), server.services, input);
    return { sql: 'SELECT FROM "Workspace" WHERE "id" = $1 FOR UPDATE', id: person.workspaceId, person, other };
  },
} satisfies Readonly<Record<string, () => Promise<Case>>>;

it.each(Object.entries(CASES).flatMap(([name, make]) => [true, false].map((first) => ({ name, make, first }))))(
  'does not deadlock with $name, which comes first: $first',
  async ({ make, first }) => {
    const { sql, id, person, other } = await make();
    const leave = () =>
      deleteAccount(callerOf(person), server.services, { sessionId: undefined, password: person.password });
    const failures: string[] = [];
    const note = (error: Error & { code?: string }) =>
      void failures.push(`${error.code ?? error.name}: ${error.message}`);
    const ends: Promise<unknown>[] = [];
    await holding(sql, [id], async () => {
      for (const [at, begin] of (first ? [other, leave] : [leave, other]).entries()) {
        ends.push(begin().catch(note));
        await waiting(at + 1);
      }
    });
    await Promise.all(ends);
    // The second one may find its rows gone; neither is aborted as a deadlock victim.
    expect(failures.filter((failure) => !failure.startsWith('NotFoundError'))).toEqual([]);
    expect(await server.services.prisma.user.count({ where: { id: person.user.id } })).toBe(0);
    expect(await server.services.prisma.media.count({ where: { workspaceId: person.workspaceId } })).toBe(0);
  },
);
