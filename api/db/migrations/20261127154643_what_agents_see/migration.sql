-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "projectId" TEXT;

-- AlterTable
-- Everybody saw the projects that are there, so they stay shared; new ones are not.
ALTER TABLE "Project" ADD COLUMN     "agentId" TEXT,
ADD COLUMN     "isShared" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Project" ALTER COLUMN "isShared" SET DEFAULT false;

-- CreateIndex
CREATE INDEX "Activity_projectId_idx" ON "Activity"("projectId");

-- CreateIndex
CREATE INDEX "Project_agentId_idx" ON "Project"("agentId");

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The project of each activity whose object is still there.
UPDATE "Activity" SET "projectId" = "Project"."id" FROM "Project"
  WHERE "Activity"."entityType" = 'project' AND "Project"."id" = "Activity"."entityId";
UPDATE "Activity" SET "projectId" = "Media"."projectId" FROM "Media"
  WHERE "Activity"."entityType" = 'media' AND "Media"."id" = "Activity"."entityId";
UPDATE "Activity" SET "projectId" = "StagingJob"."projectId" FROM "StagingJob"
  WHERE "Activity"."entityType" = 'staging_job' AND "StagingJob"."id" = "Activity"."entityId";
UPDATE "Activity" SET "projectId" = "Invoice"."projectId" FROM "Invoice"
  WHERE "Activity"."entityType" = 'invoice' AND "Invoice"."id" = "Activity"."entityId";
