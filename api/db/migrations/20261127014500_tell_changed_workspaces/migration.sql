-- PostgreSQL tells every process which workspace's rows have changed, so that an answer kept in memory is never older
-- than its rows (api/http/keptAnswers.ts). Equal notifications of a transaction are sent once, at its commit.

CREATE FUNCTION "tellChangedWorkspace"("workspaceId" text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('showhome_workspaces', "workspaceId") WHERE "workspaceId" IS NOT NULL
$$;

CREATE FUNCTION "tellChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM "tellChangedWorkspace"(OLD."workspaceId"); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM "tellChangedWorkspace"(NEW."workspaceId"); END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "tellChangedSelf"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"(CASE TG_OP WHEN 'DELETE' THEN OLD."id" ELSE NEW."id" END);
  RETURN NULL;
END
$$;

-- Rows below do not change their parent; a removed parent tells of itself.

CREATE FUNCTION "tellChangedOfJob"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"("workspaceId") FROM "StagingJob"
  WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."jobId" ELSE NEW."jobId" END;
  RETURN NULL;
END
$$;

CREATE FUNCTION "tellChangedOfItem"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"(job."workspaceId") FROM "StagingItem" AS item
  JOIN "StagingJob" AS job ON job."id" = item."jobId"
  WHERE item."id" = CASE TG_OP WHEN 'DELETE' THEN OLD."itemId" ELSE NEW."itemId" END;
  RETURN NULL;
END
$$;

CREATE FUNCTION "tellChangedOfInvoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"("workspaceId") FROM "Invoice"
  WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."invoiceId" ELSE NEW."invoiceId" END;
  RETURN NULL;
END
$$;

-- A removed user's memberships tell of themselves.
CREATE FUNCTION "tellChangedOfUser"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tellChangedWorkspace"("workspaceId") FROM "Membership" WHERE "userId" = NEW."id";
  RETURN NULL;
END
$$;

CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Membership"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Project"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Upload"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Media"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "StagingJob"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "StagingTurn"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Activity"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "InvoiceCounter"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Invoice"
  FOR EACH ROW EXECUTE FUNCTION "tellChanged"();

CREATE TRIGGER "tellChanged" AFTER UPDATE OR DELETE ON "Workspace"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedSelf"();
CREATE TRIGGER "tellChanged" AFTER UPDATE ON "User"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfUser"();

CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "StagingItem"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfJob"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Revision"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfJob"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "StagingRound"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfItem"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "InvoiceItem"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfInvoice"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "Payment"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfInvoice"();
CREATE TRIGGER "tellChanged" AFTER INSERT OR UPDATE OR DELETE ON "PaymentIntent"
  FOR EACH ROW EXECUTE FUNCTION "tellChangedOfInvoice"();
