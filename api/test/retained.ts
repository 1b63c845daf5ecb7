/** What has been kept for some days, and its removal. */
import { daysBefore } from '../domain/dayLengths.js';
import { KEPT } from '../retention/kept.js';
import { removeOldOf } from '../retention/removeOld.js';
import type { Services } from '../services.js';
import { makeJob, mutate } from './factories.js';
import { deliverAll, stageAll } from './staged.js';
import type { Registered, TestServer } from './startServer.js';

const MINUTE = 60_000;

/** The settings that tests of it reckon with: the defaults. */
export const KEEP = {
  KEEP_PROOFS_DAYS: '90',
  KEEP_ACTIVITIES_DAYS: '730',
  KEEP_DELIVERIES_DAYS: '30',
  KEEP_PACKS_DAYS: '7',
};

/** The time at which something that is made now has been kept for that many days. */
export const after = (days: number) => daysBefore(new Date(), -days);
export const earlier = (time: Date) => new Date(time.getTime() - MINUTE);
export const later = (time: Date) => new Date(time.getTime() + MINUTE);

/** Removes one kind at a time; sessions would go with the others. */
export async function removeKind(services: Services, kind: string, now: Date): Promise<void> {
  const row = KEPT.find((kept) => kept.kind === kind);
  if (!row) throw new Error(`Expected the kind ${kind}.`);
  await removeOldOf(services, row, { now });
}

interface Photos {
  readonly photos?: number;
}

/** A job of two rounds. */
export async function makeTwoRounds(server: TestServer, who: Registered, { photos = 1 }: Photos = {}) {
  const job = await makeJob(server, who, { photos });
  await stageAll(server, job.jobId);
  await mutate(server, who, {
    name: 'requestRevision',
    input: { id: job.jobId, reason: 'Darker', comments: 'No rug' },
  });
  await stageAll(server, job.jobId, 1);
  return job;
}

/** A delivered job of two rounds. */
export async function makeDelivered(server: TestServer, who: Registered, photos: Photos = {}) {
  const job = await makeTwoRounds(server, who, photos);
  await mutate(server, who, { name: 'approveStagingJob', input: { id: job.jobId } });
  await deliverAll(server, job.jobId);
  return job;
}

/** Its rounds with their proofs, by number, then by photo. */
export const roundsOf = ({ services }: Pick<TestServer, 'services'>, jobId: string) =>
  services.prisma.stagingRound.findMany({
    where: { item: { jobId } },
    orderBy: [{ round: 'asc' }, { item: { position: 'asc' } }],
    include: { proof: true },
  });
