import { sumOfItems, totalOf } from './amounts.js';
import { EMPTY_INVOICE, type InvoiceDraft, type InvoiceLine, linesOf } from './invoice.rules.js';

/** The recipient of an invoice, as the form holds it. */
export interface BillTo {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly taxId: string;
}

/** An invoice with all fields of its form. */
export interface InvoiceForm extends InvoiceDraft {
  readonly billTo: BillTo;
  /** the person typed a subtotal: it no longer follows the lines */
  readonly ownSubtotal: boolean;
}

export const EMPTY_FORM: InvoiceForm = {
  ...EMPTY_INVOICE,
  billTo: { name: '', email: '', address: '', taxId: '' },
  ownSubtotal: false,
};

/** A line that the server proposes for a staging job. */
export interface ProposedLine extends InvoiceLine {
  readonly jobId: string;
}

/** The form with other lines; the subtotal follows them until the person types one. */
export function withItems(form: InvoiceForm, items: string): InvoiceForm {
  const subtotal = form.ownSubtotal ? form.subtotal : (sumOfItems(items) ?? form.subtotal);
  return { ...form, items, subtotal };
}

/** The form with the subtotal that was typed; an emptied one follows the lines again. */
export const withSubtotal = (form: InvoiceForm, subtotal: string): InvoiceForm => ({
  ...form,
  subtotal,
  ownSubtotal: subtotal.trim() !== '',
});

/** The proposed lines that the form does not have yet. */
export function missingLines(items: string, proposed: readonly ProposedLine[]): readonly ProposedLine[] {
  const descriptionOf = (line: string) => line.replace(/:.*/s, '').trim();
  const held = new Set(items.split('\n').map(descriptionOf));
  return proposed.filter(({ description }) => !held.has(description));
}

/** The lines with further ones below. */
export function addLines(items: string, lines: readonly InvoiceLine[]): string {
  const texts = lines.map(({ description, amount }) => `${description}: ${amount}`);
  return [items.trimEnd(), ...texts].filter(Boolean).join('\n');
}

/** A line that still has the description of a proposal charges for its job, whatever its amount. */
function itemsOf(items: string, proposed: readonly ProposedLine[]) {
  const jobs = new Map(proposed.map(({ description, jobId }) => [description, jobId]));
  return (linesOf(items) ?? []).map((line) => {
    const jobId = jobs.get(line.description);
    jobs.delete(line.description); // each job is charged once
    return { ...line, ...(jobId && { jobId }) };
  });
}

/** The form as a new invoice, without its empty fields. */
export function newInvoiceOf(form: InvoiceForm, proposed: readonly ProposedLine[]) {
  const { projectId, items, subtotal, tax, dueDate, billTo } = form;
  const known = Object.entries(billTo).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
  const total = totalOf(form);
  return {
    projectId,
    items: itemsOf(items, proposed),
    subtotal: subtotal.trim(),
    tax: tax.trim() || '0',
    ...(total && { total }),
    ...(dueDate && { dueDate }),
    ...(known.length > 0 && { billTo: Object.fromEntries(known) }),
  };
}
