-- CreateEnum
CREATE TYPE "PackState" AS ENUM ('waiting', 'ready', 'failed');

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "packChoice" JSONB;

-- CreateTable
CREATE TABLE "Pack" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "jobId" TEXT NOT NULL,
    "choice" JSONB NOT NULL,
    "state" "PackState" NOT NULL DEFAULT 'waiting',
    "progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "failure" TEXT,
    "createdById" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Pack_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PackFile" (
    "id" TEXT NOT NULL,
    "packId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "fileKey" TEXT NOT NULL,

    CONSTRAINT "PackFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Pack_workspaceId_idx" ON "Pack"("workspaceId");

-- CreateIndex
CREATE INDEX "Pack_jobId_createdAt_idx" ON "Pack"("jobId", "createdAt");

-- CreateIndex
CREATE INDEX "Pack_createdAt_idx" ON "Pack"("createdAt");

-- CreateIndex
CREATE INDEX "PackFile_fileKey_idx" ON "PackFile"("fileKey");

-- CreateIndex
CREATE UNIQUE INDEX "PackFile_packId_position_key" ON "PackFile"("packId", "position");

-- AddForeignKey
ALTER TABLE "Pack" ADD CONSTRAINT "Pack_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pack" ADD CONSTRAINT "Pack_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "StagingJob"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackFile" ADD CONSTRAINT "PackFile_packId_fkey" FOREIGN KEY ("packId") REFERENCES "Pack"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rows of files do not change their pack, which tells of its progress.
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Pack"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE FUNCTION "tellChangedOfPack"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"("workspaceId") FROM "Pack"
  WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."packId" ELSE NEW."packId" END;
  RETURN NULL;
END
$$;
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "PackFile"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfPack"();
