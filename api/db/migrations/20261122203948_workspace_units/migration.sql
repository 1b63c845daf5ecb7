-- CreateEnum
CREATE TYPE "Units" AS ENUM ('metric', 'imperial');

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "units" "Units";
