/** An approval can be taken back for some minutes, as long as nothing but the workspace uses its pictures. */
import type { Transaction } from '../db/client.js';
import type { StagingItem, StagingJob } from '../db/generated/client.js';
import { ConflictError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { sendRemoval } from '../storage/removeObjects.js';

const MINUTES = 10;

/** The time that is kept of an approval; null: a program's, which is final at once. */
export const approvalTime = (actorId: string | null): Date | null =>
  actorId !== null && typeOfId(actorId) === 'ApiKey' ? null : new Date();

type Approval = Pick<StagingItem, 'decision' | 'approvedAt'>;

/** Until when the approval can be taken back; null: it is final, or there is none. */
export const takeBackUntil = ({ decision, approvedAt }: Approval): Date | null =>
  decision === 'approved' && approvedAt !== null ? takeBackEnd(approvedAt) : null;

/** Until when an approval of this time can be taken back. */
export const takeBackEnd = (approvedAt: Date): Date => new Date(approvedAt.getTime() + MINUTES * 60_000);

/** When the last of them was approved that could be taken back; null: all are final. */
export function lastApproval(photos: readonly Approval[]): Date | null {
  const times = photos.flatMap(({ decision, approvedAt }) => (decision === 'approved' && approvedAt) || []);
  return times.toSorted((one, other) => Number(other) - Number(one))[0] ?? null;
}

/** Why an approved photo stays approved, after its name; null when its approval can be taken back. */
export function finality(photo: Approval): string | null {
  const until = takeBackUntil(photo);
  if (until === null) return 'is approved for good';
  return until > new Date() ? null : `was approved more than ${MINUTES} minutes ago, so it stays approved`;
}

/**
 * Takes the finals of approved photos away, whose approval is being taken back. The job's row is locked: what would use
 * the pictures waits.
 * @throws ConflictError when something uses them already
 */
export async function withdrawFinals(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  { job, photos }: { readonly job: StagingJob; readonly photos: readonly StagingItem[] },
): Promise<void> {
  const use = await useOf(tx, job, photos);
  if (use !== null) throw new ConflictError(`${use} The approval cannot be taken back.`);
  const ids = photos.flatMap(({ finalMediaId }) => finalMediaId ?? []);
  const finals = await tx.media.findMany({ where: { id: { in: ids } } });
  await tx.media.deleteMany({ where: { id: { in: ids } } });
  const keys = finals.flatMap((final) => [final.objectKey, final.previewKey, final.thumbnailKey, final.losslessKey]);
  await sendRemoval({ queue }, tx, keys);
}

/** A sentence: what the pictures are used for outside of the review; null: nothing. */
async function useOf(
  tx: Transaction,
  { id: jobId, projectId }: StagingJob,
  photos: readonly StagingItem[],
): Promise<string | null> {
  const line = await tx.invoiceItem.findFirst({
    where: { jobId, invoice: { status: { not: 'cancelled' } } },
    select: { invoice: { select: { invoiceNumber: true } } },
  });
  if (line) return `Invoice ${line.invoice.invoiceNumber} charges for this staging: cancel it first.`;
  const pack = await tx.pack.findFirst({ where: { jobId, state: { not: 'failed' } }, select: { id: true } });
  if (pack) return 'A pack of this job has been made.';
  const page = await tx.publicLink.findFirst({
    where: {
      kind: 'delivery',
      revokedAt: null,
      AND: [
        { OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
        { OR: [{ jobId }, { wholeProject: true, job: { projectId } }] },
      ],
    },
    select: { id: true },
  });
  if (page) return 'A public page shows these pictures: revoke it first.';
  const shown = [{ itemId: { in: photos.map(({ id }) => id) } }, { projectId }];
  const embed = await tx.embed.findFirst({ where: { offAt: null, OR: shown }, select: { name: true } });
  return embed ? `The embed “${embed.name}” shows these pictures: switch it off first.` : null;
}
