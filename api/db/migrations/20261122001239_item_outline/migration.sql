-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "failureCode" TEXT,
ADD COLUMN     "outline" JSONB,
ADD COLUMN     "reading" JSONB;
