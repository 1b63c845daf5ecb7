/** Invoices in any state, without the way that leads there. */
import type { InvoiceStatus } from '../db/generated/enums.js';
import { newId } from '../graphql/ids.js';
import { makeProject } from './factories.js';
import type { Registered, TestServer } from './startServer.js';

export interface InvoiceDetails {
  readonly status?: InvoiceStatus;
  /** decimal text */
  readonly total?: string;
  readonly currency?: string;
}

export async function makeInvoice(server: TestServer, who: Registered, details: InvoiceDetails = {}) {
  const { status = 'sent', total = '18.50', currency = 'USD' } = details;
  const projectId = await makeProject(server, who);
  const id = newId('inv');
  const paidAt = status === 'paid' ? new Date() : null;
  const money = { currency, subtotal: total, tax: 0, total };
  const owned = { id, workspaceId: who.workspaceId, projectId, invoiceNumber: `INV-${id.slice(-8)}` };
  return server.services.prisma.invoice.create({ data: { ...owned, ...money, status, paidAt } });
}
