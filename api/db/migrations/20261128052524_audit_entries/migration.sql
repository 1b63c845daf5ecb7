-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "address" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_workspaceId_createdAt_id_idx" ON "AuditEntry"("workspaceId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_workspaceId_entityId_idx" ON "AuditEntry"("workspaceId", "entityId");

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit log is only ever added to. Its entries go with the workspace, whose row is gone by then.
CREATE FUNCTION "AuditEntry_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM "Workspace" WHERE id = OLD."workspaceId") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'An entry of the audit log is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END;
$$;
CREATE TRIGGER "AuditEntry_guard" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION "AuditEntry_guard"();
CREATE TRIGGER "AuditEntry_guard_all" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "AuditEntry_guard"();
