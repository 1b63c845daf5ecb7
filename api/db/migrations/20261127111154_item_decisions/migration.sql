-- CreateEnum
CREATE TYPE "StagingDecision" AS ENUM ('undecided', 'approved', 'left_out');

-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "decision" "StagingDecision" NOT NULL DEFAULT 'undecided';

-- Until now, approving a job approved every photo with a picture and left out the others.
UPDATE "StagingItem" AS item
SET "decision" = CASE WHEN item."state" = 'staged' THEN 'approved' ELSE 'left_out' END::"StagingDecision"
FROM "StagingJob" AS job WHERE job."id" = item."jobId" AND job."status" IN ('approved', 'final_delivered');
