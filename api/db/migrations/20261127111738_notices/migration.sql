-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('proof_ready', 'seller_answered', 'delivered', 'payment_received', 'invoice_sent', 'invoice_overdue');

-- CreateEnum
CREATE TYPE "NoticeOutcome" AS ENUM ('waiting', 'sent', 'failed', 'dropped');

-- AlterTable
ALTER TABLE "StagingJob" ADD COLUMN     "orderedById" TEXT;

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "overdueReminders" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Notice" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "event" TEXT NOT NULL,
    "userId" TEXT,
    "email" TEXT,
    "outcome" "NoticeOutcome" NOT NULL DEFAULT 'waiting',
    "takenUntil" TIMESTAMP(3),
    "settledAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailPreference" (
    "userId" TEXT NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "wanted" BOOLEAN NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailPreference_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "UnsubscribedAddress" (
    "workspaceId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UnsubscribedAddress_pkey" PRIMARY KEY ("workspaceId","email","kind")
);

-- CreateIndex
CREATE INDEX "Notice_workspaceId_idx" ON "Notice"("workspaceId");

-- CreateIndex
CREATE INDEX "Notice_userId_idx" ON "Notice"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Notice_event_userId_key" ON "Notice"("event", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Notice_event_email_key" ON "Notice"("event", "email");

-- CreateIndex
CREATE INDEX "StagingJob_orderedById_idx" ON "StagingJob"("orderedById");

-- AddForeignKey
ALTER TABLE "StagingJob" ADD CONSTRAINT "StagingJob_orderedById_fkey" FOREIGN KEY ("orderedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailPreference" ADD CONSTRAINT "MailPreference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnsubscribedAddress" ADD CONSTRAINT "UnsubscribedAddress_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever ordered the older jobs stands in the timeline.
UPDATE "StagingJob" AS job SET "orderedById" = activity."actorId" FROM "Activity" AS activity
WHERE activity."action" = 'staging_job_created' AND activity."entityId" = job."id" AND activity."actorId" IS NOT NULL;

-- Rows of a person, whom a workspace's pages may show. A removed user's memberships tell of themselves.
CREATE FUNCTION "tellChangedOfPerson"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"("workspaceId") FROM "Membership"
  WHERE "userId" = CASE TG_OP WHEN 'DELETE' THEN OLD."userId" ELSE NEW."userId" END;
  RETURN NULL;
END
$$;

CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Notice"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "UnsubscribedAddress"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "MailPreference"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfPerson"();
