import { recordActivity } from '../../activity/recordActivity.js';
import type { PublicLink } from '../../db/generated/client.js';
import type { PublicLinkKind } from '../../db/generated/enums.js';
import type { Services } from '../../services.js';

const WORDS: Readonly<Record<PublicLinkKind, string>> = {
  delivery: 'The public page was opened for the first time:',
  proof: 'The seller opened the proofs of',
};

/** Counts an opening of a link's page; the first one is an activity. */
export async function countView({ prisma }: Services, { id, kind, jobId, workspaceId }: PublicLink): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const { views, job } = await tx.publicLink.update({
      where: { id },
      data: { views: { increment: 1 }, lastViewedAt: new Date() },
      select: { views: true, job: { select: { project: { select: { address: true } } } } },
    });
    if (views > 1) return;
    await recordActivity(tx, {
      workspaceId,
      actorId: null,
      action: 'public_link_viewed',
      entityType: 'staging_job',
      entityId: jobId,
      description: `${WORDS[kind]} ${job.project.address}`,
    });
  });
}
