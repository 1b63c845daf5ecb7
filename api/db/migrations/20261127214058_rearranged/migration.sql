-- AlterTable
ALTER TABLE "Revision" ADD COLUMN     "basedOnId" TEXT,
ADD COLUMN     "edits" JSONB;

-- CreateIndex
CREATE INDEX "Revision_basedOnId_idx" ON "Revision"("basedOnId");

-- AddForeignKey
ALTER TABLE "Revision" ADD CONSTRAINT "Revision_basedOnId_fkey" FOREIGN KEY ("basedOnId") REFERENCES "StagingRound"("id") ON DELETE SET NULL ON UPDATE CASCADE;
