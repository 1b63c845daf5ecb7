/** Every action of the specification's section 4 is recorded together with its change, or neither is. */
import { afterEach, describe, expect, it } from 'vitest';
import { finalise, makeJob, makePhoto, makeProject, mutate, noise, sendFile } from '../test/factories.js';
import { makeInvoice, newDraft } from '../test/invoices.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

// some changes are meant to fail: their errors are not logged
const server = shared(() => startServer({ settings: { LOG_LEVEL: 'silent' } }));
const who = shared(() => server.register());

interface Change {
  /** the table that the change writes, besides the activity */
  readonly table: 'Project' | 'Media' | 'StagingJob' | 'Invoice' | 'Payment';
  readonly entityType: string;
  /** the actor; the system has no name */
  readonly by: 'person' | 'machine';
  /** creates the rows that the change needs. @returns makes the change, and returns the changed object's id */
  prepare(): Promise<() => Promise<string>>;
}

interface Payload {
  readonly project?: { readonly id: string };
  readonly stagingJob?: { readonly id: string };
}

/** Sends a mutation, and throws unless it returns its payload. */
async function send(name: string, input: object, select?: string): Promise<Payload> {
  const answer = await mutate<Payload>(server, who, { name, input, select });
  if (answer.message !== undefined) throw new Error(answer.message);
  return answer;
}

/** Sends a mutation for an existing project. */
async function toNewProject(name: string, input: object = {}) {
  const id = await makeProject(server, who);
  return async () => {
    await send(name, { id, ...input });
    return id;
  };
}

/** The actions that the specification lists, and the changes that cause them. */
const CHANGES: Readonly<Record<string, Change>> = {
  project_created: {
    table: 'Project',
    entityType: 'project',
    by: 'person',
    prepare: async () => async () => {
      const { project } = await send('createProject', { address: '1 Oak Lane' }, 'project { id }');
      return project?.id ?? '';
    },
  },
  project_updated: {
    table: 'Project',
    entityType: 'project',
    by: 'person',
    prepare: () => toNewProject('updateProject', { notes: 'Sea view' }),
  },
  project_deleted: {
    table: 'Project',
    entityType: 'project',
    by: 'person',
    prepare: () => toNewProject('deleteProject'),
  },
  media_uploaded: {
    table: 'Media',
    entityType: 'media',
    by: 'person',
    prepare: async () => {
      const projectId = await makeProject(server, who);
      const uploadUrl = await sendFile(server, who, { projectId, bytes: await noise(64, 48).jpeg().toBuffer() });
      return async () => {
        const { media, message } = await finalise(server, who, { projectId, uploadUrl });
        if (message !== undefined) throw new Error(message);
        return media.id;
      };
    },
  },
  staging_job_created: {
    table: 'StagingJob',
    entityType: 'staging_job',
    by: 'person',
    prepare: async () => {
      const projectId = await makeProject(server, who);
      const input = { projectId, inputMediaIds: [await makePhoto(server, who, projectId)] };
      return async () => {
        const { stagingJob } = await send('createStagingJob', input, 'stagingJob { id }');
        return stagingJob?.id ?? '';
      };
    },
  },
  staging_job_completed: {
    table: 'StagingJob',
    entityType: 'staging_job',
    by: 'machine',
    prepare: async () => {
      const { jobId } = await makeJob(server, who);
      await stageAll(server, jobId);
      await send('approveStagingJob', { id: jobId });
      return async () => {
        await deliverAll(server, jobId);
        return jobId;
      };
    },
  },
  invoice_created: {
    table: 'Invoice',
    entityType: 'invoice',
    by: 'person',
    prepare: async () => {
      const projectId = await makeProject(server, who);
      return async () => (await newDraft(server, who, { projectId })).id;
    },
  },
  payment_completed: {
    table: 'Payment',
    entityType: 'invoice',
    by: 'person',
    prepare: async () => {
      const { id } = await makeInvoice(server, who);
      return async () => {
        await send('recordPayment', { invoiceId: id, method: 'Cash', receivedOn: '2026-01-02' });
        return id;
      };
    },
  },
};

/** The actions of section 4, in its order. */
const DOCUMENTED = [
  'project_created',
  'project_updated',
  'project_deleted',
  'media_uploaded',
  'staging_job_created',
  'staging_job_completed',
  'invoice_created',
  'payment_completed',
];

it('covers every documented action', () => expect(Object.keys(CHANGES)).toEqual(DOCUMENTED));

/** The activities of the API, newest first. */
async function activities() {
  const { data } = await server.graphql<{ viewer: { activities: { edges: { node: Record<string, unknown> }[] } } }>(
    `{ viewer { activities(first: 100) { edges { node {
      action entityType entityId description actor { id }
    } } } } }`,
    {},
    who.cookie,
  );
  return data.viewer.activities.edges.map(({ node }) => node);
}

/** The number of the workspace's rows. */
async function rowsOf(table: Change['table']) {
  const { prisma } = server.services;
  const where = { workspaceId: who.workspaceId };
  const rows = {
    Project: () => prisma.project.findMany({ where }),
    Media: () => prisma.media.findMany({ where }),
    StagingJob: () => prisma.stagingJob.findMany({ where }),
    Invoice: () => prisma.invoice.findMany({ where }),
    Payment: () => prisma.payment.findMany({ where: { invoice: where } }),
  };
  return rows[table]();
}

/** The API masks the error; a worker's function throws it. */
const REFUSED = /refused by the test|Something went wrong/;

/** Makes the database refuse all writes to the table: at once, or at the commit. */
async function refuse(table: string, when: 'at once' | 'at commit'): Promise<void> {
  const { prisma } = server.services;
  const kind = when === 'at once' ? 'TRIGGER' : 'CONSTRAINT TRIGGER';
  const deferred = when === 'at once' ? '' : 'DEFERRABLE INITIALLY DEFERRED';
  await prisma.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION test_refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused by the test'; END $$`);
  await prisma.$executeRawUnsafe(`
    CREATE ${kind} test_refuse AFTER INSERT OR UPDATE ON "${table}" ${deferred}
    FOR EACH ROW EXECUTE FUNCTION test_refuse()`);
}

describe.each(Object.entries(CHANGES))('%s', (action, { table, entityType, by, prepare }) => {
  afterEach(() => server.services.prisma.$executeRawUnsafe('DROP FUNCTION IF EXISTS test_refuse CASCADE'));

  it('is one entry of the feed', async () => {
    const change = await prepare();
    const before = (await activities()).length;
    const entityId = await change();
    const all = await activities();
    expect(all).toHaveLength(before + 1);
    const actor = by === 'person' ? { id: who.user.id } : null;
    expect(all[0]).toEqual({ action, entityType, entityId, actor, description: expect.stringMatching(/\S/) });
  });

  it('leaves no entry when its change is rolled back', async () => {
    const change = await prepare();
    const before = await activities();
    await refuse(table, 'at commit');
    await expect(change()).rejects.toThrow(REFUSED);
    expect(await activities()).toEqual(before);
  });

  it('does not happen when its entry cannot be written', async () => {
    const change = await prepare();
    const before = await rowsOf(table);
    await refuse('Activity', 'at once');
    await expect(change()).rejects.toThrow(REFUSED);
    expect(await rowsOf(table)).toEqual(before);
  });
});
