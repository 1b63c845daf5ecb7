import { queryFromInfo } from '@pothos/plugin-prisma';
import { batched } from '../graphql/batch.js';
import { builder } from '../graphql/builder.js';
import { Media } from './media.type.js';
import type { PrismaClient } from '../db/client.js';
import { Project } from '../projects/project.type.js';

builder.objectField(Project, 'cover', (t) =>
  t.field({
    type: Media,
    nullable: true,
    description: 'The newest delivered result, else the newest proof that waits for review, else the first image.',
    resolve: async ({ id }, _args, context, info) => {
      const { prisma } = context.services;
      const query = queryFromInfo({ context, info, typeName: Media.name });
      const cover = await batched({ context, info, key: id }, async (projectIds) => {
        const ids = await coverIds(prisma, projectIds);
        const rows = await prisma.media.findMany({ ...query, where: { id: { in: ids } } });
        return new Map(rows.map((row) => [row.projectId, row]));
      });
      return cover ?? null;
    },
  }),
);

/** By a lateral join: one read by the index per project. A join of all at once reads the proofs of all workspaces. */
async function coverIds(prisma: PrismaClient, projectIds: readonly string[]): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT "cover"."id" FROM unnest(${projectIds}::text[]) AS "project"("id") CROSS JOIN LATERAL (
      SELECT "id" FROM "Media"
      WHERE "projectId" = "project"."id"
        AND EXISTS (SELECT FROM "Project" WHERE "Project"."id" = "project"."id" AND "deletedAt" IS NULL) AND "type" = 'image' AND ("origin" <> 'proof' OR EXISTS (
        SELECT FROM "StagingItem" JOIN "StagingJob" ON "StagingJob"."id" = "StagingItem"."jobId"
        WHERE "StagingItem"."proofMediaId" = "Media"."id" AND "StagingItem"."decision" <> 'left_out'
          AND "StagingJob"."status" IN ('proof_ready', 'approved')))
      ORDER BY array_position(ARRAY['final', 'proof', 'upload'], "origin"::text),
        CASE WHEN "origin" <> 'upload' THEN "createdAt" END DESC, "createdAt", "id"
      LIMIT 1
    ) AS "cover"`;
  return rows.map(({ id }) => id);
}
