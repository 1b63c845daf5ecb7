/** Invoices for tests. */
import type { InvoiceStatus } from '../db/generated/enums.js';
import { newId } from '../domain/ids.js';
import { makeProject, mutate } from './factories.js';
import type { HttpClient, SignedUp } from './httpClient.js';
import type { Registered, TestServer } from './startServer.js';

export interface InvoiceDetails {
  readonly status?: InvoiceStatus;
  /** decimal text */
  readonly total?: string;
  readonly currency?: string;
}

/** Inserts an invoice in any status, without the usual transitions. */
export async function makeInvoice(server: TestServer, who: Registered, details: InvoiceDetails = {}) {
  const { status = 'sent', total = '18.50', currency = 'USD' } = details;
  const { workspaceId } = who;
  const { id: projectId } = await server.services.prisma.project.create({
    data: { id: newId('proj'), workspaceId, address: '12 Elm Street' },
  });
  const id = newId('inv');
  const paidAt = status === 'paid' ? new Date() : null;
  const money = { currency, subtotal: total, tax: 0, total };
  const owned = { id, workspaceId, projectId, invoiceNumber: `INV-${id.slice(-8)}` };
  return server.services.prisma.invoice.create({ data: { ...owned, ...money, status, paidAt } });
}

const INVOICE = `invoice {
  id invoiceNumber status currency subtotal tax total dueDate paidAt project { id }
  seller { name address email taxId } billTo { name address email taxId }
  items { description amount job { id } }
}`;

interface InvoiceAnswer {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly status: string;
  readonly project: { readonly id: string };
  readonly [field: string]: unknown;
}

/** The default input of an invoice. */
const USUAL = { items: [{ description: 'Staging of 6 photos', amount: '18.00' }], subtotal: '18.00', tax: '1.49' };

/** Sends createInvoice. @returns the union's member */
export function writeInvoice(server: HttpClient, who: SignedUp, input: object) {
  return mutate<{ invoice: InvoiceAnswer }>(server, who, {
    name: 'createInvoice',
    input: { ...USUAL, ...input },
    select: INVOICE,
  });
}

/** Creates a draft of 19.49 over HTTP, in a new project unless one is given. */
export async function newDraft(server: HttpClient, who: SignedUp, input: object = {}): Promise<InvoiceAnswer> {
  const projectId = 'projectId' in input ? input.projectId : await makeProject(server, who);
  const answer = await writeInvoice(server, who, { ...input, projectId });
  if (answer.__typename !== 'CreateInvoicePayload') throw new Error(answer.message);
  return answer.invoice;
}

export function sendInvoice(server: HttpClient, who: Pick<SignedUp, 'cookie'>, input: object) {
  return mutate<{ invoice: InvoiceAnswer }>(server, who, { name: 'sendInvoice', input, select: INVOICE });
}

export function cancelInvoice(server: HttpClient, who: Pick<SignedUp, 'cookie'>, id: string) {
  return mutate<{ invoice: InvoiceAnswer }>(server, who, { name: 'cancelInvoice', input: { id }, select: INVOICE });
}

/** Makes the person an agent of their workspace instead of its owner. */
export async function demote({ services }: TestServer, userId: string): Promise<void> {
  await services.prisma.membership.updateMany({ where: { userId }, data: { role: 'agent' } });
}
