-- AlterTable
ALTER TABLE "StagingJob" ADD COLUMN     "firstProofsAt" TIMESTAMP(3);

UPDATE "StagingJob" AS job SET "firstProofsAt" = first."newest"
FROM (
  SELECT item."jobId", max(round."createdAt") AS "newest"
  FROM "StagingRound" AS round JOIN "StagingItem" AS item ON item."id" = round."itemId"
  WHERE round."round" = 0 GROUP BY 1
) AS first
WHERE first."jobId" = job."id";
