import { takeAttempt } from '../accounts/attempts.js';
import type { Caller } from '../domain/caller.js';
import { newId } from '../domain/ids.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { newObjectKey } from '../storage/keys.js';
import type { SignedPutOptions } from '../storage/store.js';
import { requireQuota } from './quota/requireQuota.js';
import { isAcceptedType } from './formats.js';
import { LINKS, requireFewOpen } from './quota/uploadLinks.js';
import { LARGEST_UPLOAD } from '../shared/limits.js';
import type { UploadRequest } from './upload.rules.js';
import { writeAs } from '../domain/write.js';

/** Seconds: enough for 100 MB over a slow line. */
const EXPIRES_IN = 3600;

export interface RequestedUpload {
  readonly uploadUrl: string;
  /** headers that the sender must send, by name */
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

type FilesOf = Pick<Services, 'prisma' | 'store' | 'disk' | 'env'>;

/**
 * Makes a link that accepts one PUT of exactly the announced file.
 * @throws NotFoundError for the project; QuotaError, DiskFullError, TooManyAttemptsError
 */
export async function requestUpload(
  caller: Caller,
  services: FilesOf,
  { projectId, mimeType, fileSize }: UploadRequest,
): Promise<RequestedUpload> {
  await requireProject(caller, services.prisma, projectId);
  const contentType = isAcceptedType(mimeType) ? mimeType : null; // one that says nothing is not asked for
  return handOut(caller, services, { contentType, size: fileSize, exactSize: true });
}

/**
 * Makes a link that accepts one PUT of any file up to the size limit, for senders that announce nothing.
 * @throws NotFoundError when a given project is unknown; QuotaError, DiskFullError, TooManyAttemptsError
 */
export async function requestAnyUpload(
  caller: Caller,
  services: FilesOf,
  { projectId }: { readonly projectId?: string | null },
): Promise<RequestedUpload> {
  if (projectId != null) await requireProject(caller, services.prisma, projectId);
  return handOut(caller, services, { contentType: null, size: LARGEST_UPLOAD, exactSize: false });
}

async function handOut(
  caller: Caller,
  { prisma, store, disk, env }: FilesOf,
  announced: Omit<SignedPutOptions, 'expiresIn'>,
): Promise<RequestedUpload> {
  const { workspaceId } = caller;
  await takeAttempt(prisma, LINKS, workspaceId);
  if (store.origin === null) await disk.require(announced.exactSize ? announced.size : 0);
  const objectKey = newObjectKey(workspaceId, 'uploads', '');
  const expiresAt = new Date(Date.now() + EXPIRES_IN * 1000);
  // Before the row, so that a failed link does not use up quota.
  const { url, headers } = await store.signPut(objectKey, { ...announced, expiresIn: EXPIRES_IN });
  await writeAs(caller, prisma, async (tx) => {
    await requireQuota(tx, { workspaceId, quota: env.workspaceQuota, bytes: announced.size });
    await requireFewOpen(tx, workspaceId);
    await tx.upload.create({ data: { id: newId('upl'), workspaceId, objectKey, expiresAt, ...announced } });
  });
  return { uploadUrl: url, headers, expiresAt };
}
