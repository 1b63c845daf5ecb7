import { recordActivity } from '../../activity/recordActivity.js';
import type { Transaction } from '../../db/client.js';
import type { PublicLink } from '../../db/generated/client.js';
import type { SellerVerdict } from '../../db/generated/enums.js';
import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { newId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import { tellSellerAnswered } from '../../messaging/tellSellerAnswered.js';
import type { Services } from '../../services.js';
import { readReport } from '../../staging/columns/readReport.js';
import { decideOnItemsWithin } from '../../staging/decideOnStagingItems.js';
import { lockJob } from '../../staging/lockJob.js';
import type { ItemsDecision } from '../../staging/staging.rules.js';
import { recordEvent } from '../../webhooks/recordEvent.js';
import { openPublicLinks } from '../links/publicLink.access.js';
import { OF_PROOF, whereProof } from './proof.access.js';
import { ANY_PHOTO, type NewSellerComment } from './sellerComment.rules.js';
import { writeIn } from '../../domain/write.js';

/**
 * Keeps what the holder of a link said about a proof. "Looks good" approves the photo where the link says so.
 * @throws NotFoundError when the link was revoked, or has ended, meanwhile
 * @throws ValidationError when the photo is not of this link, or the piece is not in the picture
 * @throws ConflictError when the photo is decided on or was staged anew meanwhile
 */
export async function addSellerComment(
  { prisma, queue }: Services,
  { id: linkId, jobId }: Pick<PublicLink, 'id' | 'jobId'>,
  comment: NewSellerComment,
): Promise<void> {
  const { itemId, resultId, verdict } = comment;
  await writeIn(prisma, jobId, async (tx) => {
    await lockJob(tx, jobId);
    const link = await tx.publicLink.findFirst({ where: { id: linkId, kind: 'proof', ...openPublicLinks() } });
    if (!link) throw new NotFoundError('Link not found.');
    const { workspaceId } = link;
    const photo = await requireUnderReview(tx, jobId, comment);
    const id = newId('cmt');
    await tx.sellerComment.create({ data: { ...comment, id, linkId, itemId, resultId } });
    await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
    await recordActivity(tx, {
      workspaceId,
      actorId: null,
      action: 'seller_answered',
      entityType: 'staging_job',
      entityId: jobId,
      description: `Seller ${comment.name} ${said(verdict, photo.position + 1)}: ${photo.job.project.address}`,
    });
    const { name, text } = comment;
    if (verdict) {
      await tellSellerAnswered({ queue }, tx, { jobId, answerId: id, firstName: name, verdict, words: text });
      const data = { jobId, itemId, commentId: id, verdict };
      await recordEvent(tx, { workspaceId, type: 'proof.answered', objectId: jobId, data });
    }
    if (verdict !== 'looks_good' || !link.sellerApproves) return;
    const decider = { jobs: { workspaceId, project: { deletedAt: null } }, actorId: null };
    const input: ItemsDecision = { id: jobId, itemIds: [itemId], decision: 'approved' };
    await decideOnItemsWithin(tx, { decider, queue, input });
  });
}

function said(verdict: SellerVerdict | null, place: number): string {
  if (verdict === 'looks_good') return `says that photo ${place} looks good`;
  return verdict === 'please_change' ? `asks to change photo ${place}` : `commented on photo ${place}`;
}

const APPROVED = 'This photo is approved already, so it stays as it is.';
const LEFT_OUT = 'This photo was taken out meanwhile. There is nothing to say about it any more.';
const IN_WORK = 'This photo is being staged anew. Come back when its new picture is here.';
const OTHER_PICTURE =
  'This photo was staged anew meanwhile. Look at its new picture, and send your words again if they still hold.';

/** Reads the photo of a comment; the job's row is locked. */
async function requireUnderReview(tx: Transaction, jobId: string, { itemId, resultId, piece }: NewSellerComment) {
  const photo = await tx.stagingItem.findFirst({ where: { id: itemId, jobId }, select: OF_PROOF });
  if (!photo) throw new ValidationError([{ path: 'itemId', message: ANY_PHOTO }]);
  if (photo.decision === 'approved') throw new ConflictError(APPROVED, 'ALREADY_DONE');
  if (photo.decision === 'left_out') throw new ConflictError(LEFT_OUT);
  if (photo.state !== 'staged') throw new ConflictError(IN_WORK, 'IN_PROGRESS');
  const shown = await tx.stagingItem.findFirst({ where: { id: itemId, ...whereProof(jobId) }, select: { id: true } });
  const result = photo.proof?.result;
  if (!shown || !result || result.id !== resultId) throw new ConflictError(OTHER_PICTURE, 'CHANGED_MEANWHILE');
  if (piece !== null && !readReport(result).furniture.some(({ id }) => id === piece)) {
    throw new ValidationError([{ path: 'piece', message: 'Choose a piece of this picture' }]);
  }
  return photo;
}
