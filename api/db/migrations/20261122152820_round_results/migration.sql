-- CreateEnum
CREATE TYPE "RevisionOutcome" AS ENUM ('pending', 'done', 'cancelled', 'failed');

-- AlterTable
ALTER TABLE "Revision" ADD COLUMN     "failure" TEXT,
ADD COLUMN     "outcome" "RevisionOutcome" NOT NULL DEFAULT 'pending',
ADD COLUMN     "style" "StagingStyle";

-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "roomType" "RoomType",
ADD COLUMN     "style" "StagingStyle";

-- Until now a job had one style and one room type for all its images and rounds.
UPDATE "StagingItem" item SET "roomType" = job."roomType", "style" = job."style"
FROM "StagingJob" job WHERE job."id" = item."jobId";

ALTER TABLE "StagingItem" ALTER COLUMN "roomType" SET NOT NULL,
ALTER COLUMN "style" SET NOT NULL;

-- AlterTable
ALTER TABLE "StagingRound" ADD COLUMN     "outline" JSONB,
ADD COLUMN     "proofMediaId" TEXT,
ADD COLUMN     "roomType" "RoomType",
ADD COLUMN     "style" "StagingStyle",
ALTER COLUMN "cleanKey" DROP NOT NULL,
ALTER COLUMN "maskKey" DROP NOT NULL;

UPDATE "StagingRound" result SET "roomType" = item."roomType", "style" = item."style"
FROM "StagingItem" item WHERE item."id" = result."itemId";

-- The proof of an image is its newest round's; of rounds before nobody wrote down which it was.
UPDATE "StagingRound" result SET "proofMediaId" = item."proofMediaId", "outline" = item."outline"
FROM "StagingItem" item
WHERE item."id" = result."itemId" AND item."proofMediaId" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "StagingRound" later WHERE later."itemId" = result."itemId" AND later."round" > result."round"
);

ALTER TABLE "StagingRound" ALTER COLUMN "roomType" SET NOT NULL,
ALTER COLUMN "style" SET NOT NULL;

-- CreateTable
CREATE TABLE "_RevisionToStagingItem" (
    "A" TEXT NOT NULL,
    "B" TEXT NOT NULL,

    CONSTRAINT "_RevisionToStagingItem_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "_RevisionToStagingItem_B_index" ON "_RevisionToStagingItem"("B");

-- CreateIndex
CREATE UNIQUE INDEX "StagingRound_proofMediaId_key" ON "StagingRound"("proofMediaId");

-- AddForeignKey
ALTER TABLE "StagingRound" ADD CONSTRAINT "StagingRound_proofMediaId_fkey" FOREIGN KEY ("proofMediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_RevisionToStagingItem" ADD CONSTRAINT "_RevisionToStagingItem_A_fkey" FOREIGN KEY ("A") REFERENCES "Revision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_RevisionToStagingItem" ADD CONSTRAINT "_RevisionToStagingItem_B_fkey" FOREIGN KEY ("B") REFERENCES "StagingItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until now a revision asked for all images of its job.
INSERT INTO "_RevisionToStagingItem" ("A", "B")
SELECT revision."id", item."id" FROM "Revision" revision JOIN "StagingItem" item ON item."jobId" = revision."jobId";

UPDATE "Revision" revision SET
  "outcome" = CASE
    WHEN EXISTS (
      SELECT FROM "StagingRound" result JOIN "StagingItem" item ON item."id" = result."itemId"
      WHERE item."jobId" = revision."jobId" AND result."round" = revision."round"
    ) THEN 'done'
    WHEN job."failure" IS NULL OR job."failure" = 'Cancelled' THEN 'cancelled'
    ELSE 'failed'
  END::"RevisionOutcome",
  "failure" = CASE WHEN job."failure" <> 'Cancelled' AND job."round" = revision."round" THEN job."failure" END
FROM "StagingJob" job
WHERE job."id" = revision."jobId" AND NOT (
  job."round" = revision."round" AND job."failure" IS NULL AND job."status" IN ('queued', 'processing', 'rework')
);
