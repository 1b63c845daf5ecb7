-- AlterTable
ALTER TABLE "IdempotentCall" ADD COLUMN     "changedAt" TIMESTAMP(3);
