-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "findings" JSONB,
ADD COLUMN     "lookAskedAt" TIMESTAMP(3);
