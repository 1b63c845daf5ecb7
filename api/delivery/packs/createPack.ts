import type { Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { newId, typeOfId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import { inVersion } from '../../staging/columns/columnReader.js';
import { lockJob } from '../../staging/lockJob.js';
import { visibleStagingJobs } from '../../staging/staging.access.js';
import { createPublicLink } from '../links/createPublicLink.js';
import { addressOf } from '../links/linkToken.js';
import { openPublicLinks } from '../links/publicLink.access.js';
import type { NewPack } from './pack.rules.js';

const NOTHING = 'No photo of this job is delivered yet. Approve one, and wait until its final files are written.';

/**
 * Orders a pack of a job's delivered photos; the worker makes its files. The workspace's next pack proposes the same.
 * @throws NotFoundError when the caller has no such job
 * @throws ConflictError when nothing is delivered yet, or a pack of the job is being made
 */
export async function createPack(caller: Caller, services: Services, { jobId, ...choice }: NewPack) {
  const { prisma, queue } = services;
  const where = { id: jobId, ...visibleStagingJobs(caller) };
  const job = typeOfId(jobId) === 'StagingJob' ? await prisma.stagingJob.findFirst({ where }) : null;
  if (!job) throw new NotFoundError('Staging job not found');
  const delivered = { jobId, decision: 'approved', finalMediaId: { not: null } } as const;
  if ((await prisma.stagingItem.count({ where: delivered })) === 0) throw new ConflictError(NOTHING);
  const page = choice.publicPage ? await pageOf(caller, services, jobId) : null;
  return prisma.$transaction(async (tx) => {
    await lockJob(tx, jobId);
    const waiting = await tx.pack.count({ where: { jobId, state: 'waiting' } });
    if (waiting > 0) throw new ConflictError('A pack of this job is being made. Wait for it, then make another one.');
    const items = await tx.stagingItem.findMany({ where: delivered, orderBy: { position: 'asc' } });
    const { workspaceId } = job;
    const contents = inVersion(1, { ...choice, page, itemIds: items.map(({ id }) => id) });
    const pack = await tx.pack.create({
      data: { id: newId('pack'), workspaceId, jobId, choice: contents, createdById: caller.userId },
    });
    await tx.workspace.update({ where: { id: workspaceId }, data: { packChoice: inVersion(1, choice) } });
    await queue.send(tx, { kind: 'makePack', packId: pack.id });
    await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
    return pack;
  });
}

/** The address of the job's newest public page; one is made where there is none. */
async function pageOf(caller: Caller, services: Services, jobId: string): Promise<string | null> {
  const links = await services.prisma.publicLink.findMany({
    where: { jobId, kind: 'delivery', ...openPublicLinks() },
    orderBy: { createdAt: 'desc' },
  });
  const address = links.map((link) => addressOf(services.env, link)).find((url) => url !== null);
  if (address !== undefined) return address;
  const settings = { wholeProject: false, indexed: false, sellerApproves: false };
  return addressOf(services.env, await createPublicLink(caller, services, { jobId, kind: 'delivery', ...settings }));
}
