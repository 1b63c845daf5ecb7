import type { WebhookEvent } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import { readEventData } from '../eventData.js';

type Reader = Pick<Services, 'prisma' | 'store' | 'env'>;

interface Picture {
  readonly mediaId: string;
  readonly objectKey: string;
  readonly itemId?: string;
}

/** The body of a delivery, signed links included: they last for an hour from now. */
export async function bodyOf(services: Reader, event: WebhookEvent): Promise<string> {
  const { type, createdAt } = event;
  const told = readEventData(event);
  const pictures = await picturesOf(services, event);
  const data = pictures ? { ...told, pictures: await Promise.all(pictures.map(toLink(services))) } : told;
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
}

/** Null for an event without pictures. Those that are gone by now are left out. */
async function picturesOf({ prisma }: Reader, { type, objectId, workspaceId }: WebhookEvent) {
  switch (type) {
    case 'media.created': {
      const where = { id: objectId, workspaceId, project: { deletedAt: null } };
      const media = await prisma.media.findMany({ where, select: { id: true, objectKey: true } });
      return media.map(({ id, objectKey }): Picture => ({ mediaId: id, objectKey }));
    }
    case 'staging_job.proof_ready':
      return picturesOfJob(prisma, { workspaceId, jobId: objectId, column: 'proof' });
    case 'staging_job.delivered':
      return picturesOfJob(prisma, { workspaceId, jobId: objectId, column: 'final' });
    default:
      return null;
  }
}

interface JobPictures {
  readonly workspaceId: string;
  readonly jobId: string;
  readonly column: 'proof' | 'final';
}

async function picturesOfJob(prisma: Reader['prisma'], { workspaceId, jobId, column }: JobPictures) {
  const picture = { select: { id: true, objectKey: true } } as const;
  const items = await prisma.stagingItem.findMany({
    where: { jobId, decision: { not: 'left_out' }, job: { workspaceId, project: { deletedAt: null } } },
    orderBy: { position: 'asc' },
    select: { id: true, proof: picture, final: picture },
  });
  return items.flatMap((item): Picture[] => {
    const media = item[column];
    return media ? [{ itemId: item.id, mediaId: media.id, objectKey: media.objectKey }] : [];
  });
}

const toLink =
  ({ store, env }: Reader) =>
  async ({ itemId, mediaId, objectKey }: Picture) => ({
    ...(itemId !== undefined && { itemId }),
    mediaId,
    url: new URL(await store.signGet(objectKey), env.publicUrl).href,
  });
