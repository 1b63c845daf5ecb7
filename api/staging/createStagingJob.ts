import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import { ValidationError } from '../domain/errors.js';
import { newId, typeOfId } from '../domain/ids.js';
import { notify } from '../messaging/notify.js';
import { requireProject } from '../projects/project.access.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { countPhotos } from './countPhotos.js';
import { orderedLook } from './orderedLook.js';
import type { NewStagingJob } from './staging.rules.js';
import { queuePhotos } from './turns/queuePhotos.js';
import { writeAs } from '../domain/write.js';

/**
 * Orders the staging of photos that were uploaded to one project.
 * @throws NotFoundError for the project
 * @throws ValidationError when an image is not an uploaded image of the project
 * @throws ConflictError when too many photos would wait
 */
export async function createStagingJob(caller: Caller, services: Services, input: NewStagingJob) {
  const { projectId, inputMediaIds, photos: _photos, ...settings } = input;
  return writeAs(caller, services.prisma, async (tx) => {
    const project = await requireProject(caller, tx, projectId);
    await requireImages(tx, projectId, inputMediaIds);
    const job = await tx.stagingJob.create({
      data: {
        ...settings,
        id: newId('job'),
        workspaceId: caller.workspaceId,
        projectId,
        orderedById: caller.userId,
        items: {
          // one statement for all of them
          createMany: { data: itemsOf(input) },
        },
      },
    });
    await recordActivity(tx, {
      workspaceId: caller.workspaceId,
      actorId: actorIdOf(caller),
      action: 'staging_job_created',
      entityType: 'staging_job',
      entityId: job.id,
      description: `Staging of ${countPhotos(inputMediaIds.length)} ordered for ${project.address}`,
    });
    await queuePhotos(services, tx, job);
    await notify(tx, { kind: 'stagingJob', workspaceId: job.workspaceId, id: job.id });
    return job;
  });
}

/** The images of an order; what is not said of a photo is as the job says. */
function itemsOf({ inputMediaIds, photos, style, roomType }: NewStagingJob) {
  const saidOf = new Map(photos.map((photo) => [photo.mediaId, photo]));
  const idOf = new Map(inputMediaIds.map((mediaId) => [mediaId, newId('item')]));
  return inputMediaIds.map((inputMediaId, position) => {
    const said = saidOf.get(inputMediaId);
    const ordered = { orderedStyle: said?.style ?? null, orderedRoomType: said?.roomType ?? null };
    const look = orderedLook(ordered, { style, roomType });
    const sameRoom = {
      sameRoomAsId: idOf.get(said?.sameRoomAs ?? '') ?? null,
      sameRoomBackWall: said?.backWall ?? null,
    };
    const id = idOf.get(inputMediaId) ?? newId('item');
    return { id, inputMediaId, position, notes: said?.notes ?? null, ...ordered, ...look, ...sameRoom };
  });
}

async function requireImages(tx: Transaction, projectId: string, ids: readonly string[]): Promise<void> {
  const wellFormed = ids.filter((id) => typeOfId(id) === 'Media');
  // Locked until the job exists, so that no image is deleted in between.
  await tx.$queryRaw`SELECT "id" FROM "Media" WHERE "id" = ANY(${wellFormed}) ORDER BY "id" FOR KEY SHARE`;
  const count = await tx.media.count({
    where: { id: { in: wellFormed }, projectId, type: 'image', origin: 'upload' },
  });
  if (count === ids.length) return;
  throw new ValidationError([{ path: 'inputMediaIds', message: 'Choose images that were uploaded to this project' }]);
}
