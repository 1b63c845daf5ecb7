-- AlterTable
ALTER TABLE "StagingJob" DROP COLUMN "estimatedCompletion",
ADD COLUMN     "queuedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "StagingTurn" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "startTag" INTEGER NOT NULL,
    "beganAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "StagingTurn_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StagingTurn_workspaceId_startTag_idx" ON "StagingTurn"("workspaceId", "startTag");

-- CreateIndex
CREATE INDEX "StagingTurn_itemId_idx" ON "StagingTurn"("itemId");

-- CreateIndex
CREATE INDEX "StagingItem_state_idx" ON "StagingItem"("state");

-- AddForeignKey
ALTER TABLE "StagingTurn" ADD CONSTRAINT "StagingTurn_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StagingTurn" ADD CONSTRAINT "StagingTurn_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "StagingItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Photos that wait already keep their order.
UPDATE "StagingJob" SET "queuedAt" = "createdAt";

-- Whoever staged these had no turn: they wait for one.
UPDATE "StagingItem" SET "state" = 'waiting', "progress" = 0 WHERE "state" = 'staging';
