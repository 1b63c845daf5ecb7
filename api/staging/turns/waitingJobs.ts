import type { BusEvent } from '../../messaging/bus.js';
import type { Services } from '../../services.js';
import { WAITING } from './fairOrder.js';

type JobsByWorkspace = ReadonlyMap<string, ReadonlySet<string>>;

/** A cache by message: all sockets of the process receive the same message object. */
const read = new WeakMap<BusEvent, Promise<JobsByWorkspace>>();

/**
 * The jobs with waiting photos by workspace, read after the message: one statement for all callers with the same
 * message.
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
