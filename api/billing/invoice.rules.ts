import { z } from 'zod';
import { Prisma } from '../db/generated/client.js';
import { text } from '../domain/rules.js';
import { amount, MOST } from './amount.rules.js';
import { invoiceDay } from './days.js';
import { partyRules } from './party.rules.js';

export const MOST_ITEMS = 200;
const LINE = "Each line must be in format 'Description: Amount' with valid positive numbers";
const SUBTOTAL = 'Subtotal must be a valid positive number';
const TAX = 'Tax must be a valid positive number';

const item = z.object({
  description: z.string(LINE).pipe(text('A description', 500).min(1, LINE)),
  amount: amount({ what: 'An amount', invalid: LINE, missing: LINE }),
  jobId: z
    .string()
    .nullish()
    .transform((given) => given || null),
});
export type NewInvoiceItem = z.output<typeof item>;

const items = z
  .array(item, 'Items are required')
  .min(1, 'Items are required')
  .max(MOST_ITEMS, `An invoice may have at most ${MOST_ITEMS} lines`)
  .refine(chargeOnce, 'Each staging job can be charged once');

/** A field that is left out or null is stored as empty. */
const billTo = z
  .object({
    name: partyRules.name.nullish(),
    address: partyRules.address.nullish(),
    email: partyRules.email.nullish(),
    taxId: partyRules.taxId.nullish(),
  })
  .nullish()
  .transform((given) => ({
    billToName: given?.name ?? '',
    billToAddress: given?.address ?? '',
    billToEmail: given?.email ?? '',
    billToTaxId: given?.taxId ?? '',
  }));

export const newInvoice = z
  .object({
    projectId: z.string('Project is required').min(1, 'Project is required'),
    items,
    subtotal: amount({ what: 'The subtotal', invalid: SUBTOTAL, missing: 'Subtotal is required' }),
    tax: z
      .string()
      .nullish()
      .transform((given) => given?.trim() || '0')
      .pipe(amount({ what: 'The tax', invalid: TAX, missing: TAX })),
    total: z
      .string()
      .nullish()
      .transform((given) => given?.trim() || null),
    dueDate: invoiceDay('The due date').nullish(),
    billTo,
  })
  .refine(({ subtotal, tax }) => subtotal.plus(tax).lte(MOST), {
    path: ['subtotal'],
    message: `The subtotal and the tax may be at most ${MOST.toFixed(2)} together`,
  })
  .refine(({ subtotal, tax, total }) => total === null || equals(total, subtotal.plus(tax)), {
    path: ['total'],
    message: 'The total must be the subtotal plus the tax',
  });
export type NewInvoice = z.output<typeof newInvoice>;

/** A new due date is optional: one that is left out stays. */
export const invoiceSending = z.object({
  id: z.string(),
  dueDate: invoiceDay('The due date').nullish(),
  byMail: z.boolean().nullish(),
});
export type InvoiceSending = z.output<typeof invoiceSending>;

function chargeOnce(lines: readonly NewInvoiceItem[]): boolean {
  const ids = lines.flatMap(({ jobId }) => jobId ?? []);
  return new Set(ids).size === ids.length;
}

function equals(written: string, value: Prisma.Decimal): boolean {
  const read = amount({ what: '', invalid: '', missing: '' }).safeParse(written);
  return read.success && read.data.equals(value);
}
