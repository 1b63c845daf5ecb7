/** A workspace's use of the store, by the sizes in its rows. */
import type { PrismaClient, Transaction } from '../../db/client.js';

/** Bytes. */
export interface StorageUse {
  /** uploaded photos and films, with their smaller pictures */
  readonly uploads: number;
  /** proofs and finals */
  readonly results: number;
  /** data that later rounds need, clean renders and masks, and packs until they are removed */
  readonly workFiles: number;
  /** all of these in deleted projects that can be restored */
  readonly deletedProjects: number;
  /** announced for open links */
  readonly expected: number;
}

/** One statement, so that all figures are of the same moment. */
export async function storageUse(prisma: PrismaClient | Transaction, workspaceId: string): Promise<StorageUse> {
  const rows = await prisma.$queryRaw<{ what: keyof StorageUse; bytes: bigint | null }[]>`
    SELECT CASE WHEN p."deletedAt" IS NOT NULL THEN 'deletedProjects'
                WHEN m.origin = 'upload' THEN 'uploads' ELSE 'results' END AS what,
           sum(m."storedBytes")::bigint AS bytes
    FROM "Media" m JOIN "Project" p ON p.id = m."projectId"
    WHERE m."workspaceId" = ${workspaceId} GROUP BY 1
    UNION ALL
    SELECT CASE WHEN p."deletedAt" IS NOT NULL THEN 'deletedProjects' ELSE 'workFiles' END,
           sum(r."storedBytes")::bigint
    FROM "StagingRound" r
    JOIN "StagingItem" i ON i.id = r."itemId"
    JOIN "StagingJob" j ON j.id = i."jobId"
    JOIN "Project" p ON p.id = j."projectId"
    WHERE j."workspaceId" = ${workspaceId} AND r."cleanKey" IS NOT NULL GROUP BY 1
    UNION ALL
    SELECT 'workFiles', sum(f.bytes)::bigint FROM "PackFile" f JOIN "Pack" k ON k.id = f."packId"
    WHERE k."workspaceId" = ${workspaceId}
    UNION ALL
    SELECT 'expected', sum(u.size)::bigint FROM "Upload" u
    WHERE u."workspaceId" = ${workspaceId} AND u."settledAt" IS NULL AND u."expiresAt" > ${new Date()}`;
  const of = (what: keyof StorageUse) =>
    rows.filter((row) => row.what === what).reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0);
  return {
    uploads: of('uploads'),
    results: of('results'),
    workFiles: of('workFiles'),
    deletedProjects: of('deletedProjects'),
    expected: of('expected'),
  };
}

export const totalOf = ({ uploads, results, workFiles, deletedProjects, expected }: StorageUse): number =>
  uploads + results + workFiles + deletedProjects + expected;
