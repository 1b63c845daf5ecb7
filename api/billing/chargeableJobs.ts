import type { Prisma } from '../db/generated/client.js';
import { ConflictError, ValidationError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import type { Transaction } from '../db/client.js';
import type { NewInvoiceItem } from './invoice.rules.js';

/** The jobs whose images were approved. */
export const APPROVED = { status: { in: ['approved', 'final_delivered'] } } satisfies Prisma.StagingJobWhereInput;

/** The invoice lines that charge for a job: at most one. */
export const CHARGING = { invoice: { status: { not: 'cancelled' } } } satisfies Prisma.InvoiceItemWhereInput;

/**
 * Checks that the lines charge for approved jobs of their project that no other invoice charges for. Locks the jobs
 * until the transaction ends, so that two invoices cannot charge for the same job.
 * @throws ValidationError, ConflictError
 */
export async function requireChargeable(
  tx: Transaction,
  projectId: string,
  lines: readonly Pick<NewInvoiceItem, 'jobId'>[],
): Promise<void> {
  if (lines.every(({ jobId }) => !jobId)) return;
  const ids = lines.flatMap(({ jobId }) => (jobId && typeOfId(jobId) === 'StagingJob' ? [jobId] : []));
  await tx.$queryRaw`
    SELECT "id" FROM "StagingJob" WHERE "id" = ANY(${ids}::text[]) AND "projectId" = ${projectId}
    ORDER BY "id" FOR UPDATE`;
  const found = await tx.stagingJob.findMany({
    where: { id: { in: ids }, projectId, ...APPROVED },
    select: { id: true, invoiceItems: { where: CHARGING, select: { invoice: { select: { invoiceNumber: true } } } } },
  });
  const known = new Set(found.map(({ id }) => id));
  const wrong = lines.flatMap(({ jobId }, index) => (jobId && !known.has(jobId) ? [`items.${index}.jobId`] : []));
  if (wrong.length > 0) {
    const message = 'Charge for approved staging jobs of this project';
    throw new ValidationError(wrong.map((path) => ({ path, message })));
  }
  const [charged] = found.flatMap(({ invoiceItems }) => invoiceItems);
  if (charged) {
    const { invoiceNumber } = charged.invoice;
    throw new ConflictError(
      `Invoice ${invoiceNumber} charges for this staging already. Cancel it, or drop the line.`,
      'ALREADY_DONE',
    );
  }
}
