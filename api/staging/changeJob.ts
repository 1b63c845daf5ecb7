import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity, type ActivityAction } from '../activity/recordActivity.js';
import type { Prisma, Project, StagingJob } from '../db/generated/client.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { lockJob } from './lockJob.js';
import { visibleStagingJobs } from './staging.access.js';
import type { MemberEvent, Situation } from './transitions.js';
import { writeAs } from '../domain/write.js';

type JobOfProject = StagingJob & { readonly project: Project };

interface Decision {
  readonly event: MemberEvent;
  /** further conditions and changes; see changeStatus */
  readonly to?: Situation;
  readonly where?: (job: JobOfProject) => Prisma.StagingJobWhereInput;
  readonly data?: Prisma.StagingJobUpdateManyMutationInput;
  /** further writes in the same transaction: items, a revision, a message; `job` is the state before */
  readonly also?: (tx: Transaction, job: JobOfProject) => Promise<void>;
  readonly action: ActivityAction;
  /** the timeline's text before the address */
  readonly description: string;
}

/** Who decides: on which jobs, and under whose name in the timeline. */
export interface Decider {
  readonly jobs: Prisma.StagingJobWhereInput;
  /** null: somebody without an account */
  readonly actorId: string | null;
}

export const memberDecides = (caller: Caller): Decider => ({
  jobs: visibleStagingJobs(caller),
  actorId: actorIdOf(caller),
});

interface JobChange extends Decision {
  readonly id: string;
}

/** The event's name in the sentence of a refusal. */
const REFUSED: Readonly<Record<MemberEvent, string>> = {
  approve: 'approved',
  decide: 'decided on',
  takeUp: 'taken back to another round',
  requestRevision: 'revised',
  retry: 'tried again',
  retryItem: 'tried again',
  cancel: 'cancelled',
  callOff: 'cancelled',
  takeBack: 'taken back',
};

/** The job's status as part of a sentence. */
export const NOW: Readonly<Record<StagingJob['status'], string>> = {
  queued: 'it waits to be staged',
  processing: 'it is being staged',
  proof_ready: 'its proofs wait for a review',
  rework: 'it is being reworked',
  approved: 'it is approved already',
  final_delivered: 'it is delivered already',
};

/**
 * A person's decision on a job: changes its status, the data that belongs to it, the activity and the messages in one
 * transaction.
 * @throws NotFoundError when the caller has no such job
 * @throws ConflictError when its status does not allow the event, or another request was faster
 */
export function changeJob(caller: Caller, services: Services, { id, ...change }: JobChange): Promise<{ id: string }> {
  return decideOnJob(caller, services, id, async () => change);
}

/** Like changeJob, when the change depends on the job's state: `decide` reads it under a lock. */
export function decideOnJob(
  caller: Caller,
  services: Services,
  id: string,
  decide: JobDecision,
): Promise<{ id: string }> {
  return writeAs(caller, services.prisma, (tx) => decideWithin(tx, memberDecides(caller), id, decide));
}

type JobDecision = (tx: Transaction, job: JobOfProject) => Promise<Decision>;

/** Like decideOnJob, within a transaction that changes more, and by anybody who may decide. */
export async function decideWithin(
  tx: Transaction,
  { jobs, actorId }: Decider,
  id: string,
  decide: JobDecision,
): Promise<{ id: string }> {
  await lockJob(tx, id);
  const read = () => tx.stagingJob.findFirst({ where: { AND: [{ id }, jobs] }, include: { project: true } });
  const job = typeOfId(id) === 'StagingJob' ? await read() : null;
  if (!job) throw new NotFoundError('Staging job not found.');
  const change = await decide(tx, job);
  const { event, to, data } = change;
  if (!(await changeStatus(tx, { job, event, to, where: change.where?.(job), data }))) {
    const { status } = (await read()) ?? job;
    throw new ConflictError(`This staging job cannot be ${REFUSED[event]} now: ${NOW[status]}.`);
  }
  await change.also?.(tx, job);
  await recordActivity(tx, {
    workspaceId: job.workspaceId,
    actorId,
    action: change.action,
    entityType: 'staging_job',
    entityId: id,
    description: `${change.description} ${job.project.address}`,
  });
  return { id };
}
