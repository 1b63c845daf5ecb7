-- AlterTable
ALTER TABLE "StagingRound" ADD COLUMN     "removedAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Activity_createdAt_idx" ON "Activity" USING BRIN ("createdAt");
