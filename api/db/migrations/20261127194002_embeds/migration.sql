-- CreateEnum
CREATE TYPE "EmbedKind" AS ENUM ('slider', 'gallery', 'board', 'figures');

-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "text" TEXT;

-- CreateTable
CREATE TABLE "Embed" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "kind" "EmbedKind" NOT NULL,
    "name" TEXT NOT NULL,
    "projectId" TEXT,
    "itemId" TEXT,
    "origins" TEXT[],
    "offAt" TIMESTAMP(3),
    "secretNumber" INTEGER NOT NULL DEFAULT 1,
    "createdById" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Embed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Embed_workspaceId_createdAt_id_idx" ON "Embed"("workspaceId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Embed_projectId_idx" ON "Embed"("projectId");

-- CreateIndex
CREATE INDEX "Embed_itemId_idx" ON "Embed"("itemId");

-- CreateIndex
CREATE INDEX "Embed_createdById_idx" ON "Embed"("createdById");

-- CreateIndex
CREATE INDEX "ApiKey_origins_idx" ON "ApiKey" USING GIN ("origins");

-- AddForeignKey
ALTER TABLE "Embed" ADD CONSTRAINT "Embed_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Embed" ADD CONSTRAINT "Embed_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Embed" ADD CONSTRAINT "Embed_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "StagingItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Embed" ADD CONSTRAINT "Embed_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An embed shows one thing: a slider a photo, a gallery a project
ALTER TABLE "Embed" ADD CONSTRAINT "Embed_shown_check" CHECK (
  ("kind" = 'slider') = ("itemId" IS NOT NULL) AND ("kind" = 'gallery') = ("projectId" IS NOT NULL)
);

CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Embed"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
