-- CreateEnum
CREATE TYPE "RoomWall" AS ENUM ('back', 'left', 'right', 'front');

-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "sameRoomAsId" TEXT,
ADD COLUMN     "sameRoomBackWall" "RoomWall";

-- CreateIndex
CREATE INDEX "StagingItem_sameRoomAsId_idx" ON "StagingItem"("sameRoomAsId");

-- AddForeignKey
ALTER TABLE "StagingItem" ADD CONSTRAINT "StagingItem_sameRoomAsId_fkey" FOREIGN KEY ("sameRoomAsId") REFERENCES "StagingItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
