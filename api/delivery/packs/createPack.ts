import { holdWorkspace } from '../../accounts/holdWorkspace.js';
import { noteCallChanged } from '../../activity/noteCallChanged.js';
import type { Caller } from '../../domain/caller.js';
import type { Transaction } from '../../db/client.js';
import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { newId, typeOfId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import { inVersion } from '../../staging/columns/columnReader.js';
import { lockJob } from '../../staging/lockJob.js';
import { visibleStagingJobs } from '../../staging/staging.access.js';
import { createPublicLink } from '../links/createPublicLink.js';
import { addressOf } from '../links/linkToken.js';
import { openPublicLinks } from '../links/publicLink.access.js';
import { OWN_SIZE_FAULTS, OWN_SIZES } from '../../shared/ownSizes.js';
import { keptSizes } from './ownSizes.rules.js';
import type { ChosenPack, NewPack } from './pack.rules.js';
import { packChoiceOf } from './packColumns.js';
import { writeAs } from '../../domain/write.js';

const NOTHING = 'No photo of this job is delivered yet. Approve one, and wait until its final files are written.';

/**
 * Orders a pack of a job's delivered photos; the worker makes its files. The workspace's next pack proposes the same.
 * @throws NotFoundError when the caller has no such job
 * @throws ConflictError when nothing is delivered yet, or a pack of the job is being made
 * @throws ValidationError when the workspace would keep too many own sizes
 */
export async function createPack(caller: Caller, services: Services, { jobId, removedSizes, ...choice }: NewPack) {
  const { prisma, queue } = services;
  const where = { id: jobId, ...visibleStagingJobs(caller) };
  const job = typeOfId(jobId) === 'StagingJob' ? await prisma.stagingJob.findFirst({ where }) : null;
  if (!job) throw new NotFoundError('Staging job not found.');
  const delivered = { jobId, decision: 'approved', finalMediaId: { not: null } } as const;
  if ((await prisma.stagingItem.count({ where: delivered })) === 0) throw new ConflictError(NOTHING);
  const page = choice.publicPage ? await pageOf(caller, services, jobId) : null;
  return writeAs(caller, prisma, async (tx) => {
    await lockJob(tx, jobId);
    const waiting = await tx.pack.count({ where: { jobId, state: 'waiting' } });
    if (waiting > 0)
      throw new ConflictError('A pack of this job is being made. Wait for it, then make another one.', 'IN_PROGRESS');
    const items = await tx.stagingItem.findMany({ where: delivered, orderBy: { position: 'asc' } });
    // an approval may have been taken back before the lock
    if (items.length === 0) throw new ConflictError(NOTHING);
    const { workspaceId } = job;
    const ownSizes = choice.ownSizes.filter(({ chosen }) => chosen);
    const contents = inVersion(1, { ...choice, ownSizes, page, itemIds: items.map(({ id }) => id) });
    const pack = await tx.pack.create({
      data: { id: newId('pack'), workspaceId, jobId, choice: contents, createdById: caller.userId },
    });
    await keepChoice(tx, workspaceId, { choice, removedSizes });
    await noteCallChanged(tx);
    await queue.send(tx, { kind: 'makePack', packId: pack.id });
    await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
    return pack;
  });
}

interface KeptChoice {
  readonly choice: ChosenPack;
  readonly removedSizes: readonly string[];
}

/** Other orders of the workspace wait, so that none removes a size that another one adds. */
async function keepChoice(tx: Transaction, id: string, { choice, removedSizes }: KeptChoice): Promise<void> {
  await holdWorkspace(tx, id);
  const before = packChoiceOf(await tx.workspace.findUniqueOrThrow({ where: { id } }));
  const ownSizes = keptSizes(before.ownSizes, { ownSizes: choice.ownSizes, removedSizes });
  if (ownSizes.length > OWN_SIZES.most) {
    throw new ValidationError([{ path: 'ownSizes', message: OWN_SIZE_FAULTS.tooMany }]);
  }
  await tx.workspace.update({ where: { id }, data: { packChoice: inVersion(1, { ...choice, ownSizes }) } });
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
