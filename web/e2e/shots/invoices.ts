import { lapse } from '../../../api/test/serverFiles.js';
import type { Client } from './http.js';

export type InvoiceState = 'draft' | 'sent' | 'overdue' | 'paid' | 'cancelled';

const DAY_MS = 86_400_000;
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);

const billTo = {
  name: 'Rafael Lindqvist',
  address: '77 Harbor View\nAstoria, OR 97103',
  email: 'rafael@showhome.example',
};

const staging = { description: 'Virtual staging, 12 photos', amount: '30.00' };
const photography = { description: 'Photography on site', amount: '240.00' };
const twilight = { description: 'Twilight photographs of the front, the garden and the pool', amount: '185.50' };

interface Making {
  readonly client: Client;
  readonly projectId: string;
  readonly dataDir: string;
}

/** Creates one invoice in every status. @returns their ids */
export async function makeInvoices({ client, projectId, dataDir }: Making): Promise<Record<InvoiceState, string>> {
  const write = (items: readonly object[], subtotal: string, more: object) =>
    client.mutate('createInvoice', { projectId, items, subtotal, billTo, ...more }, 'invoice');
  const change = (name: string, input: object) => client.mutate(name, input, 'invoice');

  const paid = await write([staging, photography], '270.00', { tax: '22.28', dueDate: day(-9) });
  const cancelled = await write([twilight], '185.50', {});
  const overdue = await write([staging, photography, twilight], '455.50', { tax: '37.58', dueDate: day(-3) });
  const sent = await write([photography], '240.00', { tax: '19.80', dueDate: day(11) });
  const draft = await write([staging], '30.00', {});

  const payment = { method: 'Bank transfer', receivedOn: day(-1), reference: 'RF18 5390 0754 7034' };
  await change('recordPayment', { invoiceId: paid, ...payment });
  await change('cancelInvoice', { id: cancelled });
  for (const id of [overdue, sent]) await change('sendInvoice', { id });
  await lapse(dataDir);
  return { draft, sent, overdue, paid, cancelled };
}
