-- AlterTable
ALTER TABLE "StagingRound" ADD COLUMN     "piecesKey" TEXT,
ADD COLUMN     "seconds" DOUBLE PRECISION;

-- CreateIndex
CREATE INDEX "StagingRound_createdAt_idx" ON "StagingRound"("createdAt");
