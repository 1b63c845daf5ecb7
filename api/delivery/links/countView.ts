import { recordActivity } from '../../activity/recordActivity.js';
import type { PublicLink } from '../../db/generated/client.js';
import type { PublicLinkKind } from '../../db/generated/enums.js';
import type { Services } from '../../services.js';
import { writeIn } from '../../domain/write.js';

const WORDS: Readonly<Record<PublicLinkKind, string>> = {
  delivery: 'The public page was opened for the first time:',
  proof: 'The seller opened the proofs of',
};

/** Counts an opening of a link's page; the first one is an activity. */
export async function countView({ prisma }: Services, { id, kind, jobId, workspaceId }: PublicLink): Promise<void> {
  await writeIn(prisma, workspaceId, async (tx) => {
    const data = { views: { increment: 1 }, lastViewedAt: new Date() };
    const [counted] = await tx.publicLink.updateManyAndReturn({
      where: { id },
      data,
      select: { views: true, job: { select: { project: { select: { address: true } } } } },
    });
    // none: its job was deleted since the page was read
    if (!counted || counted.views > 1) return;
    const { job } = counted;
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
