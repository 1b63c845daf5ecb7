-- CreateIndex
CREATE INDEX "Media_losslessKey_idx" ON "Media"("losslessKey");

-- CreateIndex
CREATE INDEX "Media_thumbnailKey_idx" ON "Media"("thumbnailKey");

-- CreateIndex
CREATE INDEX "Media_previewKey_idx" ON "Media"("previewKey");

-- CreateIndex
CREATE INDEX "StagingItem_firstPassKey_idx" ON "StagingItem"("firstPassKey");

-- CreateIndex
CREATE INDEX "StagingRound_cleanKey_idx" ON "StagingRound"("cleanKey");

-- CreateIndex
CREATE INDEX "StagingRound_maskKey_idx" ON "StagingRound"("maskKey");

-- CreateIndex
CREATE INDEX "StagingRound_piecesKey_idx" ON "StagingRound"("piecesKey");
