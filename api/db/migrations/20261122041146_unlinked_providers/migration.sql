-- AlterTable
ALTER TABLE "User" ADD COLUMN     "unlinkedProviders" TEXT[] DEFAULT ARRAY[]::TEXT[];
