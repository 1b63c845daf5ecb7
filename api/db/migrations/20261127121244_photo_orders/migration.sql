-- AlterTable
ALTER TABLE "StagingItem" ADD COLUMN     "notes" TEXT,
ADD COLUMN     "orderedRoomType" "RoomType",
ADD COLUMN     "orderedStyle" "StagingStyle";
