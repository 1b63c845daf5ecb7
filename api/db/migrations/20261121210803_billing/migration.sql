-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('draft', 'sent', 'paid', 'overdue', 'cancelled');

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "duration" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "currency" CHAR(3) NOT NULL DEFAULT 'USD',
ADD COLUMN     "sellerAddress" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sellerEmail" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sellerName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sellerTaxId" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "InvoiceCounter" (
    "workspaceId" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "InvoiceCounter_pkey" PRIMARY KEY ("workspaceId","year")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "invoiceNumber" TEXT NOT NULL,
    "status" "InvoiceStatus" NOT NULL DEFAULT 'draft',
    "currency" CHAR(3) NOT NULL,
    "subtotal" DECIMAL(12,2) NOT NULL,
    "tax" DECIMAL(12,2) NOT NULL,
    "total" DECIMAL(12,2) NOT NULL,
    "dueDate" DATE,
    "sellerName" TEXT NOT NULL DEFAULT '',
    "sellerAddress" TEXT NOT NULL DEFAULT '',
    "sellerEmail" TEXT NOT NULL DEFAULT '',
    "sellerTaxId" TEXT NOT NULL DEFAULT '',
    "billToName" TEXT NOT NULL DEFAULT '',
    "billToAddress" TEXT NOT NULL DEFAULT '',
    "billToEmail" TEXT NOT NULL DEFAULT '',
    "billToTaxId" TEXT NOT NULL DEFAULT '',
    "paidAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceItem" (
    "id" TEXT NOT NULL,
    "invoiceId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "jobId" TEXT,

    CONSTRAINT "InvoiceItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceTransition" (
    "from" "InvoiceStatus" NOT NULL,
    "to" "InvoiceStatus" NOT NULL,

    CONSTRAINT "InvoiceTransition_pkey" PRIMARY KEY ("from","to")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL,
    "invoiceId" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "recordedById" TEXT,
    "receivedAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentIntent" (
    "id" TEXT NOT NULL,
    "invoiceId" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentIntent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Invoice_workspaceId_createdAt_id_idx" ON "Invoice"("workspaceId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Invoice_projectId_createdAt_id_idx" ON "Invoice"("projectId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Invoice_status_dueDate_idx" ON "Invoice"("status", "dueDate");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_workspaceId_invoiceNumber_key" ON "Invoice"("workspaceId", "invoiceNumber");

-- CreateIndex
CREATE INDEX "InvoiceItem_jobId_idx" ON "InvoiceItem"("jobId");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceItem_invoiceId_position_key" ON "InvoiceItem"("invoiceId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_invoiceId_key" ON "Payment"("invoiceId");

-- CreateIndex
CREATE INDEX "PaymentIntent_invoiceId_idx" ON "PaymentIntent"("invoiceId");

-- AddForeignKey
ALTER TABLE "InvoiceCounter" ADD CONSTRAINT "InvoiceCounter_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceItem" ADD CONSTRAINT "InvoiceItem_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceItem" ADD CONSTRAINT "InvoiceItem_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "StagingJob"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentIntent" ADD CONSTRAINT "PaymentIntent_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "Media" ADD CONSTRAINT "Media_duration" CHECK ("duration" > 0);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_money"
  CHECK ("subtotal" >= 0 AND "tax" >= 0 AND "total" = "subtotal" + "tax");
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_paid" CHECK (("status" = 'paid') = ("paidAt" IS NOT NULL));
ALTER TABLE "InvoiceItem" ADD CONSTRAINT "InvoiceItem_amount" CHECK ("amount" >= 0);
ALTER TABLE "InvoiceCounter" ADD CONSTRAINT "InvoiceCounter_last" CHECK ("last" > 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount" CHECK ("amount" >= 0);

-- Where an invoice may go from where.
INSERT INTO "InvoiceTransition" ("from", "to") VALUES
  ('draft', 'sent'),
  ('draft', 'paid'),
  ('draft', 'cancelled'),
  ('sent', 'paid'),
  ('sent', 'overdue'),
  ('sent', 'cancelled'),
  ('overdue', 'sent'),
  ('overdue', 'paid'),
  ('overdue', 'cancelled');

CREATE FUNCTION "Invoice_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" <> OLD."status" AND NOT EXISTS (
    SELECT FROM "InvoiceTransition" AS t WHERE t."from" = OLD."status" AND t."to" = NEW."status"
  ) THEN
    RAISE EXCEPTION 'An invoice does not go from % to %.', OLD."status", NEW."status" USING ERRCODE = 'check_violation';
  END IF;
  IF OLD."status" <> 'draft' AND ROW(NEW."invoiceNumber", NEW."currency", NEW."subtotal", NEW."tax")
    IS DISTINCT FROM ROW(OLD."invoiceNumber", OLD."currency", OLD."subtotal", OLD."tax") THEN
    RAISE EXCEPTION 'The amounts of an invoice that was sent do not change.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "Invoice_guard" BEFORE UPDATE ON "Invoice" FOR EACH ROW EXECUTE FUNCTION "Invoice_guard"();
