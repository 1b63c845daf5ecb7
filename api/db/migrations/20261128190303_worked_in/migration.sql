-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "workedInAt" TIMESTAMP(3);
