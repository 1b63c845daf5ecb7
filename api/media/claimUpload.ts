import type { Caller } from '../domain/caller.js';
import type { Upload } from '../db/generated/client.js';
import { ConflictError, UploadError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { USED_LINK } from './linkState.js';

/**
 * Claims an upload, so that only one of two concurrent calls finalises it.
 * @throws UploadError when the link is unknown, another workspace's, or expired
 * @throws ConflictError when it was finalised before, successfully or not
 */
export async function claimUpload(caller: Caller, services: Services, uploadUrl: string): Promise<Upload> {
  const { prisma, store } = services;
  const objectKey = store.keyOf(uploadUrl);
  const own = objectKey === null ? null : { objectKey, workspaceId: caller.workspaceId };
  const upload = own && (await prisma.upload.findFirst({ where: own }));
  if (!own || !upload)
    throw new UploadError('This upload link is not known. Ask for a new one and send the file again.');
  const now = new Date();
  const { count } = await prisma.upload.updateMany({
    where: { ...own, finalisedAt: null, expiresAt: { gt: now } },
    data: { finalisedAt: now },
  });
  if (count === 1) return upload;
  if (upload.finalisedAt === null && upload.expiresAt <= now) {
    throw new UploadError('This upload link has expired. Ask for a new one and send the file again.');
  }
  throw new ConflictError(USED_LINK);
}

/** Releases a claim: the file can still be sent and finalised. */
export async function releaseUpload({ prisma }: Services, { id }: Upload): Promise<void> {
  await prisma.upload.updateMany({ where: { id }, data: { finalisedAt: null } });
}

/** Marks an upload as settled: its announced size no longer counts towards the quota. */
export async function settleUpload(
  prisma: Services['prisma'] | Transaction,
  { id }: Pick<Upload, 'id'>,
): Promise<void> {
  await prisma.upload.updateMany({ where: { id, settledAt: null }, data: { settledAt: new Date() } });
}
