-- The jobs whose photos wait for a worker, in a workspace's order: see staging/turns/fairOrder.ts. Written by hand,
-- because schema.prisma has no conditions of indexes.
CREATE INDEX "StagingJob_waiting_idx" ON "StagingJob"("workspaceId", "queuedAt", "id")
  WHERE ("status" IN ('queued', 'processing') OR ("status" = 'rework' AND "failure" IS NULL));
