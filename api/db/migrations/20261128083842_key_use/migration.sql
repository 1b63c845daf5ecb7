-- CreateTable: counts that are not worth a write-ahead log
CREATE UNLOGGED TABLE "KeyUse" (
    "id" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,
    "cost" INTEGER NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "KeyUse_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "KeyUse_endsAt_idx" ON "KeyUse"("endsAt");
