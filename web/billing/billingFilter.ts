import { type InvoiceStatus, INVOICE_STATUSES } from './invoiceStatus.js';

/** Which invoices the list shows; null: all. */
export interface BillingFilter {
  readonly projectId: string | null;
  readonly status: InvoiceStatus | null;
}

/** The filter in an address such as /billing?project=proj_1&status=overdue. */
export function filterOf(search: URLSearchParams): BillingFilter {
  const status = search.get('status')?.toUpperCase() ?? '';
  return { projectId: search.get('project') || null, status: INVOICE_STATUSES.isKnown(status) ? status : null };
}

/** The filter as the address's parameters; what is not set is left out. */
export const searchOf = ({ projectId, status }: BillingFilter): Record<string, string> => ({
  ...(projectId && { project: projectId }),
  ...(status && { status: status.toLowerCase() }),
});
