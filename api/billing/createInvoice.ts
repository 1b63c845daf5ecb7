import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import { Prisma } from '../db/generated/client.js';
import { ValidationError } from '../domain/errors.js';
import { newId } from '../domain/ids.js';
import { notify } from '../messaging/notify.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { requireChargeable } from './chargeableJobs.js';
import { decimalsOf } from './currencies.js';
import type { NewInvoice } from './invoice.rules.js';
import { nextInvoiceNumber } from './nextInvoiceNumber.js';
import { writeAs } from '../domain/write.js';

/** The workspace's columns that its invoices copy, by the same names. */
const SELLER = { currency: true, sellerName: true, sellerAddress: true, sellerEmail: true, sellerTaxId: true };

/**
 * Creates a draft invoice with the workspace as its seller and in its currency.
 * @throws NotFoundError for the project
 * @throws ValidationError when the lines have to add up to the subtotal and do not, an amount is finer than the
 * currency’s decimals, or a line’s job is not an approved one
 * of the project
 * @throws ConflictError when a job is charged already
 */
export async function createInvoice(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  input: NewInvoice,
  { linesMustAddUp = false } = {},
) {
  const { projectId, items, subtotal, tax, dueDate, billTo } = input;
  if (linesMustAddUp) requireSum(input);
  const { workspaceId } = caller;
  return writeAs(caller, prisma, async (tx) => {
    const project = await requireProject(caller, tx, projectId);
    const { currency, ...seller } = await tx.workspace.findUniqueOrThrow({
      where: { id: workspaceId },
      select: SELLER,
    });
    requirePayable(currency, input);
    await requireChargeable(tx, projectId, items);
    const createdAt = new Date();
    const invoiceNumber = await nextInvoiceNumber(tx, workspaceId, createdAt.getUTCFullYear());
    const invoice = await tx.invoice.create({
      data: {
        ...seller,
        ...billTo,
        id: newId('inv'),
        workspaceId,
        projectId,
        invoiceNumber,
        currency,
        subtotal,
        tax,
        total: subtotal.plus(tax),
        dueDate,
        createdAt,
        items: { create: items.map((item, position) => ({ ...item, id: newId('line'), position })) },
      },
    });
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'invoice_created',
      entityType: 'invoice',
      entityId: invoice.id,
      description: `New invoice ${invoiceNumber}: ${project.address}`,
    });
    await notify(tx, { kind: 'invoice', workspaceId, id: invoice.id });
    return invoice;
  });
}

/** @throws ValidationError when the subtotal is not the sum of the lines */
function requireSum({ items, subtotal }: NewInvoice): void {
  const sum = items.reduce((total, { amount }) => total.plus(amount), new Prisma.Decimal(0));
  if (sum.equals(subtotal)) return;
  const message =
    `The items add up to ${sum.toFixed(2)}, and the subtotal says ${subtotal.toFixed(2)}: ` +
    'send the sum of the items, or a line for the difference';
  throw new ValidationError([{ path: 'subtotal', message }]);
}

/** @throws ValidationError for every amount with more decimals than the currency has */
function requirePayable(currency: string, { subtotal, tax, items }: NewInvoice): void {
  const amounts = [
    { path: 'subtotal', value: subtotal },
    { path: 'tax', value: tax },
    ...items.map(({ amount }, index) => ({ path: `items.${index}.amount`, value: amount })),
  ];
  const message = `Amounts in ${currency} have no decimals`;
  const wrong = amounts.filter(({ value }) => value.decimalPlaces() > decimalsOf(currency));
  if (wrong.length > 0) throw new ValidationError(wrong.map(({ path }) => ({ path, message })));
}
