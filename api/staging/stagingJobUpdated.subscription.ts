import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { chosen } from '../graphql/chosen.js';
import { notFound, unauthenticated } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import type { BusEvent } from '../messaging/bus.js';
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
    subscribe: async (_root, { id }, { caller, services }) => {
      if (!caller) throw unauthenticated();
      return id == null ? changesOfAll(caller, services) : changesOfOne(caller, services, id);
    },
    resolve: async (query, id, _args, { caller, services }) => {
      if (!caller) throw unauthenticated();
      const where = { id: id as string, ...visibleStagingJobs(caller) };
      const job = await services.prisma.stagingJob.findFirst({ ...query, where });
      if (!job) throw notFound('Staging job not found');
      return job;
    },
  }),
);

/**
 * The id, once for the state that is there now and again for every change.
 * @throws GraphQLError before the first where there is no such job for the caller
 */
async function changesOfOne(caller: Caller, services: Services, id: string): Promise<AsyncIterableIterator<string>> {
  const wellFormed = typeOfId(id) === 'StagingJob';
  const where = { id, ...visibleStagingJobs(caller) };
  // Listen before reading: no change can fall between the two.
  const changes = services.bus.subscribe();
  const job = wellFormed ? await services.prisma.stagingJob.findFirst({ where, select: { id: true } }) : null;
  if (!job) {
    await changes.return?.();
    throw notFound('Staging job not found');
  }
  const concerns = async (change: BusEvent) => {
    if (change.kind === 'stagingQueue') return (await waitingJobs(services, change)).get(caller.workspaceId)?.has(id);
    // What happened while the bus's connection was lost is not known: read again.
    return change.kind === 'reconnected' || change.id === id;
  };
  return chosen(changes, async (change) => ((await concerns(change)) ? [id] : []), [id]);
}

/** The id of every job of the workspace that changes from now on. */
function changesOfAll(caller: Caller, services: Services): AsyncIterableIterator<string> {
  const { bus, prisma } = services;
  const idsOf = async (where: Prisma.StagingJobWhereInput) => {
    const jobs = await prisma.stagingJob.findMany({
      where: { AND: [where, visibleStagingJobs(caller)] },
      orderBy: { updatedAt: 'asc' },
      select: { id: true },
    });
    return jobs.map(({ id }) => id);
  };
  return chosen(bus.subscribe(), async (change) => {
    if (change.kind === 'reconnected') return idsOf(mayHaveChanged());
    if (change.kind === 'stagingQueue') {
      return [...((await waitingJobs(services, change)).get(caller.workspaceId) ?? [])];
    }
    // Asked for each: a job of a deleted project goes on, unseen.
    const concerns = change.kind === 'stagingJob' && change.workspaceId === caller.workspaceId;
    return concerns ? idsOf({ id: change.id }) : [];
  });
}

/** Longer than the bus takes to connect again; milliseconds. */
const LOST_FOR = 60_000;

const mayHaveChanged = (): Prisma.StagingJobWhereInput => ({
  OR: [{ status: { in: ['queued', 'processing'] } }, { updatedAt: { gt: new Date(Date.now() - LOST_FOR) } }],
});
