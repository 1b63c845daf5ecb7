/** What the worker records of a pack. */
import { newId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import type { TakenPack } from './takePack.js';
import { writeIn } from '../../domain/write.js';

interface MadeFile {
  readonly position: number;
  readonly name: string;
  readonly mimeType: string;
  readonly fileKey: string;
  readonly bytes: number;
  readonly withoutCode: string | null;
}

type OfPack = Pick<TakenPack, 'id' | 'jobId' | 'workspaceId'>;

/**
 * @param progress 0..1, with this file
 * @returns false when the pack is gone or has the file already: the caller removes the object
 */
export async function recordPackFile(
  { prisma }: Services,
  { id, jobId, workspaceId }: OfPack,
  file: MadeFile,
  progress: number,
): Promise<boolean> {
  return writeIn(prisma, workspaceId, async (tx) => {
    const { count } = await tx.pack.updateMany({ where: { id, state: 'waiting' }, data: { progress } });
    if (count === 0) return false;
    const there = await tx.packFile.count({ where: { packId: id, position: file.position } });
    if (there > 0) return false;
    await tx.packFile.create({ data: { id: newId('file'), packId: id, ...file } });
    await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
    return true;
  });
}

/** @param failure a sentence; null: all files are there */
export async function settlePack({ prisma }: Services, packId: string, failure: string | null): Promise<void> {
  await writeIn(prisma, packId, async (tx) => {
    const pack = await tx.pack.findUnique({ where: { id: packId } });
    const state = failure === null ? 'ready' : 'failed';
    const data = { state, failure, ...(failure === null && { progress: 1 }) } as const;
    const { count } = await tx.pack.updateMany({ where: { id: packId, state: 'waiting' }, data });
    if (pack && count > 0) await notify(tx, { kind: 'stagingJob', workspaceId: pack.workspaceId, id: pack.jobId });
  });
}
