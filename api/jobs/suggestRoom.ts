/** The worker's part of a suggestion: what a photo shows. */
import { join } from 'node:path';
import type { Services } from '../services.js';
import { inWorkFolder } from '../storage/workFolder.js';
import { recordFindings } from '../suggestions/recordFindings.js';
import { lookAtPhoto } from './lookAtPhoto.js';

export type Look = typeof lookAtPhoto;

interface SuggestOptions {
  readonly signal: AbortSignal;
  /** looks at a photo; tests replace it */
  readonly look?: Look;
}

/**
 * Idempotent: a photo is looked at once. The smaller picture of the media library is enough, and is read sooner.
 * @throws the signal's reason; errors of store, database and process: the queue tries again
 */
export async function suggestRoom(
  services: Services,
  mediaId: string,
  { signal, look = lookAtPhoto }: SuggestOptions,
): Promise<void> {
  const photo = await services.prisma.media.findUnique({ where: { id: mediaId, type: 'image', origin: 'upload' } });
  if (!photo || photo.findings !== null) return;
  const { previewKey, objectKey, originalName } = photo;
  const findings = await inWorkFolder('suggestion', async (folder) => {
    const path = join(folder, 'photo');
    await services.store.fetch(previewKey ?? objectKey, path);
    return look({ photo: path, hints: { name: originalName } }, signal);
  });
  await recordFindings(services, mediaId, findings);
}
