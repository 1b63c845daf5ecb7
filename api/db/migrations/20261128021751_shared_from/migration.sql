-- AlterTable
ALTER TABLE "StagingRound" ADD COLUMN     "sharedFromId" TEXT;

-- CreateIndex
CREATE INDEX "StagingRound_sharedFromId_idx" ON "StagingRound"("sharedFromId");

-- AddForeignKey
ALTER TABLE "StagingRound" ADD CONSTRAINT "StagingRound_sharedFromId_fkey" FOREIGN KEY ("sharedFromId") REFERENCES "StagingRound"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What can be told of older results: the furniture of the other image as it was then, unless a warning says otherwise.
UPDATE "StagingRound" shown SET "sharedFromId" = (
  SELECT other."id" FROM "StagingRound" other
  WHERE other."itemId" = item."sameRoomAsId" AND other."createdAt" <= shown."createdAt"
  ORDER BY other."createdAt" DESC LIMIT 1
)
FROM "StagingItem" item
WHERE item."id" = shown."itemId" AND item."sameRoomAsId" IS NOT NULL
  AND NOT shown."report"->'warnings' @> '[{"code": "same_room_unmatched"}]'
  AND NOT shown."report"->'warnings' @> '[{"code": "same_room_unfurnished"}]';
