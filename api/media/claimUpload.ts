import type { Caller } from '../domain/caller.js';
import type { Upload } from '../db/generated/client.js';
import { ConflictError, UploadError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { USED_LINK } from './linkState.js';

/** Milliseconds after which a claim that nobody has renewed was lost with its process. */
export const CLAIM_MS = 10_000;
const RENEW_MS = CLAIM_MS / 4;
const BEING_READ = 'This file is being read already. Try again in a moment.';

/** A claim on an upload. Whoever took it over has another time. */
export interface Claim {
  readonly upload: Upload;
  /** when it was made, or last renewed */
  at: Date;
}

/**
 * Claims an upload, so that only one of two concurrent calls finalises it. `holdClaim` keeps the claim.
 * @throws UploadError when the link is unknown, another workspace's, or expired
 * @throws ConflictError when it was finalised before, successfully or not, or another call reads it
 */
export async function claimUpload(caller: Caller, services: Services, uploadUrl: string): Promise<Claim> {
  const { prisma, store } = services;
  const objectKey = store.keyOf(uploadUrl);
  const own = objectKey === null ? null : { objectKey, workspaceId: caller.workspaceId };
  const upload = own && (await prisma.upload.findFirst({ where: own }));
  if (!own || !upload)
    throw new UploadError('This upload link is not known. Ask for a new one and send the file again.');
  const now = new Date();
  const { count } = await prisma.upload.updateMany({
    where: {
      ...own,
      settledAt: null,
      expiresAt: { gt: now },
      OR: [{ finalisedAt: null }, { finalisedAt: { lt: new Date(now.getTime() - CLAIM_MS) } }],
    },
    data: { finalisedAt: now },
  });
  if (count === 1) return { upload, at: now };
  if (upload.settledAt !== null) throw new ConflictError(USED_LINK, 'ALREADY_DONE');
  if (upload.expiresAt <= now) {
    throw new UploadError('This upload link has expired. Ask for a new one and send the file again.');
  }
  throw new ConflictError(BEING_READ, 'IN_PROGRESS');
}

const whereHeld = ({ upload: { id }, at }: Claim) => ({ id, settledAt: null, finalisedAt: at });

/** Renews the claim while the work goes on, unless another call has taken it over. */
export async function holdClaim<Result>(
  { prisma, log }: Services,
  claim: Claim,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = async () => {
    const at = new Date();
    const { count } = await prisma.upload.updateMany({ where: whereHeld(claim), data: { finalisedAt: at } });
    if (count === 1) claim.at = at;
  };
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renew().catch((error: unknown) =>
      log.warn({ err: error, uploadId: claim.upload.id }, 'a claim could not be renewed'),
    );
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // Until it ends the row may have another time than the claim, and could not be released.
    await renewal;
  }
}

/** Releases a claim: the file can still be sent and finalised. */
export async function releaseUpload({ prisma }: Services, claim: Claim): Promise<void> {
  await prisma.upload.updateMany({ where: whereHeld(claim), data: { finalisedAt: null } });
}

/**
 * Marks an upload as settled: its announced size no longer counts towards the quota.
 * @throws ConflictError when another call was faster, because this one seemed to be dead
 */
export async function settleUpload(
  prisma: Services['prisma'] | Transaction,
  { id }: Pick<Upload, 'id'>,
): Promise<void> {
  const { count } = await prisma.upload.updateMany({ where: { id, settledAt: null }, data: { settledAt: new Date() } });
  if (count === 0) throw new ConflictError(USED_LINK, 'ALREADY_DONE');
}
