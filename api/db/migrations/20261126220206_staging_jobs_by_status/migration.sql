-- CreateIndex
CREATE INDEX "StagingJob_workspaceId_status_createdAt_id_idx" ON "StagingJob"("workspaceId", "status", "createdAt", "id");
