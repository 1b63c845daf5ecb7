import { recordActivity } from '../activity/recordActivity.js';
import { INVOICE_MAILS, MAILS_OF_INVOICE, takeAttempt } from '../accounts/attempts.js';
import { plainEmail } from '../domain/email.js';
import type { Transaction } from '../db/client.js';
import { actorIdOf, type Caller } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { requireInvoice } from './invoice.access.js';
import type { InvoiceOfProject } from './moveInvoice.js';
import { writeAs } from '../domain/write.js';

const NO_MAIL = 'This site sends no mail: no mail server is set up. Download the PDF and send it yourself.';
const NO_ADDRESS =
  'This invoice names no e-mail address to bill, so it cannot be mailed. Download the PDF and send it yourself.';
const UNWANTED =
  'Whoever reads mail at this address wants no more invoices from you by mail. Download the PDF and send it yourself.';

type Addressed = Pick<InvoiceOfProject, 'billToEmail'>;

/** Why an invoice cannot be mailed, whatever its status, as a sentence; null: it can. */
export function mailProblemOf({ mailer }: Pick<Services, 'mailer'>, { billToEmail }: Addressed): string | null {
  if (!mailer) return NO_MAIL;
  return billToEmail === '' ? NO_ADDRESS : null;
}

/** Why an invoice in this status is not mailed. */
const NOT_NOW: Readonly<Partial<Record<InvoiceOfProject['status'], string>>> = {
  draft: 'This invoice is a draft. Send it first.',
  paid: 'This invoice is paid already.',
  cancelled: 'This invoice is cancelled.',
};

type MailServices = Pick<Services, 'prisma' | 'queue' | 'mailer'>;

/**
 * Mails an invoice that was sent before to its recipient, as a PDF.
 * @throws NotFoundError
 * @throws ConflictError when no mail is set up, the invoice names no address or one that wants no invoices, or it is
 * neither sent nor overdue
 * @throws TooManyAttemptsError
 */
export async function mailInvoice(caller: Caller, services: MailServices, id: string): Promise<{ id: string }> {
  await takeInvoiceMail(caller, services, id);
  return writeAs(caller, services.prisma, async (tx) => {
    const invoice = await requireInvoice(caller, tx, id);
    const refused = NOT_NOW[invoice.status];
    if (refused !== undefined) throw new ConflictError(refused);
    await queueInvoiceMail(tx, services, { caller, invoice });
    return { id };
  });
}

/**
 * Counts a mail of the invoice.
 * @throws NotFoundError when the caller has no such invoice
 * @throws ConflictError when no mail is set up, or the invoice names no address
 * @throws TooManyAttemptsError
 */
export async function takeInvoiceMail(caller: Caller, services: MailServices, id: string): Promise<void> {
  const { prisma } = services;
  const problem = mailProblemOf(services, await requireInvoice(caller, prisma, id));
  if (problem !== null) throw new ConflictError(problem);
  await takeAttempt(prisma, MAILS_OF_INVOICE, id);
  await takeAttempt(prisma, INVOICE_MAILS, caller.workspaceId);
}

interface InvoiceMail {
  readonly caller: Caller;
  readonly invoice: InvoiceOfProject;
}

/** Queues the mail and records it in the timeline, in the transaction that sends the invoice. @throws ConflictError */
export async function queueInvoiceMail(
  tx: Transaction,
  { queue }: Pick<MailServices, 'queue'>,
  { caller, invoice }: InvoiceMail,
): Promise<void> {
  const { id, workspaceId, invoiceNumber, billToEmail, project } = invoice;
  const address = { workspaceId, email: plainEmail(billToEmail), kind: 'invoice_sent' } as const;
  if (await tx.unsubscribedAddress.findUnique({ where: { workspaceId_email_kind: address } })) {
    throw new ConflictError(UNWANTED);
  }
  await recordActivity(tx, {
    workspaceId,
    actorId: actorIdOf(caller),
    action: 'invoice_mailed',
    entityType: 'invoice',
    entityId: id,
    description: `Invoice ${invoiceNumber} mailed to ${billToEmail}: ${project.address}`,
  });
  await queue.send(tx, { kind: 'tell', news: { kind: 'invoice_sent', invoiceId: id, sendingId: newId('not') } });
}
