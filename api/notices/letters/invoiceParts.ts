/** What the letters about invoices have in common. */
import { describeInvoice } from '../../billing/documents/invoiceDocument.js';
import { dayText, moneyText } from '../../billing/documents/wording.js';
import type { Fact } from '../../mail/letter/parts.js';
import type { Attachment } from '../../mail/mailer.js';
import type { NoticedInvoice } from '../rows.js';

/** What the PDF's name and the subject call the seller; the workspace's name where no seller is given. */
export const sellerName = ({ sellerName: name, workspace }: NoticedInvoice): string => name.trim() || workspace.name;

export const totalText = ({ total, currency }: NoticedInvoice): string => moneyText(total, currency);

export function factsOf(invoice: NoticedInvoice): readonly Fact[] {
  const { invoiceNumber, dueDate, project } = invoice;
  return [
    { term: 'Invoice', value: invoiceNumber },
    { term: 'Property', value: project.address },
    { term: 'Due date', value: dueDate ? dayText(dueDate) : 'On receipt' },
    { term: 'Amount', value: totalText(invoice) },
  ];
}

/** The invoice as a file. */
export async function attachPdf(invoice: NoticedInvoice): Promise<Attachment> {
  const { renderPdf } = await import('../../billing/documents/pdf/renderPdf.js');
  const content = await renderPdf(describeInvoice(invoice, 'invoice'));
  return { filename: `${invoice.invoiceNumber}.pdf`, content, contentType: 'application/pdf' };
}

/** Answers go to the seller. */
export const answersTo = ({ sellerEmail }: NoticedInvoice) => (sellerEmail === '' ? {} : { replyTo: sellerEmail });
