import { type InvoiceStatus, INVOICE_STATUSES } from './invoiceStatus.js';

/** Which invoices the list shows; null: whichever. */
export interface BillingFilter {
  readonly projectId: string | null;
  readonly status: InvoiceStatus | null;
}

/** The filter that an address holds, as in /billing?project=proj_1&status=overdue. */
export function filterOf(search: URLSearchParams): BillingFilter {
  const status = search.get('status')?.toUpperCase() ?? '';
  return { projectId: search.get('project') || null, status: INVOICE_STATUSES.isKnown(status) ? status : null };
}

/** The address's words for a filter; what is not set is left out. */
export const searchOf = ({ projectId, status }: BillingFilter): Record<string, string> => ({
  ...(projectId && { project: projectId }),
  ...(status && { status: status.toLowerCase() }),
});
