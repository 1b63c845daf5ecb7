import type { BusEvent } from '../../messaging/bus.js';
import type { Services } from '../../services.js';
import { WAITING } from './fairOrder.js';

type JobsByWorkspace = ReadonlyMap<string, ReadonlySet<string>>;

/** By the message that asked for it: all sockets of the process are handed the same one. */
const read = new WeakMap<BusEvent, Promise<JobsByWorkspace>>();

/**
 * The jobs with photos that wait, by workspace, as they are once the message came: one statement for all who ask of
 * the same message.
 */
export function waitingJobs(services: Services, message: BusEvent): Promise<JobsByWorkspace> {
  const there = read.get(message);
  if (there) return there;
  const reading = readWaitingJobs(services);
  read.set(message, reading);
  return reading;
}

async function readWaitingJobs({ prisma }: Services): Promise<JobsByWorkspace> {
  const jobs = await prisma.stagingJob.findMany({
    where: { ...WAITING.job, items: { some: { state: WAITING.state } }, project: { deletedAt: null } },
    select: { id: true, workspaceId: true },
  });
  const byWorkspace = new Map<string, Set<string>>();
  for (const { id, workspaceId } of jobs) {
    byWorkspace.set(workspaceId, (byWorkspace.get(workspaceId) ?? new Set()).add(id));
  }
  return byWorkspace;
}
