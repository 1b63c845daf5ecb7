-- CreateEnum
CREATE TYPE "PublicLinkKind" AS ENUM ('delivery', 'proof');

-- CreateEnum
CREATE TYPE "SellerVerdict" AS ENUM ('looks_good', 'please_change');

-- CreateTable
CREATE TABLE "PublicLink" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "jobId" TEXT NOT NULL,
    "kind" "PublicLinkKind" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "wholeProject" BOOLEAN NOT NULL DEFAULT false,
    "indexed" BOOLEAN NOT NULL DEFAULT false,
    "sellerApproves" BOOLEAN NOT NULL DEFAULT false,
    "expiresAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "lastViewedAt" TIMESTAMP(3),
    "createdById" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PublicLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SellerComment" (
    "id" TEXT NOT NULL,
    "linkId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "resultId" TEXT,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "verdict" "SellerVerdict",
    "x" DOUBLE PRECISION,
    "y" DOUBLE PRECISION,
    "piece" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "takenUpAt" TIMESTAMP(3),

    CONSTRAINT "SellerComment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PublicLink_tokenHash_key" ON "PublicLink"("tokenHash");

-- CreateIndex
CREATE INDEX "PublicLink_workspaceId_idx" ON "PublicLink"("workspaceId");

-- CreateIndex
CREATE INDEX "PublicLink_jobId_idx" ON "PublicLink"("jobId");

-- CreateIndex
CREATE INDEX "SellerComment_itemId_createdAt_idx" ON "SellerComment"("itemId", "createdAt");

-- CreateIndex
CREATE INDEX "SellerComment_linkId_idx" ON "SellerComment"("linkId");

-- CreateIndex
CREATE INDEX "SellerComment_resultId_idx" ON "SellerComment"("resultId");

-- AddForeignKey
ALTER TABLE "PublicLink" ADD CONSTRAINT "PublicLink_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicLink" ADD CONSTRAINT "PublicLink_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "StagingJob"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SellerComment" ADD CONSTRAINT "SellerComment_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "PublicLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SellerComment" ADD CONSTRAINT "SellerComment_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "StagingItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SellerComment" ADD CONSTRAINT "SellerComment_resultId_fkey" FOREIGN KEY ("resultId") REFERENCES "StagingRound"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "PublicLink"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "SellerComment"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfItem"();
