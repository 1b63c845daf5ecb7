-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0;

-- The round of each photo: that of its job while it waits or is staged, else the newest that included it.
UPDATE "StagingItem" AS item SET "round" = CASE
  WHEN item."state" IN ('waiting', 'staging') THEN job."round"
  ELSE coalesce((
    SELECT max(revision."round") FROM "Revision" AS revision
    JOIN "_RevisionToStagingItem" AS chosen ON chosen."A" = revision."id" AND chosen."B" = item."id"
  ), 0)
END
FROM "StagingJob" AS job WHERE job."id" = item."jobId" AND job."round" > 0;
