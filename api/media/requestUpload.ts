import type { Caller } from '../accounts/caller.js';
import { newId } from '../graphql/ids.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { newObjectKey } from '../storage/keys.js';
import { removeOldUploads } from './removeOldUploads.js';
import type { UploadRequest } from './upload.rules.js';

/** Seconds: long enough for 100 MB over a slow line. */
const EXPIRES_IN = 3600;

export interface RequestedUpload {
  readonly uploadUrl: string;
  /** what must be sent along, by name */
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/**
 * Hands out a link that takes one PUT of exactly the announced file.
 * @throws NotFoundError for the project
 */
export async function requestUpload(
  caller: Caller,
  services: Pick<Services, 'prisma' | 'store'>,
  { projectId, mimeType, fileSize }: UploadRequest,
): Promise<RequestedUpload> {
  const { prisma, store } = services;
  await requireProject(caller, prisma, projectId);
  await removeOldUploads({ prisma, store });
  const objectKey = newObjectKey(caller.workspaceId, 'uploads', '');
  const announced = { contentType: mimeType, size: fileSize, exactSize: true };
  const expiresAt = new Date(Date.now() + EXPIRES_IN * 1000);
  await prisma.upload.create({
    data: { id: newId('upl'), workspaceId: caller.workspaceId, objectKey, expiresAt, ...announced },
  });
  const { url, headers } = await store.signPut(objectKey, { ...announced, expiresIn: EXPIRES_IN });
  return { uploadUrl: url, headers, expiresAt };
}
