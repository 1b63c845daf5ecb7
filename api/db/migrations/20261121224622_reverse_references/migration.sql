-- CreateIndex
CREATE INDEX "Activity_actorId_idx" ON "Activity"("actorId");

-- CreateIndex
CREATE INDEX "Payment_recordedById_idx" ON "Payment"("recordedById");

-- CreateIndex
CREATE INDEX "StagingItem_inputMediaId_idx" ON "StagingItem"("inputMediaId");

-- CreateIndex
CREATE INDEX "StagingItem_proofMediaId_idx" ON "StagingItem"("proofMediaId");

-- CreateIndex
CREATE INDEX "StagingItem_finalMediaId_idx" ON "StagingItem"("finalMediaId");

-- CreateIndex
CREATE INDEX "Upload_workspaceId_idx" ON "Upload"("workspaceId");
