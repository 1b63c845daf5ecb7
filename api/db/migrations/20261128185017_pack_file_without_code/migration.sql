-- AlterTable
ALTER TABLE "PackFile" ADD COLUMN     "withoutCode" TEXT;
