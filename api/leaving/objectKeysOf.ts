import type { Transaction } from '../db/client.js';

/** The keys of all objects of the workspaces, in every column that names one. */
export async function objectKeysOf(tx: Transaction, workspaceIds: string[]): Promise<(string | null)[]> {
  const ofWorkspace = { workspaceId: { in: workspaceIds } };
  const media = await tx.media.findMany({
    where: ofWorkspace,
    select: { objectKey: true, losslessKey: true, thumbnailKey: true, previewKey: true },
  });
  const uploads = await tx.upload.findMany({ where: ofWorkspace, select: { objectKey: true } });
  const firstPasses = await tx.stagingItem.findMany({
    where: { job: ofWorkspace, firstPassKey: { not: null } },
    select: { firstPassKey: true },
  });
  const rounds = await tx.stagingRound.findMany({
    where: { item: { job: ofWorkspace } },
    select: { cleanKey: true, maskKey: true, piecesKey: true },
  });
  const packs = await tx.packFile.findMany({ where: { pack: ofWorkspace }, select: { fileKey: true } });
  return [...media, ...uploads, ...firstPasses, ...rounds, ...packs].flatMap(
    (row) => Object.values(row) as (string | null)[],
  );
}
