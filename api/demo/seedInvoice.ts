import type { Caller } from '../domain/caller.js';
import { createInvoice } from '../billing/createInvoice.js';
import { today } from '../billing/days.js';
import { newInvoice } from '../billing/invoice.rules.js';
import { sendInvoice } from '../billing/sendInvoice.js';
import { updateSellerDetails } from '../billing/updateSellerDetails.js';
import type { Services } from '../services.js';

const SELLER = {
  name: 'Okafor Home Staging',
  address: '210 Salmon Street\nPortland, OR 97204',
  email: 'billing@okafor.example',
  taxId: '93-4417206',
};

const BILL_TO = { name: 'Rafael Lindqvist', address: '77 Harbor View\nAstoria, OR 97103', email: 'rafael@example.com' };

const ITEMS = [
  { description: 'Virtual staging, 6 photos', amount: '18.00' },
  { description: 'Photography on site', amount: '140.00' },
];

const DAYS_TO_PAY = 14;
const DAY = 24 * 3600 * 1000;

/** Creates an unpaid invoice of a project. */
export async function seedInvoice(caller: Caller, services: Services, projectId: string): Promise<void> {
  await updateSellerDetails(caller, services, SELLER);
  const dueDate = new Date(today().getTime() + DAYS_TO_PAY * DAY);
  const given = { projectId, items: ITEMS, subtotal: '158.00', tax: '13.04', dueDate, billTo: BILL_TO };
  const { id } = await createInvoice(caller, services, newInvoice.parse(given));
  await sendInvoice(caller, services, { id });
}
