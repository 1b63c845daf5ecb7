import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { changedLately, changedRows, reread, type Change } from '../graphql/changes.js';
import { sharedByEvent } from '../graphql/sharedByEvent.js';
import { signedIn } from '../graphql/context.js';
import { notFound } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { viewOf } from '../domain/view.js';
import type { Services } from '../services.js';
import { visibleStagingJobs } from './staging.access.js';
import { StagingJob } from './stagingJob.type.js';
import { waitingJobs } from './turns/waitingJobs.js';

builder.subscriptionField('stagingJobUpdated', (t) =>
  t.prismaField({
    type: StagingJob,
    description:
      'Every change of one job, or of all jobs of the workspace; begins with the present state of the one job.',
    args: { id: t.arg.id({ description: 'The one job; left out: all of them.' }) },
    subscribe: (_root, { id }, context) => {
      const caller = signedIn(context);
      return id == null ? changesOfAll(caller, context.services) : changesOfOne(caller, context.services, id);
    },
    resolve: (query, change, _args, context) =>
      reread(context, 'Staging job', (caller, { stagingJob }) =>
        stagingJob.findFirst({ ...query, where: { id: (change as Change).id, ...visibleStagingJobs(caller) } }),
      ),
  }),
);

/**
 * Yields the job once for its present state, and again for every change.
 * @throws GraphQLError at once when the caller has no such job
 */
async function changesOfOne(caller: Caller, services: Services, id: string): Promise<AsyncIterableIterator<Change>> {
  const wellFormed = typeOfId(id) === 'StagingJob';
  const where = { id, ...visibleStagingJobs(caller) };
  // Subscribe before reading, so that no change is missed in between.
  const changes = services.bus.subscribe(caller.workspaceId);
  const job = wellFormed ? await services.prisma.stagingJob.findFirst({ where, select: { id: true } }) : null;
  if (!job) {
    await changes.return?.();
    throw notFound('Staging job not found.');
  }
  return changedRows(changes, {
    initial: [id],
    missed: () => [id],
    told: async (message) => {
      if (message.kind !== 'stagingQueue') return message.id === id ? [id] : [];
      return (await waitingJobs(services, message)).get(caller.workspaceId)?.has(id) ? [id] : [];
    },
  });
}

/** Each job of the workspace that changes from now on. */
function changesOfAll(caller: Caller, services: Services): AsyncIterableIterator<Change> {
  const { bus, prisma } = services;
  const idsOf = async (where: Prisma.StagingJobWhereInput) => {
    const jobs = await prisma.stagingJob.findMany({
      where: { AND: [where, visibleStagingJobs(caller)] },
      orderBy: { updatedAt: 'asc' },
      select: { id: true },
    });
    return jobs.map(({ id }) => id);
  };
  return changedRows(bus.subscribe(caller.workspaceId), {
    missed: () => idsOf({ OR: [{ status: { in: ['queued', 'processing'] } }, changedLately()] }),
    told: async (message) => {
      if (message.kind === 'stagingQueue') {
        const waiting = [...((await waitingJobs(services, message)).get(caller.workspaceId) ?? [])];
        return caller.role === 'agent' ? idsOf({ id: { in: waiting } }) : waiting;
      }
      if (message.kind !== 'stagingJob') return [];
      // Checked for each message: jobs of a deleted project still change, but are hidden; agents do not see all.
      return sharedByEvent(message, `visible jobs ${viewOf(caller)}`, () => idsOf({ id: message.id }));
    },
  });
}
