/** The worker's part of a pack: its files, one after the other. */
import type { Services } from '../services.js';
import { PackFault, packFiles, type PackFile } from '../delivery/pack/packFiles.js';
import { recordPackFile, settlePack } from '../delivery/packs/recordPack.js';
import { takePack } from '../delivery/packs/takePack.js';
import { keepOrDiscard } from '../storage/draft.js';
import { inWorkFolder } from '../storage/workFolder.js';
import { WORK_ROOM } from './workRoom.js';

export const PACK_FAILED =
  'Something went wrong while the pack was made. Make it again; if it fails again, contact support.';
const GONE = 'The delivered pictures of this job were deleted, so there is nothing to put into a pack.';

const EXTENSIONS: Readonly<Record<PackFile['mimeType'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'text/plain': 'txt',
  'application/pdf': 'pdf',
};

/**
 * Idempotent: files that are there stay. A pack that cannot be made as it was chosen fails with a sentence.
 * @throws the signal's reason; errors of store, database and disk: the queue tries again
 */
export async function makePack(services: Services, packId: string, signal: AbortSignal): Promise<void> {
  try {
    await inWorkFolder('pack', (folder) => makeFiles(services, packId, { folder, signal }));
  } catch (error) {
    if (!(error instanceof PackFault)) throw error;
    await settlePack(services, packId, error.message);
  }
}

interface Making {
  readonly folder: string;
  readonly signal: AbortSignal;
}

async function makeFiles(services: Services, packId: string, { folder, signal }: Making): Promise<void> {
  const taken = await takePack(services, packId, folder);
  if (!taken) return;
  if (taken.pack.photos.length === 0) return settlePack(services, packId, GONE);
  const files = packFiles(taken.pack);
  for (const [position, { name, mimeType, make }] of files.entries()) {
    if (taken.made.has(position)) continue;
    signal.throwIfAborted();
    await services.disk.wait(WORK_ROOM, signal);
    let withoutCode: string | null = null;
    const bytes = await make(signal, (why) => (withoutCode = why));
    await keepOrDiscard(services, taken.workspaceId, {
      write: (draft) => draft.put(bytes, { folder: 'packs', extension: EXTENSIONS[mimeType], mimeType }),
      record: (fileKey) => {
        const file = { position, name, mimeType, fileKey, bytes: bytes.length, withoutCode };
        return recordPackFile(services, taken, file, (position + 1) / files.length);
      },
    });
  }
  await settlePack(services, packId, null);
}
