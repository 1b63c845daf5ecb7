-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "storedBytes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "StagingRound" ADD COLUMN     "storedBytes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "settledAt" TIMESTAMP(3);

-- What is known of the files that are there.
UPDATE "Media" SET "storedBytes" = "fileSize";
-- What was finalised before is taken in or refused by now.
UPDATE "Upload" SET "settledAt" = "finalisedAt";
