-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "approvedAt" TIMESTAMP(3);
